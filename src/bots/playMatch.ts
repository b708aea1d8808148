/** Bots' decisions for a table whose state is at hand: for records and simulations. */
import type { Bot } from './bot.ts';
import {
  type Action,
  fastRng,
  type Game,
  NO_SEATS,
  type Rng,
  type Seat,
  type SeatSet,
  type Seed,
  type State,
  viewOf,
} from '../core/index.ts';

export interface SeatedBot {
  readonly bot: Bot;
  readonly rng: Rng;
}

/** Bots use streams of the seed far beyond those that deal. */
const BOT_STREAMS = 1 << 20;

export const botRng = (seed: Seed, number: number): Rng => fastRng(seed, BOT_STREAMS + number);

export const lowestSeat = (seats: SeatSet): Seat => 31 - Math.clz32(seats & -seats);

/** `random` may draw a legal action without listing all; every other bot gets its view. */
export function decideForSeat(game: Game, state: State, seat: Seat, { bot, rng }: SeatedBot): Action {
  const view = viewOf(state, seat);
  if (bot.name === 'random' && game.draw !== undefined) return game.draw(view, rng);
  return bot.choose(view, game.legal(view), rng);
}

/**
 * Plays to the end; of several seats to act the lowest goes first. Returns the number of decisions, Infinity beyond the limit.
 * Calls `watch` before each decision.
 */
export function playMatch(
  game: Game,
  state: State,
  players: readonly SeatedBot[],
  limit: number,
  watch?: (seat: Seat, action: Action) => void,
): number {
  let plies = 0;
  for (let due = game.toAct(state); due !== NO_SEATS; due = game.toAct(state)) {
    if (plies === limit) return Infinity;
    const seat = lowestSeat(due);
    const action = decideForSeat(game, state, seat, players[seat]);
    watch?.(seat, action);
    game.apply(state, seat, action);
    plies++;
  }
  return plies;
}
