import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { findDifference, type Motive, selectMotives } from '../../../explain/index.ts';
import type { Day } from '../../../daily/day.ts';
import { loadPuzzles } from '../../../puzzles/index.ts';
import { importWithRetry } from '../../ui/browser/importWithRetry.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { findListedGame, loadRules } from '../../match/games/index.ts';
import { type PuzzleExtras, type TableProps, useTableProps } from '../../match/table/tableProps.ts';
import { TableScreen } from '../../match/table/TableScreen.tsx';
import { MessagePage } from '../../ui/components/MessagePage.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { WorkerClient } from '../../match/workers/workerClient.ts';
import { PuzzleSolver } from './puzzleSolver.ts';
import { puzzleMessages, type PuzzleMessages } from './messages/index.ts';
import { findTheme, type Theme } from './theme.ts';
import type { Action } from '../../../core/index.ts';
import { useExplanations, useOutlines } from '../../insight/explain/useExplanations.ts';
import { ConfirmMove, ToolButton } from '../../match/table/Toolbar.tsx';
import { useFreshArea } from '../../ui/components/useFreshArea.ts';
import { Icon, type IconName } from '../../ui/components/Icon.tsx';
import { describeEvent } from '../../ui/board/describeEvent.ts';
import { focusTable } from '../../ui/board/rovingFocus.ts';
import { classifyMargin, summarizeReplies } from './margin.ts';
import type { PuzzleMatch } from './puzzleMatch.ts';
import { isProvisional } from './puzzleRating.ts';
import './puzzles.css';

interface Props {
  readonly solver: PuzzleSolver;
  readonly match: PuzzleMatch;
  readonly t: PuzzleMessages;
}

const THEME_ICONS: { readonly [T in Theme]: IconName } = { wins: 'flag', stops: 'close', builds: 'plus' };

/** Reasons for and against a choice, from the solver's view. */
function useMotives(match: PuzzleMatch, names: TableProps['names'], action: Action | null) {
  const reasoned = useExplanations(match.game.id, names);
  const motives: readonly Motive[] =
    action === null
      ? []
      : (reasoned?.reasons?.listMotives(match.view, match.game.moves.decode(action)) ?? []);
  return { motives, say: (motive: Motive) => reasoned?.format(motive) ?? '' };
}

function PuzzleInfo({ solver, match, t }: Props) {
  const { puzzle } = match;
  const theme = findTheme(puzzle);
  const phase = match.phase.value;
  // The theme would give the solution away.
  const isTold = phase === 'solved' || phase === 'shown';
  const isDaily = solver.isDaily.value;
  const rating = solver.rating.value;
  const change = solver.change.value;
  return (
    <section class="puzzle-about" aria-label={t.about} data-puzzle={puzzle.id}>
      <span class="puzzle-sign" aria-hidden="true">
        <Icon name={isTold && theme !== undefined ? THEME_ICONS[theme] : isDaily ? 'day' : 'eye'} />
      </span>
      <p>
        <b>{isTold && theme !== undefined ? t.themes[theme] : isDaily ? t.ofTheDay : t.puzzle}</b>
        <span class="soft">{t.number(puzzle.rating)}</span>
      </p>
      <p class="puzzle-mine" aria-live="polite">
        <b>
          <span>{rating.value}</span>
          {change !== null && (
            <em class={change > 0 ? 'is-up' : undefined}>{change < 0 ? `−${-change}` : `+${change}`}</em>
          )}
        </b>
        <span class="soft">{isProvisional(rating) ? t.provisional : t.yours}</span>
      </p>
    </section>
  );
}

/** Shows at most this many reasons, and one if the tempting choice has a risk. */
const MAX_REASONS = 2;

const PHASE_TITLES = { wrong: 'notYet', solved: 'found', shown: 'wasIt' } as const;
const PHASE_ICONS = { wrong: 'again', solved: 'check', shown: 'hint' } as const;

/** Above the hand: the task, or the feedback with its reasons. */
function PuzzleFeedback({ solver, match, t }: Props) {
  const { messages, names } = useTableProps();
  const phase = match.phase.value;
  const isTold = phase === 'solved' || phase === 'shown';
  const [solution = null] = match.puzzle.solutions;
  const { motives, say } = useMotives(match, names, solution);
  const { motives: others } = useMotives(match, names, isTold ? match.puzzle.tempting : match.tried.value);
  const { reasons, avoided } = findDifference(motives, others);
  const shown =
    reasons.length > 0 ? reasons.slice(0, avoided.length > 0 ? 1 : MAX_REASONS) : selectMotives(motives);
  useOutlines(isTold ? shown.flatMap(({ things }) => things) : []);
  if (phase === 'asked')
    return (
      <div class="puzzle-says" role="status">
        <p class="puzzle-find">{t.find}</p>
        {match.hasHint.value && shown[0] !== undefined && (
          <p class="puzzle-hint">
            <Icon name="hint" /> {say(shown[0])}
          </p>
        )}
      </div>
    );
  if (phase === 'answering')
    return (
      <p class="puzzle-says puzzle-find" role="status">
        {t.answering}
      </p>
    );
  const sentences = match.replies.value.map((event, i, all) =>
    describeEvent(match.screen, messages.game, event, names, all.slice(0, i), match.view.shared),
  );
  const { uncounted } = solver;
  const phrase = (action: Action): string =>
    match.screen.phrase(match.game.moves.decode(action), match.view, messages.game, messages.board, names);
  return (
    <div class="puzzle-says puzzle-answer" data-phase={phase} role="status">
      <span class="puzzle-badge">
        <Icon name={PHASE_ICONS[phase]} />
      </span>
      <p>
        <b>{t[PHASE_TITLES[phase]]}</b>{' '}
        {phase === 'wrong' && <span>{t.better[classifyMargin(match.puzzle.margin)]} </span>}
        {(isTold ? shown : avoided.slice(0, 1)).map((motive) => (
          <span key={motive.type}>{say(motive)} </span>
        ))}
        {isTold && avoided[0] !== undefined && (
          <span>
            {t.tempting(phrase(match.puzzle.tempting))} {say(avoided[0])}{' '}
          </span>
        )}
        {phase === 'wrong' && sentences.length > 0 && <span>{t.allows(summarizeReplies(sentences))}</span>}
        {isTold && <span>{t.worth(Math.round(100 * match.puzzle.margin))} </span>}
        {uncounted.value !== null && isTold && <span class="soft">{t[uncounted.value]}</span>}
      </p>
    </div>
  );
}

/** Replaces the tools of the table. */
function PuzzleBar({ solver, match, t }: Props) {
  const { turn } = useTableProps();
  const phase = match.phase.value;
  const first = useRef<HTMLButtonElement>(null);
  // Enter continues after an answer. A new try focuses the table.
  useEffect(() => {
    if (phase === 'asked') {
      if (match.tried.value !== null) focusTable();
    } else if (phase !== 'answering') first.current?.focus({ preventScroll: true });
  }, [phase]);
  const ignoreDoubleClick = useFreshArea(phase);
  if (turn.pending.value !== null) return <ConfirmMove />;
  const show = <ToolButton icon="eye" label={t.showAnswer} onClick={() => match.showSolution()} />;
  return (
    <div class="tools puzzle-acts" onClickCapture={ignoreDoubleClick}>
      {phase === 'asked' && (
        <>
          <ToolButton
            icon="hint"
            label={getPageMessages().hint}
            isOff={match.hasHint.value}
            onClick={() => match.askHint()}
          />
          {show}
        </>
      )}
      {phase === 'wrong' && (
        <>
          <button type="button" class="primary" ref={first} onClick={() => match.retry()}>
            {t.tryAgain}
          </button>
          {show}
        </>
      )}
      {(phase === 'solved' || phase === 'shown') && (
        <>
          <button type="button" class="primary" ref={first} onClick={() => solver.next()}>
            {t.next}
          </button>
          <a class="btn" href={buildHash('replay', match.puzzle.link)}>
            {t.lookAtMatch}
          </a>
        </>
      )}
    </div>
  );
}

async function loadSolver(id: string, theme: string | null, day: Day | null): Promise<PuzzleSolver | null> {
  const entry = findListedGame(id);
  if (entry === undefined) return null;
  const [game, screen, puzzles] = await Promise.all([
    loadRules(id),
    entry.load(),
    importWithRetry(() => loadPuzzles(id)),
  ]);
  return new PuzzleSolver(game, screen, puzzles, theme, new WorkerClient(), day);
}

function PuzzleScreen({ solver, t }: Omit<Props, 'match'>) {
  const match = solver.match.value;
  const puzzling = useMemo<PuzzleExtras | null>(
    () =>
      match === null
        ? null
        : {
            titleBefore: t.puzzle,
            back: { href: buildHash('puzzles'), label: t.back },
            about: <PuzzleInfo solver={solver} match={match} t={t} />,
            feedback: <PuzzleFeedback solver={solver} match={match} t={t} />,
            bar: <PuzzleBar solver={solver} match={match} t={t} />,
          },
    [solver, match, t],
  );
  if (match === null || puzzling === null) return <MessagePage text={t.none} />;
  const { title } = findListedGame(solver.game.id)!;
  return <TableScreen key={match.puzzle.id} session={match} title={title} puzzling={puzzling} />;
}

interface PuzzleTableProps {
  readonly game: string;
  readonly theme: string | null;
  readonly day: Day | null;
}

export function PuzzleTable({ game, theme, day }: PuzzleTableProps) {
  const page = getPageMessages();
  const t = puzzleMessages.value;
  const solver = useSignal<PuzzleSolver | null | 'missing'>(null);
  useEffect(() => {
    let hasLeft = false;
    let opened: PuzzleSolver | null = null;
    void loadSolver(game, theme, day).then((loaded) => {
      opened = loaded;
      if (hasLeft) loaded?.close();
      else solver.value = loaded ?? 'missing';
    });
    return () => {
      hasLeft = true;
      opened?.close();
    };
  }, [game, theme, day]);
  if (solver.value === 'missing') return <MessagePage text={page.noGame} />;
  if (solver.value === null || t === null) return <p class="loading">{page.loading}</p>;
  return <PuzzleScreen solver={solver.value} t={t} />;
}
