import { describe, expect, test } from 'vitest';
import { parseCard, parseCards, drawState, stateFromDrawing, type DrawnPosition } from '../test/drawings.ts';
import { type Config, listSeats, computePayoffs, type State, viewOf } from '../../../core/index.ts';
import { cardByName, cardName, cellAt, COLOURS, NO_CARD, pointsOf } from './data.ts';
import { punto } from './rules.ts';
import type { Event, Options, Punto } from './state.ts';

const createConfig = (
  seats: number,
  options: Partial<Options> = {},
  start: number | null = 0,
): Config<Options> => ({
  seats,
  start,
  options: { teams: false, reveal: 'turn', roundsToWin: 2, ...options },
});
const setup = (seats: number, options: Partial<Options> = {}, seed = 'test'): State<Punto> =>
  punto.setup(createConfig(seats, options), seed);

const held = ({ shared, hidden }: State<Punto>, seat: number): string[] =>
  [...hidden.decks[seat], shared.up[seat]].filter((c) => c !== NO_CARD).map(cardName);
const coloursHeld = (state: State<Punto>, seat: number): { [colour: string]: number } => {
  const counts: { [colour: string]: number } = {};
  for (const name of held(state, seat)) counts[name.split('-')[0]] = (counts[name.split('-')[0]] ?? 0) + 1;
  return counts;
};

function place(state: State<Punto>, x: number, y: number): Event[] {
  const events: Event[] = [];
  punto.apply(state, state.shared.turn!, cellAt(x, y), (event) => events.push(event));
  return events;
}
const refusal = (state: State<Punto>, x: number, y: number, seat = state.shared.turn) =>
  punto.refusal(viewOf(state, seat), { type: 'place', x, y });
const findEvent = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.find((event) => event.type === type) as Extract<Event, { type: T }> | undefined;

/** Two seats with plenty of cards, so that a placement has no further consequences. */
const two: DrawnPosition = { seats: 2, turn: 0, up: ['R5', ''], decks: ['G1 G2 R9', 'B1 B2 Y9'] };
const three: DrawnPosition = { seats: 3, turn: 0, up: ['R5', '', ''], decks: ['R1 R2', 'G1 G2', 'B1 B2'] };
const four: DrawnPosition = {
  seats: 4,
  turn: 0,
  up: ['R5', '', '', ''],
  decks: ['R1 R2', 'G1 G2', 'B1 B2', 'Y1 Y2'],
};
const teams: DrawnPosition = {
  ...four,
  options: { teams: true },
  decks: ['R1 G2', 'B1 Y2', 'G3 R4', 'Y3 B4'],
};

describe('material and setup', () => {
  test('P1 72 cards: four colours, 1–9 twice in each', () => {
    const names = COLOURS.flatMap((_, seat) => held(setup(4), seat));
    expect(names.length).toBe(72);
    expect(new Set(names).size).toBe(36);
    for (const name of names) expect(names.filter((other) => other === name).length).toBe(2);
    expect([cardByName('red-0'), cardByName('red-10'), cardByName('pink-1')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  test('P2 two seats: all cards of two colours each, a row needs 5', () => {
    const state = setup(2);
    expect(coloursHeld(state, 0)).toEqual({ red: 18, green: 18 });
    expect(coloursHeld(state, 1)).toEqual({ blue: 18, yellow: 18 });
    expect(findEvent(place(stateFromDrawing('R1 R2 R3 .', two), 3, 0), 'roundWon')).toBeUndefined();
    expect(findEvent(place(stateFromDrawing('R1 R2 R3 R4 .', two), 4, 0), 'roundWon')?.seats).toEqual([0]);
  });
  test('P3 three seats: one colour each and six neutral cards, a row needs 4, neutral rows do not count', () => {
    const state = setup(3);
    expect([0, 1, 2].map((seat) => coloursHeld(state, seat))).toEqual([
      { red: 18, yellow: 6 },
      { green: 18, yellow: 6 },
      { blue: 18, yellow: 6 },
    ]);
    const neutral = [0, 1, 2]
      .flatMap((seat) => held(state, seat))
      .filter((name) => name.startsWith('yellow'));
    expect(neutral.toSorted()).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) => [`yellow-${n}`, `yellow-${n}`]),
    );
    expect(findEvent(place(stateFromDrawing('R1 R2 R3 .', three), 3, 0), 'roundWon')?.seats).toEqual([0]);
    expect(
      findEvent(place(stateFromDrawing('Y1 Y2 Y3 .', { ...three, up: ['Y5', '', ''] }), 3, 0), 'roundWon'),
    ).toBeUndefined();
  });
  test('P4 four seats: one colour each, a row needs 4', () => {
    const state = setup(4);
    expect([0, 1, 2, 3].map((seat) => coloursHeld(state, seat))).toEqual([
      { red: 18 },
      { green: 18 },
      { blue: 18 },
      { yellow: 18 },
    ]);
    expect(findEvent(place(stateFromDrawing('R1 R2 R3 .', four), 3, 0), 'roundWon')?.seats).toEqual([0]);
  });
  test('P5 teams: partners opposite, two colours mixed and halved, a row needs 5 of one colour', () => {
    const state = setup(4, { teams: true });
    const team = (a: number, b: number): string[] => [...held(state, a), ...held(state, b)].toSorted();
    expect(new Set(team(0, 2).map((name) => name.split('-')[0]))).toEqual(new Set(['red', 'green']));
    expect(new Set(team(1, 3).map((name) => name.split('-')[0]))).toEqual(new Set(['blue', 'yellow']));
    expect([0, 1, 2, 3].map((seat) => held(state, seat).length)).toEqual([18, 18, 18, 18]);
    expect(findEvent(place(stateFromDrawing('R1 R2 R3 R4 .', teams), 4, 0), 'roundWon')?.seats).toEqual([
      0, 2,
    ]);
    expect(findEvent(place(stateFromDrawing('R1 G2 R3 R4 .', teams), 4, 0), 'roundWon')).toBeUndefined();
  });
  test('P5 an odd number of cards: the partner who plays earlier in the round gets the extra one', () => {
    // Seat 1 wins for its team, so seat 2 starts and plays before its partner 0; seat 3 plays before 1.
    const state = stateFromDrawing('B1 B2 B3 B4 .', {
      ...teams,
      turn: 1,
      up: ['', 'B5', '', ''],
      removed: 'R9',
    });
    place(state, 4, 0);
    expect(state.shared.start).toBe(2);
    expect([0, 1, 2, 3].map((seat) => held(state, seat).length)).toEqual([17, 17, 18, 18]);
  });
  test('P6 decks are shuffled by the seed, again for each round, and differently for different seeds', () => {
    expect(setup(2).hidden.decks).toEqual(setup(2).hidden.decks);
    expect(setup(2).hidden.decks).not.toEqual(setup(2, {}, 'other').hidden.decks);
    const [first, second] = setup(2).hidden.decks;
    expect(first).not.toEqual(first.toSorted((a, b) => a - b));
    expect(first.map(pointsOf)).not.toEqual(second.map(pointsOf));
  });
});

describe('a turn', () => {
  test('P7 the starting seat puts its card in the middle, and nowhere else', () => {
    const state = punto.setup(createConfig(3, {}, 2), 'x');
    expect(listSeats(punto.toAct(state))).toEqual([2]);
    expect(state.shared.up.map((up) => up !== NO_CARD)).toEqual([false, false, true]);
    expect(punto.legal(viewOf(state, 2)).map(punto.moves.decode)).toEqual([{ type: 'place', x: 0, y: 0 }]);
    expect(refusal(state, 1, 0)).toEqual({ clause: 'P7', reason: 'centre' });
    const starts = new Set(
      Array.from({ length: 40 }, (_, i) => punto.setup(createConfig(3, {}, null), `s${i}`).shared.start),
    );
    expect(starts).toEqual(new Set([0, 1, 2]));
  });
  test('P8 clockwise; with reveal "turn" only the seat to play has a face-up card', () => {
    const state = setup(3);
    for (const seat of [0, 1, 2, 0]) {
      expect(listSeats(punto.toAct(state))).toEqual([seat]);
      expect(state.shared.up.map((up) => up !== NO_CARD)).toEqual([0, 1, 2].map((other) => other === seat));
      expect(refusal(state, 0, 0, (seat + 1) % 3)).toEqual({ clause: 'P8', reason: 'turn' });
      expect(refusal(state, 0, 0, null)).toEqual({ clause: 'P8', reason: 'turn' });
      punto.apply(state, seat, punto.legal(viewOf(state, seat))[0]);
    }
  });
  test('P8 with reveal "ahead" every seat’s next card lies face up all the time', () => {
    const state = setup(4, { reveal: 'ahead' });
    const next = state.hidden.decks[0].at(-1)!;
    expect(state.shared.up.every((up) => up !== NO_CARD)).toBe(true);
    const events = place(state, 0, 0);
    expect(state.shared.up[0]).toBe(next);
    expect(findEvent(events, 'turnedUp')).toEqual({ type: 'turnedUp', seat: 0, card: cardName(next) });
    expect(state.shared.up.every((up) => up !== NO_CARD)).toBe(true);
  });
  test('P9 beside: touching a card by an edge or a corner', () => {
    const state = stateFromDrawing('B9', two);
    const places = punto.legal(viewOf(state, 0)).map(punto.moves.decode);
    expect(places.length).toBe(8);
    expect(places).toContainEqual({ type: 'place', x: -1, y: -1 });
    expect(places).toContainEqual({ type: 'place', x: 1, y: 0 });
    expect(refusal(state, 2, 0)).toEqual({ clause: 'P9', reason: 'apart' });
  });
  test('P10 on top: of any colour, one’s own too, with strictly fewer points', () => {
    const state = stateFromDrawing('B4 R3 G5 Y6', two);
    expect(refusal(state, 0, 0)).toBeUndefined();
    expect(refusal(state, 1, 0)).toBeUndefined();
    expect(refusal(state, 2, 0)).toEqual({ clause: 'P10', reason: 'points' });
    expect(refusal(state, 3, 0)).toEqual({ clause: 'P10', reason: 'points' });
    const events = place(state, 0, 0);
    expect(drawState(state)).toBe('R5 R3 G5 Y6');
    expect(findEvent(events, 'placed')).toEqual({
      type: 'placed',
      seat: 0,
      card: 'red-5',
      x: 0,
      y: 0,
      covered: 'blue-4',
    });
  });
  test('P10 only top cards count: a covered card breaks its row', () => {
    const state = stateFromDrawing('R1 R2 B3 R4 .', { ...two, up: ['R5', ''] });
    expect(findEvent(place(state, 4, 0), 'roundWon')).toBeUndefined();
  });
  test('P11 never more than six columns or rows; the frame settles as cards are placed', () => {
    const wide = stateFromDrawing('B9 B8 B7 B9 B8 .', { ...two, up: ['R1', ''] });
    expect(refusal(wide, 5, 0)).toBeUndefined();
    expect(refusal(wide, -1, 0)).toBeUndefined();
    place(wide, 5, 0);
    expect(refusal(wide, -1, 0)).toEqual({ clause: 'P11', reason: 'span' });
    expect(refusal(wide, 6, 0)).toEqual({ clause: 'P11', reason: 'span' });
    expect(refusal(wide, 99, -99)).toEqual({ clause: 'P11', reason: 'span' });
    expect(punto.moves.encode(viewOf(wide, 0), { type: 'place', x: 6, y: 0 })).toBe(-1);
    const tall = stateFromDrawing('B9\nB8\nB7\nB9\nB8\nB9', { ...two, up: ['R1', ''] });
    expect(punto.legal(viewOf(tall, 0)).map((cell) => punto.moves.decode(cell).y)).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
    ]);
    expect(refusal(tall, 0, -1)).toEqual({ clause: 'P11', reason: 'span' });
  });
});

describe('winning a round', () => {
  test.each([
    ['horizontal', 'R1 R2 R3 R4 .', 4, 0],
    ['vertical', 'R1\nR2\nR3\nR4', 0, 4],
    ['diagonal down', 'R1 . . .\n. R2 . .\n. . R3 .\n. . . R4', 4, 4],
    ['diagonal up', '. . . R1\n. . R2 .\n. R3 . .\nR4 . . .', 4, -1],
    ['filled in the middle', 'R1 R2 . R3 R4', 2, 0],
    ['by covering', 'R1 R2 B4 R3 R4', 2, 0],
  ])('P12 a row: %s', (_how, drawing, x, y) => {
    const events = place(stateFromDrawing(drawing, two), x, y);
    expect(findEvent(events, 'roundWon')).toMatchObject({ seats: [0], by: 'row' });
    expect(findEvent(events, 'roundWon')?.rows[0]?.length).toBe(5);
  });
  test('P12 a gap, another colour or too few do not win', () => {
    for (const drawing of ['R1 R2 R3 . R4', 'R1 R2 G3 R4 .', '. . R3 R4 .'])
      expect(
        findEvent(
          place(stateFromDrawing(drawing, two), drawing.startsWith('R1 R2 R3') ? 5 : 4, 0),
          'roundWon',
        ),
      ).toBeUndefined();
  });
  test('P13 the highest card of the whole run leaves the match', () => {
    const state = stateFromDrawing('R9 R2 R3 . R4 R1', two);
    const events = place(state, 3, 0);
    expect(findEvent(events, 'roundWon')).toMatchObject({ removed: 'red-9' });
    expect(findEvent(events, 'roundWon')?.rows).toEqual([[0, 1, 2, 3, 4, 5].map((x) => [x, 0])]);
    expect(state.shared.removed).toEqual([parseCard('R9')]);
    expect(held(state, 0).filter((name) => name === 'red-9').length).toBe(1);
    expect(held(state, 0).length).toBe(35);
    expect(held(state, 1).length).toBe(36);
  });
  test('P13 several rows completed at once: the highest of all of them', () => {
    const state = stateFromDrawing('. R1 R2 R3 R4\nR6 . . . .\nR7 . . . .\nR8 . . . .\nR9 . . . .', two);
    const won = findEvent(place(state, 0, 0), 'roundWon');
    expect(won?.rows.length).toBe(2);
    expect(won?.removed).toBe('red-9');
  });
  test('P13 teams: the card leaves whichever partner placed it', () => {
    const state = stateFromDrawing('R9 R2 R3 R4 .', teams);
    place(state, 4, 0);
    expect(state.shared.removed).toEqual([parseCard('R9')]);
    expect([...held(state, 0), ...held(state, 2)].filter((name) => name === 'red-9').length).toBe(1);
  });
  test('P14 all other cards go back, covered ones too, and are shuffled again', () => {
    const state = stateFromDrawing('R1 R2 R3 R4 . B1', two);
    const events = place(state, 4, 0);
    expect(findEvent(events, 'roundDealt')).toEqual({ type: 'roundDealt', round: 2, start: 1, surplus: [] });
    expect(state.shared.laid).toEqual([]);
    expect(coloursHeld(state, 0)).toEqual({ red: 17, green: 18 });
    expect(coloursHeld(state, 1)).toEqual({ blue: 18, yellow: 18 });
  });
  test('P14 three seats: played neutral cards are dealt out evenly, the surplus leaves, unplayed ones stay', () => {
    const position: DrawnPosition = {
      ...three,
      up: ['R5', '', ''],
      decks: ['R1 Y1 Y1', 'G1 Y2 Y2 Y3', 'B1 Y3 Y4 Y4 Y5'],
    };
    const state = stateFromDrawing('R1 R2 R3 . Y9\nY9 Y8 Y8 Y7', position);
    const events = place(state, 3, 0);
    const surplus = findEvent(events, 'roundDealt')!.surplus;
    expect(surplus.length).toBe(5 % 3);
    expect(state.shared.removed.map(cardName)).toEqual(['red-5', ...surplus]);
    const neutral = [0, 1, 2].map((seat) =>
      held(state, seat)
        .filter((name) => name.startsWith('yellow'))
        .toSorted(),
    );
    const old = [
      ['yellow-1', 'yellow-1'],
      ['yellow-2', 'yellow-2', 'yellow-3'],
      ['yellow-3', 'yellow-4', 'yellow-4', 'yellow-5'],
    ];
    for (const seat of [0, 1, 2]) {
      expect(neutral[seat]!.length).toBe(old[seat].length + 1);
      expect(neutral[seat]!.filter((name) => Number(name.slice(7)) < 6)).toEqual(old[seat]);
    }
  });
  test('P14 a neutral card turned up but not placed stays with its seat', () => {
    const state = stateFromDrawing('R1 R2 R3 .', {
      ...three,
      options: { reveal: 'ahead' },
      up: ['R5', 'Y7', 'B2'],
      decks: ['', '', ''],
    });
    place(state, 3, 0);
    expect(held(state, 1)).toContain('yellow-7');
  });
  test('P14 a round without a winner gives the cards back as well', () => {
    const state = stateFromDrawing('Y1 . Y2 . Y3', { ...three, up: ['Y4', '', ''], decks: ['', '', ''] });
    const events = place(state, 1, 0);
    expect(findEvent(events, 'roundDrawn')).toBeDefined();
    expect(findEvent(events, 'roundDealt')?.surplus.length).toBe(1);
    expect([0, 1, 2].map((seat) => coloursHeld(state, seat)['yellow'])).toEqual([1, 1, 1]);
  });
  test('P15 the left neighbour of the winner starts the next round', () => {
    const state = stateFromDrawing('G1 G2 G3 .', { ...four, turn: 1, up: ['', 'G5', '', ''] });
    expect(findEvent(place(state, 3, 0), 'roundDealt')?.start).toBe(2);
  });
  test('P15 teams: the left neighbour of the seat that placed the winning card', () => {
    const state = stateFromDrawing('R1 R2 R3 R4 .', { ...teams, turn: 2, up: ['', '', 'R5', ''] });
    expect(findEvent(place(state, 4, 0), 'roundDealt')?.start).toBe(3);
  });
  test('P15 a round won on the count: a single seat’s own left neighbour starts, for a team the one left of the stuck seat', () => {
    const single = stateFromDrawing('G1 G2 G3 . R1', {
      ...four,
      turn: 3,
      up: ['', '', '', 'Y9'],
      decks: ['', 'G1', 'B1', 'Y1'],
    });
    const events = place(single, 5, 0);
    expect(findEvent(events, 'stuck')).toEqual({ type: 'stuck', seat: 0, lacks: 'card' });
    expect(findEvent(events, 'roundWon')).toMatchObject({ seats: [1], by: 'count' });
    expect(findEvent(events, 'roundDealt')?.start).toBe(2);
    const team = stateFromDrawing('B1 B2 B3 B4 . R1', {
      ...teams,
      turn: 3,
      up: ['', '', '', 'Y9'],
      decks: ['', 'B1', 'R2', 'Y1'],
    });
    const played = place(team, 5, 1);
    expect(findEvent(played, 'roundWon')).toMatchObject({ seats: [1, 3], by: 'count' });
    expect(findEvent(played, 'roundDealt')?.start).toBe(1);
  });
  test('P16 the first to win the needed rounds wins the match; afterwards no placement is legal', () => {
    const state = stateFromDrawing('R1 R2 R3 R4 .', { ...two, wins: [1, 1] });
    const events = place(state, 4, 0);
    expect(findEvent(events, 'matchOver')).toEqual({ type: 'matchOver', winners: [0] });
    expect(findEvent(events, 'roundDealt')).toBeUndefined();
    expect(punto.toAct(state)).toBe(0);
    expect(computePayoffs(punto, state)).toEqual([1, 0]);
    expect(refusal(state, 0, 1, 1)).toEqual({ clause: 'P16', reason: 'over' });
    const longer = stateFromDrawing('R1 R2 R3 R4 .', { ...two, wins: [1, 1], options: { roundsToWin: 3 } });
    expect(findEvent(place(longer, 4, 0), 'matchOver')).toBeUndefined();
  });
  test('P16 teams win and lose together', () => {
    const state = stateFromDrawing('R1 R2 R3 R4 .', { ...teams, wins: [1, 0] });
    expect(findEvent(place(state, 4, 0), 'matchOver')).toEqual({ type: 'matchOver', winners: [0, 2] });
    expect(computePayoffs(punto, state)).toEqual([0.5, 0, 0.5, 0]);
    expect(punto.transcript.result(state)).toEqual({ winners: [0, 2], scores: [2, 0, 2, 0], rounds: 1 });
  });
  test.each([
    [[1, 0], [0]],
    [
      [1, 1],
      [0, 1],
    ],
    [
      [0, 0],
      [0, 1],
    ],
  ])('P16 after 20 rounds most rounds won wins, ties share: %j', (wins, winners) => {
    const state = stateFromDrawing('R1 . B1', { ...two, wins, round: 20, decks: ['G1', ''] });
    const events = place(state, 1, 1);
    expect(findEvent(events, 'roundDrawn')).toBeDefined();
    expect(findEvent(events, 'matchOver')?.winners).toEqual(winners);
  });
});

describe('when a seat cannot play', () => {
  const full = (tops: string): string =>
    Array.from({ length: 6 }, (_, y) =>
      tops
        .split(' ')
        .map((c, x) => ((x + y) % 2 ? c : c.replace(/./, 'B')))
        .join(' '),
    ).join('\n');
  test('P17 no card left: the round ends as soon as the previous placement is done', () => {
    const state = stateFromDrawing('R1 R2 R3 R4 . B1 ', {
      ...two,
      turn: 0,
      up: ['G5', ''],
      decks: ['G1', ''],
    });
    const events = place(state, 0, 1);
    expect(events.map((event) => event.type)).toEqual([
      'placed',
      'stuck',
      'roundWon',
      'roundDealt',
      'turnedUp',
    ]);
    expect(findEvent(events, 'roundWon')).toMatchObject({ seats: [0], by: 'count', removed: 'red-4' });
  });
  test('P17 no legal cell on a full frame ends the round too', () => {
    const drawing = full('R9 Y9 G9 Y9 R9 Y9').replace('B9', 'B8');
    const state = stateFromDrawing(drawing, { ...two, up: ['R9', ''], decks: ['G1', 'B9'] });
    const events = place(state, 0, 0);
    expect(findEvent(events, 'stuck')).toEqual({ type: 'stuck', seat: 1, lacks: 'place' });
    const free = stateFromDrawing(drawing, { ...two, up: ['R9', ''], decks: ['G1', 'B9'] });
    free.shared.cells[cellAt(3, 3)] = parseCard('Y8');
    expect(findEvent(place(free, 0, 0), 'stuck')).toBeUndefined();
  });
  test('P17 rows are maximal runs of exactly that length, counted per direction, both colours of a side', () => {
    // Green has a run of four on each of two lines, yellow one; a run of three is too short.
    const state = stateFromDrawing('G1 G2 G3 G4 . Y1\nG1 . . . . Y2\nG1 . B1 B2 B3 Y3\nG1 . . . . Y4', {
      ...two,
      turn: 0,
      up: ['R1', ''],
      decks: ['R2', ''],
    });
    const events = place(state, 4, 4);
    expect(findEvent(events, 'roundWon')).toMatchObject({ seats: [0], by: 'count', removed: 'green-4' });
    expect(findEvent(events, 'roundWon')?.rows.length).toBe(2);
  });
  test('P18 a tie goes to the fewest points, a card in two rows counting twice', () => {
    // 5 + 4 + 8 = 17 against 3 + 7 + 5 = 15: the 15 wins the round (the worked example).
    const state = stateFromDrawing('R5 R4 R8 . . .\n. . . . . .\n. . . G3 G7 G5', {
      ...four,
      turn: 3,
      up: ['', '', '', 'Y1'],
      decks: ['', 'G1', 'B1', 'Y2'],
    });
    const events = place(state, 3, 1);
    expect(findEvent(events, 'roundWon')).toMatchObject({ seats: [1], by: 'count', removed: 'green-7' });
    const twice = stateFromDrawing('R9 R1 R1 . . .\nR1 . . G2 G2 G2\nR1 . . G9 G9 G9', {
      ...four,
      turn: 3,
      up: ['', '', '', 'Y1'],
      decks: ['', 'G1', 'B1', 'Y2'],
    });
    // Red's two rows share the 9: 11 + 11 = 22, green's are 6 and 27 = 33.
    expect(findEvent(place(twice, 4, 3), 'roundWon')).toMatchObject({ seats: [0] });
  });
  test('P19 another tie, or no such row: no side wins, no card leaves, the left neighbour of the stuck seat starts', () => {
    const tie = stateFromDrawing('R1 R2 R3 . . .\n. . . . . .\n. . . G1 G2 G3', {
      ...four,
      turn: 3,
      up: ['', '', '', 'Y1'],
      decks: ['', 'G1', 'B1', 'Y2'],
    });
    const events = place(tie, 3, 1);
    expect(findEvent(events, 'roundDrawn')).toBeDefined();
    expect(tie.shared.removed).toEqual([]);
    expect(tie.shared.wins).toEqual([0, 0, 0, 0]);
    expect(findEvent(events, 'roundDealt')?.start).toBe(1);
    expect(tie.shared.outcomes).toEqual([{ side: null, by: 'count', seat: 0, card: NO_CARD }]);
    const none = stateFromDrawing('R1 R2 . G1', {
      ...four,
      turn: 3,
      up: ['', '', '', 'Y1'],
      decks: ['', 'G1', 'B1', 'Y2'],
    });
    expect(findEvent(place(none, 2, 0), 'roundDrawn')).toBeDefined();
  });
  test('P20 the winner’s highest card in its counted rows leaves; of equal ones the first colour', () => {
    const state = stateFromDrawing('G1 G2 G3 G7 . B1\n. . . . . B2\nR7 R1 R2 R3 . B9', {
      ...two,
      turn: 0,
      up: ['R1', ''],
      decks: ['R2', ''],
    });
    const events = place(state, 2, 1);
    expect(findEvent(events, 'roundWon')).toMatchObject({ seats: [0], removed: 'red-7' });
    expect(state.shared.removed).toEqual([parseCard('R7')]);
  });
});

describe('public and hidden information', () => {
  test('no seat has secrets, and no seat knows the order of decks', () => {
    const state = setup(3);
    for (const seat of [0, 1, 2]) expect(viewOf(state, seat).own).toBeNull();
    const elsewhere = structuredClone(state);
    for (const deck of elsewhere.hidden.decks) deck.reverse();
    expect(JSON.stringify(viewOf(elsewhere, 1))).toBe(JSON.stringify(viewOf(state, 1)));
  });
  test('with three seats, sampled worlds remember which neutral cards stayed with their seats', () => {
    // After a round the played 9, 9, 8 are dealt one to each seat; no seat can have two of them.
    const position: DrawnPosition = { ...three, decks: ['Y1', 'Y2', 'Y3'] };
    const state = stateFromDrawing('R1 R2 R3 . Y9\nY9 Y8', position);
    state.shared.neutral = {
      portions: [{ points: [9, 9, 8, 1, 2, 3], counts: [2, 2, 2] }],
      sightings: [9, 9, 8].map((points, seat) => ({ seat, points, portions: 1 })),
    };
    place(state, 3, 0);
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const world = punto.determinize(viewOf(state, null), {
        u32: () => i * 0x9e3779b1,
        below: (n) => (i * 7919) % n,
      });
      const high = [0, 1, 2].map(
        (seat) => held(world, seat).filter((name) => /yellow-[89]/.test(name)).length,
      );
      expect(high).toEqual([1, 1, 1]);
      seen.add(
        held(world, 0)
          .filter((name) => /yellow/.test(name))
          .toSorted()
          .join(),
      );
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe('moves', () => {
  test('are integers and nothing more', () => {
    expect(punto.moves.parse({ type: 'place', x: 1, y: -2 })).toEqual({ type: 'place', x: 1, y: -2 });
    for (const bad of [
      null,
      3,
      [],
      {},
      { type: 'place', x: 1 },
      { type: 'put', x: 1, y: 1 },
      { type: 'place', x: 1.5, y: 0 },
      { type: 'place', x: '1', y: 0 },
      { type: 'place', x: true, y: 0 },
      { type: 'place', x: 1, y: 1, z: 1 },
    ])
      expect(punto.moves.parse(bad)).toBeUndefined();
  });
  test('the drawing helper reads what it draws', () => {
    expect(drawState(stateFromDrawing('R1 . G2\n. B3 .', two))).toBe('R1 . G2\n. B3 .');
    expect(parseCards('R1 Y9').map(cardName)).toEqual(['red-1', 'yellow-9']);
  });
});
