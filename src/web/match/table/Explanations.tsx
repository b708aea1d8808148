/** Explanations at a table, loaded after it when the player may first need them. */
import { lazyComponent } from '../../ui/components/lazyComponent.tsx';
import type { LogLine } from '../../ui/board/tableContext.ts';
import { useTableProps } from './tableProps.ts';

const Explain = lazyComponent(async () => (await import('../../insight/explain/Explain.tsx')).Explain);
const MoveReason = lazyComponent(async () => (await import('../../insight/explain/Explain.tsx')).MoveReason);
const WhyPanel = lazyComponent(async () => (await import('../../insight/explain/WhyPanel.tsx')).WhyPanel);
const WhyButton = lazyComponent(async () => (await import('../../insight/explain/WhyPanel.tsx')).WhyButton);

/** With more moves than this, no explanation fits all of them. */
const MAX_EXPLAINED = 8;

/** Explains the chosen move, or the possible ones, before the player confirms. */
export function PossibleMoveReason() {
  const { session, turn, names } = useTableProps();
  const waits = turn.pendingMove.value ?? turn.forcedMove.value;
  const moves = waits === null ? turn.moves.value.slice(0, MAX_EXPLAINED) : [waits];
  if (moves.length === 0 || turn.hinted.value.length > 0) return null;
  return (
    <MoveReason game={session.game.id} view={session.player.shown.value.view} moves={moves} names={names} />
  );
}

/** The button *Rule* at the end of a log line. */
export function WhyLine({ line }: { readonly line: LogLine }) {
  const { turn } = useTableProps();
  return line.event === null ? null : <WhyButton text={line.text} onAsk={() => turn.askWhy(line)} />;
}

export function Explanations() {
  const { session, turn, past, names, log } = useTableProps();
  const { view } = (past.now.value?.player ?? session.player).shown.value;
  const asked = turn.why.value;
  const readRules = (clause: string): void => turn.readRules(clause);
  return (
    <>
      <Explain
        game={session.game.id}
        view={view}
        names={names}
        log={log.noted.value}
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
