/** A match on the screen, from any source: the game's board and the source's features. */
import { useComputed, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { assignStyle } from '../../../core/index.ts';
import { formatEvent } from '../../../messages/index.ts';
import { Turn } from './turn.ts';
import { isRealMatch, type Session } from '../session/session.ts';
import { nameSeats } from '../../i18n/seatNames.ts';
import { countsCards, introducedGames, getSpeedFactor } from '../../ui/browser/settings.ts';
import { FORCED_MOVE_MS, wait } from '../../ui/board/framePlayer.ts';
import { lazyComponent } from '../../ui/components/lazyComponent.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { type LogLine, type TableApi, TableContext } from '../../ui/board/tableContext.ts';
import { focusTable, focusNextLegal, isFocusFree } from '../../ui/board/rovingFocus.ts';
import { TableHeader } from '../../ui/board/TableHeader.tsx';
import { locale, getPageMessages } from '../../i18n/index.ts';
import { Curtain } from './Curtain.tsx';
import { Coach } from './Coach.tsx';
import { getEnding, ResultDialog } from './ResultDialog.tsx';
import { formatVerdict } from './verdict.ts';
import {
  type OnlineExtras,
  type TableProps,
  type PuzzleExtras,
  type Messages,
  useMessages,
} from './tableProps.ts';
import { createMoveReason, Explanations, createWhyButton } from './Explanations.tsx';
import { TableSheets } from './TableSheets.tsx';
import { PastMoment, PastMomentBar } from './PastMoment.tsx';
import { LastMove, Log, type LogProps } from './Log.tsx';
import { buildLogLines } from './logLines.ts';
import { hasSidePanelSpace } from './sidePanelSpace.ts';
import { isSharedScreen, HighlightBar } from './HighlightBar.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { handleReplayKey } from './replayKeys.ts';
import { Toolbar } from './Toolbar.tsx';
import '../../ui/board/table.css';

/** Bots' phrases load after the table. */
const BotPhrases = lazyComponent(async () => (await import('../bots/BotPhrases.tsx')).BotPhrases);
const Sounds = lazyComponent(async () => (await import('./Sounds.tsx')).Sounds);
const MatchCounter = lazyComponent(
  async () => (await import('../../insight/statistics/MatchCounter.tsx')).MatchCounter,
);
const Reminder = lazyComponent(async () => (await import('./Reminder.tsx')).Reminder);

/** Why a move was refused, or another short notice. It stays until the next move. */
function TableNotice(parts: TableProps) {
  const { session, turn, messages, names, extras } = parts;
  const t = getPageMessages();
  const { notice } = turn;
  const trouble = session.trouble?.value ?? null;
  const note = notice.value;
  return (
    <div class="notices" role="status">
      {trouble !== null && <p class="notice warn">{trouble === 'notKept' ? t.notKept : t.botFailed}</p>}
      {note !== null && 'said' in note && (
        <p class="notice">{note.said === 'undone' ? t.undone : t.hintNone}</p>
      )}
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
          <Reminder {...parts} />
          <Sounds {...parts} />
        </>
      )}
      {extras !== undefined && <extras.Notices names={names} words={messages.game} />}
    </div>
  );
}

function LogAnnouncer({ log }: { readonly log: readonly LogLine[] }) {
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

function useShortcuts(turn: Turn, session: Session, glance: PastMoment): void {
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

interface Props {
  readonly session: Session;
  readonly title: string;
  readonly afterwards?: ComponentChildren;
  readonly extras?: OnlineExtras;
  readonly puzzling?: PuzzleExtras;
}

function LoadedTableScreen({
  session,
  title,
  afterwards,
  extras,
  puzzling,
  messages,
}: Props & { readonly messages: Messages }) {
  const t = getPageMessages();
  const { table } = locale.value!;
  const turn = useMemo(() => new Turn(session), [session]);
  const { game, screen, player, playing, steps, coach } = session;
  const sitters = session.sitters.value;
  const names = useMemo(() => nameSeats(t, table, sitters), [t, table, sitters]);
  const glance = useMemo(() => new PastMoment(session), [session]);
  useEffect(() => () => glance.close(), [glance]);
  useShortcuts(turn, session, glance);
  useSkipOnTouch(session);

  useEffect(() => {
    if (
      playing === undefined ||
      coach !== undefined ||
      introducedGames.value.includes(game.id) ||
      !playing.isNew
    )
      return undefined;
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

  // The result opens once, after the last move has been shown.
  const isOver = useComputed(
    () => playing !== undefined && session.update.value.payoffs !== null && !session.isBusy.value,
  );
  useSignalEffect(() => {
    // A guided match announces its own end.
    if (isOver.value && coach === undefined) void wait(400).then(() => (turn.sheet.value = 'result'));
  });
  useSignalEffect(() => {
    if (turn.forced.value === null || turn.sheet.value !== null) return undefined;
    const timer = setTimeout(() => turn.playForced(), FORCED_MOVE_MS * getSpeedFactor());
    return () => clearTimeout(timer);
  });
  // Another position makes a pending move, a hint or a notice stale.
  useEffect(() => {
    let before = turn.question.peek();
    return turn.question.subscribe((question) => {
      if (question !== before) turn.cancel();
      before = question;
    });
  }, [turn]);

  const decisions = session.eventLog.value;
  const written = useMemo(() => ({ lines: [] as readonly LogLine[] }), [messages, names]);
  const lines = useMemo(
    () =>
      (written.lines = buildLogLines(written.lines, decisions, (event) => ({
        text: formatEvent(messages.game, event, names),
        line: screen.logLine?.(event, messages.game, messages.board, names) ?? null,
      }))),
    [decisions, written],
  );
  // The log keeps pace with the board.
  const unshown = player.unshownEvents.value;
  const log = useMemo(() => lines.slice(0, lines.length - unshown), [lines, unshown]);
  const past = glance.now.value;
  const { view, events, open = null } = (past?.player ?? player).shown.value;

  const api = useRef<TableApi>(null);
  const parts = useRef<TableProps>(null!);
  const LineExtra = useMemo(() => createWhyButton(parts), [session]);
  const onShow = useMemo(
    () =>
      glance.canShow
        ? (decision: number): void => {
            if (turn.sheet.value === 'log') turn.sheet.value = null;
            void glance.show(decision);
          }
        : null,
    [glance, turn],
  );
  const logged: LogProps = {
    game: game.id,
    log,
    first: screen.firstPart?.(messages.game, messages.board) ?? null,
    empty: steps === undefined ? t.noEvents : t.beginning,
    names,
    t: messages.table,
    LineExtra,
    onShow,
  };
  parts.current = { session, turn, messages, names, extras, logProps: logged };
  const Header = useMemo<TableApi['Header']>(
    () =>
      ({ status }) => (
        <>
          <TableHeader
            title={title}
            {...(steps === undefined ? {} : { before: getPageMessages().replayOf })}
            {...(puzzling === undefined ? {} : { back: puzzling.back, before: puzzling.titleBefore })}
          >
            {extras !== undefined && <extras.Head />}
            <p class="status">{status}</p>
            {steps === undefined && (
              <RoundButton
                icon="menu"
                label={getPageMessages().menu}
                onClick={() => (parts.current.turn.sheet.value = 'menu')}
              />
            )}
          </TableHeader>
          {puzzling !== undefined && <puzzling.About names={parts.current.names} />}
        </>
      ),
    [title, extras, steps, puzzling],
  );
  const Bar = useMemo<TableApi['Bar']>(
    () => () => {
      if (glance.now.value !== null) return <PastMomentBar {...parts.current} glance={glance} />;
      if (player.highlight.value !== null) return <HighlightBar {...parts.current} />;
      if (puzzling !== undefined) return <puzzling.Bar {...parts.current} />;
      if (steps === undefined) return <Toolbar {...parts.current} />;
      return <ReplayBar parts={parts.current} steps={steps} />;
    },
    [session, puzzling],
  );
  const Logged = useMemo<TableApi['Log']>(() => () => <Log {...parts.current.logProps} />, [session]);
  const LastMoved = useMemo<TableApi['LastMove']>(
    () => () =>
      puzzling === undefined ? (
        <LastMove {...parts.current.logProps} onOpen={() => (parts.current.turn.sheet.value = 'log')} />
      ) : (
        <puzzling.Feedback {...parts.current} />
      ),
    [session, puzzling],
  );
  const Coaching = useMemo<TableApi['Coach']>(
    () => (coach === undefined ? undefined : () => <Coach {...parts.current} coach={coach} />),
    [session],
  );
  const Because = useMemo<TableApi['MoveReason']>(() => createMoveReason(parts), [session]);
  const taught =
    coach !== undefined && coach.isReady.value ? coach.lesson.steps[coach.step.value]?.plays : undefined;
  const better = steps?.shown.value ?? undefined;
  const shownMove = taught ?? better;
  // The selected hint comes first: some boards show no other.
  const ways = turn.hinted.value;
  const lookedAt = ways[turn.hintIndex.value];
  const hinted =
    shownMove !== undefined
      ? [{ move: shownMove, mark: taught === undefined ? '1' : '' }]
      : lookedAt === undefined
        ? ways
        : [lookedAt, ...ways.filter((way) => way !== lookedAt)];
  const pending = turn.pendingMove.value;
  const instead = session.boardNotice?.value ?? null;
  // Re-renders the table only when the result changes, not with every animation.
  const ending = useComputed(() =>
    player.highlight.value !== null || session.isBusy.value ? null : getEnding(session),
  ).value;
  const betterWas =
    better === undefined
      ? null
      : messages.table.betterWas(screen.phrase(better, view, messages.game, messages.board, names));
  const then =
    past === null
      ? undefined
      : lines.find(({ decision, line }) => decision === past.decision && line?.picture !== null);
  const question =
    then?.text ??
    (pending === null
      ? (betterWas ??
        (instead && t.instead[instead]) ??
        (ending !== null && past === null ? formatVerdict(ending, messages.table, names) : null))
      : t.confirmAsk(screen.phrase(pending, view, messages.game, messages.board, names)));
  const isAsked = turn.isMyTurn.value && past === null;
  const isNamed = isAsked && view.seat !== null && isSharedScreen(session);
  api.current = {
    asked: isNamed ? names.seat(view.seat) : undefined,
    question,
    game: game.id,
    bots: sitters.map(({ kind, name }) =>
      kind === 'bot' ? { name, line: assignStyle(messages.board.tempers ?? [], name) } : null,
    ),
    isMyTurn: isAsked,
    Header,
    Bar,
    Log: hasSidePanelSpace.value ? Logged : undefined,
    LastMove: coach === undefined ? LastMoved : undefined,
    Coach: Coaching,
    MoveReason: Because,
  };

  return (
    <TableContext.Provider value={api.current}>
      <screen.Board
        view={view}
        events={events}
        moves={past === null ? turn.moves.value : []}
        toAct={session.update.value.toAct}
        pending={past === null ? (pending ?? turn.sentMove.value) : null}
        offer={(move, isSure) => turn.offer(move, isSure)}
        hint={hinted.map(({ move }) => move)}
        marks={hinted.map(({ mark }) => mark)}
        names={names}
        words={messages.game}
        says={messages.board}
        open={open}
      />
      <TableNotice {...parts.current} />
      <LogAnnouncer log={log} />
      {playing !== undefined && isRealMatch(session) && (
        <BotPhrases session={session} isOnline={extras !== undefined} />
      )}
      <Explanations {...parts.current} view={view} />
      <TableSheets
        session={session}
        turn={turn}
        title={title}
        words={messages.board}
        gameWords={messages.game}
        extras={extras}
        table={messages.table}
        logged={logged}
      />
      {session.result !== undefined && <MatchCounter session={session} />}
      {extras !== undefined && <extras.Over />}
      {turn.sheet.value === 'result' && ending !== null && (
        <ResultDialog
          session={session}
          names={names}
          messages={messages}
          ending={ending}
          actions={afterwards}
          onShare={() => (turn.sheet.value = 'share')}
          onClose={() => (turn.sheet.value = null)}
        />
      )}
    </TableContext.Provider>
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
      <Curtain
        name={nameSeats(t, locale.value!.table, sitters.value).seat(next)}
        title={title}
        onLift={() => curtain.lift()}
      />
    );
  return <LoadedTableScreen {...props} messages={messages} />;
}
