/**
 * A bot for the ladder that exploits `expert`: of the moves that `expert` would consider, it plays the one to which
 * `expert`, in every other seat of imagined worlds, answers worst. It measures how exploitable `expert` is.
 */
import { type Bot, loadBot, loadRosterBot } from '../../src/bots/index.ts';
import {
  type Action,
  FastRng,
  type Game,
  seatSetHas,
  listSeats,
  computePayoffs,
  type Rng,
  type Seat,
  type State,
  viewOf,
} from '../../src/core/index.ts';

/** The number of moves and worlds it considers, and `expert`'s budget in them. */
const CONSIDERED = 4;
const WORLDS = 12;
const IN_BRIEF = { budget: { iterations: 24 } };
/** It stops looking ahead after this many decisions of others. */
const LONGEST = 40;

const forkRng = (rng: Rng): (() => FastRng) => {
  const [a, b, c, d] = [rng.u32(), rng.u32(), rng.u32(), rng.u32()];
  return () => new FastRng(a, b, c, d);
};

class Adversary implements Bot {
  readonly name = 'adversary';
  readonly #game: Game;
  readonly #expert: Bot;

  constructor(game: Game, expert: Bot) {
    this.#game = game;
    this.#expert = expert;
  }

  choose(...[view, legal, rng]: Parameters<Bot['choose']>): Action {
    const me = view.seat as Seat;
    const considered = this.#expert.estimate!(view, legal, rng).choices.slice(0, CONSIDERED);
    const worths = considered.map(() => 0);
    for (let i = 0; i < WORLDS && considered.length > 1; i++) {
      const world = this.#game.determinize(view, rng);
      for (const seat of listSeats(this.#game.toAct(world)))
        if (seat !== me) this.#game.apply(world, seat, this.#answer(world, seat, rng));
      const chance = forkRng(rng);
      considered.forEach(({ action }, at) => {
        const state = this.#game.clone(world);
        this.#game.apply(state, me, action);
        worths[at] += this.#ahead(state, me, chance());
      });
    }
    return considered[worths.indexOf(Math.max(...worths))].action;
  }

  #answer(state: State, seat: Seat, rng: Rng): Action {
    const view = viewOf(state, seat);
    return this.#expert.choose(view, this.#game.legal(view), rng, IN_BRIEF);
  }

  /** The expected share of the victory after `expert` has answered in all other seats. */
  #ahead(state: State, me: Seat, rng: Rng): number {
    const game = this.#game;
    for (let decisions = 0; decisions < LONGEST; decisions++) {
      const due = game.toAct(state);
      if (due === 0) return computePayoffs(game, state)[me];
      if (seatSetHas(due, me)) {
        const view = viewOf(state, me);
        return this.#expert.estimate!(view, game.legal(view), rng, IN_BRIEF).choices[0].expects;
      }
      const seat = listSeats(due)[0];
      game.apply(state, seat, this.#answer(state, seat, rng));
    }
    return 0;
  }
}

/** `expert` must have estimates. */
export const createAdversary = (game: Game, expert: Bot): Bot => new Adversary(game, expert);

/** A game from a file has the levels of the generic search. */
const loadExpert = async (game: Game): Promise<Bot | undefined> =>
  (await loadBot(game.id, 'expert')) ?? loadRosterBot({ game: () => Promise.resolve(game) }, 'expert');

export default async function loadAdversary(game: Game): Promise<Bot> {
  const expert = await loadExpert(game);
  if (expert?.estimate === undefined) throw new Error(`the expert of ${game.id} has no estimates`);
  return createAdversary(game, expert);
}
