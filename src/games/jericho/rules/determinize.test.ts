import { describe, expect, test } from 'vitest';
import { parseCards } from '../test/drawings.ts';
import { FastRng, listSeats, type Seat, type State, viewOf } from '../../../core/index.ts';
import { ALL_CARDS, type Card, cardName, NO_CARD, SCORING, TRUMPET } from './data.ts';
import { pileSize, findNextScoringCard, scoringChance, scoringRanges } from './drawPile.ts';
import { openMatch } from './play.ts';
import { jericho } from './rules.ts';
import type { Jericho, Move } from './state.ts';

const rng = new FastRng(1, 2, 3, 4);
const sample = (state: State<Jericho>, seat: Seat | null): State<Jericho> =>
  jericho.determinize(viewOf(state, seat), rng);

function* match(seats: number, seed: string): Generator<State<Jericho>> {
  const state = jericho.setup({ seats, start: null, options: {} }, seed);
  yield state;
  for (let to = listSeats(jericho.toAct(state)); to.length > 0; to = listSeats(jericho.toAct(state))) {
    const seat = to[rng.below(to.length)];
    jericho.apply(state, seat, jericho.draw!(viewOf(state, seat), rng));
    yield state;
  }
}

const EVERYTHING = [...ALL_CARDS.map(cardName), ...Array<string>(3).fill('scoring')].toSorted();
const namesOf = (world: State<Jericho>): string[] =>
  jericho
    .things(world)
    .map(({ name }) => name)
    .toSorted();

describe('sampled worlds', () => {
  test('have every card once, hands of public sizes, and the same view', () => {
    for (const seats of [3, 4, 5])
      for (const state of match(seats, 'worlds'))
        for (const seat of [0, seats - 1, null]) {
          const world = sample(state, seat);
          expect(namesOf(world)).toEqual(EVERYTHING);
          expect(JSON.stringify(viewOf(world, seat))).toBe(JSON.stringify(viewOf(state, seat)));
          expect(world.own.map(({ hand, fed }) => [hand.length, fed.length])).toEqual(
            state.own.map(({ hand, fed }) => [hand.length, fed.length]),
          );
          expect(world.own.map(({ layout }) => layout === NO_CARD)).toEqual(
            state.own.map(({ layout }) => layout === NO_CARD),
          );
          expect(world.hidden.pile.length).toBe(state.shared.pile);
        }
  });
  test('J3 have scoring cards only in possible places, and in each of them', () => {
    const seen = new Map<number, Set<number>>();
    for (let i = 0; i < 60; i++)
      for (const state of match(3, `scoring ${i}`)) {
        const { pile, round, phase } = state.shared;
        const drawnCards = pileSize(3) - pile;
        const world = sample(state, 1).hidden.pile.toReversed();
        const places = world.flatMap((card, place) => (card === SCORING ? [place + drawnCards] : []));
        const open = scoringRanges(3).slice(phase === 'over' ? 3 : round - 1);
        expect(places.length).toBe(open.length);
        places.forEach((place, k) => {
          expect(place).toBeGreaterThanOrEqual(Math.max(drawnCards, open[k].from));
          expect(place).toBeLessThan(open[k].to);
        });
        // After 20 cards without a scoring card, eleven of the sixteen places of pile 2 are left.
        if (drawnCards === 20 && round === 1)
          for (let k = 0; k < 20; k++) {
            const again = sample(state, null).hidden.pile.toReversed().indexOf(SCORING);
            seen.set(20, (seen.get(20) ?? new Set()).add(again));
          }
      }
    expect([...seen.get(20)!].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
  test('J4 have a trumpet as layout card only for a hand of trumpets', () => {
    const state = jericho.setup({ seats: 5, start: 0, options: {} }, 'layout');
    for (const seat of [0, 1, 2, 3, 4]) jericho.apply(state, seat, jericho.legal(viewOf(state, seat))[0]);
    for (let i = 0; i < 300; i++)
      for (const { hand, layout } of sample(state, 2).own)
        expect(layout !== TRUMPET || hand.every((card) => card === TRUMPET)).toBe(true);
  });
  test('J5 have no choice of others yet, and one’s own choice', () => {
    const state = jericho.setup({ seats: 3, start: 0, options: {} }, 'pending');
    for (const seat of [0, 2]) jericho.apply(state, seat, jericho.legal(viewOf(state, seat))[0]);
    expect(listSeats(jericho.toAct(sample(state, 0)))).toEqual([1, 2]);
    expect(listSeats(jericho.toAct(sample(state, null)))).toEqual([0, 1, 2]);
  });
});

function sevenTrumpets(): State<Jericho> {
  const rest = ALL_CARDS.slice();
  const take = (text: string): Card[] =>
    parseCards(text).map((card) => rest.splice(rest.indexOf(card), 1)[0]);
  const hands = ['T T T T T T T', 'Y1 Y3 Y4 Y5 R1 R3 T', 'G1 G3 G4 G5 B1 B3 T'].map(take);
  const top = take('P7 P1 P3 P4 P5 G3 T');
  const pile = [...top, ...rest];
  for (const { from } of scoringRanges(3)) pile.splice(Math.max(from, top.length), 0, SCORING);
  const state = openMatch(
    0,
    hands.map((hand) => hand.toSorted((a, b) => a - b)),
    pile.toReversed(),
  );
  while (state.shared.phase !== 'turns')
    for (const seat of listSeats(jericho.toAct(state)))
      jericho.apply(state, seat, jericho.legal(viewOf(state, seat))[0]);
  return state;
}
const play = (state: State<Jericho>, seat: Seat, move: Move): void => {
  expect(jericho.legal(viewOf(state, seat))).toContain(jericho.moves.encode(viewOf(state, seat), move));
  jericho.apply(state, seat, jericho.moves.encode(viewOf(state, seat), move));
};
const countTrumpets = (state: State<Jericho>, seat: Seat): number =>
  [...state.own[seat].hand, ...state.own[seat].fed].filter((card) => card === TRUMPET).length;

describe('J4 a seat that lays a trumpet had nothing else', () => {
  test('every world remembers it while it can be known', () => {
    const state = sevenTrumpets();
    for (let i = 0; i < 50; i++) expect(sample(state, 1).own[0].hand).toEqual(Array(5).fill(TRUMPET));
    play(state, 0, { type: 'supply', card: 'trumpet' });
    expect(state.shared.supply).toEqual([TRUMPET, TRUMPET]);
    expect(state.shared.fed).toEqual([0, 1, 1]);
    for (let i = 0; i < 50; i++) expect(countTrumpets(sample(state, 2), 0)).toBeGreaterThanOrEqual(4);
    for (const seat of [1, 2]) jericho.apply(state, seat, jericho.legal(viewOf(state, seat))[0]);
    // It has drawn a card: the next one it adds may be that card or a trumpet.
    play(state, 0, { type: 'supply', card: 'purple-7' });
    expect(state.shared.fed).toEqual([1, 1, 1]);
    const most = new Set<number>();
    for (let i = 0; i < 200; i++) most.add(countTrumpets(sample(state, 1), 0));
    expect(Math.min(...most)).toBe(4);
    expect(most.size).toBeGreaterThan(1);
    for (const seat of [1, 2]) jericho.apply(state, seat, jericho.legal(viewOf(state, seat))[0]);
    play(state, 0, { type: 'trumpet', colour: 'purple' });
    expect(state.shared.trumpets).toEqual([3, 0, 0]);
    expect(state.own[0].hand.filter((card) => card === TRUMPET).length).toBeGreaterThanOrEqual(3);
  });
  test('J20 it never exceeds the seat’s cards, also after a scoring that shows trumpets', () => {
    for (let i = 0; i < 40; i++) {
      const state = sevenTrumpets();
      for (let to = listSeats(jericho.toAct(state)); to.length > 0; to = listSeats(jericho.toAct(state))) {
        jericho.apply(state, to[0], jericho.draw!(viewOf(state, to[0]), rng));
        expect(state.shared.trumpets[0]).toBeLessThanOrEqual(countTrumpets(state, 0));
        const world = sample(state, i % 2 === 0 ? null : 1);
        expect(countTrumpets(world, 0)).toBeGreaterThanOrEqual(state.shared.trumpets[0]);
        expect(namesOf(world)).toEqual(EVERYTHING);
      }
    }
  });
});

describe('J3 public knowledge of the next scoring card', () => {
  test('starts with no chance in pile 1, then one in the places left', () => {
    const table = { seats: 5, phase: 'turns', round: 1, pile: 75 } as const;
    expect(findNextScoringCard(table)).toEqual({ safe: 12, among: 13 });
    expect(scoringChance(findNextScoringCard(table))).toBe(0);
    expect(findNextScoringCard({ ...table, pile: 63 })).toEqual({ safe: 0, among: 13 });
    expect(scoringChance(findNextScoringCard({ ...table, pile: 63 }))).toBeCloseTo(1 / 13);
    expect(scoringChance(findNextScoringCard({ ...table, pile: 51 }))).toBe(1);
    // Drawn as the second card of pile 2 and replaced by its third: ten more there and twelve of pile 3 are safe.
    expect(findNextScoringCard({ ...table, round: 2, pile: 60 })).toEqual({ safe: 22, among: 13 });
    expect(findNextScoringCard({ ...table, round: 3, pile: 1 })).toEqual({ safe: 0, among: 1 });
    expect(findNextScoringCard({ ...table, phase: 'over', round: 3, pile: 0 })).toBeNull();
    expect(scoringChance(null)).toBe(0);
  });
  test('comes true as often as it predicts', () => {
    let expected = 0;
    let scorings = 0;
    for (let i = 0; i < 300; i++) {
      const state = jericho.setup({ seats: 4, start: 0, options: {} }, `chance ${i}`);
      while (jericho.toAct(state) !== 0) {
        const seat = listSeats(jericho.toAct(state))[0];
        const { phase, round } = state.shared;
        if (phase === 'turns') expected += scoringChance(findNextScoringCard(state.shared));
        jericho.apply(state, seat, jericho.draw!(viewOf(state, seat), rng));
        if (state.shared.round > round || jericho.toAct(state) === 0) scorings++;
      }
    }
    expect(scorings).toBe(900);
    expect(Math.abs(expected - scorings)).toBeLessThan(90);
  });
});
