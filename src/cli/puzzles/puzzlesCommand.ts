/** `tavola puzzles`: lists or checks the puzzles of a game, or finds more in self-play. */
import type { Command } from 'commander';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Game, fastRng, seedFromBytes, shuffle } from '../../core/index.ts';
import { findPuzzleFlaw } from '../../puzzles/checkPuzzle.ts';
import {
  type Puzzle,
  type StoredPuzzle,
  formatPuzzleLine,
  loadPuzzles,
  replayPuzzle,
} from '../../puzzles/index.ts';
import { regradePuzzle } from '../../puzzles/minePuzzles.ts';
import { buildPuzzle } from '../../puzzles/puzzle.ts';
import { selectPuzzles } from '../../puzzles/selectPuzzles.ts';
import {
  JOBS,
  UsageError,
  gameArgument,
  loadGame,
  parseJobs,
  parseTableConfig,
  tableOption,
  wholeNumber,
} from '../console/arguments.ts';
import { withExamples } from '../console/commandLine.ts';
import { packageFolder } from '../console/files.ts';
import { Progress, printLine } from '../console/output.ts';
import { gameReference, isOwnGame } from '../console/ownFiles.ts';
import { findMiningSetup, minePuzzles } from './miningRun.ts';

const A_FEW = 5;

/** Grades a tenth more than are wanted, since grading rejects a few. */
const SPARE = 1.1;

async function check(game: Game, puzzles: readonly Puzzle[], count: number, seed: string): Promise<void> {
  const judges = await findMiningSetup(game);
  const progress = new Progress();
  const few = shuffle(puzzles.slice(), fastRng(seed, 0)).slice(0, count);
  let held = 0;
  for (const [i, puzzle] of few.entries()) {
    const flaw = findPuzzleFlaw(judges, puzzle, `${seed}/${puzzle.id}`);
    progress.update((i + 1) / few.length);
    if (flaw === undefined) held++;
    else console.error(`tavola: puzzle ${puzzle.id} of ${game.id}: ${flaw}`);
  }
  progress.end();
  printLine(`${game.id}: ${held} of ${few.length} puzzles hold (seed ${seed})`);
  if (held < few.length) process.exitCode = 1;
}

function findPuzzleFile(game: string): string {
  const folder = join(packageFolder(), 'src/games', game);
  if (!existsSync(join(folder, 'index.ts')))
    throw new UsageError(
      'option --write: an installed package cannot be written to; run this in a clone of the repository',
    );
  return join(folder, 'puzzles.json');
}

/** Easiest first. */
function writePuzzleFile(game: string, founds: readonly StoredPuzzle[]): void {
  const puzzles = founds
    .map((one) => buildPuzzle(game, one))
    .toSorted((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
  const file = findPuzzleFile(game);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `[\n${puzzles.map((one) => `  ${JSON.stringify(formatPuzzleLine(one))}`).join(',\n')}\n]\n`,
  );
}

async function renew(game: Game, puzzles: readonly Puzzle[], seed: string): Promise<void> {
  const judges = await findMiningSetup(game);
  const progress = new Progress();
  const kept: StoredPuzzle[] = [];
  for (const [i, puzzle] of puzzles.entries()) {
    const flaw = findPuzzleFlaw(judges, puzzle, `${seed}/${puzzle.id}`);
    const again = flaw === undefined ? regradePuzzle(judges, puzzle) : undefined;
    progress.update((i + 1) / puzzles.length);
    if (again === undefined)
      console.error(
        `tavola: puzzle ${puzzle.id} of ${game.id} is dropped: ${flaw ?? 'a hasty player finds it, or no motive explains it'}`,
      );
    else kept.push(again);
  }
  progress.end();
  writePuzzleFile(game.id, kept);
  printLine(`${game.id}: ${kept.length} of ${puzzles.length} puzzles hold (seed ${seed})`);
}

/**
 * Writes the best mixture of the shipped puzzles and the new ones, easiest first. The present levels grade all of
 * them, because they may play differently from those that found a puzzle; grading rejects puzzles that a hasty player
 * now solves.
 */
async function write(
  game: Game,
  shipped: readonly StoredPuzzle[],
  found: readonly StoredPuzzle[],
  total: number,
): Promise<string> {
  const grader = await findMiningSetup(game);
  const grade = (some: readonly StoredPuzzle[]): StoredPuzzle[] =>
    some.map((one) => regradePuzzle(grader, one)).filter((one) => one !== undefined);
  const kept = grade(shipped);
  const more = found.filter(({ link }) => !shipped.some((one) => one.link === link));
  const chosen = selectPuzzles(
    game.id,
    kept,
    grade(selectPuzzles(game.id, kept, more, SPARE * total)),
    total,
  );
  writePuzzleFile(game.id, chosen);
  return `${game.id}: ${chosen.length} puzzles in its folder`;
}

interface Flags {
  list?: true;
  check?: true | string;
  renew?: true;
  want: string;
  seats?: string;
  option: string[];
  seed?: string;
  jobs?: string;
  keep?: string;
  write?: string;
}

export function addPuzzles(program: Command): void {
  withExamples(
    program.command('puzzles'),
    'puzzles punto --list',
    'puzzles punto --check 3 --seed 1',
    'puzzles jericho --seats 3 --want 20',
  )
    .description('find puzzles in self-play: decisions with one best choice that a hasty player misses')
    .argument('<GAME>', gameArgument())
    .option('--list', 'list the shipped puzzles instead, one JSON object per line')
    .option('--check [N]', `check N random shipped puzzles instead, by a new search (default: ${A_FEW})`)
    .option('--renew', 'instead search all shipped puzzles again and drop those that do not hold')
    .option('--want <N>', 'number of puzzles to find, including those in the --keep file', '120')
    .option('--seats <N>', 'only tables with N seats (default: all kinds of tables in turn)')
    .addOption(tableOption('with --seats: set a table option'))
    .option('--seed <TEXT>', 'the same seed finds the same puzzles')
    .option('--jobs <N>', JOBS)
    .option(
      '--keep <FILE>',
      'file that the finds are saved to and resumed from (default: build/puzzles/GAME.jsonl)',
    )
    .option(
      '--write <TOTAL>',
      'write the best mixture of the shipped and the new puzzles to the game’s folder, at most TOTAL',
    )
    .action(async (id: string, flags: Flags) => {
      const game = await loadGame(id);
      if (isOwnGame(game) && (flags.renew === true || flags.write !== undefined))
        throw new UsageError(
          'option --write, --renew: only the games of this repository have a folder; leave it out for a game of your own',
        );
      const shipped = await loadPuzzles(game.id);
      if (flags.list === true) {
        for (const puzzle of shipped) printLine(JSON.stringify(puzzleJson(game, puzzle)));
        return;
      }
      if (flags.check !== undefined) {
        const count = flags.check === true ? A_FEW : wholeNumber('option --check', flags.check, 1, 1e6);
        await check(game, shipped, count, flags.seed ?? seedFromBytes(randomBytes(16)));
        return;
      }
      if (flags.renew === true) {
        await renew(game, shipped, flags.seed ?? game.id);
        return;
      }
      const total =
        flags.write === undefined ? undefined : wholeNumber('option --write', flags.write, 1, 1e6);
      const want = wholeNumber('option --want', flags.want, 1, 1e6);
      if (flags.seats === undefined && flags.option.length > 0)
        throw new UsageError('option --option: needs --seats');
      const progress = new Progress();
      const wish = {
        ...(flags.seats === undefined ? {} : { table: parseTableConfig(game, flags.seats, flags.option) }),
        game: gameReference(game),
        seed: flags.seed ?? game.id,
        want,
        jobs: parseJobs(flags.jobs),
        keep: flags.keep ?? join('build', 'puzzles', `${game.id}.jsonl`),
        done: (found: number) => progress.update(Math.min(1, found / want)),
      };
      const found = await minePuzzles(wish, game.version);
      progress.end();
      if (total !== undefined) printLine(await write(game, shipped, found, total));
      else for (const one of found) printLine(JSON.stringify(puzzleJson(game, buildPuzzle(game.id, one))));
    });
}

/** A puzzle with the moves of its match by name, and the view of its seat. */
function puzzleJson(game: Game, puzzle: Puzzle): object {
  const { id, link, seat, solutions, tempting, margin, difficulty, rating, solvers, theme } = puzzle;
  const table = replayPuzzle(game, puzzle);
  const { config, seed, actions } = table.record;
  return {
    id,
    game: game.id,
    seats: config.seats,
    options: config.options,
    seat,
    theme,
    difficulty,
    rating,
    margin,
    solvers,
    solutions: solutions.map((action) => game.moves.decode(action)),
    tempting: game.moves.decode(tempting),
    view: game.show(table.view(seat)),
    record: {
      seed,
      moves: actions.map(([by, action]) => ({ seat: by, move: game.moves.decode(action) })),
    },
    link,
  };
}
