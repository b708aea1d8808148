/** The row of things that every table can do, and what it asks. */
import { useEffect } from 'preact/hooks';
import type { Kind } from '../../../core/index.ts';
import type { Turn } from './turn.ts';
import { Icon, type IconName } from '../../ui/components/Icon.tsx';
import { lazily } from '../../ui/components/lazy.tsx';
import { usePage } from '../../i18n/index.ts';
import type { Parts } from './tableParts.ts';

export function Tool({
  icon,
  label,
  onClick,
  isOff = false,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly isOff?: boolean;
}) {
  return (
    <button type="button" class="btn" aria-disabled={isOff} onClick={() => !isOff && onClick()}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

/** Gives the focus back to where it was before a question came up. */
function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return;
        const place =
          before !== document.body && before?.isConnected === true ? before : document.querySelector(STOP);
        if (place instanceof HTMLElement) place.focus();
      });
    };
  }, []);
}

const STOP = '#board [data-cell][tabindex="0"]';

/** Whether a move shall be: what it is stands above, where it is said what is expected. */
export function Asking({ turn }: { readonly turn: Turn }) {
  const says = usePage();
  useFocusBack();
  return (
    <div class="tools asking" role="group" aria-labelledby="ask">
      <button type="button" class="btn" onClick={() => turn.cancel()}>
        {says.cancel}
      </button>
      <button type="button" class="primary" onClick={() => turn.confirm()}>
        <Icon name="check" /> {says.confirm}
      </button>
    </div>
  );
}

/** Comes with the first hint. */
const Hints = lazily(async () => (await import('../../insight/explain/Hints.tsx')).Hints);

/** What a hint has found, and the focus back where it was once it is gone. */
function Hinting({
  session,
  turn,
  speech,
  names,
  phrase,
}: Parts & { readonly phrase: (move: Kind['move']) => string }) {
  const hint = turn.hint.value;
  const { view } = session.player.shown.value;
  const brief = (move: Kind['move']): string =>
    session.screen.brief?.(move, view, speech.words, speech.says, names) ?? phrase(move);
  useFocusBack();
  if (hint === null || hint === 'thinking') return null;
  return (
    <Hints
      game={session.game.id}
      view={view}
      ways={turn.hinted.value}
      areEven={hint.areEven}
      others={hint.others}
      at={turn.way.value}
      phrase={phrase}
      brief={brief}
      names={names}
      onLook={(at) => (turn.way.value = at)}
      onPlay={(move) => turn.offer(move)}
      onClose={() => turn.cancel()}
    />
  );
}

/** Undo, hint, rules, log; over them the question whether a move shall be, or what a hint has found. */
export function Tools(parts: Parts) {
  const { session, turn, speech, names, extras } = parts;
  const says = usePage();
  const { pending, hint } = turn;
  const { playing, player, screen } = session;
  const { view } = player.shown.value;
  const phrase = (move: Kind['move']): string => screen.phrase(move, view, speech.words, speech.says, names);
  const isHinted = turn.hinted.value.length > 0;
  if (pending.value !== null) return <Asking turn={turn} />;
  const { canUndo, payoffs } = session.update.value;
  const isPlayed = payoffs === null && session.instead?.value !== 'ended';
  return (
    <>
      {isHinted && <Hinting {...parts} phrase={phrase} />}
      <div class="tools" inert={isHinted}>
        {payoffs !== null && (
          <Tool icon="check" label={says.showResult} onClick={() => (turn.sheet.value = 'result')} />
        )}
        {isPlayed && playing?.hasUndo === true && (
          <Tool icon="undo" label={says.undo} isOff={!canUndo} onClick={() => void turn.undo()} />
        )}
        {isPlayed && playing !== undefined && playing.advise !== null && (
          <Tool
            icon="hint"
            label={hint.value === 'thinking' ? says.thinking : says.hint}
            isOff={!turn.isMine.value || hint.value === 'thinking'}
            onClick={() => void turn.askHint()}
          />
        )}
        {extras !== undefined && <extras.Tools />}
        <Tool icon="rules" label={says.rules} onClick={() => turn.readRules(null)} />
        <span class={session.coach === undefined ? 'log-tool' : 'narrow-only'}>
          <Tool icon="log" label={says.log} onClick={() => (turn.sheet.value = 'log')} />
        </span>
      </div>
    </>
  );
}
