import { describe, expect, test } from 'vitest';
import {
  buildMove,
  parseCards,
  drawState,
  stateFromDrawing,
  feedMove,
  layMove,
  formatLetters,
  playMove,
  findRefusal,
  supplyMove,
  trimDrawing,
  trumpetMove,
} from '../test/drawings.ts';
import { isUndoable } from '../../../core/undo.ts';
import { type Config, listSeats, type Seat, type State, Table, viewOf } from '../../../core/index.ts';
import { moves } from './moves.ts';
import { ALL_CARDS, cardByName, cardName, COLOURS, NO_CARD, SCORING } from './data.ts';
import { jericho } from './rules.ts';
import { openMatch } from './play.ts';
import type { Event, Jericho, Move, Options, Own } from './state.ts';

const createConfig = (seats: number, start: number | null = 0): Config<Options> => ({
  seats,
  start,
  options: {},
});
const setup = (seats: number, seed = 'test'): State<Jericho> => jericho.setup(createConfig(seats), seed);
const own = (state: State<Jericho>, seat: Seat): Own => state.own[seat];

const legal = (state: State<Jericho>, seat: Seat): Move[] =>
  jericho.legal(viewOf(state, seat)).map(jericho.moves.decode);
const listTypes = (events: readonly Event[]): string[] => events.map(({ type }) => type);

const dealt = (hands: readonly string[], pile = 'R3 R3 R3 R3 R3 R3'): State<Jericho> =>
  openMatch(
    0,
    hands.map((hand) => parseCards(hand).toSorted((a, b) => a - b)),
    parseCards(pile).toReversed(),
  );

const HANDS = ['Y1 Y3 Y4 R1 R3 G5 T', 'B1 B3 B4 P1 P3 P5 T', 'G1 G3 G4 G3 R4 R5 T'];

describe('material and setup', () => {
  test('J1 107 cards: in each of five colours 1 ×4, 3 ×5, 4 ×4, 5 ×3, 7 ×1, and 22 trumpets', () => {
    expect(ALL_CARDS.length).toBe(107);
    const names = ALL_CARDS.map(cardName);
    for (const colour of COLOURS)
      expect(
        [1, 3, 4, 5, 7].map((value) => names.filter((name) => name === `${colour}-${value}`).length),
      ).toEqual([4, 5, 4, 3, 1]);
    expect(names.filter((name) => name === 'trumpet').length).toBe(22);
    expect(['green-2', 'green-6', 'pink-1', 'scoring'].map(cardByName)).toEqual(Array(4).fill(undefined));
  });
  test('J2 seven cards each, shuffled by the seed', () => {
    for (const seats of [3, 4, 5]) {
      const state = setup(seats);
      expect(state.own.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(7));
      expect(state.shared.hands).toEqual(Array(seats).fill(7));
      const all = [...state.own.flatMap(({ hand }) => hand), ...state.hidden.pile];
      expect(all.filter((some) => some !== SCORING).toSorted((a, b) => a - b)).toEqual(ALL_CARDS);
    }
    expect(setup(4)).toEqual(setup(4));
    expect(setup(4).hidden.pile).not.toEqual(setup(4, 'other').hidden.pile);
  });
  test('J3 one scoring card somewhere in each of piles 2, 4 and 6 of 86, 79 or 72 cards', () => {
    for (const [seats, sizes] of [
      [3, [15, 15, 14, 14, 14, 14]],
      [4, [14, 13, 13, 13, 13, 13]],
      [5, [12, 12, 12, 12, 12, 12]],
    ] as const) {
      const seen = [new Set<number>(), new Set<number>(), new Set<number>()];
      for (let i = 0; i < 400; i++) {
        const pile = setup(seats, `seed ${i}`).hidden.pile.toReversed();
        expect(pile.length).toBe(sizes.reduce((a: number, b) => a + b, 3));
        const places = pile.flatMap((some, place) => (some === SCORING ? [place] : []));
        expect(places.length).toBe(3);
        places.forEach((place, round) => seen[round].add(place));
      }
      // The search finds all places of the even piles, with their scoring cards, and no others.
      let from = 0;
      sizes.forEach((size, pile) => {
        const to = from + size + (pile % 2);
        if (pile % 2 === 1)
          expect([...seen[(pile - 1) / 2]].toSorted((a, b) => a - b)).toEqual(
            Array.from({ length: to - from }, (_, i) => from + i),
          );
        from = to;
      });
    }
  });
  test('J4 every seat lays one wall card of its hand, not a trumpet', () => {
    const state = dealt(HANDS);
    expect(listSeats(jericho.toAct(state))).toEqual([0, 1, 2]);
    expect(legal(state, 0)).toEqual(['Y1', 'Y3', 'Y4', 'R1', 'R3', 'G5'].map(layMove));
    expect(findRefusal(state, 0, layMove('T'))).toEqual({ clause: 'J4', reason: 'wallFirst' });
    expect(findRefusal(state, 0, layMove('B1'))).toEqual({ clause: 'J4', reason: 'notInHand' });
    expect(findRefusal(state, 0, feedMove('Y1'))).toEqual({ clause: 'J4', reason: 'layNow' });
    expect(findRefusal(state, 0, trumpetMove('red'))).toEqual({ clause: 'J4', reason: 'layNow' });
    expect(findRefusal(state, null, layMove('Y1'))).toEqual({ clause: 'J9', reason: 'turn' });
  });
  test('J4 seven trumpets in hand: one is laid, and leaves the game when it is revealed', () => {
    const state = dealt(['T T T T T T T', HANDS[1], HANDS[2]]);
    expect(legal(state, 0)).toEqual([layMove('T')]);
    expect(findRefusal(state, 0, layMove('T'))).toBeUndefined();
    playMove(state, 0, layMove('T'));
    playMove(state, 1, layMove('B1'));
    playMove(state, 2, layMove('G1'));
    expect(drawState(state)).toBe(
      trimDrawing(`
      A  -
      B  -
      C  -
      supply  -
      out  0`),
    );
    playMove(state, 0, feedMove('T'));
    playMove(state, 1, feedMove('P1'));
    const events = playMove(state, 2, feedMove('R4'));
    expect(events.filter(({ type }) => type === 'revealed')).toEqual([
      { type: 'revealed', seat: 0, card: 'trumpet' },
      { type: 'revealed', seat: 1, card: 'blue-1' },
      { type: 'revealed', seat: 2, card: 'green-1' },
    ]);
    // All seats can infer that seat A fed a trumpet too: it has had nothing else.
    expect(drawState(state)).toBe(
      trimDrawing(`
      A  -
      B  B1
      C  G1
      supply  T
      out  1`),
    );
    expect(state.shared.fed).toEqual([0, 1, 1]);
    expect(state.shared.trumpets).toEqual([5, 0, 0]);
  });
  test('J5 only its seat knows a choice until the last one; it can be undone, and is made once', () => {
    const state = dealt(HANDS);
    const before = [0, 1, 2, null].map((seat) => JSON.stringify(viewOf(state, seat)));
    expect(isUndoable(jericho, state, 1, jericho.moves.encode(viewOf(state, 1), layMove('P5')))).toBe(true);
    expect(playMove(state, 1, layMove('P5'), 1)).toEqual([]);
    expect(listSeats(jericho.toAct(state))).toEqual([0, 2]);
    expect([0, 1, 2, null].map((seat) => JSON.stringify(viewOf(state, seat)) === before[seat ?? 3])).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(own(state, 1).hand.length).toBe(7);
    expect(jericho.legal(viewOf(state, 1))).toEqual([]);
    expect(findRefusal(state, 1, layMove('P5'))).toEqual({ clause: 'J5', reason: 'chosen' });
    playMove(state, 0, layMove('Y4'));
    expect(isUndoable(jericho, state, 2, jericho.moves.encode(viewOf(state, 2), layMove('G1')))).toBe(false);
    expect(playMove(state, 2, layMove('G1'), 0)).toEqual([
      { type: 'laid', seat: 0, card: 'yellow-4' },
      { type: 'laid', seat: 1, card: null },
      { type: 'laid', seat: 2, card: null },
    ]);
    expect(state.own.map(({ layout }) => layout)).toEqual(parseCards('Y4 P5 G1'));
    expect(state.shared.walls.every((wall) => wall === 0)).toBe(true);
    expect(state.own.map(({ hand }) => hand.length)).toEqual([6, 6, 6]);
    expect(state.shared.hands).toEqual([6, 6, 6]);
  });
});

function toFirstTurn(state: State<Jericho>): Event[] {
  let events: Event[] = [];
  while (state.shared.phase !== 'turns') {
    const seat = listSeats(jericho.toAct(state))[0];
    events = playMove(state, seat, legal(state, seat)[0]);
  }
  return events;
}

function toNextRound(state: State<Jericho>): Event[] {
  const { round } = state.shared;
  let events: Event[] = [];
  while (state.shared.phase !== 'over' && state.shared.round === round) {
    const seat = listSeats(jericho.toAct(state))[0];
    events = playMove(state, seat, legal(state, seat)[0]);
  }
  return events;
}

describe('rounds', () => {
  test('J6 three rounds, each fed, played until a scoring card, and scored; then the match is over', () => {
    const state = setup(3);
    for (const round of [1, 2, 3]) {
      expect([state.shared.round, state.shared.phase]).toEqual([round, round === 1 ? 'lay' : 'feed']);
      toFirstTurn(state);
      expect([state.shared.round, state.shared.phase]).toEqual([round, 'turns']);
      toNextRound(state);
    }
    expect(state.shared.phase).toBe('over');
    expect(jericho.toAct(state)).toBe(0);
    expect(jericho.legal(viewOf(state, 0))).toEqual([]);
    for (const move of [layMove('Y1'), feedMove('Y1'), buildMove('Y1'), trumpetMove('red'), supplyMove('T')])
      expect(findRefusal(state, 0, move)).toEqual({ clause: 'J6', reason: 'over' });
  });
  test('J7 every seat feeds one card of any kind face down, and hands are 5, 4 and 3 cards at the start of a turn', () => {
    const state = setup(4);
    for (const size of [5, 4, 3]) {
      toFirstTurn(state);
      expect(state.own.map(({ hand }) => hand.length)).toEqual(Array(4).fill(size));
      expect(state.shared.hands).toEqual(Array(4).fill(size));
      expect(state.shared.fed).toEqual([1, 1, 1, 1]);
      toNextRound(state);
    }
    const feeding = dealt(HANDS);
    for (const seat of [0, 1, 2]) playMove(feeding, seat, legal(feeding, seat)[0]);
    expect(legal(feeding, 0)).toEqual(['Y3', 'Y4', 'R1', 'R3', 'G5', 'T'].map(feedMove));
    expect(findRefusal(feeding, 0, feedMove('Y1'))).toEqual({ clause: 'J7', reason: 'notInHand' });
    expect(findRefusal(feeding, 0, buildMove('Y3'))).toEqual({ clause: 'J7', reason: 'feedNow' });
    expect(findRefusal(feeding, 0, layMove('Y3'))).toEqual({ clause: 'J4', reason: 'laidBefore' });
    expect(isUndoable(jericho, feeding, 0, jericho.moves.encode(viewOf(feeding, 0), feedMove('T')))).toBe(
      true,
    );
    playMove(feeding, 0, feedMove('T'));
    playMove(feeding, 2, feedMove('G3'));
    expect(feeding.shared.fed).toEqual([0, 0, 0]);
    expect(playMove(feeding, 1, feedMove('B3'), 1).slice(0, 3)).toEqual([
      { type: 'fed', seat: 0, card: null },
      { type: 'fed', seat: 1, card: 'blue-3' },
      { type: 'fed', seat: 2, card: null },
    ]);
    expect(feeding.own.map(({ fed }) => formatLetters(fed))).toEqual(['T', 'B3', 'G3']);
    expect(findRefusal(feeding, 0, feedMove('Y3'))).toEqual({ clause: 'J7', reason: 'fedBefore' });
    expect(findRefusal(feeding, 0, layMove('Y3'))).toEqual({ clause: 'J4', reason: 'laidBefore' });
  });
  test('J8 once all have fed in the first round, the layout cards are revealed together', () => {
    const state = dealt(HANDS);
    for (const [seat, text] of ['Y4', 'P5', 'G1'].entries()) playMove(state, seat, layMove(text));
    for (const [seat, text] of ['T', 'T'].entries())
      expect(playMove(state, seat, feedMove(text))).toEqual([]);
    expect(state.own.every(({ layout }) => layout !== NO_CARD)).toBe(true);
    expect(listTypes(playMove(state, 2, feedMove('T')))).toEqual([
      ...Array(3).fill('fed'),
      ...Array(3).fill('revealed'),
    ]);
    expect(drawState(state)).toBe(
      trimDrawing(`
      A  Y4
      B  P5
      C  G1
      supply  -
      out  0`),
    );
    expect(state.own.every(({ layout }) => layout === NO_CARD)).toBe(true);
  });
  test('J9 the starting seat begins, turns go clockwise', () => {
    const state = jericho.setup(createConfig(3, 2), 'x');
    toFirstTurn(state);
    for (const seat of [2, 0, 1, 2]) {
      expect(listSeats(jericho.toAct(state))).toEqual([seat]);
      const other = (seat + 1) % 3;
      expect(jericho.legal(viewOf(state, other))).toEqual([]);
      expect(findRefusal(state, other, supplyMove(formatLetters([own(state, other).hand[0]])))).toEqual({
        clause: 'J9',
        reason: 'turn',
      });
      expect(findRefusal(state, null, supplyMove('T'))).toEqual({ clause: 'J9', reason: 'turn' });
      playMove(state, seat, legal(state, seat)[0]);
    }
    const starts = new Set(
      Array.from({ length: 60 }, (_, i) => jericho.setup(createConfig(5, null), `s${i}`).shared.turn),
    );
    expect(starts.size).toBe(5);
  });
  test('J9 the left neighbour of the seat that drew the scoring card begins the next round', () => {
    for (const turn of [0, 1, 2]) {
      const state = stateFromDrawing('A  Y1\nB  -\nC  -', {
        turn,
        hands: ['R1', 'R1', 'R1'],
        pile: 'S G1 G1',
      });
      const events = playMove(state, turn, supplyMove('R1'));
      expect(events.at(-1)).toEqual({ type: 'roundBegun', round: 2, start: (turn + 1) % 3 });
      expect([state.shared.phase, state.shared.round, state.shared.turn]).toEqual([
        'feed',
        2,
        (turn + 1) % 3,
      ]);
    }
  });
  test('J10 a turn is exactly one of build, trumpet and supply; every kind is listed once', () => {
    const state = stateFromDrawing('A  -\nB  -\nC  -', { hands: ['Y1 Y1 G3 T T', 'R1', 'R1'] });
    expect(legal(state, 0)).toEqual([
      buildMove('Y1'),
      buildMove('G3'),
      ...COLOURS.map(trumpetMove),
      supplyMove('Y1'),
      supplyMove('G3'),
      supplyMove('T'),
    ]);
    playMove(state, 0, buildMove('Y1'));
    expect(listSeats(jericho.toAct(state))).toEqual([1]);
    expect(legal(stateFromDrawing('A  -\nB  -\nC  -', { hands: ['Y1 G3', '', ''] }), 0)).toEqual([
      buildMove('Y1'),
      buildMove('G3'),
      supplyMove('Y1'),
      supplyMove('G3'),
    ]);
  });
});

describe('a table', () => {
  test('reads moves strictly and writes them unchanged', () => {
    for (let action = 0; action < jericho.moves.count; action++) {
      const move = jericho.moves.decode(action);
      expect(moves.encode(null, move)).toBe(action);
      expect(jericho.moves.parse({ ...move })).toEqual(move);
    }
    expect(jericho.moves.parse({ type: 'build', card: 'trumpet' })).toEqual({
      type: 'build',
      card: 'trumpet',
    });
    expect(moves.encode(null, { type: 'build', card: 'trumpet' })).toBe(-1);
    for (const json of [
      null,
      [],
      'lay',
      {},
      { type: 'lay' },
      { type: 'lay', card: 'green-2' },
      { type: 'lay', card: 3 },
      { type: 'lay', colour: 'green' },
      { type: 'lay', card: 'green-3', more: 1 },
      { type: 'trumpet', colour: 'pink' },
      { type: 'trumpet', card: 'trumpet' },
      { type: 'trumpet' },
      { type: 'pass', card: 'green-3' },
      { card: 'green-3' },
    ])
      expect(jericho.moves.parse(json)).toBeUndefined();
  });
  test('refuses what the rules refuse and plays the rest to its end', () => {
    const match = new Table(jericho, createConfig(5), 'gate');
    expect(match.playMove(0, trumpetMove('red'))).toEqual({ clause: 'J4', reason: 'layNow' });
    expect(match.playMove(0, { type: 'build', card: 'trumpet' })).toEqual({ clause: 'J4', reason: 'layNow' });
    while (match.toAct !== 0) {
      const seat = listSeats(match.toAct).at(-1)!;
      expect(match.play(seat, match.legal(seat).at(-1)!)).toHaveProperty('emitted');
    }
    expect(match.payoffs().reduce((a, b) => a + b)).toBeCloseTo(1);
  });
});
