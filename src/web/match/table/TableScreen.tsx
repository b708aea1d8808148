/** A match on the screen, from any source: the game's board and the source's features. */
import { computed, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../../core/index.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { findOnlyPerson, nameSeats } from '../../i18n/seatNames.ts';
import { FORCED_MOVE_MS, wait } from '../../ui/board/framePlayer.ts';
import { focusNextLegal, focusTable, isFocusFree } from '../../ui/board/rovingFocus.ts';
import {
  countsCards,
  getSpeedFactor,
  introducedGames,
  type Speed,
  speed,
} from '../../ui/browser/settings.ts';
import { lazyComponent } from '../../ui/components/lazyComponent.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { findTurnStart, isRealMatch, type ReplaySteps, type Session } from '../session/session.ts';
import { Curtain } from './Curtain.tsx';
import { Explanations } from './Explanations.tsx';
import { GameBoard } from './GameBoard.tsx';
import { isSharedScreen } from './HighlightBar.tsx';
import { useLeaving } from './useLeaving.ts';
import { PastMoment } from './PastMoment.tsx';
import { getEnding, ResultDialog } from './ResultDialog.tsx';
import {
  createTableLog,
  type Messages,
  type OnlineExtras,
  type PuzzleExtras,
  type TableProps,
  TablePropsContext,
  useMessages,
  useTableProps,
} from './tableProps.ts';
import { TableSheets } from './TableSheets.tsx';
import { Turn } from './turn.ts';
import '../../ui/board/table.css';

/** Bots' phrases load after the table. */
const BotPhrases = lazyComponent(async () => (await import('../bots/BotPhrases.tsx')).BotPhrases);
const Sounds = lazyComponent(async () => (await import('./Sounds.tsx')).Sounds);
const MatchCounter = lazyComponent(
  async () => (await import('../../insight/statistics/countMatch.ts')).MatchCounter,
);
const Reminder = lazyComponent(async () => (await import('./Reminder.tsx')).Reminder);

/** Why a move was refused, or another short notice. It leaves with the next move, or once it can be read. */
function TableNotice() {
  const { session, turn, messages, extras } = useTableProps();
  const { table } = messages;
  const t = getPageMessages();
  const { notice } = turn;
  const trouble = session.trouble?.value ?? null;
  const note = notice.value;
  const box = useRef<HTMLDivElement>(null);
  useLeaving(box, note, () => (notice.value = null));
  return (
    <div class="notices" role="status" ref={box}>
      {trouble !== null && <p class="notice warn">{trouble === 'notKept' ? t.notKept : t.botFailed}</p>}
      {note !== null && 'said' in note && (
        <p class="notice">
          {{ undone: t.undone, takenBack: table.takenBack, hintNone: t.hintNone }[note.said]}
        </p>
      )}
      {note !== null && 'noUndo' in note && <p class="notice">{table.noUndo[note.noUndo]}</p>}
      {note !== null && 'refusal' in note && (
        <p class="notice warn">
          <span>{messages.game.refusals[note.refusal.reason]}</span>
          <button type="button" class="btn" onClick={() => turn.readRules(note.refusal.clause)}>
            {t.seeRule}
          </button>
          <RoundButton icon="close" label={t.close} onClick={() => (notice.value = null)} />
        </p>
      )}
      {session.playing !== undefined && isRealMatch(session) && (
        <>
          <Reminder />
          <Sounds />
        </>
      )}
      {extras?.notices}
    </div>
  );
}

function LogAnnouncer() {
  const log = useTableProps().log.shown.value;
  const announced = useRef(log.length);
  const text = log
    .slice(announced.current)
    .map((line) => line.text)
    .join(' ');
  useEffect(() => {
    const timer = setTimeout(() => (announced.current = log.length), 1500);
    return () => clearTimeout(timer);
  }, [log.length]);
  if (announced.current > log.length) announced.current = log.length;
  return (
    <p class="hidden" aria-live="polite" id="narrator">
      {text}
    </p>
  );
}

/** Paces of a replay by number. */
const SPEEDS_BY_PACE: readonly Speed[] = ['slow', 'normal', 'fast', 'off'];

const REPLAY_KEYS: { readonly [key: string]: (steps: ReplaySteps) => void } = {
  ArrowLeft: (steps) => steps.goTo(steps.at.value - 1),
  ArrowRight: (steps) => steps.goTo(steps.at.value + 1),
  ArrowUp: (steps) => steps.goTo(findTurnStart(steps.deciders, steps.at.value, -1)),
  ArrowDown: (steps) => steps.goTo(findTurnStart(steps.deciders, steps.at.value, 1)),
  Home: (steps) => steps.goTo(0),
  End: (steps) => steps.goTo(steps.last),
  ' ': ({ isRunning }) => (isRunning.value = !isRunning.value),
};

/** True if the key was handled. */
function handleReplayKey(steps: ReplaySteps, key: string, target: Element): boolean {
  // The space key presses the focused control.
  if (key === ' ' && target.closest('button, a, summary') !== null) return false;
  const quicker = SPEEDS_BY_PACE[Number(key) - 1];
  if (quicker !== undefined) speed.value = quicker;
  else if (Object.hasOwn(REPLAY_KEYS, key)) REPLAY_KEYS[key]!(steps);
  else return false;
  return true;
}

const KEYS: { readonly [key: string]: (turn: Turn, session: Session, glance: PastMoment) => void } = {
  n: () => focusNextLegal(1),
  p: () => focusNextLegal(-1),
  u: (turn) => void turn.undo(),
  h: (turn) => void turn.askHint(),
  l: (turn) => (turn.sheet.value = 'log'),
  g: (turn) => turn.readRules(null),
  '?': (turn) => (turn.sheet.value = 'keys'),
  c: (turn) => {
    if (countsCards.value) turn.sheet.value = 'seen';
  },
  Escape: (turn, { player }, glance) => {
    if (glance.now.value !== null) glance.close();
    else if (player.isBusy.value) player.skip();
    else turn.cancel();
  },
};

function useShortcuts({ turn, session, past: glance }: Pick<TableProps, 'turn' | 'session' | 'past'>): void {
  // Together with the table, so that its keys work as soon as it is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        turn.sheet.value !== null ||
        target.closest('input:not([type=range]), select, textarea, dialog') !== null
      )
        return;
      if (session.steps !== undefined && handleReplayKey(session.steps, event.key, target)) {
        event.preventDefault();
        return;
      }
      // Without focus, an arrow key leads to the table.
      const isLost = event.key.startsWith('Arrow') && isFocusFree();
      const act = isLost ? focusTable : KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act(turn, session, glance);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [turn]);
}

/** A touch of the table skips the current animation or highlight. */
function useSkipOnTouch({ player }: Session): void {
  useLayoutEffect(() => {
    const skip = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('#board') === null) return;
      if (player.highlight.value === null) player.skip();
      else player.goOn();
    };
    // Runs before the board's handler: the click that makes a move must not skip its animation.
    addEventListener('click', skip, { capture: true });
    return () => removeEventListener('click', skip, { capture: true });
  }, [player]);
}

/** How to play, before the first match of a game. The match waits. */
function useIntroduction({ game, playing, coach }: Session, turn: Turn): void {
  useEffect(() => {
    const isKnown = introducedGames.value.includes(game.id);
    if (playing === undefined || coach !== undefined || isKnown || !playing.isNew) return undefined;
    turn.sheet.value = 'howTo';
    const release = playing.holdWhileReading();
    const stop = turn.sheet.subscribe((sheet) => {
      if (sheet === null) release();
    });
    return () => {
      stop();
      release();
    };
  }, [turn]);
}

/** The result opens once, after the last move has been shown. */
function useResultAtEnd({ playing, update, isBusy, coach }: Session, turn: Turn): void {
  const isOver = useMemo(
    () => computed(() => playing !== undefined && update.value.payoffs !== null && !isBusy.value),
    [turn],
  );
  useSignalEffect(() => {
    // A guided match announces its own end.
    if (isOver.value && coach === undefined) void wait(400).then(() => (turn.sheet.value = 'result'));
  });
}

function useForcedMoves(turn: Turn): void {
  useSignalEffect(() => {
    if (turn.forced.value === null || turn.sheet.value !== null) return undefined;
    const timer = setTimeout(() => turn.playForced(), FORCED_MOVE_MS * getSpeedFactor());
    return () => clearTimeout(timer);
  });
}

/** Another position makes a pending move, a hint or a notice stale. */
function useFreshQuestions(turn: Turn): void {
  useEffect(() => {
    let before = turn.question.peek();
    return turn.question.subscribe((question) => {
      if (question !== before) turn.cancel();
      before = question;
    });
  }, [turn]);
}

interface Props {
  readonly session: Session;
  readonly title: string;
  /** Actions after the result, and others that few players need. */
  readonly afterwards?: ComponentChildren;
  readonly more?: ComponentChildren;
  readonly extras?: OnlineExtras;
  readonly puzzling?: PuzzleExtras;
}

/** The seat of the person who looks; null if several share the screen. */
function findViewer(session: Session): Seat | null {
  if (isSharedScreen(session)) return null;
  return session.playing === undefined
    ? findOnlyPerson(session.sitters.value)
    : session.update.value.view.seat;
}

type LoadedProps = Omit<Props, 'afterwards' | 'more'> & { readonly messages: Messages };

/** The same object until the session, the language or the players change. */
function useNewTableProps({ session, title, extras, puzzling, messages }: LoadedProps): TableProps {
  const t = getPageMessages();
  const sitters = session.sitters.value;
  const turn = useMemo(() => new Turn(session), [session]);
  const past = useMemo(() => new PastMoment(session), [session]);
  useEffect(() => () => past.close(), [past]);
  const me = useMemo(() => computed(() => findViewer(session)), [session]).value;
  const names = useMemo(() => nameSeats(t, sitters, me), [t, sitters, me]);
  const log = useMemo(
    () => createTableLog(session, messages, names, extras),
    [session, messages, names, extras],
  );
  const onShow = useMemo(() => {
    if (!past.canShow) return null;
    return (decision: number): void => {
      if (turn.sheet.value === 'log') turn.sheet.value = null;
      void past.show(decision);
    };
  }, [past, turn]);
  const ending = useMemo(
    () =>
      computed(() =>
        session.player.highlight.value !== null || session.isBusy.value ? null : getEnding(session),
      ),
    [session],
  );
  return useMemo(
    () => ({ session, title, turn, past, messages, names, log, onShow, ending, extras, puzzling }),
    [title, turn, past, messages, names, log, onShow, ending, extras, puzzling],
  );
}

function LoadedTableScreen({
  afterwards,
  more,
  ...loaded
}: LoadedProps & { readonly afterwards: ComponentChildren; readonly more: ComponentChildren }) {
  const props = useNewTableProps(loaded);
  const { session, turn, extras } = props;
  useShortcuts(props);
  useSkipOnTouch(session);
  useIntroduction(session, turn);
  useResultAtEnd(session, turn);
  useForcedMoves(turn);
  useFreshQuestions(turn);
  return (
    <TablePropsContext.Provider value={props}>
      <GameBoard />
      <TableNotice />
      <LogAnnouncer />
      {session.playing !== undefined && isRealMatch(session) && (
        <BotPhrases session={session} isOnline={extras !== undefined} />
      )}
      <Explanations />
      <TableSheets />
      {session.result !== undefined && <MatchCounter session={session} />}
      {extras?.over}
      <ResultDialog actions={afterwards} more={more} />
    </TablePropsContext.Provider>
  );
}

export function TableScreen(props: Props) {
  const { session, title } = props;
  const t = getPageMessages();
  const messages = useMessages(session);
  const { curtain, sitters } = session;
  useEffect(() => {
    document.title = `${title} · Tavola`;
    return () => (document.title = 'Tavola');
  }, [title]);
  if (messages === null) return <p class="loading">{t.loading}</p>;
  const next = curtain?.before.value ?? null;
  if (curtain !== undefined && next !== null)
    return (
      <Curtain name={nameSeats(t, sitters.value).seat(next)} title={title} onLift={() => curtain.lift()} />
    );
  return <LoadedTableScreen afterwards={undefined} more={undefined} {...props} messages={messages} />;
}
