import { describe, expect, test } from 'vitest';
import { fastRng, heard, listSeats, noteIn, type Told, type View, viewOf } from '../../../core/index.ts';
import { pileSize } from '../rules/pile.ts';
import { type Event, type Jericho, jericho } from '../rules/rules.ts';
import { beats } from './beats.ts';
import { type Memory, NOTHING, remember } from './memory.ts';
import { layersOf } from './pile.ts';

interface Moment {
  readonly view: View<Jericho>;
  readonly memory: Memory;
  readonly events: readonly Event[];
}

/** A match at random as the first seat sees it, change by change, each shown in its beats. */
function moments(seed: string, seats: number): Moment[] {
  const rng = fastRng(seed, 3);
  let state = jericho.setup({ seats, start: null, options: {} }, seed);
  let memory = NOTHING;
  const seen: Moment[] = [];
  for (;;) {
    const acting = listSeats(jericho.toAct(state));
    if (acting.length === 0) return seen;
    const seat = acting[rng.below(acting.length)];
    const next = jericho.clone(state);
    const told: Told<Event>[] = [];
    jericho.apply(next, seat, jericho.draw!(viewOf(state, seat), rng), noteIn(told));
    const events = heard(told, 0);
    for (const beat of beats(viewOf(state, 0), viewOf(next, 0), events))
      memory = remember(memory, beat.view, beat.events);
    seen.push({ view: viewOf(next, 0), memory, events });
    state = next;
  }
}

const MATCHES = [3, 4, 5].map((seats) => moments(`memory ${seats}`, seats));

describe('what is kept for a mark', () => {
  test('shown in beats or at once, the same is kept', () => {
    for (const match of MATCHES) {
      let atOnce = NOTHING;
      for (const { view, memory, events } of match) {
        atOnce = remember(atOnce, view, events);
        expect(atOnce).toEqual(memory);
      }
    }
  });
  test('after a scoring all of it is known until the next move', () => {
    for (const match of MATCHES) {
      const told = match.filter(({ events }) => events.some(({ type }) => type === 'scoringDrawn'));
      expect(told.map(({ memory }) => memory.scoring?.round)).toEqual([1, 2, 3]);
      for (const { memory, events } of told)
        expect(memory.scoring?.colours).toEqual(events.filter(({ type }) => type === 'scored'));
    }
  });
  test('a jump in time leaves nothing of it', () => {
    const [match] = MATCHES;
    const [{ view }] = match;
    const memory = match.at(-1)?.memory ?? NOTHING;
    expect(remember(memory, view, [])).toEqual({ ...NOTHING, pile: view.shared.pile });
  });
});

describe('the draw pile from the side', () => {
  test('J3 its layers are as many cards as it has', () => {
    for (const seats of [3, 4, 5]) {
      const { shared } = jericho.setup({ seats, start: 0, options: {} }, 'layers');
      const layers = layersOf(shared);
      expect(layers.reduce((sum, { count }) => sum + count, 0)).toBe(pileSize(seats));
      expect(layers.map(({ round }) => round)).toEqual([null, 1, null, 2, null, 3]);
    }
  });
});
