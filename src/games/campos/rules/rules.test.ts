import { describe, expect, test } from 'vitest';
import {
  parseCard,
  drawState,
  stateFromDrawing,
  parsePiece,
  placeMove,
  type DrawnPosition,
  removeMove,
  scoreMove,
  trimDrawing,
} from '../test/drawings.ts';
import { isUndoable } from '../../../core/undo.ts';
import {
  fastRng,
  listSeats,
  computePayoffs,
  type Seat,
  type State,
  Table,
  type View,
  viewOf,
} from '../../../core/index.ts';
import {
  ALL_PIECES,
  CARDS,
  cardByName,
  cardName,
  COLOURS,
  layPiece,
  listCards,
  NO_PIECE,
  ORIGIN,
  pieceByName,
  pieceName,
  PIECES,
} from './data.ts';
import { campos } from './rules.ts';
import { type Campos, type Event, type Move, playedBy, playedCard, playedPoints } from './state.ts';

const setup = (seats: number, seed = 'test', start: Seat | null = 0): State<Campos> =>
  campos.setup({ seats, start, options: {} }, seed);
const legal = (state: State<Campos>, seat = state.shared.turn!): Move[] =>
  campos.legal(viewOf(state, seat)).map(campos.moves.decode);
const listMoveTypes = (moves: readonly Move[]): string[] =>
  [...new Set(moves.map(({ type }) => type))].toSorted();
const refusal = (state: State<Campos>, move: Move, seat = state.shared.turn) =>
  campos.refusal(viewOf(state, seat), move);

function play(state: State<Campos>, move: Move, observer: Seat | null = null): Event[] {
  expect(refusal(state, move)).toBeUndefined();
  const events: Event[] = [];
  campos.apply(
    state,
    state.shared.turn!,
    campos.moves.encode(viewOf(state, state.shared.turn), move),
    (event, secret) => events.push(secret?.seat === observer ? secret.event : event),
  );
  return events;
}
const findEvent = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.find((event) => event.type === type) as Extract<Event, { type: T }> | undefined;

/** Any placement or removal, for turns that only need to pass. */
const somewhere = (state: State<Campos>): Move => legal(state).find(({ type }) => type !== 'score')!;
const listFront = ({ shared }: State<Campos>, seat: Seat): number[] =>
  shared.front.slice(2 * seat, 2 * seat + 2);

/** Two fields of red and one of green, and a seat with one card that holds and one that does not. */
const begun = `
Ra  Ra
  Ga`;
const two: DrawnPosition = {
  hands: ['R>B=G B>Y=R', 'R>Y=G G>B=R'],
  front: [
    ['BBY', 'BBY'],
    ['YYR', 'RGB'],
  ],
  bag: 'GGY RRG BBR YYB RBY',
  pile: 'Y>R=B Y>R=G Y>B=R Y>B=G Y>G=R Y>G=B B>R=Y B>R=G B>G=R B>G=Y B>Y=G G>R=B G>R=Y G>Y=R',
};

describe('material and setup', () => {
  test('C1 32 pieces of two or three colours, 24 fields of every colour', () => {
    expect([ALL_PIECES.length, PIECES.length, new Set(ALL_PIECES.map(pieceName)).size]).toEqual([32, 20, 20]);
    const fields = ALL_PIECES.flatMap((kind) => PIECES[kind]);
    expect(COLOURS.map((_, colour) => fields.filter((field) => field === colour).length)).toEqual([
      24, 24, 24, 24,
    ]);
    for (const kind of ALL_PIECES) {
      const colours = new Set(PIECES[kind]).size;
      expect(ALL_PIECES.filter((other) => other === kind).length).toBe(colours === 2 ? 2 : 1);
    }
  });
  test('C1 a piece is named by its colours clockwise; a mirror image is another piece; other names are invalid', () => {
    expect(pieceByName('red-red-blue')).toBe(parsePiece('RRB'));
    expect(pieceByName('red-green-blue')).not.toBe(pieceByName('red-blue-green'));
    for (const name of ['red-blue-red', 'blue-red-red', 'green-blue-red', 'red-red-red', 'red-red', ''])
      expect(pieceByName(name)).toBeUndefined();
  });
  test('C2 24 different cards, one for every ordered choice of three colours', () => {
    expect(CARDS.length).toBe(24);
    expect(new Set(CARDS.map((_, index) => cardName(index))).size).toBe(24);
    for (const { larger, smaller, scores } of CARDS) expect(new Set([larger, smaller, scores]).size).toBe(3);
    expect(cardByName('red>red=blue')).toBeUndefined();
  });
  test('C3 scores start at 0', () => expect(setup(4).shared.scores).toEqual([0, 0, 0, 0]));
  test('C4 a seat gets 5, 4 or 3 cards; the rest is the draw pile', () => {
    for (const [seats, cards] of [
      [2, 5],
      [3, 4],
      [4, 3],
    ] as const) {
      const { shared, own, hidden } = setup(seats);
      expect(own.map(({ hand }) => listCards(hand).length)).toEqual(Array(seats).fill(cards));
      expect(shared.hands).toEqual(Array(seats).fill(cards));
      expect([shared.pile, hidden.pile.length]).toEqual([24 - seats * cards, 24 - seats * cards]);
      expect(new Set([...own.flatMap(({ hand }) => listCards(hand)), ...hidden.pile]).size).toBe(24);
    }
  });
  test('C4 only its seat sees a hand', () => {
    const state = setup(3);
    for (const observer of [0, 1, 2, null]) {
      const view = JSON.stringify(viewOf(state, observer));
      for (let seat = 0; seat < 3; seat++)
        expect(view.includes(JSON.stringify(state.own[seat]))).toBe(seat === observer);
    }
  });
  test('C5 each seat has two open pieces, the first piece has turn 0 at (0, 0), and the rest is in the bag', () => {
    for (const seats of [2, 3, 4]) {
      const { shared, hidden } = setup(seats);
      expect(shared.front.length).toBe(2 * seats);
      expect(shared.laid.length).toBe(1);
      expect([shared.bag, hidden.bag.length]).toEqual([31 - 2 * seats, 31 - 2 * seats]);
      const lies = ALL_PIECES.some((kind) => layPiece(kind, ORIGIN, 0) === shared.laid[0]);
      expect(lies).toBe(true);
      const all = [...shared.front, shared.laid[0] >> 17, ...hidden.bag];
      expect(all.toSorted((a, b) => a - b)).toEqual(ALL_PIECES);
    }
  });
  test('C5 pieces and cards are shuffled by the seed', () => {
    expect(setup(2)).toEqual(setup(2));
    expect(setup(2).hidden.bag).not.toEqual(setup(2, 'other').hidden.bag);
    expect(setup(2).hidden.pile).not.toEqual(setup(2, 'other').hidden.pile);
  });
});

describe('a turn of construction', () => {
  test('C6 the seed draws the starting seat unless the table fixes it; clockwise from there', () => {
    const starts = Array.from({ length: 40 }, (_, i) => setup(4, `s${i}`, null).shared.turn);
    expect(new Set(starts)).toEqual(new Set([0, 1, 2, 3]));
    const state = setup(3, 'x', 2);
    for (const seat of [2, 2, 0, 0, 1, 1, 2]) {
      expect(listSeats(campos.toAct(state))).toEqual([seat]);
      for (const other of [(seat + 1) % 3, null]) {
        expect(refusal(state, somewhere(state), other)).toEqual({ clause: 'C6', reason: 'turn' });
        if (other !== null) expect(campos.legal(viewOf(state, other))).toEqual([]);
      }
      play(state, somewhere(state));
    }
  });
  test('C6 first a piece, then the other piece or a card whose condition holds now; no passing', () => {
    const state = stateFromDrawing(begun, two);
    expect(listMoveTypes(legal(state))).toEqual(['place']);
    expect(refusal(state, scoreMove('R>B=G'))).toEqual({ clause: 'C6', reason: 'placeFirst' });
    play(state, placeMove(1, 2, 0, 0));
    expect(state.shared.turn).toBe(0);
    const moves = legal(state);
    expect(listMoveTypes(moves)).toEqual(['place', 'score']);
    expect(moves.filter(({ type }) => type === 'score')).toEqual([scoreMove('B>Y=R')]);
    expect(new Set(moves.flatMap((move) => (move.type === 'place' ? [move.piece] : [])))).toEqual(
      new Set([0]),
    );
    expect(refusal(state, placeMove(1, 2, -1, 0))).toEqual({ clause: 'C6', reason: 'gone' });
    play(state, scoreMove('B>Y=R'));
    expect(state.shared.turn).toBe(1);
  });
  test('C6 without a playable card the second piece must be placed', () => {
    const state = stateFromDrawing(begun, { ...two, hands: ['Y>R=B', 'R>Y=G'] });
    play(state, somewhere(state));
    expect(listMoveTypes(legal(state))).toEqual(['place']);
  });
  test('C6 nothing is removed in construction', () =>
    expect(refusal(stateFromDrawing(begun, two), removeMove(0, 0))).toEqual({
      clause: 'C6',
      reason: 'construction',
    }));
  test('C9 the seat refills to two, free indexes ascending, in any order of placement', () => {
    for (const first of [0, 1] as const) {
      const state = stateFromDrawing(begun, two);
      expect(findEvent(play(state, placeMove(first, 2, 0, 0)), 'refilled')).toBeUndefined();
      expect(listFront(state, 0)[first]).toBe(NO_PIECE);
      const events = play(state, placeMove(first === 0 ? 1 : 0, 2, -1, 5));
      expect(listFront(state, 0)).toEqual([parsePiece('GGY'), parsePiece('RRG')]);
      expect(findEvent(events, 'refilled')).toEqual({
        type: 'refilled',
        seat: 0,
        pieces: ['green-green-yellow', 'red-red-green'],
      });
      expect([state.shared.bag, state.hidden.bag.length]).toEqual([3, 3]);
    }
  });
  test('C9 after one piece and a card one piece comes, and the unplaced one keeps its index', () => {
    const state = stateFromDrawing(begun, { ...two, front: [['BBY', 'YYB'], two.front![1]] });
    play(state, placeMove(0, 2, 0, 0));
    play(state, scoreMove('B>Y=R'));
    expect(listFront(state, 0)).toEqual([parsePiece('GGY'), parsePiece('YYB')]);
  });
  test('the first piece can be undone; a card or a refill cannot', () => {
    const state = stateFromDrawing(begun, two);
    const takenBack = (move: Move): boolean =>
      isUndoable(campos, state, 0, campos.moves.encode(viewOf(state, 0), move));
    expect(takenBack(placeMove(1, 2, 0, 0))).toBe(true);
    play(state, placeMove(1, 2, 0, 0));
    expect(takenBack(placeMove(0, 0, 2, 0))).toBe(false);
    expect(takenBack(scoreMove('B>Y=R'))).toBe(false);
  });
});

describe('from construction to deconstruction', () => {
  test('C10 the last card of a hand ends construction at once, without refilling', () => {
    const state = stateFromDrawing(begun, { ...two, hands: ['R>Y=B', 'R>Y=G G>B=R'] });
    play(state, placeMove(0, 2, 0, 0));
    const events = play(state, scoreMove('R>Y=B'));
    expect(findEvent(events, 'constructionOver')).toEqual({
      type: 'constructionOver',
      seat: 0,
      by: 'cards',
      next: 1,
    });
    expect(findEvent(events, 'refilled')).toBeUndefined();
    expect(state.shared.phase).toBe('deconstruction');
  });
  test('C10 a refill that leaves fewer than two pieces ends construction', () => {
    for (const bag of ['GGY', '']) {
      const state = stateFromDrawing(begun, { ...two, bag });
      play(state, placeMove(0, 2, 0, 0));
      const events = play(state, somewhere({ ...state, own: [{ hand: 0 }, { hand: 0 }] }));
      expect(findEvent(events, 'constructionOver')).toEqual({
        type: 'constructionOver',
        seat: 0,
        by: 'pieces',
        next: 1,
      });
      expect(findEvent(events, 'refilled')?.pieces).toEqual(bag === '' ? undefined : ['green-green-yellow']);
    }
  });
  test('C10 a card played with an empty bag leaves one piece: that ends construction too', () => {
    const state = stateFromDrawing(begun, { ...two, bag: '' });
    play(state, placeMove(0, 2, 0, 0));
    expect(findEvent(play(state, scoreMove('B>Y=R')), 'constructionOver')?.by).toBe('pieces');
  });
  test('C10 a refill that just empties the bag does not end it', () => {
    const state = stateFromDrawing(begun, { ...two, bag: 'GGY RRG' });
    play(state, placeMove(0, 2, 0, 0));
    play(state, placeMove(1, 0, 2, 0));
    expect([state.shared.phase, state.shared.bag, state.shared.turn]).toEqual(['construction', 0, 1]);
    expect(listFront(state, 0)).toEqual([parsePiece('GGY'), parsePiece('RRG')]);
  });
  test('C10 in deconstruction a last card ends nothing', () => {
    const state = stateFromDrawing('Ra  Ra  Bb  Bb\n  Ga  Gc  Rb\n    Gc  Rc', {
      ...two,
      hands: ['R>Y=G', 'G>Y=B'],
      front: [],
      bag: '',
      phase: 'deconstruction',
    });
    play(state, somewhere(state));
    play(state, scoreMove('R>Y=G'));
    expect([state.shared.turn, state.shared.hands]).toEqual([1, [0, 1]]);
    play(state, somewhere(state));
    expect(state.shared.turn).toBe(1);
  });
  test('C11 pieces of seats and in the bag leave, the area stays; new cards come from the top, seat 0 first', () => {
    const hands = ['R>Y=B', 'R>Y=G G>B=R', 'G>B=Y'];
    const pile = 'Y>R=B Y>R=G Y>B=R Y>B=G Y>G=R Y>G=B B>R=Y B>R=G B>G=R B>G=Y B>Y=G B>Y=R G>R=B';
    const state = stateFromDrawing(begun, { ...two, hands, pile, front: [...two.front!, ['YYR', 'YYR']] });
    play(state, placeMove(0, 2, 0, 0));
    const before = drawState(state);
    const events = play(state, scoreMove('R>Y=B'), 1);
    expect(drawState(state)).toBe(before);
    expect(state.shared.front).toEqual(Array(6).fill(NO_PIECE));
    expect([state.shared.bag, state.hidden.bag.length]).toEqual([0, 0]);
    const listHand = (seat: Seat): number[] => listCards(state.own[seat].hand);
    const sorted = (text: string): number[] =>
      text
        .split(' ')
        .map(parseCard)
        .toSorted((a, b) => a - b);
    expect(listHand(0)).toEqual(sorted('Y>R=B Y>R=G Y>B=R Y>B=G'));
    expect(listHand(1)).toEqual(sorted('R>Y=G G>B=R Y>G=R Y>G=B B>R=Y B>R=G'));
    expect(listHand(2)).toEqual(sorted('G>B=Y B>G=R B>G=Y B>Y=G B>Y=R'));
    expect([state.shared.hands, state.shared.pile]).toEqual([[4, 6, 5], 1]);
    // Seat 1 learns its own cards, and only the number of the others'.
    expect(events.filter(({ type }) => type === 'dealt')).toEqual([
      { type: 'dealt', seat: 0, count: 4, cards: null },
      { type: 'dealt', seat: 1, count: 4, cards: sorted('Y>G=R Y>G=B B>R=Y B>R=G').map(cardName) },
      { type: 'dealt', seat: 2, count: 4, cards: null },
    ]);
  });
  test('C11 discards are not reshuffled: with two seats four cards stay unseen', () => {
    const state = setup(2, 'unseen');
    const rng = fastRng('unseen', 0);
    while (state.shared.phase === 'construction')
      campos.apply(state, state.shared.turn!, campos.draw!(viewOf(state, state.shared.turn), rng));
    expect([state.shared.pile, state.hidden.pile.length]).toEqual([4, 4]);
    const held = state.own.flatMap(({ hand }) => listCards(hand));
    expect(new Set([...held, ...state.hidden.pile, ...state.shared.played.map(playedCard)]).size).toBe(24);
  });
  test('C12 the left neighbour of the seat whose turn ended construction begins, either way', () => {
    const last = stateFromDrawing(begun, {
      ...two,
      turn: 1,
      hands: ['R>B=G Y>R=B', 'R>Y=G'],
      bag: 'GGY GGB',
    });
    play(last, somewhere(last));
    play(last, scoreMove('R>Y=G'));
    expect([last.shared.phase, last.shared.turn, last.shared.second]).toEqual(['deconstruction', 0, false]);
    const short = stateFromDrawing(begun, { ...two, turn: 1, bag: '' });
    play(short, somewhere(short));
    play(
      short,
      legal(short).find(({ type }) => type === 'place')!,
    );
    expect([short.shared.phase, short.shared.turn, short.shared.second]).toEqual([
      'deconstruction',
      0,
      false,
    ]);
  });
});

describe('the end', () => {
  const deconstruction: DrawnPosition = { hands: ['R>Y=G', 'G>Y=B'], phase: 'deconstruction' };
  test('C13 one piece, then another or a card whose condition holds now', () => {
    const state = stateFromDrawing('Ra  Ra  Bb  Bb\n  Ga      Rb\n    Gc  Rc\n      Gc', {
      ...deconstruction,
      hands: ['R>Y=G B>R=Y', 'G>Y=B'],
    });
    expect(listMoveTypes(legal(state))).toEqual(['remove']);
    expect(refusal(state, scoreMove('R>Y=G'))).toEqual({ clause: 'C13', reason: 'removeFirst' });
    expect(refusal(state, somewhere(state), 1)).toEqual({ clause: 'C13', reason: 'turn' });
    expect(refusal(state, placeMove(0, 3, 0, 0))).toEqual({ clause: 'C13', reason: 'deconstruction' });
    expect(findEvent(play(state, removeMove(2, 0)), 'removed')).toEqual({
      type: 'removed',
      seat: 0,
      piece: 'blue-blue-red',
      q: 2,
      r: 0,
    });
    expect(drawState(state)).toBe(trimDrawing('Ra  Ra\n  Ga\n    Gc  Rc\n      Gc'));
    expect(legal(state)).toEqual([scoreMove('R>Y=G'), removeMove(0, 0), removeMove(0, 3)]);
    expect(refusal(state, scoreMove('B>R=Y'))).toEqual({ clause: 'C8', reason: 'condition' });
    play(state, scoreMove('R>Y=G'));
    expect([state.shared.turn, state.shared.scores]).toEqual([1, [3, 0]]);
  });
  test('C13 a seat without a playable card removes two', () => {
    for (const hand of ['', 'Y>R=B']) {
      const state = stateFromDrawing('Ra  Ra  Bb  Bb\n  Ga  Gc  Rb\n    Gc  Rc', {
        ...deconstruction,
        hands: [hand, 'G>Y=B'],
      });
      play(state, somewhere(state));
      expect(listMoveTypes(legal(state))).toEqual(['remove']);
      play(state, somewhere(state));
      expect(state.shared.turn).toBe(1);
    }
  });
  const encoded = (view: View<Campos>, move: Move): Move =>
    campos.moves.decode(campos.moves.encode(view, move));
  test('C13 a piece may be named by any of its fields, and legal moves name the anchor', () => {
    const state = stateFromDrawing('Ra  Ra  Bb  Bb\n  Ga      Rb', deconstruction);
    const view = viewOf(state, 0);
    for (const [q, r] of [
      [2, 0],
      [3, 0],
      [2, 1],
    ])
      expect(encoded(view, removeMove(q, r))).toEqual(removeMove(2, 0));
    expect(encoded(view, removeMove(9, 9))).toEqual(removeMove(9, 9));
    expect(encoded(view, placeMove(0, 3, 0, 0))).toEqual(placeMove(0, 3, 0, 0));
    expect(legal(state)).toEqual([removeMove(0, 0), removeMove(2, 0)]);
    expect(refusal(state, removeMove(3, 0))).toBeUndefined();
    expect(refusal(state, removeMove(9, 9))).toEqual({ clause: 'C13', reason: 'empty' });
    expect(refusal(state, removeMove(900, 0))).toEqual({ clause: 'C13', reason: 'empty' });
  });
  test('C13 a table accepts a removal by any field', () => {
    const table = new Table(campos, { seats: 2, start: 0, options: {} }, 'gate');
    const rng = fastRng('gate', 0);
    while (table.truth.shared.phase === 'construction') {
      const { turn } = table.truth.shared;
      table.play(turn!, campos.draw!(viewOf(table.truth, turn), rng));
    }
    const { turn } = table.truth.shared;
    const move = campos.moves.decode(table.legal(turn!)[0]) as Extract<Move, { type: 'remove' }>;
    const others = [-1, 0, 1].flatMap((dq) => [-1, 0, 1].map((dr) => removeMove(move.q + dq, move.r + dr)));
    const name = others.find((other) => {
      const named = encoded(table.view(turn), other);
      return JSON.stringify(named) === JSON.stringify(move) && JSON.stringify(other) !== JSON.stringify(move);
    });
    expect(table.playMove(turn!, name!)).toMatchObject({ seat: turn, undone: false });
    expect(table.record.actions.at(-1)).toEqual([turn, campos.moves.encode(table.view(turn), move)]);
  });
  test('C13 a removal is public, so it can be undone', () => {
    const state = stateFromDrawing('Ra  Ra  Bb  Bb\n  Ga      Rb', deconstruction);
    expect(isUndoable(campos, state, 0, campos.moves.encode(viewOf(state, 0), removeMove(2, 0)))).toBe(true);
  });
  test('C13 a removal that empties the area ends the match at once, no card follows', () => {
    for (const second of [false, true]) {
      const state = stateFromDrawing('Ra  Ra\n  Ga', { ...deconstruction, second, scores: [4, 9] });
      const events = play(state, removeMove(0, 0));
      expect(findEvent(events, 'matchOver')?.winners).toEqual([1]);
      expect(listSeats(campos.toAct(state))).toEqual([]);
      expect(legal(state, 0)).toEqual([]);
      expect(refusal(state, scoreMove('R>Y=G'), 0)).toEqual({ clause: 'C17', reason: 'over' });
    }
  });
  test('C17 most points win, ties share the victory, no seat wins earlier', () => {
    const end = (scores: number[]): State<Campos> => {
      const state = stateFromDrawing('Ra  Ra\n  Ga', {
        hands: ['', '', ''],
        phase: 'deconstruction',
        scores,
      });
      expect(computePayoffs(campos, state)).toEqual([0, 0, 0]);
      play(state, removeMove(0, 0));
      return state;
    };
    expect(computePayoffs(campos, end([3, 8, 5]))).toEqual([0, 1, 0]);
    expect(computePayoffs(campos, end([8, 3, 8]))).toEqual([0.5, 0, 0.5]);
    expect(computePayoffs(campos, end([0, 0, 0]))).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(campos.transcript.result(end([8, 3, 8]))).toEqual({ winners: [0, 2], scores: [8, 3, 8] });
  });
  test('C17 every laid piece is removed in the end', () => {
    for (const seats of [2, 3, 4]) {
      const state = setup(seats, `end ${seats}`);
      const rng = fastRng('end', seats);
      while (state.shared.turn !== null)
        campos.apply(state, state.shared.turn, campos.draw!(viewOf(state, state.shared.turn), rng));
      expect(state.shared.laid.every((laid) => laid < 0)).toBe(true);
      const points = state.shared.scores.map(() => 0);
      for (const played of state.shared.played) points[playedBy(played)] += playedPoints(played);
      expect(state.shared.scores).toEqual(points);
    }
  });
});
