/**
 * Estimates the prospects of a table with many imagined matches. Each redraws the hidden information, and a quick, steady player
 * decides for all seats by their views. A review measures luck and decisions with it.
 */
import {
  type Action,
  drawAction,
  FastRng,
  type Game,
  type GameTypes,
  NO_SEATS,
  computePayoffs,
  type Rng,
  type State,
  type View,
  viewOf,
} from '../core/index.ts';
import { lowestSeat } from './playMatch.ts';

export interface RolloutPolicy<K extends GameTypes = GameTypes> {
  readonly worlds: number;
  readonly searchIterations?: number;
  /** A match of at most this many decisions gets the full number; a longer one gets fewer, so that the review takes no longer. */
  readonly fullDetailLength: number;
  /**
   * The same table with hidden information redrawn, as likely as the truth to an observer of all hands. `part`, from 0 to 1,
   * spreads several draws evenly over the next random result, where the game supports it.
   */
  reshuffle(state: State<K>, rng: Rng, part: number): State<K>;
  choose(view: View<K>, rng: Rng): Action;
  /** The value of a table for each seat, for games where an evaluation is better than a rollout. The match is not over. */
  worth?(view: View<K>, rng: Rng): number[];
  /** Plays a match on in place exactly as `choose` would, decision by decision with the luck of its number, but faster. */
  fastRollout?(state: State<K>, luck: RolloutLuck, number: number): readonly number[];
  /** Whether all seats know the same now, so that `reshuffle` depends on that alone. */
  isOpen?(view: View<K>): boolean;
}

/** For any game: keeps the hidden part as dealt, so all chance is in the deal, and plays at random. */
export const randomRolloutPolicy = <K extends GameTypes>(game: Game<K>): RolloutPolicy<K> => ({
  worlds: 100,
  fullDetailLength: 100,
  reshuffle: (state) => game.clone(state),
  choose: (view, rng) => drawAction(game, view, rng),
});

/** An imagined match of more than 10,000 decisions counts as shared by all. */
const LONGEST = 10_000;

/** The luck of one imagined match: a generator per decision, so that two equal matches continue alike. */
export class RolloutLuck {
  readonly #a: number;
  readonly #b: number;

  constructor(rng: Rng) {
    this.#a = rng.u32();
    this.#b = rng.u32();
  }

  at(decision: number): Rng {
    return new FastRng(this.#a, this.#b, decision + 1, ~decision);
  }
}

/**
 * Plays a match on in place, starting at this decision number, and returns each seat's share of the victory: one sample of the
 * table's value.
 */
export function rollout<K extends GameTypes>(
  game: Game<K>,
  outlook: RolloutPolicy<K>,
  state: State<K>,
  luck: RolloutLuck,
  number: number,
): readonly number[] {
  for (let i = number; i < LONGEST; i++) {
    const due = game.toAct(state);
    if (due === NO_SEATS) return computePayoffs(game, state);
    if (outlook.fastRollout !== undefined) return outlook.fastRollout(state, luck, i);
    if (outlook.worth !== undefined) return outlook.worth(viewOf(state, null), luck.at(i));
    const seat = lowestSeat(due);
    game.apply(state, seat, outlook.choose(viewOf(state, seat), luck.at(i)));
  }
  return state.own.map(() => 1 / state.own.length);
}
