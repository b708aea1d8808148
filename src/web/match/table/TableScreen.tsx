/** A match on the screen, wherever it comes from: the board of its game, and what its source can do. */
import { useComputed, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { temperAmong } from '../../../core/index.ts';
import { narrate } from '../../../messages/index.ts';
import { Turn } from './turn.ts';
import { isRealMatch, type Session } from '../session/session.ts';
import { namesAt } from '../../i18n/seatNames.ts';
import { countsCards, introduced, pace } from '../../ui/browser/settings.ts';
import { FORCED, pause } from '../../ui/board/framePlayer.ts';
import { lazily } from '../../ui/components/lazy.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { type LogLine, type TableApi, TableContext } from '../../ui/board/tableContext.ts';
import { focusTable, goToLegal, isFocusFree } from '../../ui/board/rovingFocus.ts';
import { TableTop } from '../../ui/board/TableHeader.tsx';
import { spoken, usePage } from '../../i18n/index.ts';
import { Curtain } from './Curtain.tsx';
import { Coach } from './Coach.tsx';
import { endingOf, Result } from './Result.tsx';
import { verdictOf } from './verdict.ts';
import { type Extras, type Parts, type Puzzling, type Speech, useSpeech } from './tableParts.ts';
import { becauseOf, Reasoning, whyOf } from './Explanations.tsx';
import { Sheets } from './Sheets.tsx';
import { Glance, GlanceBar } from './PastMoment.tsx';
import { LastMove, Log, type LogProps } from './Log.tsx';
import { linesOf } from './logLines.ts';
import { hasRoomBeside } from './roomBeside.ts';
import { isShared, StageBar } from './HighlightBar.tsx';
import { StepBar } from './ReplayBar.tsx';
import { pressStep } from './replayKeys.ts';
import { Tools } from './Toolbar.tsx';
import '../../ui/board/table.css';

/** What bots say comes after the table does. */
const Quips = lazily(async () => (await import('../bots/BotPhrases.tsx')).Quips);
const Sounds = lazily(async () => (await import('./Sounds.tsx')).Sounds);
const Counting = lazily(async () => (await import('../../insight/statistics/MatchCounter.tsx')).Counting);
const Reminder = lazily(async () => (await import('./Reminder.tsx')).Reminder);

/** Why a move was refused, or another short word; it stays until the next move. */
function Notice(parts: Parts) {
  const { session, turn, speech, names, extras } = parts;
  const says = usePage();
  const { notice } = turn;
  const trouble = session.trouble?.value ?? null;
  const note = notice.value;
  return (
    <div class="notices" role="status">
      {trouble !== null && <p class="notice warn">{trouble === 'notKept' ? says.notKept : says.botFailed}</p>}
      {note !== null && 'said' in note && (
        <p class="notice">{note.said === 'undone' ? says.undone : says.hintNone}</p>
      )}
      {note !== null && 'refusal' in note && (
        <p class="notice warn">
          <span>{speech.words.refusals[note.refusal.reason]}</span>
          <button type="button" class="btn" onClick={() => turn.readRules(note.refusal.clause)}>
            {says.seeRule}
          </button>
          <RoundButton icon="close" label={says.close} onClick={() => (notice.value = null)} />
        </p>
      )}
      {session.playing !== undefined && isRealMatch(session) && (
        <>
          <Reminder {...parts} />
          <Sounds {...parts} />
        </>
      )}
      {extras !== undefined && <extras.Notices names={names} words={speech.words} />}
    </div>
  );
}

/** Says what happens to those who do not see it. */
function Narrator({ log }: { readonly log: readonly LogLine[] }) {
  const heard = useRef(log.length);
  const text = log
    .slice(heard.current)
    .map((line) => line.text)
    .join(' ');
  useEffect(() => {
    const timer = setTimeout(() => (heard.current = log.length), 1500);
    return () => clearTimeout(timer);
  }, [log.length]);
  if (heard.current > log.length) heard.current = log.length;
  return (
    <p class="hidden" aria-live="polite" id="narrator">
      {text}
    </p>
  );
}

const KEYS: { readonly [key: string]: (turn: Turn, session: Session, glance: Glance) => void } = {
  n: () => goToLegal(1),
  p: () => goToLegal(-1),
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

function useShortcuts(turn: Turn, session: Session, glance: Glance): void {
  // With the table, not after it: whoever sees it can use its keys.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        turn.sheet.value !== null ||
        target.closest('input:not([type=range]), select, textarea, dialog') !== null
      )
        return;
      if (session.steps !== undefined && pressStep(session.steps, event.key, target)) {
        event.preventDefault();
        return;
      }
      // With the focus nowhere, an arrow leads to the table.
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

/** Whoever touches the table while something is being shown there has seen enough of it, or of the step it stops at. */
function useSkipping({ player }: Session): void {
  useLayoutEffect(() => {
    const skip = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('#board') === null) return;
      if (player.stage.value === null) player.skip();
      else player.goOn();
    };
    // Before the board hears of it: the click that makes a move does not skip what comes of it.
    addEventListener('click', skip, { capture: true });
    return () => removeEventListener('click', skip, { capture: true });
  }, [player]);
}

interface Props {
  readonly session: Session;
  readonly title: string;
  /** What can be done once a match that was played here is over, beside looking at it. */
  readonly afterwards?: ComponentChildren;
  readonly extras?: Extras;
  readonly puzzling?: Puzzling;
}

function Shown({
  session,
  title,
  afterwards,
  extras,
  puzzling,
  speech,
}: Props & { readonly speech: Speech }) {
  const says = usePage();
  const { table } = spoken.value!;
  const turn = useMemo(() => new Turn(session), [session]);
  const { game, screen, player, playing, steps, coach } = session;
  const sitters = session.sitters.value;
  const names = useMemo(() => namesAt(says, table, sitters), [says, table, sitters]);
  const glance = useMemo(() => new Glance(session), [session]);
  useEffect(() => () => glance.close(), [glance]);
  useShortcuts(turn, session, glance);
  useSkipping(session);

  useEffect(() => {
    if (
      playing === undefined ||
      coach !== undefined ||
      introduced.value.includes(game.id) ||
      session.heard.value.length > 0
    )
      return undefined;
    turn.sheet.value = 'howTo';
    const release = playing.hold();
    const stop = turn.sheet.subscribe((sheet) => {
      if (sheet === null) release();
    });
    return () => {
      stop();
      release();
    };
  }, [turn]);

  // The result comes up once, when the last move has been shown.
  const isOver = useComputed(
    () => playing !== undefined && session.update.value.payoffs !== null && !session.isBusy.value,
  );
  useSignalEffect(() => {
    // A lesson says itself how it ended.
    if (isOver.value && coach === undefined) void pause(400).then(() => (turn.sheet.value = 'result'));
  });
  useSignalEffect(() => {
    if (turn.forced.value === null || turn.sheet.value !== null) return undefined;
    const timer = setTimeout(() => turn.playForced(), FORCED * pace());
    return () => clearTimeout(timer);
  });
  // Another question makes a pending move, a hint or a notice stale.
  useEffect(() => {
    let before = turn.question.peek();
    return turn.question.subscribe((question) => {
      if (question !== before) turn.cancel();
      before = question;
    });
  }, [turn]);

  const heard = session.heard.value;
  const written = useMemo(() => ({ lines: [] as readonly LogLine[] }), [speech, names]);
  const told = useMemo(
    () =>
      (written.lines = linesOf(written.lines, heard, (event) => ({
        text: narrate(speech.words, event, names),
        line: screen.line?.(event, speech.words, speech.says, names) ?? null,
      }))),
    [heard, written],
  );
  // The log keeps in step with what is on show.
  const untold = player.untold.value;
  const log = useMemo(() => told.slice(0, told.length - untold), [told, untold]);
  const past = glance.now.value;
  const { view, events, open = null } = (past?.player ?? player).shown.value;

  const api = useRef<TableApi>(null);
  const parts = useRef<Parts>(null!);
  const LineExtra = useMemo(() => whyOf(parts), [session]);
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
    first: screen.firstPart?.(speech.words, speech.says) ?? null,
    empty: steps === undefined ? says.noEvents : says.beginning,
    names,
    says: speech.table,
    LineExtra,
    onShow,
  };
  parts.current = { session, turn, speech, names, extras, logged };
  const Header = useMemo<TableApi['Header']>(
    () =>
      ({ status }) => (
        <>
          <TableTop
            title={title}
            {...(steps === undefined ? {} : { before: usePage().replayOf })}
            {...(puzzling === undefined ? {} : { back: puzzling.back, before: puzzling.before })}
          >
            {extras !== undefined && <extras.Head />}
            <p class="status">{status}</p>
            {steps === undefined && (
              <RoundButton
                icon="menu"
                label={usePage().menu}
                onClick={() => (parts.current.turn.sheet.value = 'menu')}
              />
            )}
          </TableTop>
          {puzzling !== undefined && <puzzling.About names={parts.current.names} />}
        </>
      ),
    [title, extras, steps, puzzling],
  );
  const Bar = useMemo<TableApi['Bar']>(
    () => () => {
      if (glance.now.value !== null) return <GlanceBar {...parts.current} glance={glance} />;
      if (player.stage.value !== null) return <StageBar {...parts.current} />;
      if (puzzling !== undefined) return <puzzling.Bar {...parts.current} />;
      if (steps === undefined) return <Tools {...parts.current} />;
      return <StepBar parts={parts.current} steps={steps} />;
    },
    [session, puzzling],
  );
  const Logged = useMemo<TableApi['Log']>(() => () => <Log {...parts.current.logged} />, [session]);
  const LastMoved = useMemo<TableApi['LastMove']>(
    () => () =>
      puzzling === undefined ? (
        <LastMove {...parts.current.logged} onOpen={() => (parts.current.turn.sheet.value = 'log')} />
      ) : (
        <puzzling.Says {...parts.current} />
      ),
    [session, puzzling],
  );
  const Coaching = useMemo<TableApi['Coach']>(
    () => (coach === undefined ? undefined : () => <Coach {...parts.current} coach={coach} />),
    [session],
  );
  const Because = useMemo<TableApi['Because']>(() => becauseOf(parts), [session]);
  const taught =
    coach !== undefined && coach.isReady.value ? coach.lesson.steps[coach.step.value]?.plays : undefined;
  const better = steps?.shown.value ?? undefined;
  const shownMove = taught ?? better;
  // The way that is looked at comes first: some boards show no other.
  const ways = turn.hinted.value;
  const lookedAt = ways[turn.way.value];
  const hinted =
    shownMove !== undefined
      ? [{ move: shownMove, mark: taught === undefined ? '1' : '' }]
      : lookedAt === undefined
        ? ways
        : [lookedAt, ...ways.filter((way) => way !== lookedAt)];
  const pending = turn.pendingMove.value;
  const instead = session.instead?.value ?? null;
  // Only what this says, not each film's beginning and end, draws the table anew.
  const ending = useComputed(() =>
    player.stage.value !== null || session.isBusy.value ? null : endingOf(session),
  ).value;
  const betterWas =
    better === undefined
      ? null
      : speech.table.betterWas(screen.phrase(better, view, speech.words, speech.says, names));
  const then =
    past === null
      ? undefined
      : told.find(({ decision, line }) => decision === past.decision && line?.picture !== null);
  const question =
    then?.text ??
    (pending === null
      ? (betterWas ??
        (instead && says.instead[instead]) ??
        (ending !== null && past === null ? verdictOf(ending, speech.table, names) : null))
      : says.confirmAsk(screen.phrase(pending, view, speech.words, speech.says, names)));
  const isAsked = turn.isMine.value && past === null;
  const isNamed = isAsked && view.seat !== null && isShared(session);
  api.current = {
    asked: isNamed ? names.seat(view.seat) : undefined,
    question,
    game: game.id,
    company: sitters.map(({ kind, name }) =>
      kind === 'bot' ? { name, line: temperAmong(speech.says.tempers ?? [], name) } : null,
    ),
    isMine: isAsked,
    Header,
    Bar,
    Log: hasRoomBeside.value ? Logged : undefined,
    LastMove: coach === undefined ? LastMoved : undefined,
    Coach: Coaching,
    Because,
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
        words={speech.words}
        says={speech.says}
        open={open}
      />
      <Notice {...parts.current} />
      <Narrator log={log} />
      {playing !== undefined && isRealMatch(session) && (
        <Quips session={session} isOnline={extras !== undefined} />
      )}
      <Reasoning {...parts.current} view={view} />
      <Sheets
        session={session}
        turn={turn}
        title={title}
        words={speech.says}
        gameWords={speech.words}
        extras={extras}
        table={speech.table}
        logged={logged}
      />
      {session.counts !== undefined && <Counting session={session} />}
      {extras !== undefined && <extras.Over />}
      {turn.sheet.value === 'result' && ending !== null && (
        <Result
          session={session}
          names={names}
          speech={speech}
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
  const says = usePage();
  const speech = useSpeech(session);
  const { curtain, sitters } = session;
  useEffect(() => {
    document.title = `${title} · Tavola`;
    return () => (document.title = 'Tavola');
  }, [title]);
  if (speech === null) return <p class="loading">{says.loading}</p>;
  const next = curtain?.before.value ?? null;
  if (curtain !== undefined && next !== null)
    return (
      <Curtain
        name={namesAt(says, spoken.value!.table, sitters.value).seat(next)}
        title={title}
        onLift={() => curtain.lift()}
      />
    );
  return <Shown {...props} speech={speech} />;
}
