/**
 * The smallest game with every feature that laws check: a hidden deck, hidden hands, simultaneous choices, and
 * chance. Its broken variants show that the laws detect errors.
 */
import {
  allSeats,
  type Game,
  deriveKey,
  knobValue,
  moveTable,
  NO_SEATS,
  type Seat,
  randomKey,
  toSeatSet,
  shuffle,
  type State,
  SeedStream,
  thingsAt,
  type Emit,
  integerFields,
} from '../../src/core/index.ts';
import type { Inventory } from '../../src/laws/index.ts';

/** Highest card: each player plays a card; the highest earns a point and its player draws another card. */
export interface Toy {
  options: { readonly [id: string]: never };
  shared: {
    seats: number;
    points: number[];
    hands: number[];
    deck: number;
    played: number[];
    over: boolean;
    extra: number[];
  };
  own: { hand: number[]; choice: number };
  hidden: { key: readonly number[]; deck: number[] };
  move: { type: 'play'; card: number };
  event:
    | { type: 'revealed'; cards: number[]; winner: Seat }
    | { type: 'drew'; seat: Seat; card?: number }
    | { type: 'note'; value: number };
  reason: 'over' | 'chosen' | 'missing';
}

const CARDS = 15;
const HAND = 3;
const NO_CHOICE = -1;

export function toyReveal(state: State<Toy>, tell?: Emit<Toy['event']>): void {
  const { shared, own, hidden } = state;
  const cards = own.map(({ choice }) => choice);
  const winner = cards.indexOf(Math.max(...cards));
  shared.played.push(...cards);
  shared.points[winner] = (shared.points[winner] ?? 0) + 1;
  for (const [seat, mine] of own.entries()) {
    mine.hand.splice(mine.hand.indexOf(mine.choice), 1);
    mine.choice = NO_CHOICE;
    shared.hands[seat] = mine.hand.length;
  }
  tell?.({ type: 'revealed', cards, winner });
  const drawn = hidden.deck.pop();
  if (drawn !== undefined) {
    own[winner]?.hand.push(drawn);
    own[winner]?.hand.sort((a, b) => a - b);
    shared.hands[winner] = (shared.hands[winner] ?? 0) + 1;
    shared.deck--;
    tell?.(
      { type: 'drew', seat: winner },
      { seat: winner, event: { type: 'drew', seat: winner, card: drawn } },
    );
  }
  shared.over = shared.hands.some((count) => count === 0);
}

const deal = (seats: number, hands: number[][], deck: number[], key: readonly number[]): State<Toy> => ({
  shared: {
    seats,
    points: Array<number>(seats).fill(0),
    hands: hands.map((hand) => hand.length),
    deck: deck.length,
    played: [],
    over: false,
    extra: [],
  },
  own: hands.map((hand) => ({ hand: hand.toSorted((a, b) => a - b), choice: NO_CHOICE })),
  hidden: { key, deck },
});

function findWinners({ points }: Toy['shared']): Seat[] {
  const most = Math.max(...points);
  return points.flatMap((mine, seat) => (mine === most ? [seat] : []));
}

export const toy: Game<Toy> = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 3 },
  options: [],
  setup({ seats, knobs }, seed) {
    const key = deriveKey(seed);
    const cards = shuffle([...Array(CARDS).keys()], new SeedStream(key, 1));
    const hands = Array.from({ length: seats }, () => cards.splice(0, knobValue(knobs, 'hand', HAND)));
    return deal(seats, hands, cards, key);
  },
  clone: (state) => structuredClone(state),
  toAct({ shared, own }) {
    if (shared.over) return 0;
    return own.reduce(
      (seats, { choice }, seat) => (choice === NO_CHOICE ? seats : seats & ~(1 << seat)),
      allSeats(shared.seats),
    );
  },
  winners: ({ shared }) => (shared.over ? toSeatSet(findWinners(shared)) : NO_SEATS),
  standing: ({ points }) => points,
  things: ({ shared, own, hidden }) => [
    ...own.flatMap(({ hand }, seat) => thingsAt('hand', hand.map(String), seat)),
    ...thingsAt('deck', hidden.deck.map(String), null),
    ...thingsAt('played', shared.played.map(String), null, allSeats(shared.seats)),
  ],
  knobs: [{ id: 'hand', range: () => ({ min: 2, max: 4, default: HAND }) }],
  legal: ({ shared, own }) =>
    shared.over || own === null || own.choice !== NO_CHOICE ? [] : own.hand.slice(),
  apply(state, seat, action, tell) {
    const mine = state.own[seat];
    if (mine !== undefined) mine.choice = action;
    if (state.own.every(({ choice }) => choice !== NO_CHOICE)) toyReveal(state, tell);
  },
  refusal({ shared, own }, { card }) {
    if (shared.over) return { clause: 'T1', reason: 'over' };
    if (own === null || own.choice !== NO_CHOICE) return { clause: 'T2', reason: 'chosen' };
    return own.hand.includes(card) ? undefined : { clause: 'T3', reason: 'missing' };
  },
  determinize({ seat, shared, own }, rng) {
    const seen = new Set([...shared.played, ...(own?.hand ?? [])]);
    const unseen = shuffle(
      [...Array(CARDS).keys()].filter((card) => !seen.has(card)),
      rng,
    );
    const hands = shared.hands.map((size, other) => ({
      hand:
        other === seat && own !== null ? own.hand.slice() : unseen.splice(0, size).toSorted((a, b) => a - b),
      choice: other === seat && own !== null ? own.choice : NO_CHOICE,
    }));
    return { shared: structuredClone(shared), own: hands, hidden: { key: randomKey(rng), deck: unseen } };
  },
  moves: moveTable<Toy['move']>({
    play: integerFields(
      ['card'],
      CARDS,
      (card) => card,
      (card) => [card],
    ),
  }),
  show: ({ seat, shared, own }) => ({ seat, shared, own }),
  transcript: {
    deals: () => 1,
    deal: ({ own, hidden }) => ({ hands: own.map(({ hand }) => hand), deck: hidden.deck }),
    start({ seats }, json) {
      const { hands, deck } = json as { hands: number[][]; deck: number[] };
      return deal(seats, hands, deck, []);
    },
    result: ({ shared }) => ({ winners: findWinners(shared), scores: shared.points }),
  },
};

function countTricks({ shared }: State<Toy>): number[] {
  const points = Array<number>(shared.seats).fill(0);
  for (let i = 0; i < shared.played.length; i += shared.seats) {
    const trick = shared.played.slice(i, i + shared.seats);
    const winner = trick.indexOf(Math.max(...trick));
    points[winner] = (points[winner] ?? 0) + 1;
  }
  return points;
}

export const toyInventory: Inventory = {
  scores: countTricks,
};
