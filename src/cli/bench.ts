/** `tavola bench` and `tavola perft`: the speed of random play and of bots, per CPU second. */
import type { Command } from 'commander';
import type { Bot } from '../bots/index.ts';
import { botRng, decideForSeat, lowestSeat } from '../bots/playMatch.ts';
import {
  type Action,
  type Config,
  type Game,
  NO_SEATS,
  type Rng,
  type State,
  type View,
  drawAction,
  fastRng,
  viewOf,
} from '../core/index.ts';
import { GAME_LOADERS } from '../games/gameLoaders.ts';
import {
  type TableFlags,
  gameArgument,
  loadGame,
  parseTableConfig,
  wholeNumber,
  withOptions,
} from './console/arguments.ts';
import { withExamples } from './console/commandLine.ts';
import { Progress, columns, printLine, round } from './console/output.ts';
import { loadGameBot } from './console/ownFiles.ts';

export function addMeasures(program: Command): void {
  withOptions(
    withExamples(
      program.command('perft'),
      'perft punto --depth 4 --seed 1',
      'perft jericho --depth 2 --seed 1 --seats 4',
    )
      .description('count all sequences of decisions up to a depth')
      .argument('<GAME>', gameArgument())
      .requiredOption('--depth <D>', 'number of decisions')
      .requiredOption('--seed <TEXT>', 'text that determines the deal')
      .option('--seats <N>', 'number of seats (default: the fewest)'),
  ).action(async (id: string, flags: TableFlags & { depth: string; seed: string }) => {
    const game = await loadGame(id);
    const config = parseTableConfig(game, flags.seats ?? `${game.seats.min}`, flags.option);
    const depth = wholeNumber('option --depth', flags.depth, 0, 100);
    const began = performance.now();
    const counts = perft(game, game.setup(config, flags.seed), depth);
    const seconds = (performance.now() - began) / 1000;
    printLine(columns([['depth', 'nodes'], ...counts.map((count, at) => [`${at}`, `${count}`])]));
    const nodes = counts.reduce((a, b) => a + b, 0);
    printLine(`nodes per second: ${round(nodes / seconds)}`);
  });
  withOptions(
    withExamples(program.command('bench'), 'bench', 'bench punto --seats 4 --rounds 3')
      .description('measure the speed of random play and of bots, per CPU second')
      .argument('[GAME]', `${gameArgument()} (default: all)`)
      .option('--seats <N>', 'number of seats (default: the fewest)')
      .option('--rounds <N>', 'number of rounds; the median counts', '5')
      .option('--seconds <N>', 'seconds per game and round', '1'),
  ).action(async (id: string | undefined, flags: TableFlags & { rounds: string; seconds: string }) => {
    const games = await Promise.all((id === undefined ? Object.keys(GAME_LOADERS) : [id]).map(loadGame));
    const rounds = wholeNumber('option --rounds', flags.rounds, 1, 1000);
    const seconds = wholeNumber('option --seconds', flags.seconds, 1, 1000);
    const tables = games.map((game) => {
      const config = parseTableConfig(game, flags.seats ?? `${game.seats.min}`, flags.option);
      return { game, config, name: `${game.id}, ${config.seats} seats` };
    });
    const meters = tables.map(({ game, config }) => createMeter(game, config));
    const progress = new Progress();
    const speeds = race(meters, rounds, seconds, (share) => progress.update(share));
    progress.end();
    printLine(
      formatSpeeds(
        tables.map(({ name }) => name),
        speeds,
      ),
    );
    const thoughts: [string, ThinkingTime][] = [];
    for (const { game, config, name } of tables)
      for (const bot of THINKERS) {
        const thought = await measureThinking(game, config, bot, seconds);
        if (thought !== undefined) thoughts.push([`${name}, ${bot}`, thought]);
      }
    printLine(`\n${formatThinking(thoughts)}`);
  });
}

/**
 * Counts the sequences of decisions at each depth, from one deal. Where several seats may act, the lowest acts first.
 * `counts[0]` is the start itself.
 */
function perft(game: Game, start: State, depth: number): number[] {
  const counts = Array.from({ length: depth + 1 }, () => 0);
  const visit = (state: State, at: number): void => {
    counts[at]!++;
    const due = game.toAct(state);
    if (at === depth || due === NO_SEATS) return;
    const seat = lowestSeat(due);
    for (const action of game.legal(viewOf(state, seat))) {
      const next = game.clone(state);
      game.apply(next, seat, action);
      visit(next, at + 1);
    }
  };
  visit(start, 0);
  return counts;
}

const formatSpeeds = (names: readonly string[], speeds: readonly Speed[]): string =>
  columns([
    ['per CPU second', 'matches', 'decisions', 'clones'],
    ...speeds.map(({ matches, plies, clones }, i) => [
      names[i]!,
      round(matches),
      round(plies),
      round(clones),
    ]),
  ]);

/** The generic search, and the levels that must answer within a given time. */
const THINKERS = ['search', 'medium', 'expert'] as const;

interface ThinkingTime {
  readonly decisions: number;
  /** 0 for a level that does not search. */
  readonly iterations: number;
  readonly seconds: number;
  readonly longest: number;
}

function* positions(game: Game, config: Config, quick: Bot): Generator<State> {
  for (let match = 0; ; match++) {
    const seed = `bench/${match}`;
    const player = { bot: quick, rng: botRng(seed, 0) };
    const state = game.setup(config, seed);
    for (let due = game.toAct(state); due !== NO_SEATS; due = game.toAct(state)) {
      const seat = lowestSeat(due);
      if (game.legal(viewOf(state, seat)).length > 1) yield state;
      game.apply(state, seat, decideForSeat(game, state, seat, player));
    }
  }
}

function decideOnce(bot: Bot, view: View, legal: readonly Action[], rng: Rng): number {
  if (bot.estimate !== undefined) return bot.estimate(view, legal, rng).iterations;
  bot.choose(view, legal, rng);
  return 0;
}

/** Every seventh decision is measured, so that all phases of a match count. */
const APART = 7;

/** Measures a bot's decisions for about `seconds` of CPU time; the first ones only warm up. */
async function measureThinking(
  game: Game,
  config: Config,
  name: string,
  seconds: number,
): Promise<ThinkingTime | undefined> {
  const bot = await loadGameBot(game, name);
  const quick = (await loadGameBot(game, 'greedy')) ?? (await loadGameBot(game, 'random'));
  if (bot === undefined || quick === undefined) return undefined;
  const rng = fastRng('bench', 1);
  const thought = { decisions: 0, iterations: 0, seconds: 0, longest: 0 };
  const warmUntil = cpuSeconds() + seconds / 4;
  let passed = 0;
  for (const state of positions(game, config, quick)) {
    if (passed++ % APART !== 0) continue;
    const seat = lowestSeat(game.toAct(state));
    const view = viewOf(state, seat);
    const began = cpuSeconds();
    const iterations = decideOnce(bot, view, game.legal(view), rng);
    const used = cpuSeconds() - began;
    if (began < warmUntil) continue;
    thought.decisions++;
    thought.iterations += iterations;
    thought.seconds += used;
    thought.longest = Math.max(thought.longest, used);
    if (thought.seconds >= seconds) break;
  }
  return thought;
}

const formatThinking = (rows: readonly (readonly [string, ThinkingTime])[]): string =>
  columns([
    ['bots that think ahead', 'iterations a second', 'ms a decision', 'longest'],
    ...rows.map(([name, { decisions, iterations, seconds, longest }]) => [
      name,
      iterations === 0 ? '' : round(iterations / seconds),
      round((1000 * seconds) / decisions),
      round(1000 * longest),
    ]),
  ]);

/** Per CPU second. */
interface Speed {
  readonly matches: number;
  readonly plies: number;
  readonly clones: number;
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Repeats a task for a number of CPU seconds; returns the number of runs and the time that they took. */
function repeatFor(seconds: number, once: () => void): { times: number; seconds: number } {
  const began = cpuSeconds();
  let times = 0;
  let batch = 1;
  for (;;) {
    for (let i = 0; i < batch; i++) once();
    times += batch;
    const used = cpuSeconds() - began;
    if (used >= seconds) return { times, seconds: used };
    // Reading the clock is slow, so it is read about twenty times per round.
    batch = Math.max(1, Math.floor(((times / Math.max(used, 1e-4)) * seconds) / 20));
  }
}

/** Plays a random match to its end, as bots do; returns the number of decisions. */
function playRandom(game: Game, state: State, rng: Rng): number {
  let plies = 0;
  for (let due = game.toAct(state); due !== NO_SEATS; due = game.toAct(state)) {
    const seat = lowestSeat(due);
    game.apply(state, seat, drawAction(game, viewOf(state, seat), rng));
    plies++;
  }
  return plies;
}

function midMatchState(game: Game, config: Config, rng: Rng): State {
  const plies = playRandom(game, game.setup(config, 'middle'), rng);
  let state = game.setup(config, 'middle');
  for (let ply = 0; 2 * ply < plies; ply++) {
    const next = game.clone(state);
    const seat = lowestSeat(game.toAct(next));
    game.apply(next, seat, drawAction(game, viewOf(next, seat), rng));
    if (game.toAct(next) === NO_SEATS) break;
    state = next;
  }
  return state;
}

/** Measures a game for some CPU seconds each time it is called. */
function createMeter(game: Game, config: Config): (seconds: number) => Speed {
  const rng = fastRng('bench', 0);
  const sample = midMatchState(game, config, rng);
  let match = 0;
  return (seconds) => {
    let plies = 0;
    const play = repeatFor(seconds, () => {
      plies += playRandom(game, game.setup(config, `bench/${match++}`), rng);
    });
    // Keeps the last copies alive, or the engine would optimise them away.
    const copies: State[] = [];
    let copied = 0;
    const cloning = repeatFor(seconds / 5, () => {
      copies[copied++ & 63] = game.clone(sample);
    });
    return {
      matches: play.times / play.seconds,
      plies: plies / play.seconds,
      clones: cloning.times / cloning.seconds,
    };
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** All games take turns, so that a busy machine slows them alike, after one round to warm up; the median round counts. */
function race(
  meters: readonly ((seconds: number) => Speed)[],
  rounds: number,
  seconds: number,
  done: (share: number) => void,
): Speed[] {
  const results: Speed[][] = meters.map(() => []);
  for (let turn = 0; turn <= rounds; turn++)
    for (const [i, measure] of meters.entries()) {
      const speed = measure(seconds);
      if (turn > 0) results[i]!.push(speed);
      done((turn * meters.length + i + 1) / ((rounds + 1) * meters.length));
    }
  const middle = (all: readonly Speed[], key: keyof Speed): number => median(all.map((one) => one[key]));
  return results.map((all) => ({
    matches: middle(all, 'matches'),
    plies: middle(all, 'plies'),
    clones: middle(all, 'clones'),
  }));
}
