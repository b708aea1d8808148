/** The speed of bots: rollouts per CPU second, and the time of a decision. */
import type { Bot } from '../../bots/index.ts';
import { loadGameBot } from '../console/ownFiles.ts';
import {
  type Action,
  type Config,
  fastRng,
  type Game,
  NO_SEATS,
  type Rng,
  type State,
  type View,
  viewOf,
} from '../../core/index.ts';
import { columns, round } from '../console/columns.ts';
import { botRng, decideForSeat, lowestSeat } from '../../bots/playMatch.ts';
import { cpuSeconds } from './measure.ts';

/** The generic search, and the levels that must answer within a given time. */
export const THINKERS = ['search', 'medium', 'expert'] as const;

export interface ThinkingTime {
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
export async function measureThinking(
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

export const formatThinking = (rows: readonly (readonly [string, ThinkingTime])[]): string =>
  columns([
    ['bots that think ahead', 'iterations a second', 'ms a decision', 'longest'],
    ...rows.map(([name, { decisions, iterations, seconds, longest }]) => [
      name,
      iterations === 0 ? '' : round(iterations / seconds),
      round((1000 * seconds) / decisions),
      round(1000 * longest),
    ]),
  ]);
