/** `tavola puzzles`: the puzzles of a game are listed, checked, or more of them mined from self-play. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { fastRng, type Game, seedFromBytes, shuffle } from '../../core/index.ts';
import { flawOf } from '../../puzzles/check.ts';
import { type Found, loadPuzzles, type Puzzle, writeFound } from '../../puzzles/index.ts';
import { graded } from '../../puzzles/mine.ts';
import { mixed } from '../../puzzles/mixture.ts';
import { puzzleOf } from '../../puzzles/puzzle.ts';
import { collect, configOf, gameCalled, jobsOf, UsageError, wholeNumber } from '../console/arguments.ts';
import { say } from '../console/output.ts';
import { Progress } from '../console/progress.ts';
import { gameArgument } from '../console/tableFlags.ts';
import { packageFolder } from '../console/version.ts';
import { mine, mineOf } from './mining.ts';
import { puzzleJson } from './puzzleJson.ts';

/** How many are checked where nobody says how many. */
const A_FEW = 5;

/** Some more are graded than are wanted, since a few may fall out. */
const SPARE = 1.1;

/** Searches a random few of the puzzles anew; each that does not hold names itself, and the exit code says so. */
async function check(game: Game, puzzles: readonly Puzzle[], count: number, seed: string): Promise<void> {
  const judges = await mineOf(game);
  const progress = new Progress();
  const few = shuffle(puzzles.slice(), fastRng(seed, 0)).slice(0, count);
  let held = 0;
  for (const [i, puzzle] of few.entries()) {
    const flaw = flawOf(judges, puzzle, `${seed}/${puzzle.id}`);
    progress.update((i + 1) / few.length);
    if (flaw === undefined) held++;
    else console.error(`tavola: puzzle ${puzzle.id} of ${game.id}: ${flaw}`);
  }
  progress.end();
  say(`${game.id}: ${held} of ${few.length} puzzles hold (seed ${seed})`);
  if (held < few.length) process.exitCode = 1;
}

/** Where a checkout keeps a house's puzzles. */
function shelfOf(game: string): string {
  const house = join(packageFolder(), 'src/games', game);
  if (!existsSync(join(house, 'index.ts'))) throw new UsageError('option --write: only a checkout has a house to write into');
  return join(house, 'puzzles/puzzles.json');
}

/**
 * The best mixture of what is in the house and what was found, easiest first. Levels may play otherwise than when a puzzle was found, so
 * those below expert are counted afresh, and what a hasty player finds by now is left out.
 */
async function write(
  game: Game,
  shipped: readonly Found[],
  found: readonly Found[],
  total: number,
): Promise<string> {
  const file = shelfOf(game.id);
  const grader = await mineOf(game);
  const grade = (some: readonly Found[]): Found[] =>
    some.map((one) => graded(grader, one)).filter((one) => one !== undefined);
  const kept = grade(shipped);
  const more = found.filter(({ link }) => !shipped.some((one) => one.link === link));
  const chosen = mixed(game.id, kept, grade(mixed(game.id, kept, more, SPARE * total)), total)
    .map((one) => puzzleOf(game.id, one))
    .toSorted((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `[\n${chosen.map((one) => `  ${JSON.stringify(writeFound(one))}`).join(',\n')}\n]\n`);
  return `${game.id}: ${chosen.length} puzzles in its house`;
}

interface Flags {
  list?: true;
  check?: true | string;
  want: string;
  seats?: string;
  option: string[];
  seed?: string;
  jobs?: string;
  keep?: string;
  write?: string;
}

export function addPuzzles(program: Command): void {
  program
    .command('puzzles')
    .description(
      'mine self-play for decisions with one best choice that a hasty player misses; list or check those there are',
    )
    .argument('<GAME>', gameArgument())
    .option('--list', 'print the puzzles of the game, one JSON object a line')
    .option(
      '--check [N]',
      `search a random few of them anew (${A_FEW} if N is not given) and say which do not hold`,
    )
    .option('--want <N>', 'how many puzzles to mine, those found before counted in', '120')
    .option('--seats <N>', 'only at tables of N seats; at all kinds of tables in turn if it is not given')
    .option('--option <KEY=VALUE>', 'beside --seats: a table option; may be given several times', collect, [])
    .option('--seed <TEXT>', 'the same seed finds the same puzzles')
    .option('--jobs <N>', 'how many threads; one a core if it is not given')
    .option(
      '--keep <FILE>',
      'where finds are kept at once, and taken up again; build/puzzles/GAME.jsonl if it is not given',
    )
    .option(
      '--write <TOTAL>',
      'put the best mixture of them into the house of the game, beside those it has, up to so many in all',
    )
    .action(async (id: string, flags: Flags) => {
      const game = await gameCalled(id);
      const shipped = await loadPuzzles(id);
      if (flags.list === true) {
        for (const puzzle of shipped) say(JSON.stringify(puzzleJson(game, puzzle)));
        return;
      }
      if (flags.check !== undefined) {
        const count = flags.check === true ? A_FEW : wholeNumber('option --check', flags.check, 1, 1e6);
        await check(game, shipped, count, flags.seed ?? seedFromBytes(randomBytes(16)));
        return;
      }
      const total =
        flags.write === undefined ? undefined : wholeNumber('option --write', flags.write, 1, 1e6);
      const want = wholeNumber('option --want', flags.want, 1, 1e6);
      if (flags.seats === undefined && flags.option.length > 0)
        throw new UsageError('option --option: goes with --seats');
      const progress = new Progress();
      const wish = {
        ...(flags.seats === undefined ? {} : { table: configOf(game, flags.seats, flags.option) }),
        game: id,
        seed: flags.seed ?? id,
        want,
        jobs: jobsOf(flags.jobs),
        keep: flags.keep ?? join('build', 'puzzles', `${id}.jsonl`),
        done: (found: number) => progress.update(Math.min(1, found / want)),
      };
      const found = await mine(wish, game.version);
      progress.end();
      if (total !== undefined) say(await write(game, shipped, found, total));
      else for (const one of found) say(JSON.stringify(puzzleJson(game, puzzleOf(id, one))));
    });
}
