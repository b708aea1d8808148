/** How bots decide at a table whose state is at hand: for records and simulations. */
import type { Bot } from './bot.ts';
import {
  type Action,
  fastRng,
  type Game,
  NOBODY,
  type Rng,
  type Seat,
  type Seats,
  type Seed,
  type State,
  viewOf,
} from '../core/index.ts';

export interface Player {
  readonly bot: Bot;
  readonly rng: Rng;
}

/** Bots read streams of the seed far beyond those that deal. */
const BOT_STREAMS = 1 << 20;

export const botRng = (seed: Seed, number: number): Rng => fastRng(seed, BOT_STREAMS + number);

export const lowestSeat = (seats: Seats): Seat => 31 - Math.clz32(seats & -seats);

/** `random` may draw a legal action without listing them all; every other bot is given its view. */
export function decide(game: Game, state: State, seat: Seat, { bot, rng }: Player): Action {
  const view = viewOf(state, seat);
  if (bot.name === 'random' && game.draw !== undefined) return game.draw(view, rng);
  return bot.choose(view, game.legal(view), rng);
}

/**
 * Plays to the end, the lowest of the seats to act first; returns the number of decisions, Infinity beyond the limit. Whoever watches
 * is told of each before it is carried out.
 */
export function playOut(
  game: Game,
  state: State,
  players: readonly Player[],
  limit: number,
  watch?: (seat: Seat, action: Action) => void,
): number {
  let plies = 0;
  for (let due = game.toAct(state); due !== NOBODY; due = game.toAct(state)) {
    if (plies === limit) return Infinity;
    const seat = lowestSeat(due);
    const action = decide(game, state, seat, players[seat]);
    watch?.(seat, action);
    game.apply(state, seat, action);
    plies++;
  }
  return plies;
}
