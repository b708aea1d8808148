import { describe, expect, test } from 'vitest';
import {
  fastRng,
  heard,
  listSeats,
  noteIn,
  type Seat,
  type Told,
  type View,
  viewOf,
} from '../../../core/index.ts';
import { cardName, COLOURS } from '../rules/data.ts';
import { type Event, type Jericho, jericho, type Share } from '../rules/rules.ts';
import { beats } from './beats.ts';
import { sound } from '../rules/trumpet.ts';
import { fall, step } from './steps.ts';

interface Change {
  readonly before: View<Jericho>;
  readonly after: View<Jericho>;
  readonly events: readonly Event[];
}

/** Every change of a match at random, as one seat or a spectator sees it. */
function changes(seed: string, seats: number, looker: Seat | null): Change[] {
  const rng = fastRng(seed, 7);
  let state = jericho.setup({ seats, start: null, options: {} }, seed);
  const seen: Change[] = [];
  for (;;) {
    const acting = listSeats(jericho.toAct(state));
    if (acting.length === 0) return seen;
    const seat = acting[rng.below(acting.length)];
    const next = jericho.clone(state);
    const told: Told<Event>[] = [];
    jericho.apply(next, seat, jericho.draw!(viewOf(state, seat), rng), noteIn(told));
    seen.push({ before: viewOf(state, looker), after: viewOf(next, looker), events: heard(told, looker) });
    state = next;
  }
}

const MATCHES = Array.from({ length: 200 }, (_, i) => ({
  seed: `beats ${i}`,
  seats: 3 + (i % 3),
  looker: i % 4 === 3 ? null : i % 3,
}));
const ALL = MATCHES.flatMap(({ seed, seats, looker }) => changes(seed, seats, looker));

/** What a trumpet took, told as its event tells it. */
const shares = (counts: readonly number[], name: Share['cards'][number]): Share[] =>
  counts.flatMap((count, seat) =>
    count === 0 ? [] : [{ seat, cards: Array.from({ length: count }, () => name) }],
  );

describe('a change in steps', () => {
  test('the last beat draws the view that is true now', () => {
    for (const { before, after, events } of ALL)
      expect(beats(before, after, events).at(-1)?.view).toBe(after);
  });
  test('the beats carry all events once and in order', () => {
    for (const { before, after, events } of ALL)
      expect(beats(before, after, events).flatMap((beat) => beat.events)).toEqual(events);
  });
  test('no beat changes the views it is made from', () => {
    for (const { before, after, events } of ALL.slice(0, 2000)) {
      const kept = JSON.stringify([before, after]);
      beats(before, after, events);
      expect(JSON.stringify([before, after])).toBe(kept);
    }
  });
  test('the steps of a change lead to where it led, as far as the events tell it', () => {
    for (const { before, after, events } of ALL) {
      if (events.length === 0) continue;
      let view = before;
      for (const event of events) {
        view = step(view, event);
        if (event.type === 'trumpetPlayed') view = fall(view, event.seat, event.colour);
      }
      // Who is to play next means nothing once the match is over.
      const turn = after.shared.phase === 'over' ? after.shared.turn : view.shared.turn;
      expect({ ...view, shared: { ...view.shared, turn } }).toEqual(after);
    }
  });
  test('a trumpet is shown before its walls come down, a scoring colour by colour', () => {
    const trumpet = ALL.find(
      ({ events }) => events[0]?.type === 'trumpetPlayed' && events[0].removed.length > 0,
    )!;
    const [sounded, fallen] = beats(trumpet.before, trumpet.after, trumpet.events);
    expect(sounded?.view.shared.walls).toEqual(trumpet.before.shared.walls);
    expect(fallen?.view.shared.walls).toEqual(trumpet.after.shared.walls);
    const scoring = ALL.find(({ events }) => events.some(({ type }) => type === 'scoringDrawn'))!;
    for (const { events } of beats(scoring.before, scoring.after, scoring.events))
      expect(events.filter(({ type }) => type === 'scored').length).toBeLessThan(2);
  });
});

describe('aiming a trumpet', () => {
  test('J13–J16 what is foretold is what happens', () => {
    for (const { before, events } of ALL) {
      const [event] = events;
      if (event?.type !== 'trumpetPlayed') continue;
      const told = sound(before.shared, event.seat, COLOURS.indexOf(event.colour));
      expect(shares(told.taken, told.card === null ? 'trumpet' : cardName(told.card))).toEqual(event.removed);
      expect(shares(told.alone, 'trumpet')).toEqual(event.fallen);
      expect(told.joins).toBe(event.joins);
    }
  });
});
