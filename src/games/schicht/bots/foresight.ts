/**
 * The lookahead of `expert` in Schicht im Schacht. In every imagined world each of the others searches briefly from its own view,
 * or follows the policy. All of the searcher's cards are tried against their choices. The value after the round is half the
 * network's and half that of three more rounds.
 */
import { type Rng, type Seat, type State, type View, viewOf } from '../../../core/index.ts';
import type { SearchingBot } from '../../../bots/bot.ts';
import type { Character } from '../../../bots/character.ts';
import { type LookaheadOptions, neuralBot } from '../../../bots/neural/lookahead.ts';
import type { PolicyValueNet } from '../../../bots/neural/policyValueNet.ts';
import { HAND, isSilver, ROUNDS } from '../rules/data.ts';
import { readLayout } from '../rules/packedTable.ts';
import { type Schicht, schicht } from '../rules/rules.ts';
import { type Odds, publicOdds } from './danger.ts';
import { rolloutPolicy } from './rolloutPolicy.ts';
import { newWorld, playOutRounds, type SearchWorld } from './playout.ts';
import { evaluateWorld, quickChoice } from './search.ts';

const MOMENT = 120;
/** The number of worlds, by seats: the more seats search, the fewer. */
const WORLDS = [0, 0, 36, 28];
/** By seats, the share of the others' choices that follow the policy: two searching seats are too hard to predict. */
const HABIT = [0, 0, 0, 0.5];
/** The total number of trials of the searcher's cards. Where a card is laid hardly ever decides a match. */
const CHOOSING = 400;
const LAYING = 150;
/** The weight of the network against rollouts, and the number of their rounds: more rounds gain nothing. */
const TRUST = 0.5;
const ROUNDS_ON = 3;
const END = { lead: 4, victory: 0.6 };

function readWorld({ shared, own }: State<Schicht>, world: SearchWorld): void {
  readLayout(shared.layout, world.table);
  world.round = shared.round;
  own.forEach(({ hand }, seat) => {
    world.sizes[seat] = hand.length;
    for (let at = 0; at < hand.length; at++) world.hands[seat * HAND + at] = hand[at];
  });
  shared.treasures.forEach((cards, seat) => {
    world.taken[seat] = cards.length;
    world.silver[seat] = 0;
    for (const card of cards) if (isSilver(card)) world.silver[seat]++;
  });
}

class RoundRollout {
  readonly #odds: Odds;
  readonly #world: SearchWorld;
  readonly #chosen: Uint8Array;
  readonly #worth: Float64Array;

  constructor(seats: number, odds: Odds) {
    this.#odds = odds;
    this.#world = newWorld(seats);
    this.#chosen = new Uint8Array(seats);
    this.#worth = new Float64Array(seats);
  }

  worth(state: State<Schicht>, seat: Seat, rng: Rng): number {
    readWorld(state, this.#world);
    const until = Math.min(ROUNDS + 1, this.#world.round + ROUNDS_ON);
    playOutRounds(this.#world, until, this.#chosen, this.#odds, rng);
    evaluateWorld(this.#world, this.#worth, END);
    return this.#worth[seat];
  }
}

/** The budgets as multiples of those above: for a choice, by seats, and for where to lay. */
export interface Effort {
  readonly choosing: (seats: number) => number;
  readonly laying: number;
}

export function createForesightBot(
  net: PolicyValueNet<Schicht>,
  name: string,
  { choosing, laying }: Effort,
  character?: Character<Schicht>,
): SearchingBot<Schicht> {
  const look = (view: View<Schicht>): LookaheadOptions<Schicht> => {
    const { phase, seats } = view.shared;
    const plain = { horizon: 1, width: Infinity, trust: 0 };
    if (phase !== 'choose') return plain;
    const odds = publicOdds(view.shared);
    const roundsOn = new RoundRollout(seats, odds);
    return {
      ...plain,
      worlds: choosing(seats) * WORLDS[seats],
      predictAction(world, seat, chance) {
        const seen = viewOf(world, seat);
        if (chance.u32() < HABIT[seats] * 2 ** 32) return rolloutPolicy.choose(seen, chance);
        return quickChoice(seen, schicht.legal(seen), chance, MOMENT, odds);
      },
      worth: (state, seat, chance) =>
        TRUST * net.worth(state, seat) + (1 - TRUST) * roundsOn.worth(state, seat, chance),
    };
  };
  const iterations = ({ shared }: View<Schicht>): number =>
    shared.phase === 'choose' ? choosing(shared.seats) * CHOOSING : laying * LAYING;
  return neuralBot(net, name, iterations, look, character);
}
