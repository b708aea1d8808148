import { describe, expect, test } from 'vitest';
import { type Config, keyOf, listSeats, Stream, viewOf } from '../../../core/index.ts';
import { corridorsOf, type Layout } from '../rules/layout.ts';
import { type Event, type Options, schicht, type Shared } from '../rules/rules.ts';
import { beats } from './beats.ts';
import { gainOf, outcomeOfClosing, outcomeOfLaying } from './outcome.ts';

const TABLES: readonly Config<Options>[] = [2, 3, 4, 5, 6].flatMap((seats) =>
  [false, true].map((silver) => ({ seats, start: null, options: { silver } })),
);

interface Change {
  readonly before: Shared;
  readonly after: Shared;
  readonly events: readonly Event[];
  /** How many cards the move was said to bring before it was made. */
  readonly foretold: number;
}

/** A random match, change by change. */
function* played(config: Config<Options>, seed: string): Generator<Change> {
  const state = schicht.setup(config, seed);
  const rng = new Stream(keyOf(seed), 99);
  for (;;) {
    const [seat] = listSeats(schicht.toAct(state));
    if (seat === undefined) return;
    const before = { ...state.shared };
    const events: Event[] = [];
    const legal = schicht.legal(viewOf(state, seat));
    const action = legal[rng.below(legal.length)];
    const move = schicht.moves.decode(action);
    const foretold =
      move.type === 'lay'
        ? gainOf(outcomeOfLaying(before.layout, before.revealed[seat], move.row, move.at))
        : move.type === 'close'
          ? gainOf(outcomeOfClosing(before.layout, move.option))
          : 0;
    schicht.apply(state, seat, action, (event) => events.push(event));
    yield { before, after: { ...state.shared }, events, foretold };
  }
}

const shownOf = ({ before, after, events }: Change) =>
  beats({ seat: 0, shared: before, own: null }, { seat: 0, shared: after, own: null }, events);

const emptyPiles = (layout: Layout): number =>
  layout.flatMap(({ piles }) => piles).filter((pile) => pile.length === 0).length;

describe.each(TABLES)('$seats seats, $options', (config) => {
  const changes = Array.from({ length: 40 }, (_, i) => [...played(config, `beats ${i}`)]).flat();

  test('every event is shown once, in order, and the last beat is what is true now', () => {
    for (const change of changes) {
      const shown = shownOf(change);
      expect(shown.flatMap((beat) => beat.events)).toEqual(change.events);
      expect(shown.at(-1)!.view.shared).toBe(change.after);
      for (const beat of shown) expect(beat.ms).toBeGreaterThan(0);
    }
  });

  test('what is shown step by step leads to what is true', () => {
    for (const change of changes) {
      const next: Change = { ...change, after: { ...change.after, round: change.after.round + 1 } };
      const last = shownOf(next).at(-2)?.view.shared;
      if (last === undefined) continue;
      expect(last.treasures).toEqual(change.after.treasures);
      if (emptyPiles(last.layout) === 0) expect(last.layout).toEqual(change.after.layout);
    }
  });

  test('a corridor is seen complete before it is taken', () => {
    for (const change of changes) {
      let lying = change.before.layout;
      for (const { view, events } of shownOf(change)) {
        for (const event of events)
          if (event.type === 'taken') expect(corridorsOf(lying).length).toBe(event.corridors.length);
        lying = view.shared.layout;
      }
    }
  });

  test('what a move was said to bring is what it brings', () => {
    for (const { events, foretold } of changes) {
      const brought = events.reduce(
        (sum, event) => sum + (event.type === 'taken' ? event.cards.length : 0),
        0,
      );
      expect(brought).toBe(foretold);
    }
  });

  test('a change leaves the view it starts from as it was', () => {
    for (const change of changes.slice(0, 200)) {
      const copy = structuredClone(change);
      shownOf(change);
      expect(change).toEqual(copy);
    }
  });
});
