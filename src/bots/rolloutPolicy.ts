/**
 * What lies ahead of a table, seen by many imagined matches: what nobody knows is drawn anew, and everyone goes on as a quick,
 * steady player would by what its seat knows. A review measures chance and decisions by it.
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

/** How a game's imagined matches go. */
export interface RolloutPolicy<K extends GameTypes = GameTypes> {
  /** How many of them tell enough of a decision, */
  readonly worlds: number;
  /** and how many iterations of the strongest bot tell what was better; its own number where nothing is said. */
  readonly searchIterations?: number;
  /** A match of at most this many decisions is looked at so closely; a longer one less, so that it takes no longer. */
  readonly fullDetailLength: number;
  /**
   * The same table with what nobody knows drawn anew: to whoever saw all hands, as likely as the truth. `part`, from 0 to 1, spreads
   * several draws evenly over what may come next, where the game knows how.
   */
  reshuffle(state: State<K>, rng: Rng, part: number): State<K>;
  /** What the steady player does in this seat. */
  choose(view: View<K>, rng: Rng): Action;
  /** What a table is worth to each seat, for games where looking at it tells more than playing on; the match is not over. */
  worth?(view: View<K>, rng: Rng): number[];
  /** Plays a match on in place exactly as `choose` would, decision by decision with the luck of its number, only sooner. */
  fastRollout?(state: State<K>, luck: RolloutLuck, number: number): readonly number[];
  /** Whether everyone knows the same now, and `reshuffle` goes by that alone. */
  isOpen?(view: View<K>): boolean;
}

/** Any game: its hidden part is taken as dealt, so all its chance is in the deal, and everyone plays at random. */
export const randomRolloutPolicy = <K extends GameTypes>(game: Game<K>): RolloutPolicy<K> => ({
  worlds: 100,
  fullDetailLength: 100,
  reshuffle: (state) => game.clone(state),
  choose: (view, rng) => drawAction(game, view, rng),
});

/** An imagined match that has gone on for 10,000 decisions is taken as shared by all. */
const LONGEST = 10_000;

/** The chance of one imagined match: a generator for each decision, so that two that do the same go on alike. */
export class RolloutLuck {
  readonly #a: number;
  readonly #b: number;

  constructor(rng: Rng) {
    this.#a = rng.u32();
    this.#b = rng.u32();
  }

  /** For the decision of that number. */
  at(decision: number): Rng {
    return new FastRng(this.#a, this.#b, decision + 1, ~decision);
  }
}

/**
 * Plays a match on in place, the next decision having this number, and returns each seat's share of the victory. It is one draw of
 * what the table is worth.
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
