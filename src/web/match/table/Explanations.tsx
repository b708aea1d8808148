/** Explanations at a table, loaded after it when the player may first need them. */
import type { FunctionComponent, RefObject } from 'preact';
import type { View } from '../../../core/index.ts';
import { lazyComponent } from '../../ui/components/lazyComponent.tsx';
import type { LogLine } from '../../ui/board/tableContext.ts';
import type { TableProps } from './tableProps.ts';

const Explain = lazyComponent(async () => (await import('../../insight/explain/Explain.tsx')).Explain);
const MoveReason = lazyComponent(
  async () => (await import('../../insight/explain/MoveReason.tsx')).MoveReason,
);
const WhyPanel = lazyComponent(async () => (await import('../../insight/explain/WhyPanel.tsx')).WhyPanel);
const WhyButton = lazyComponent(async () => (await import('../../insight/explain/WhyButton.tsx')).WhyButton);

/** With more moves than this, no explanation fits all of them. */
const MAX_EXPLAINED = 8;

export const createMoveReason =
  (parts: RefObject<TableProps>): FunctionComponent =>
  () => {
    const { session, turn, names } = parts.current;
    const waits = turn.pendingMove.value ?? turn.forcedMove.value;
    const moves = waits === null ? turn.moves.value.slice(0, MAX_EXPLAINED) : [waits];
    if (moves.length === 0 || turn.hinted.value.length > 0) return null;
    return (
      <MoveReason game={session.game.id} view={session.player.shown.value.view} moves={moves} names={names} />
    );
  };

/** The button *Rule* at the end of a log line. */
export const createWhyButton =
  (parts: RefObject<TableProps>): FunctionComponent<{ readonly line: LogLine }> =>
  ({ line }) =>
    line.event === null ? null : <WhyButton text={line.text} onAsk={() => parts.current.turn.askWhy(line)} />;

export function Explanations({
  session,
  turn,
  names,
  logProps: logged,
  view,
}: TableProps & { readonly view: View }) {
  const asked = turn.why.value;
  const readRules = (clause: string): void => turn.readRules(clause);
  return (
    <>
      <Explain
        game={session.game.id}
        view={view}
        names={names}
        log={logged.log}
        onWhy={(line) => turn.askWhy(line)}
        onRules={readRules}
      />
      {asked !== null && asked.event !== null && (
        <WhyPanel
          key={asked.text}
          game={session.game.id}
          event={asked.event}
          text={asked.text}
          view={view}
          names={names}
          onRules={readRules}
          onClose={() => (turn.why.value = null)}
        />
      )}
    </>
  );
}
