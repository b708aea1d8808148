/** `tavola puzzles`: the puzzles of a game are listed, checked, or more of them mined from self-play. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { fastRng, type Game, seedFromBytes, shuffle } from '../../core/index.ts';
import { flawOf } from '../../puzzles/check.ts';
import { type Found, loadPuzzles, type Puzzle, writeFound } from '../../puzzles/index.ts';
import { openMine } from '../../puzzles/mine.ts';
import { mixed } from '../../puzzles/mixture.ts';
import { puzzleOf } from '../../puzzles/puzzle.ts';
import { gameCalled, jobsOf, UsageError, wholeNumber } from '../console/arguments.ts';
import { Progress } from '../console/progress.ts';
import { packageFolder } from '../console/version.ts';
import { mine } from './mining.ts';
import { puzzleJson } from './puzzleJson.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** How many are checked where nobody says how many. */
const A_FEW = 5;

/** Searches a random few of the puzzles anew; each that does not hold names itself, and the exit code says so. */
async function check(game: Game, puzzles: readonly Puzzle[], count: number, seed: string): Promise<void> {
  const mine = await openMine(game);
  if (mine === undefined) throw new UsageError(`argument GAME: ${game.id} has no bots that think ahead`);
  const progress = new Progress();
  const few = shuffle(puzzles.slice(), fastRng(seed, 0)).slice(0, count);
  let held = 0;
  for (const [i, puzzle] of few.entries()) {
    const flaw = flawOf(mine, puzzle, `${seed}/${puzzle.id}`);
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
  if (!existsSync(house)) throw new UsageError('option --write: only a checkout has a house to write into');
  return join(house, 'puzzles/puzzles.json');
}

/** Easiest first; those of the house stay, and the best mixture of the new ones is added to them. */
function write(game: string, shipped: readonly Puzzle[], found: readonly Found[], want: number): string {
  const file = shelfOf(game);
  const chosen = mixed(game, shipped, found, want)
    .map((one) => puzzleOf(game, one))
    .toSorted((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `[\n${chosen.map((one) => `  ${JSON.stringify(writeFound(one))}`).join(',\n')}\n]\n`);
  return `${game}: ${chosen.length} puzzles in its house`;
}

interface Flags {
  list?: true;
  check?: true | string;
  want: string;
  seed?: string;
  jobs?: string;
  keep?: string;
  write?: true;
}

export function addPuzzles(program: Command, games: string): void {
  program
    .command('puzzles')
    .description(
      'mine self-play for decisions with one best choice that a hasty player misses; list or check those there are',
    )
    .argument('<GAME>', games)
    .option('--list', 'print the puzzles of the game, one JSON object a line')
    .option(
      '--check [N]',
      `search a random few of them anew (${A_FEW} if N is not given) and say which do not hold`,
    )
    .option('--want <N>', 'how many puzzles to mine, those found before counted in', '120')
    .option('--seed <TEXT>', 'the same seed finds the same puzzles')
    .option('--jobs <N>', 'how many threads; one a core if it is not given')
    .option(
      '--keep <FILE>',
      'where finds are kept at once, and taken up again; build/puzzles/GAME.jsonl if it is not given',
    )
    .option('--write', 'also add the best mixture of them to the house of the game, up to N in all')
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
      const want = wholeNumber('option --want', flags.want, 1, 1e6);
      const progress = new Progress();
      const wish = {
        game: id,
        seed: flags.seed ?? id,
        want,
        jobs: jobsOf(flags.jobs),
        keep: flags.keep ?? join('build', 'puzzles', `${id}.jsonl`),
        done: (found: number) => progress.update(Math.min(1, found / want)),
      };
      const found = await mine(wish, game.version);
      progress.end();
      if (flags.write === true) say(write(id, shipped, found, want));
      else for (const one of found) say(JSON.stringify(puzzleJson(game, puzzleOf(id, one))));
    });
}
