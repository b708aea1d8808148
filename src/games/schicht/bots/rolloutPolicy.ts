/** Imagined matches of Schicht im Schacht: all seats follow the playout policy. After the deal there is no chance. */
import { computePayoffs, type Rng, type Seat, type State } from '../../../core/index.ts';
import type { RolloutLuck, RolloutPolicy } from '../../../bots/rolloutPolicy.ts';
import { type Card, HAND, isSilver, NO_CARD, ROUNDS } from '../rules/data.ts';
import { chooseAction, closeAction, layAction } from '../rules/moves.ts';
import { closeWith, layOnPacked, readLayout, settle } from '../rules/packedTable.ts';
import { type Own, schicht, type Schicht } from '../rules/rules.ts';
import { cloneState, handSize } from '../rules/state.ts';
import { unseenCards } from '../rules/determinize.ts';
import { oddsAmong, publicOdds } from './danger.ts';
import { bestPlace, chooseCard, addTaken, newWorld, removeCard, type SearchWorld } from './playout.ts';

class FastRollout {
  readonly #world: SearchWorld;
  readonly #luck: RolloutLuck;
  readonly #chosen: Card[];
  #unseen: Card[];
  #number: number;

  constructor({ shared, own }: State<Schicht>, luck: RolloutLuck, number: number) {
    const world = newWorld(shared.seats);
    readLayout(shared.layout, world.table);
    world.round = shared.round;
    for (let seat = 0; seat < shared.seats; seat++) {
      own[seat].hand.forEach((card, at) => (world.hands[seat * HAND + at] = card));
      world.sizes[seat] = own[seat].hand.length;
      world.taken[seat] = shared.treasures[seat].length;
      world.silver[seat] = shared.treasures[seat].filter(isSilver).length;
    }
    this.#world = world;
    this.#luck = luck;
    this.#number = number;
    this.#unseen = unseenCards({ seat: null, shared, own: null });
    this.#chosen = own.map(() => NO_CARD);
    if (shared.phase === 'choose') this.#choose(own, handSize(shared));
    else for (const seat of shared.order.slice(shared.laid)) this.#chosen[seat] = shared.revealed[seat];
    if (shared.phase === 'close') {
      this.#number++;
      closeWith(world.table, 0);
      this.#settle(shared.order[shared.laid - 1]);
    }
  }

  run(): SearchWorld {
    const world = this.#world;
    this.#layAll();
    while (world.round <= ROUNDS) {
      this.#choose(undefined, HAND + 1 - world.round);
      this.#layAll();
    }
    return world;
  }

  #next(): Rng {
    return this.#luck.at(this.#number++);
  }

  /** S6: all seats choose, except those that have. */
  #choose(own: readonly Own[] | undefined, hand: number): void {
    const world = this.#world;
    const chosen = this.#chosen;
    const odds = oddsAmong(this.#unseen, chosen.length - 1, hand);
    for (let seat = 0; seat < chosen.length; seat++) {
      const choice = own?.[seat].choice ?? NO_CARD;
      if (choice === NO_CARD) chosen[seat] = chooseCard(world, seat, odds, this.#next());
      else removeCard(world, seat, (chosen[seat] = choice));
      // In the order of a view's hand, because the first of equal cards wins.
      world.hands.subarray(seat * HAND, seat * HAND + world.sizes[seat]).sort();
    }
    this.#unseen = this.#unseen.filter((card) => !chosen.includes(card));
  }

  /** S7: highest first. */
  #layAll(): void {
    const { table } = this.#world;
    const chosen = this.#chosen;
    for (;;) {
      let seat = 0;
      for (let other = 1; other < chosen.length; other++) if (chosen[other] > chosen[seat]) seat = other;
      if (chosen[seat] === NO_CARD) break;
      layOnPacked(table, chosen[seat], bestPlace(table, chosen[seat], this.#next()));
      chosen[seat] = NO_CARD;
      this.#settle(seat);
    }
    this.#world.round++;
  }

  #settle(seat: Seat): void {
    const first = (): number => {
      this.#number++;
      return 0;
    };
    addTaken(this.#world, seat, settle(this.#world.table, first));
  }
}

/** S17: most cards, and of those the fewest silver ones. */
function computeShares({ taken, silver }: SearchWorld): number[] {
  const worth = Array.from(taken, (cards, seat) => cards - silver[seat] / 1000);
  const most = Math.max(...worth);
  const winners = worth.filter((cards) => cards === most).length;
  return worth.map((cards) => (cards === most ? 1 / winners : 0));
}

export const rolloutPolicy: RolloutPolicy<Schicht> = {
  worlds: 250,
  fullDetailLength: 50,
  reshuffle: cloneState,
  choose(view, rng) {
    const { shared, seat, own } = view;
    if (seat === null || own === null) throw new Error('a spectator has no move');
    if (shared.phase === 'close') return closeAction(0);
    const world = newWorld(1);
    readLayout(shared.layout, world.table);
    if (shared.phase === 'lay') return layAction(bestPlace(world.table, shared.revealed[seat], rng));
    own.hand.forEach((card, at) => (world.hands[at] = card));
    world.sizes[0] = own.hand.length;
    return chooseAction(chooseCard(world, 0, publicOdds(shared), rng));
  },
  fastRollout(state, luck, number) {
    if (state.shared.phase === 'over') return computePayoffs(schicht, state);
    return computeShares(new FastRollout(state, luck, number).run());
  },
};
