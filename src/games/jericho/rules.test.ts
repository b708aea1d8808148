import { describe, expect, test } from 'vitest';
import { card, cards, draw, drawn, lettersOf, type Position, table } from '../../../test/drawn/jericho.ts';
import { canBeTakenBack } from '../../core/boundary.ts';
import {
  type Config,
  listSeats,
  type Refusal,
  type Seat,
  type State,
  Table,
  viewOf,
} from '../../core/index.ts';
import { ALL_CARDS, cardByName, cardName, COLOURS, NO_CARD, SCORING, TRUMPET } from './data.ts';
import { jericho } from './rules.ts';
import { openMatch } from './play.ts';
import type { Event, Jericho, Move, Options, Own } from './state.ts';

const configOf = (seats: number, start: number | null = 0): Config<Options> => ({
  seats,
  start,
  options: {},
});
const setup = (seats: number, seed = 'test'): State<Jericho> => jericho.setup(configOf(seats), seed);
const own = (state: State<Jericho>, seat: Seat): Own => state.own[seat]!;

/** Plays a move and returns what a seat, or a spectator, heard of it. */
function play(state: State<Jericho>, seat: Seat, move: Move, ear: Seat | null = null): Event[] {
  const heard: Event[] = [];
  const action = jericho.encode(move);
  expect(jericho.legal(state, seat)).toContain(action);
  jericho.apply(state, seat, action, (event, secret) =>
    heard.push(secret !== undefined && secret.seat === ear ? secret.event : event),
  );
  return heard;
}
const word = (text: string) => cardName(card(text));
const lay = (text: string): Move => ({ type: 'lay', card: word(text) });
const feed = (text: string): Move => ({ type: 'feed', card: word(text) });
const build = (text: string): Move => ({ type: 'build', card: word(text) });
const supply = (text: string): Move => ({ type: 'supply', card: word(text) });
const trumpet = (colour: (typeof COLOURS)[number]): Move => ({ type: 'trumpet', colour });
const legal = (state: State<Jericho>, seat: Seat): Move[] => jericho.legal(state, seat).map(jericho.decode);
const refusal = (state: State<Jericho>, seat: Seat | null, move: Move): Refusal | undefined =>
  jericho.refusal(viewOf(state, seat), move);
const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type);

/** A fresh match with these hands and, on top of the pile, these cards. */
const dealt = (hands: readonly string[], pile = 'R3 R3 R3 R3 R3 R3'): State<Jericho> =>
  openMatch(
    0,
    hands.map((hand) => cards(hand).toSorted((a, b) => a - b)),
    cards(pile).toReversed(),
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
        places.forEach((place, round) => seen[round]!.add(place));
      }
      // All places of the even piles come up, each of them with its scoring card in it, and no others.
      let from = 0;
      sizes.forEach((size, pile) => {
        const to = from + size + (pile % 2);
        if (pile % 2 === 1)
          expect([...seen[(pile - 1) / 2]!].toSorted((a, b) => a - b)).toEqual(
            Array.from({ length: to - from }, (_, i) => from + i),
          );
        from = to;
      });
    }
  });
  test('J4 everyone lays one wall card of the hand, not a trumpet', () => {
    const state = dealt(HANDS);
    expect(listSeats(jericho.toAct(state))).toEqual([0, 1, 2]);
    expect(legal(state, 0)).toEqual(['Y1', 'Y3', 'Y4', 'R1', 'R3', 'G5'].map(lay));
    expect(refusal(state, 0, lay('T'))).toEqual({ clause: 'J4', reason: 'wallFirst' });
    expect(refusal(state, 0, lay('B1'))).toEqual({ clause: 'J4', reason: 'notInHand' });
    expect(refusal(state, 0, feed('Y1'))).toEqual({ clause: 'J4', reason: 'layNow' });
    expect(refusal(state, 0, trumpet('red'))).toEqual({ clause: 'J4', reason: 'layNow' });
    expect(refusal(state, null, lay('Y1'))).toEqual({ clause: 'J9', reason: 'turn' });
  });
  test('J4 seven trumpets in hand: one is laid, and leaves the game when it is revealed', () => {
    const state = dealt(['T T T T T T T', HANDS[1]!, HANDS[2]!]);
    expect(legal(state, 0)).toEqual([lay('T')]);
    expect(refusal(state, 0, lay('T'))).toBeUndefined();
    play(state, 0, lay('T'));
    play(state, 1, lay('B1'));
    play(state, 2, lay('G1'));
    expect(draw(state)).toBe(
      table(`
      A  -
      B  -
      C  -
      supply  -
      out  0`),
    );
    play(state, 0, feed('T'));
    play(state, 1, feed('P1'));
    const heard = play(state, 2, feed('R4'));
    expect(heard.filter(({ type }) => type === 'revealed')).toEqual([
      { type: 'revealed', seat: 0, card: 'trumpet' },
      { type: 'revealed', seat: 1, card: 'blue-1' },
      { type: 'revealed', seat: 2, card: 'green-1' },
    ]);
    // Everyone can tell that seat A fed a trumpet too: it has had nothing else.
    expect(draw(state)).toBe(
      table(`
      A  -
      B  B1
      C  G1
      supply  T
      out  1`),
    );
    expect(state.shared.fed).toEqual([0, 1, 1]);
    expect(state.shared.trumpets).toEqual([5, 0, 0]);
  });
  test('J5 a choice is its seat’s alone until the last is in, can be taken back, and is made once', () => {
    const state = dealt(HANDS);
    const before = [0, 1, 2, null].map((seat) => JSON.stringify(viewOf(state, seat)));
    expect(canBeTakenBack(jericho, state, 1, jericho.encode(lay('P5')))).toBe(true);
    expect(play(state, 1, lay('P5'), 1)).toEqual([]);
    expect(listSeats(jericho.toAct(state))).toEqual([0, 2]);
    expect([0, 1, 2, null].map((seat) => JSON.stringify(viewOf(state, seat)) === before[seat ?? 3])).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(own(state, 1).hand.length).toBe(7);
    expect(jericho.legal(state, 1)).toEqual([]);
    expect(refusal(state, 1, lay('P5'))).toEqual({ clause: 'J5', reason: 'chosen' });
    play(state, 0, lay('Y4'));
    expect(canBeTakenBack(jericho, state, 2, jericho.encode(lay('G1')))).toBe(false);
    expect(play(state, 2, lay('G1'), 0)).toEqual([
      { type: 'laid', seat: 0, card: 'yellow-4' },
      { type: 'laid', seat: 1, card: null },
      { type: 'laid', seat: 2, card: null },
    ]);
    expect(state.own.map(({ layout }) => layout)).toEqual(cards('Y4 P5 G1'));
    expect(state.shared.walls.every((wall) => wall === 0)).toBe(true);
    expect(state.own.map(({ hand }) => hand.length)).toEqual([6, 6, 6]);
    expect(state.shared.hands).toEqual([6, 6, 6]);
  });
});

/** Plays to the first turn: everyone lays and feeds the first card it can. */
function toFirstTurn(state: State<Jericho>): Event[] {
  let heard: Event[] = [];
  while (state.shared.phase !== 'turns') {
    const seat = listSeats(jericho.toAct(state))[0]!;
    heard = play(state, seat, legal(state, seat)[0]!);
  }
  return heard;
}

/** Plays on with the first legal move until the round is over. */
function toNextRound(state: State<Jericho>): Event[] {
  const { round } = state.shared;
  let heard: Event[] = [];
  while (state.shared.phase !== 'over' && state.shared.round === round) {
    const seat = listSeats(jericho.toAct(state))[0]!;
    heard = play(state, seat, legal(state, seat)[0]!);
  }
  return heard;
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
    expect(jericho.legal(state, 0)).toEqual([]);
    for (const move of [lay('Y1'), feed('Y1'), build('Y1'), trumpet('red'), supply('T')])
      expect(refusal(state, 0, move)).toEqual({ clause: 'J6', reason: 'over' });
  });
  test('J7 everyone feeds one card of any kind unseen, and hands are 5, 4 and 3 cards at the start of a turn', () => {
    const state = setup(4);
    for (const size of [5, 4, 3]) {
      toFirstTurn(state);
      expect(state.own.map(({ hand }) => hand.length)).toEqual(Array(4).fill(size));
      expect(state.shared.hands).toEqual(Array(4).fill(size));
      expect(state.shared.fed).toEqual([1, 1, 1, 1]);
      toNextRound(state);
    }
    const feeding = dealt(HANDS);
    for (const seat of [0, 1, 2]) play(feeding, seat, legal(feeding, seat)[0]!);
    expect(legal(feeding, 0)).toEqual(['Y3', 'Y4', 'R1', 'R3', 'G5', 'T'].map(feed));
    expect(refusal(feeding, 0, feed('Y1'))).toEqual({ clause: 'J7', reason: 'notInHand' });
    expect(refusal(feeding, 0, build('Y3'))).toEqual({ clause: 'J7', reason: 'feedNow' });
    expect(refusal(feeding, 0, lay('Y3'))).toEqual({ clause: 'J4', reason: 'laidBefore' });
    expect(canBeTakenBack(jericho, feeding, 0, jericho.encode(feed('T')))).toBe(true);
    play(feeding, 0, feed('T'));
    play(feeding, 2, feed('G3'));
    expect(feeding.shared.fed).toEqual([0, 0, 0]);
    expect(play(feeding, 1, feed('B3'), 1).slice(0, 3)).toEqual([
      { type: 'fed', seat: 0, card: null },
      { type: 'fed', seat: 1, card: 'blue-3' },
      { type: 'fed', seat: 2, card: null },
    ]);
    expect(feeding.own.map(({ fed }) => lettersOf(fed))).toEqual(['T', 'B3', 'G3']);
    expect(refusal(feeding, 0, feed('Y3'))).toEqual({ clause: 'J7', reason: 'fedBefore' });
    expect(refusal(feeding, 0, lay('Y3'))).toEqual({ clause: 'J4', reason: 'laidBefore' });
  });
  test('J8 once all have fed in the first round, the layout cards are revealed together', () => {
    const state = dealt(HANDS);
    for (const [seat, text] of ['Y4', 'P5', 'G1'].entries()) play(state, seat, lay(text));
    for (const [seat, text] of ['T', 'T'].entries()) expect(play(state, seat, feed(text))).toEqual([]);
    expect(state.own.every(({ layout }) => layout !== NO_CARD)).toBe(true);
    expect(typesOf(play(state, 2, feed('T')))).toEqual([
      ...Array(3).fill('fed'),
      ...Array(3).fill('revealed'),
    ]);
    expect(draw(state)).toBe(
      table(`
      A  Y4
      B  P5
      C  G1
      supply  -
      out  0`),
    );
    expect(state.own.every(({ layout }) => layout === NO_CARD)).toBe(true);
  });
  test('J9 the starting seat begins, turns go clockwise', () => {
    const state = jericho.setup(configOf(3, 2), 'x');
    toFirstTurn(state);
    for (const seat of [2, 0, 1, 2]) {
      expect(listSeats(jericho.toAct(state))).toEqual([seat]);
      const other = (seat + 1) % 3;
      expect(jericho.legal(state, other)).toEqual([]);
      expect(refusal(state, other, supply(lettersOf([own(state, other).hand[0]!])))).toEqual({
        clause: 'J9',
        reason: 'turn',
      });
      expect(refusal(state, null, supply('T'))).toEqual({ clause: 'J9', reason: 'turn' });
      play(state, seat, legal(state, seat)[0]!);
    }
    const starts = new Set(
      Array.from({ length: 60 }, (_, i) => jericho.setup(configOf(5, null), `s${i}`).shared.turn),
    );
    expect(starts.size).toBe(5);
  });
  test('J9 the left neighbour of the seat that drew the scoring card begins the next round', () => {
    for (const turn of [0, 1, 2]) {
      const state = drawn('A  Y1\nB  -\nC  -', { turn, hands: ['R1', 'R1', 'R1'], pile: 'S G1 G1' });
      const heard = play(state, turn, supply('R1'));
      expect(heard.at(-1)).toEqual({ type: 'roundBegun', round: 2, start: (turn + 1) % 3 });
      expect([state.shared.phase, state.shared.round, state.shared.turn]).toEqual([
        'feed',
        2,
        (turn + 1) % 3,
      ]);
    }
  });
  test('J10 a turn is exactly one of build, trumpet and supply; every kind is listed once', () => {
    const state = drawn('A  -\nB  -\nC  -', { hands: ['Y1 Y1 G3 T T', 'R1', 'R1'] });
    expect(legal(state, 0)).toEqual([
      build('Y1'),
      build('G3'),
      ...COLOURS.map(trumpet),
      supply('Y1'),
      supply('G3'),
      supply('T'),
    ]);
    play(state, 0, build('Y1'));
    expect(listSeats(jericho.toAct(state))).toEqual([1]);
    expect(legal(drawn('A  -\nB  -\nC  -', { hands: ['Y1 G3', '', ''] }), 0)).toEqual([
      build('Y1'),
      build('G3'),
      supply('Y1'),
      supply('G3'),
    ]);
  });
});

const THREE: Position = { hands: ['T Y1 G3', 'R1', 'R1'] };

describe('build and supply', () => {
  test('J11 a wall card goes into the one wall of its colour', () => {
    const state = drawn('A  Y43 G1\nB  Y1\nC  -', THREE);
    expect(play(state, 0, build('Y1'))[0]).toEqual({ type: 'built', seat: 0, card: 'yellow-1' });
    expect(draw(state)).toBe(
      table(`
      A  Y431 G1
      B  Y1
      C  -
      supply  -
      out  0`),
    );
    const fresh = drawn('A  -\nB  -\nC  -', THREE);
    play(fresh, 0, build('G3'));
    expect(draw(fresh)).toContain('A  G3');
    expect(refusal(drawn('A  -\nB  -\nC  -', THREE), 0, build('T'))).toEqual({
      clause: 'J11',
      reason: 'notAWall',
    });
    expect(refusal(drawn('A  -\nB  -\nC  -', THREE), 0, build('R1'))).toEqual({
      clause: 'J11',
      reason: 'notInHand',
    });
  });
  test('J17 any card may go to the supply; only its seat knows which', () => {
    const state = drawn('A  -\nB  -\nC  -', THREE);
    const other = drawn('A  -\nB  -\nC  -', THREE);
    expect(play(state, 0, supply('T'), 0)[0]).toEqual({ type: 'supplied', seat: 0, card: 'trumpet' });
    expect(play(other, 0, supply('G3'), 1)[0]).toEqual({ type: 'supplied', seat: 0, card: null });
    expect(viewOf(state, 1)).toEqual(viewOf(other, 1));
    expect(viewOf(state, null)).toEqual(viewOf(other, null));
    expect(own(state, 0).fed).toEqual([TRUMPET]);
    expect(state.shared.fed).toEqual([1, 0, 0]);
    expect(refusal(drawn('A  -\nB  -\nC  -', THREE), 0, supply('B1'))).toEqual({
      clause: 'J17',
      reason: 'notInHand',
    });
  });
});

describe('trumpets', () => {
  const blow = (before: string, colour: (typeof COLOURS)[number], position: Position = THREE): string => {
    const state = drawn(before, position);
    play(state, 0, trumpet(colour));
    return draw(state);
  };
  test('E1 J13 J15 a trumpet in a wall counts 2, goes as the highest card, and the played one joins', () => {
    expect(blow('A  G1\nB  GT11\nC  -', 'green')).toBe(
      table(`
      A  GT1
      B  G11
      C  -
      supply  T
      out  0`),
    );
  });
  test('E2 J14 J16 trumpets left alone leave the game, and so does the played one without a wall', () => {
    expect(blow('A  -\nB  Y3TT\nC  -', 'yellow')).toBe(
      table(`
      A  -
      B  -
      C  -
      supply  Y3
      out  3`),
    );
  });
  test('E3 J13 all of the highest cards go, whoever has them', () => {
    expect(blow('A  Y433T1\nB  Y4441\nC  Y33T11', 'yellow')).toBe(
      table(`
      A  Y33TT1
      B  Y1
      C  Y33T11
      supply  Y4 Y4 Y4 Y4
      out  0`),
    );
  });
  test('E4 J13 ties go together, and one’s own highest card goes too', () => {
    expect(blow('A  R71\nB  R5\nC  R5', 'red')).toBe(
      table(`
      A  RT1
      B  R5
      C  R5
      supply  R7
      out  0`),
    );
    expect(blow('A  R1\nB  R51\nC  R553', 'red')).toBe(
      table(`
      A  RT1
      B  R1
      C  R3
      supply  R5 R5 R5
      out  0`),
    );
  });
  test('J12 any colour may be announced, also one that nobody has a wall in', () => {
    expect(blow('A  Y1\nB  R1\nC  G1', 'purple')).toBe(
      table(`
      A  Y1
      B  R1
      C  G1
      supply  -
      out  1`),
    );
    const state = drawn('A  Y1\nB  R1\nC  G1', THREE);
    expect(play(state, 0, trumpet('purple'))[0]).toEqual({
      type: 'trumpetPlayed',
      seat: 0,
      colour: 'purple',
      removed: [],
      fallen: [],
      joins: false,
    });
    expect(refusal(drawn('A  -\nB  -\nC  -', { hands: ['Y1', '', ''] }), 0, trumpet('red'))).toEqual({
      clause: 'J12',
      reason: 'noTrumpet',
    });
  });
  test('J13 only walls of the announced colour are touched; what goes to the supply is known to all', () => {
    const state = drawn('A  -\nB  Y7 G7\nC  Y3', THREE);
    expect(play(state, 0, trumpet('yellow'))[0]).toEqual({
      type: 'trumpetPlayed',
      seat: 0,
      colour: 'yellow',
      removed: [{ seat: 1, cards: ['yellow-7'] }],
      fallen: [],
      joins: false,
    });
    expect(draw(state)).toBe(
      table(`
      A  -
      B  G7
      C  Y3
      supply  Y7
      out  1`),
    );
  });
  test('J13 where 2 is the highest value, all trumpets in walls of that colour go to the supply', () => {
    expect(blow('A  GTT1\nB  GT1\nC  G11', 'green')).toBe(
      table(`
      A  GT1
      B  G1
      C  G11
      supply  T T T
      out  0`),
    );
  });
  test('J14 a trumpet that takes several of one’s own cards and leaves only trumpets there', () => {
    const state = drawn('A  B44TT\nB  B4T1\nC  B3T', THREE);
    expect(play(state, 0, trumpet('blue'))[0]).toEqual({
      type: 'trumpetPlayed',
      seat: 0,
      colour: 'blue',
      removed: [
        { seat: 0, cards: ['blue-4', 'blue-4'] },
        { seat: 1, cards: ['blue-4'] },
      ],
      fallen: [{ seat: 0, cards: ['trumpet', 'trumpet'] }],
      joins: false,
    });
    expect(draw(state)).toBe(
      table(`
      A  -
      B  BT1
      C  B3T
      supply  B4 B4 B4
      out  3`),
    );
  });
  test('J15 the played trumpet joins what is left of one’s wall', () => {
    expect(blow('A  P53\nB  -\nC  P4', 'purple')).toBe(
      table(`
      A  P3T
      B  -
      C  P4
      supply  P5
      out  0`),
    );
  });
  test('J16 without a wall of the colour left, the played trumpet leaves the game', () => {
    expect(blow('A  P5\nB  -\nC  P4', 'purple')).toBe(
      table(`
      A  -
      B  -
      C  P4
      supply  P5
      out  1`),
    );
  });
});

describe('drawing', () => {
  test('J18 the turn ends with a draw that only its seat sees; a scoring card cannot be told from afar', () => {
    const state = drawn('A  -\nB  -\nC  -', { ...THREE, pile: 'P7 R3' });
    expect(play(state, 0, build('Y1'), 0).at(-1)).toEqual({ type: 'drew', seat: 0, card: 'purple-7' });
    expect(lettersOf(own(state, 0).hand)).toBe('G3 P7 T');
    expect(state.shared.pile).toBe(1);
    const other = drawn('A  -\nB  -\nC  -', { ...THREE, pile: 'R1 R3' });
    expect(play(other, 0, build('Y1'), 1).at(-1)).toEqual({ type: 'drew', seat: 0, card: null });
    expect(viewOf(other, 1)).toEqual(viewOf(state, 1));
  });
  test('J19 a scoring card is shown, replaced unseen, and the round is scored', () => {
    const state = drawn('A  Y1\nB  -\nC  -', { ...THREE, pile: 'S P7 R3', fed: ['Y3', '', ''] });
    const heard = play(state, 0, build('G3'), 0);
    expect(heard.slice(0, 3)).toEqual([
      { type: 'built', seat: 0, card: 'green-3' },
      { type: 'scoringDrawn', seat: 0, round: 1 },
      { type: 'drew', seat: 0, card: 'purple-7' },
    ]);
    expect(typesOf(heard.slice(3))).toEqual(['supplyShown', 'scored', 'roundBegun']);
    expect(lettersOf(own(state, 0).hand)).toBe('Y1 P7 T');
    expect([state.shared.pile, state.shared.hands[0]]).toEqual([1, 3]);
  });
  test('J19 a scoring card as the very last card of the pile is not replaced', () => {
    const state = drawn('A  Y1\nB  -\nC  -', { ...THREE, round: 3, pile: 'S' });
    const heard = play(state, 0, build('G3'));
    expect(heard.some(({ type }) => type === 'drew')).toBe(false);
    expect(lettersOf(own(state, 0).hand)).toBe('Y1 T');
    expect(state.shared).toMatchObject({ pile: 0, hands: [2, 1, 1], phase: 'over' });
  });
});

describe('the gate', () => {
  test('moves are read strictly and written back as they were', () => {
    for (let action = 0; action < jericho.actionCount; action++) {
      const move = jericho.decode(action);
      expect(jericho.encode(move)).toBe(action);
      expect(jericho.parse({ ...move })).toEqual(move);
    }
    expect(jericho.parse({ type: 'build', card: 'trumpet' })).toEqual({ type: 'build', card: 'trumpet' });
    expect(jericho.encode({ type: 'build', card: 'trumpet' })).toBe(-1);
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
      expect(jericho.parse(json)).toBeUndefined();
  });
  test('a table refuses what the rules refuse and plays the rest to its end', () => {
    const match = new Table(jericho, configOf(5), 'gate');
    expect(match.play(0, trumpet('red'))).toEqual({ clause: 'J4', reason: 'layNow' });
    expect(match.play(0, { type: 'build', card: 'trumpet' })).toEqual({ clause: 'J4', reason: 'layNow' });
    while (match.toAct !== 0) {
      const seat = listSeats(match.toAct).at(-1)!;
      expect(match.act(seat, match.legal(seat).at(-1)!)).toBeUndefined();
    }
    expect(match.payoffs().reduce((a, b) => a + b)).toBeCloseTo(1);
  });
});
