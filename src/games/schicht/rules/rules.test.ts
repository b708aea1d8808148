import { describe, expect, test } from 'vitest';
import {
  type Config,
  FastRng,
  type Json,
  listSeats,
  computePayoffs,
  type Refusal,
  type Seat,
  type State,
  Table,
  viewOf,
} from '../../../core/index.ts';
import { moves } from './moves.ts';
import { cardName, cardsOfGame, isSilver, numberOf } from './data.ts';
import { parseCard, drawLayout, normalizeDrawing, stateFromDrawing } from '../test/drawings.ts';
import { findCorridors, topOf } from './layout.ts';
import { deal } from './play.ts';
import { type Event, type Options, schicht, type Schicht, type Shared } from './rules.ts';
import { seenCards } from './determinize.ts';

const config = (seats: number, silver = false): Config<Options> => ({
  seats,
  start: null,
  options: { silver },
});
const cards = (...drawnCards: string[]): number[] => drawnCards.map(parseCard);
const move = (state: State<Schicht>, seat: Seat, played: Schicht['move'], events?: Event[]): void =>
  schicht.apply(state, seat, schicht.moves.encode(viewOf(state, seat), played), (event) =>
    events?.push(event),
  );
const why = (state: State<Schicht>, seat: Seat | null, played: Schicht['move']): string | undefined => {
  const refused = schicht.refusal(viewOf(state, seat), played);
  return refused && `${refused.clause} ${refused.reason}`;
};

const allCards = ({ shared, own, hidden }: State<Schicht>): number[] =>
  [...seenCards(shared), ...own.flatMap(({ hand }) => hand), ...hidden.unseen].sort((a, b) => a - b);

describe('setup', () => {
  test('S1 80 cards, 100 with silver', () => {
    expect(cardsOfGame(false)).toHaveLength(80);
    expect(cardsOfGame(true)).toHaveLength(100);
    expect(new Set(cardsOfGame(true).map(cardName)).size).toBe(100);
    for (const silver of [false, true])
      expect(allCards(schicht.setup(config(6, silver), 'S1'))).toEqual(cardsOfGame(silver));
  });
  test('S2 each seat gets twelve cards, and two are turned up', () => {
    for (let seats = 2; seats <= 6; seats++) {
      const { own, shared, hidden } = schicht.setup(config(seats), 'S2');
      expect(own.map(({ hand }) => hand.length)).toEqual(Array.from({ length: seats }, () => 12));
      expect(shared.layout.flatMap((row) => row.piles)).toHaveLength(2);
      expect(hidden.unseen).toHaveLength(80 - 12 * seats - 2);
    }
  });
  const deck = (...turned: string[]): number[] => {
    const rest = cardsOfGame(true).filter((c) => !cards(...turned).includes(c));
    return [...rest.slice(0, 24), ...cards(...turned), ...rest.slice(24)];
  };
  test('S2 silver cards turned up for the layout leave the game, and everyone has seen them', () => {
    const state = deal(2, { silver: true }, deck('s19', 'r18', 's17', 's20', 'b16', 'g20'));
    expect(drawLayout(state.shared.layout)).toBe(normalizeDrawing('r18\nb16'));
    expect(state.shared.turnedUp).toEqual(cards('s19', 'r18', 's17', 's20', 'b16'));
    expect(state.hidden.unseen).toHaveLength(100 - 24 - 5);
    for (let i = 0; i < 20; i++) {
      const { own, hidden } = schicht.determinize(viewOf(state, 0), new FastRng(1, 2, 3, i));
      expect([...own[1].hand, ...hidden.unseen]).not.toContain(parseCard('s19'));
    }
  });
  test('S3 same colour: side by side, ascending; else the first on top', () => {
    const first = (...turned: string[]): string =>
      drawLayout(deal(2, { silver: true }, deck(...turned)).shared.layout);
    expect(first('r18', 'r20')).toBe('r18 r20');
    expect(first('r20', 'r18')).toBe('r18 r20');
    expect(first('r20', 'b18')).toBe('r20\nb18');
    expect(first('b18', 'r20')).toBe('b18\nr20');
  });
});

describe('a round', () => {
  test('S6 all choose secretly, and the last choice reveals all', () => {
    const state = schicht.setup(config(3), 'S6');
    const events: Event[] = [];
    const choice = (seat: Seat): Schicht['move'] => ({
      type: 'choose',
      card: cardName(state.own[seat].hand[0]),
    });
    const before = JSON.stringify([viewOf(state, 0), viewOf(state, null)]);
    move(state, 1, choice(1), events);
    move(state, 2, choice(2), events);
    expect(JSON.stringify([viewOf(state, 0), viewOf(state, null)])).toBe(before);
    expect(listSeats(schicht.toAct(state))).toEqual([0]);
    expect(events).toEqual([]);
    move(state, 0, choice(0), events);
    expect(events.map(({ type }) => type)).toEqual(['revealed']);
    expect(state.shared.revealed.every((c) => c > 0)).toBe(true);
    expect(state.own.map(({ hand, choice: chosen }) => [hand.length, chosen])).toEqual([
      [11, 0],
      [11, 0],
      [11, 0],
    ]);
  });
  test('S6 a choice can be undone until all have chosen, a laid card until the next', () => {
    const table = new Table(schicht, config(2), 'undo');
    table.play(0, table.legal(0)[0]);
    expect(table.canUndo(0)).toBe(true);
    expect(table.undo(0)).toMatchObject({ undone: true, emitted: [] });
    table.play(0, table.legal(0)[1]);
    table.play(1, table.legal(1)[0]);
    expect(table.canUndo(1)).toBe(false);
    const [first] = listSeats(table.toAct);
    table.play(first, table.legal(first)[0]);
    expect(table.canUndo(first)).toBe(true);
  });
  test('S6 twelve rounds, and the twelfth choice is a move too', () => {
    const state = schicht.setup(config(2), 'twelve');
    const rng = new FastRng(1, 2, 3, 4);
    let chosen = 0;
    for (let seats = schicht.toAct(state); seats !== 0; seats = schicht.toAct(state)) {
      const [seat] = listSeats(seats);
      if (state.shared.phase === 'choose') chosen++;
      schicht.apply(
        state,
        seat,
        schicht.legal(viewOf(state, seat))[rng.below(schicht.legal(viewOf(state, seat)).length)],
      );
    }
    expect(chosen).toBe(24);
    expect(state.own.every(({ hand }) => hand.length === 0)).toBe(true);
  });
  test('S7 X1 highest first, of equal numbers yellow, red, green, blue', () => {
    const order = (...drawnCards: string[]): string[] => {
      const { shared } = stateFromDrawing('r1', drawnCards);
      return shared.order.map((seat) => drawnCards[seat]);
    };
    expect(order('r7', 'g10', 'b15', 'r10')).toEqual(['b15', 'r10', 'g10', 'r7']);
    expect(order('b9', 'g9', 'r9', 'y9')).toEqual(['y9', 'r9', 'g9', 'b9']);
  });
  test('S22 within one number silver is last', () => {
    expect(stateFromDrawing('r1', ['s9', 'b9', 's10'], true).shared.order).toEqual([2, 1, 0]);
  });
});

describe('the end', () => {
  const over = (silver: boolean, ...treasures: string[][]): State<Schicht> => {
    const state = schicht.setup(config(treasures.length, silver), 'end');
    state.shared.phase = 'over';
    state.shared.treasures = treasures.map((treasure) => cards(...treasure));
    return state;
  };
  test('S17 most treasure cards wins', () => {
    const state = over(false, ['r1', 'r2'], ['b1']);
    expect(computePayoffs(schicht, state)).toEqual([1, 0]);
    expect(schicht.transcript.result(state)).toEqual({ winners: [0], scores: [2, 1] });
  });
  test('S17 basic: ties share the victory', () => {
    expect(computePayoffs(schicht, over(false, ['r1'], ['b1'], []))).toEqual([0.5, 0.5, 0]);
  });
  test('S17 advanced: of the tied, the fewest silver cards', () => {
    const state = over(true, ['r1', 's2'], ['b1', 'b2'], ['g1']);
    expect(computePayoffs(schicht, state)).toEqual([0, 1, 0]);
    expect(schicht.transcript.result(state)).toEqual({
      winners: [1],
      scores: [2, 2, 1],
      silver: [1, 0, 0],
    });
    expect(computePayoffs(schicht, over(true, ['r1', 's2'], ['b1', 's3'], ['g1']))).toEqual([0.5, 0.5, 0]);
  });
  test('S17 the last card laid ends the match', () => {
    const state = stateFromDrawing('r5', ['r9', 'y1']);
    const events: Event[] = [];
    move(state, 0, { type: 'lay', row: 0, at: 1 }, events);
    move(state, 1, { type: 'lay', row: 1, at: 0 }, events);
    expect(schicht.toAct(state)).toBe(0);
    expect(events.at(-1)).toEqual({ type: 'matchOver', winners: [0, 1], treasures: [0, 0], silver: null });
  });
});

describe('refusals', () => {
  const state = schicht.setup(config(2), 'refusals');
  const choice = (seat: Seat): Schicht['move'] => ({
    type: 'choose',
    card: cardName(state.own[seat].hand[3]),
  });
  test('S6 hand, chooseNow, chosen', () => {
    expect(why(state, 0, choice(1))).toBe('S6 hand');
    expect(why(state, 0, { type: 'lay', row: 0, at: 0 })).toBe('S6 chooseNow');
    const copy = schicht.clone(state);
    move(copy, 0, choice(0));
    expect(why(copy, 0, choice(0))).toBe('S6 chosen');
  });
  test('S7 turn, layNow', () => {
    const round = stateFromDrawing('r5', ['r9', 'y1']);
    expect(why(round, 1, { type: 'lay', row: 1, at: 0 })).toBe('S7 turn');
    expect(why(round, 0, { type: 'choose', card: 'red-9' })).toBe('S7 layNow');
  });
  test('S17 over', () => {
    const done = schicht.clone(state);
    done.shared.phase = 'over';
    expect(why(done, 0, choice(0))).toBe('S17 over');
  });
  test('a spectator has no move', () => expect(why(state, null, choice(0))).toBe('S6 turn'));
});

describe('moves', () => {
  test('every number is a move that has this number', () => {
    for (let action = 0; action < schicht.moves.count; action++) {
      const decoded = schicht.moves.decode(action);
      expect(moves.encode(null, decoded)).toBe(action);
      expect(schicht.moves.parse(JSON.parse(JSON.stringify(decoded)) as Json)).toEqual(decoded);
    }
  });
  test('actions that no state allows have no number', () => {
    expect(moves.encode(null, { type: 'choose', card: 'red-21' })).toBe(-1);
    expect(moves.encode(null, { type: 'lay', row: -1, at: -1 })).toBe(-1);
    expect(moves.encode(null, { type: 'lay', row: 4, at: 0 })).toBe(-1);
    expect(moves.encode(null, { type: 'close', option: 26 })).toBe(-1);
    expect(moves.encode(null, { type: 'close', option: -1 })).toBe(-1);
  });
  test.each<[Json]>([
    [null],
    [[]],
    ['choose'],
    [{ type: 'choose' }],
    [{ type: 'choose', card: 'pink-3' }],
    [{ type: 'choose', card: 3 }],
    [{ type: 'choose', card: 'red-3', row: 1 }],
    [{ type: 'choose', card: 'red-03' }],
    [{ type: 'lay', row: 0 }],
    [{ type: 'lay', row: 0, at: 0.5 }],
    [{ type: 'lay', row: '0', at: 0 }],
    [{ type: 'lay', row: 0, at: 0, option: 0 }],
    [{ type: 'close', option: true }],
    [{ type: 'close', option: 0, extra: 0 }],
    [{ type: 'pass' }],
  ])('%j is no move', (json) => expect(schicht.moves.parse(json)).toBe(undefined));
});

describe('transcript', () => {
  const { transcript } = schicht;
  const state = schicht.setup(config(2, true), 'transcript');
  const dealt = transcript.deal(state) as { hands: string[][]; layout: string[] };
  const refused = (dealt: Json, silver = true): string => {
    const answer = transcript.start(config(2, silver), dealt) as Refusal;
    return `${answer.clause} ${answer.reason}`;
  };
  test('S2 a deal starts the same match', () => {
    const again = transcript.start(config(2, true), dealt) as State<Schicht>;
    expect(again.own).toEqual(state.own);
    expect(again.shared.layout).toEqual(state.shared.layout);
    expect(transcript.deal(again)).toEqual(dealt);
    expect(allCards(again)).toEqual(cardsOfGame(true));
  });
  test('S3 the layout is listed in the order in which it was turned up', () => {
    const left = dealt.hands.flat();
    const [low, high] = ['green-2', 'green-9', 'green-14', 'red-2', 'red-9', 'red-14']
      .filter((name) => !left.includes(name))
      .filter((name, _, names) => name.split('-')[0] === names[0].split('-')[0]);
    const layout = [high, low];
    const again = transcript.start(config(2, true), { hands: dealt.hands, layout }) as State<Schicht>;
    expect(transcript.deal(again)).toEqual({ hands: dealt.hands, layout });
  });
  test('S1, S2 impossible deals are refused', () => {
    const [first, second] = dealt.hands;
    const { layout } = dealt;
    expect(refused(null)).toBe('S2 malformed');
    expect(refused({ hands: [first], layout })).toBe('S2 hands');
    expect(refused({ hands: [first, second.slice(1)], layout })).toBe('S2 hands');
    expect(refused({ hands: [first, ['pink-1', ...second.slice(1)]], layout })).toBe('S1 card');
    expect(refused({ hands: [first, first], layout })).toBe('S1 twice');
    expect(refused({ hands: [first, second], layout: [first[0], layout[1]] })).toMatch(
      /^S1 twice|S2 layout$/,
    );
    expect(refused({ hands: [first, second], layout: layout.slice(1) })).toBe('S2 layout');
    expect(refused({ hands: [first, second], layout: 'red-1' })).toBe('S1 card');
    expect(dealt.hands.flat().some((name) => name.startsWith('silver'))).toBe(true);
    expect(refused(dealt, false)).toBe('S1 silver');
  });
});

/** S4, and the facts that follow from the rules. */
function expectAtRest({ layout }: Shared): void {
  expect(layout.length).toBeLessThanOrEqual(4);
  expect(findCorridors(layout)).toEqual([]);
  layout.forEach(({ start, piles }, row) => {
    expect(piles.length).toBeGreaterThanOrEqual(1);
    expect(piles.length).toBeLessThanOrEqual(3);
    const tops = piles.map((pile) => numberOf(topOf(pile)));
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
    const colours = piles
      .flat()
      .filter((c) => !isSilver(c))
      .map((c) => cardName(c).split('-')[0]);
    expect(new Set(colours).size).toBeLessThanOrEqual(1);
    if (row === 0) return;
    const above = layout[row - 1];
    expect(Math.max(start, above.start)).toBeLessThan(
      Math.min(start + piles.length, above.start + above.piles.length),
    );
  });
  if (layout.length > 0) expect(Math.min(...layout.map(({ start }) => start))).toBe(0);
}

describe('random matches', () => {
  test.each([
    [2, false],
    [3, true],
    [4, false],
    [5, true],
    [6, false],
    [6, true],
  ])('S4 at rest, cards conserved, worlds consistent: %i seats, silver %s', (seats, silver) => {
    const rng = new FastRng(7, 8, 9, seats);
    for (let match = 0; match < 6; match++) {
      const state = schicht.setup(config(seats, silver), `random ${match}`);
      for (let acting = schicht.toAct(state); acting !== 0; acting = schicht.toAct(state)) {
        if (state.shared.phase !== 'close') expectAtRest(state.shared);
        expect(allCards(state)).toEqual(cardsOfGame(silver));
        const viewer = rng.below(seats + 1) - 1;
        const view = viewOf(state, viewer < 0 ? null : viewer);
        const world = schicht.determinize(view, rng);
        expect(viewOf(world, view.seat)).toEqual(view);
        expect(allCards(world)).toEqual(cardsOfGame(silver));
        expect(world.own.map(({ hand }) => hand.length)).toEqual(state.own.map(({ hand }) => hand.length));
        const legal = schicht.legal(viewOf(state, listSeats(acting)[0]));
        expect(legal.length).toBeGreaterThan(0);
        schicht.apply(state, listSeats(acting)[0], legal[rng.below(legal.length)]);
      }
    }
  });
});
