import { useEffect } from 'preact/hooks';
import type { GameTypes } from '../../../core/index.ts';
import { Icon, type IconName } from '../../ui/components/Icon.tsx';
import { useFreshArea } from '../../ui/components/useFreshArea.ts';
import { lazyComponent } from '../../ui/components/lazyComponent.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { useTableProps } from './tableProps.ts';

export function ToolButton({
  icon,
  label,
  onClick,
  isOff = false,
  onOff,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly isOff?: boolean;
  /** Says why the button is off. */
  readonly onOff?: () => void;
}) {
  return (
    <button type="button" class="btn" aria-disabled={isOff} onClick={() => (isOff ? onOff?.() : onClick())}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

function useRestoredFocus(): void {
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

/** Confirms a move or a take-back, which the prompt above describes. */
export function ConfirmMove() {
  const { turn, messages } = useTableProps();
  const t = getPageMessages();
  useRestoredFocus();
  const ignoreDoubleClick = useFreshArea();
  return (
    <div class="tools asking" role="group" aria-labelledby="ask" onClickCapture={ignoreDoubleClick}>
      <button type="button" class="btn" onClick={() => turn.cancel()}>
        {t.cancel}
      </button>
      <button type="button" class="primary" onClick={() => turn.confirm()}>
        <Icon name="check" /> {turn.asksTakeBack.value ? messages.table.takeBack : t.confirm}
      </button>
    </div>
  );
}

const Hints = lazyComponent(async () => (await import('../../insight/explain/Hints.tsx')).Hints);

function HintArea() {
  const { session, turn, messages, names } = useTableProps();
  const hint = turn.hint.value;
  const { view } = session.player.shown.value;
  const phrase = (move: GameTypes['move']): string =>
    session.screen.phrase(move, view, messages.game, messages.board, names);
  const brief = (move: GameTypes['move']): string =>
    session.screen.briefPhrase?.(move, view, messages.game, messages.board, names) ?? phrase(move);
  useRestoredFocus();
  if (hint === null || hint === 'thinking') return null;
  return (
    <Hints
      game={session.game.id}
      view={view}
      moves={turn.hinted.value}
      areEven={hint.areEqual}
      others={hint.others}
      at={turn.hintIndex.value}
      phrase={phrase}
      brief={brief}
      names={names}
      onLook={(at) => (turn.hintIndex.value = at)}
      onPlay={(move) => turn.offer(move)}
      onClose={() => turn.cancel()}
    />
  );
}

/** Undo, hint, rules, log; above them a hint or a confirmation. */
export function Toolbar() {
  const { session, turn, extras } = useTableProps();
  const t = getPageMessages();
  const { pending, hint } = turn;
  const { playing } = session;
  const ignoreDoubleClick = useFreshArea(pending.value ?? turn.asksTakeBack.value);
  const isHinted = turn.hinted.value.length > 0;
  if (pending.value !== null || turn.asksTakeBack.value) return <ConfirmMove />;
  const { payoffs } = session.update.value;
  const isPlayed = payoffs === null && session.boardNotice?.value !== 'ended';
  return (
    <>
      {isHinted && <HintArea />}
      <div class="tools" inert={isHinted} onClickCapture={ignoreDoubleClick}>
        {payoffs !== null && (
          <ToolButton icon="check" label={t.showResult} onClick={() => (turn.sheet.value = 'result')} />
        )}
        {isPlayed && playing?.hasUndo === true && (
          <ToolButton
            icon="undo"
            label={t.undo}
            isOff={!turn.canUndo.value}
            onClick={() => void turn.undo()}
            onOff={() => void turn.undo()}
          />
        )}
        {isPlayed && playing !== undefined && playing.advise !== null && (
          <ToolButton
            icon="hint"
            label={hint.value === 'thinking' ? t.thinking : t.hint}
            isOff={!turn.isMyTurn.value || hint.value === 'thinking'}
            onClick={() => void turn.askHint()}
          />
        )}
        {extras?.tools}
        <ToolButton icon="rules" label={t.rules} onClick={() => turn.readRules(null)} />
        <span class={session.coach === undefined ? 'log-tool' : 'narrow-only'}>
          <ToolButton icon="log" label={t.log} onClick={() => (turn.sheet.value = 'log')} />
        </span>
      </div>
    </>
  );
}
