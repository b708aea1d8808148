import { describe, expect, test } from 'vitest';
import { type Config, keyOf, listSeats, Stream, viewOf } from '../../../core/index.ts';
import { cardName } from '../rules/data.ts';
import { type Event, type Options, punto, type Shared } from '../rules/rules.ts';
import { beats } from './beats.ts';
import { roundEndOf, upOf } from './table.ts';

const plain: Options = { teams: false, reveal: 'turn', roundsToWin: 2 };
const TABLES: readonly Config<Options>[] = [
  { seats: 2, start: null, options: plain },
  { seats: 2, start: null, options: { ...plain, reveal: 'ahead', roundsToWin: 1 } },
  { seats: 3, start: null, options: plain },
  { seats: 3, start: null, options: { ...plain, reveal: 'ahead' } },
  { seats: 4, start: null, options: plain },
  { seats: 4, start: null, options: { ...plain, teams: true } },
];
const MATCHES = 34;

interface Change {
  readonly before: Shared;
  readonly after: Shared;
  readonly events: readonly Event[];
}

/** A random match, change by change. */
function played(config: Config<Options>, seed: string): Change[] {
  let state = punto.setup(config, seed);
  const rng = new Stream(keyOf(seed), 99);
  const changes: Change[] = [];
  for (;;) {
    const [seat] = listSeats(punto.toAct(state));
    if (seat === undefined) return changes;
    const before = state.shared;
    state = punto.clone(state);
    const events: Event[] = [];
    punto.apply(state, seat, punto.draw!(viewOf(state, seat), rng), (event) => events.push(event));
    changes.push({ before, after: state.shared, events });
  }
}

const shownOf = ({ before, after, events }: Change) =>
  beats({ seat: 0, shared: before, own: null }, { seat: 0, shared: after, own: null }, events);

const tableOf = ({ cells, filled, left, right, top, bottom, laid }: Shared): string =>
  JSON.stringify({ cells, filled, left, right, top, bottom, laid });

describe.each(TABLES)('$seats seats, $options', (config) => {
  const changes = Array.from({ length: MATCHES }, (_, i) => played(config, `beats ${i}`)).flat();

  test('every event is shown once, in order, and the last beat is what is true now', () => {
    const wrong = changes.filter((change) => {
      const shown = shownOf(change);
      const told = shown.flatMap((beat) => beat.events);
      const isWhole =
        told.length === change.events.length && told.every((event, i) => event === change.events[i]);
      return !isWhole || shown.at(-1)?.view.shared !== change.after || shown.some((beat) => beat.ms <= 0);
    });
    expect(wrong).toEqual([]);
  });

  test('a change leaves the view it starts from as it was', () => {
    const match = played(config, 'as it was');
    const copy = structuredClone(match);
    match.forEach(shownOf);
    expect(match).toEqual(copy);
  });

  test('a card lies on the table before anything else happens', () => {
    const wrong = changes.filter((change) => {
      const lies = shownOf(change)[0].view.shared;
      if (change.after.round !== change.before.round)
        return lies.laid.length !== change.before.laid.length + 1;
      return tableOf(lies) !== tableOf(change.after);
    });
    expect(wrong).toEqual([]);
  });

  test('a finished round is shown with its rows, and what leaves, before the next is dealt', () => {
    for (const change of changes) {
      const isOver = change.events.some(({ type }) => type === 'roundWon' || type === 'roundDrawn');
      const ends = shownOf(change)
        .map((beat) => roundEndOf(beat.view.shared))
        .filter((end) => end !== null);
      expect(ends.length > 0).toBe(isOver);
      const won = change.events.find((event) => event.type === 'roundWon');
      if (won === undefined) continue;
      for (const { winners, rows, leaving } of ends) {
        expect(winners).toEqual(won.seats);
        expect(rows.length).toBe(won.rows.length);
        if (leaving !== null) expect(cardName(leaving.card)).toBe(won.removed);
      }
      const isLast = change.after.turn === null;
      expect(ends.map((end) => end.leaving?.gone)).toEqual(isLast ? [undefined] : [false, true]);
    }
  });

  test('while the card that decides a round is on its way, nobody is next', () => {
    for (const change of changes) {
      const [placed] = change.events;
      if (placed?.type !== 'placed' || !change.events.some(({ type }) => type.startsWith('round'))) continue;
      expect(shownOf(change)[0].view.shared.turn).toBe(placed.seat);
    }
  });

  test('a card keeps its mark from being turned up until it lies', () => {
    for (const { before, events } of changes) {
      const [placed] = events;
      if (placed?.type !== 'placed') continue;
      expect(upOf(before, placed.seat)!.id).toBe(`card-${before.round}-${before.laid.length}`);
    }
  });
});
