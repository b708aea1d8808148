/** `tavola review`: luck and skill of a finished match, from its transcript. */
import type { Command } from 'commander';
import { readFile, writeFile } from 'node:fs/promises';
import { loadRolloutPolicy } from '../bots/index.ts';
import {
  type Game,
  type State,
  type TranscriptFlaw,
  isTranscriptFlaw,
  readTranscript,
} from '../core/index.ts';
import {
  type FinishedMatch,
  type Moment,
  type Review,
  type ReviewProgress,
  Reviewer,
  type SeatReview,
  createReviewSettings,
} from '../review/index.ts';
import type { TerminalBoard } from '../terminal/terminalBoard.ts';
import {
  type OwnGameFlag,
  UsageError,
  loadOwnGameFlag,
  ownGameOption,
  wholeNumber,
} from './console/arguments.ts';
import { withExamples } from './console/commandLine.ts';
import { formatFileName, readText } from './console/files.ts';
import { Progress, columns, printLine } from './console/output.ts';
import { loadStrongestBot } from './console/ownFiles.ts';
import { loadBoardFor } from './console/plainGame.ts';
import { flawExitCode, formatFlaw, verifyText } from './transcripts/verifyText.ts';

export function addReview(program: Command): void {
  withExamples(
    program.command('review'),
    'review match.jsonl',
    'review match.jsonl --depth 4 --keep review.json',
  )
    .description('separate luck from skill in a finished match, and list missed chances')
    .argument('<FILE>', 'a transcript, or - for standard input')
    .option('--json', 'print one JSON object, with shares of the victory from 0 to 1')
    .option('--depth <N>', 'search effort, as a multiple of the usual one', '1')
    .option('--keep <FILE>', 'save progress to a file, and resume from it')
    .addOption(ownGameOption())
    .action(async (file: string, flags: OwnGameFlag & { json?: true; depth: string; keep?: string }) => {
      const depth = wholeNumber('option --depth', flags.depth, 1, 1000);
      const course = await readFinishedMatch(await readText(file), await loadOwnGameFlag(flags));
      if (isTranscriptFlaw(course)) {
        console.error(formatFlaw(formatFileName(file), course));
        process.exitCode = flawExitCode(course);
        return;
      }
      const progress = new Progress();
      const done = (share: number): void => progress.update(share);
      const wish = { depth, done, ...(flags.keep === undefined ? {} : { keep: flags.keep }) };
      const review = await runReview(course, wish);
      progress.end();
      printLine(
        flags.json === true ? JSON.stringify(reviewJson(course, review)) : await reviewText(course, review),
      );
    });
}

export async function readFinishedMatch(text: string, own?: Game): Promise<FinishedMatch | TranscriptFlaw> {
  const states: State[] = [];
  const verdict = await verifyText(
    text,
    (game) =>
      ({ state }) =>
        states.push(game.clone(state)),
    own,
  );
  if (isTranscriptFlaw(verdict)) return verdict;
  const { game, match } = verdict;
  const transcript = readTranscript(text);
  const deal = isTranscriptFlaw(transcript) ? null : (transcript.lines[0]?.json.deal ?? null);
  states.unshift(game.transcript.start(match.config, deal) as State);
  return { game, config: match.config, seed: match.seed, states, decisions: match.actions };
}

interface SavedReview {
  readonly match: string;
  readonly depth: number;
  readonly progress: ReviewProgress;
}

const matchKey = ({ game, seed, decisions }: FinishedMatch): string =>
  JSON.stringify([game.id, seed, decisions]);

async function loadProgress(file: string, match: string, depth: number): Promise<ReviewProgress | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new UsageError(`option --keep: cannot read ${file} (${(error as Error).message})`);
  }
  let left: SavedReview;
  try {
    left = JSON.parse(text) as SavedReview;
  } catch {
    throw new UsageError(`option --keep: ${file} is not a saved review; choose another file`);
  }
  if (typeof left !== 'object' || left === null || !Array.isArray(left.progress?.steps))
    throw new UsageError(`option --keep: ${file} is not a saved review; choose another file`);
  if (left.match !== match)
    throw new UsageError(`option --keep: ${file} has the review of another match; choose another file`);
  if (left.depth !== depth)
    throw new UsageError(
      `option --keep: ${file} was begun with --depth ${left.depth}; give that depth or another file`,
    );
  return left.progress;
}

/** Progress is saved after every eighth decision. */
const KEPT_EVERY = 8;

interface ReviewRequest {
  readonly depth: number;
  readonly keep?: string;
  readonly done: (share: number) => void;
}

export async function runReview(
  course: FinishedMatch,
  { depth, keep, done }: ReviewRequest,
): Promise<Review> {
  const { game, decisions } = course;
  const [rolloutPolicy, strongest] = await Promise.all([loadRolloutPolicy(game), loadStrongestBot(game)]);
  const match = matchKey(course);
  const sofar = keep === undefined ? undefined : await loadProgress(keep, match, depth);
  const reviewer = new Reviewer(
    course,
    createReviewSettings(game, rolloutPolicy, strongest, decisions.length, depth),
    sofar,
  );
  done(reviewer.share);
  for (let i = 1; reviewer.next(); i++) {
    done(reviewer.share);
    if (keep !== undefined && (i % KEPT_EVERY === 0 || reviewer.share === 1))
      await writeFile(
        keep,
        JSON.stringify({ match, depth, progress: reviewer.progress } satisfies SavedReview),
      );
  }
  return reviewer.result();
}

/** The review as JSON: shares of the victory, moves by name. */
export const reviewJson = (
  { game, config, decisions }: FinishedMatch,
  { seats, deal, moments }: Review,
): object => ({
  game: game.id,
  options: config.options,
  decisions: decisions.length,
  seats: seats.map((review, seat) => ({ seat, ...review })),
  deal,
  moments: moments.map(({ seat, action, shares, parts, better }) => ({
    seat,
    move: game.moves.decode(action),
    shares: shares.map(({ mean }) => mean),
    uncertainty: shares.map(({ error }) => 1.96 * error),
    parts,
    better: better === null ? null : { ...better, action: undefined, move: game.moves.decode(better.action) },
  })),
});

const hundredths = (share: number): string => `${Math.round(100 * share)}`;
const signed = (share: number): string => {
  const text = hundredths(Math.abs(share));
  return text === '0' ? '0' : `${share < 0 ? '−' : '+'}${text}`;
};
const formatGain = (mean: number, uncertainty: number): string =>
  `${signed(mean)} ± ${hundredths(uncertainty)}`;

const row = (seat: number, { start, chance, own, others, end, uncertainty }: SeatReview): string[] => [
  `seat ${seat}`,
  hundredths(start),
  formatGain(chance, uncertainty.chance),
  formatGain(own, uncertainty.own),
  formatGain(others, uncertainty.others),
  hundredths(end),
];

const TOLD = 5;

function decisionText(game: Game, board: TerminalBoard, moment: Moment, number: number): string {
  const { seat, action, better } = moment;
  if (better === null) return '';
  const write = (one: number): string => board.formatMove(game.moves.decode(one));
  const cost = `${signed(-better.gain)} ± ${hundredths(better.uncertainty)}`;
  return `decision ${number}, seat ${seat}: ${write(action)} (${cost}); ${write(better.action)} promised more`;
}

export async function reviewText(
  { game, decisions }: FinishedMatch,
  { seats, moments }: Review,
): Promise<string> {
  const board = await loadBoardFor(game);
  const costly = moments
    .map((moment, i) => ({ moment, number: i + 1, gain: moment.better?.gain ?? 0 }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, TOLD);
  return [
    `${game.id}, ${seats.length} seats, ${decisions.length} decisions; chances of winning in percent`,
    '',
    columns([
      ['', 'before the deal', 'chance', 'own decisions', 'others', 'result'],
      ...seats.map((review, seat) => row(seat, review)),
    ]),
    ...(costly.length === 0 ? [] : ['', 'Biggest misses:']),
    ...costly.map(({ moment, number }) => decisionText(game, board, moment, number)),
  ].join('\n');
}
