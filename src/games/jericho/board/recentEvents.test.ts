import { describe, expect, test } from 'vitest';
import {
  fastRng,
  framesFor,
  type Frame,
  listSeats,
  type Seat,
  applyWithFrames,
  type View,
  viewOf,
} from '../../../core/index.ts';
import { COLOURS } from '../rules/data.ts';
import { pileSize } from '../rules/drawPile.ts';
import { type Event, type Jericho, jericho } from '../rules/rules.ts';
import { previewTrumpet } from '../rules/trumpet.ts';
import { wallPlace } from '../rules/walls.ts';
import { reactions } from './reactions.ts';
import { type RecentEvents, NO_EVENTS, rememberEvents } from './recentEvents.ts';
import { listPileLayers } from './pileLayers.ts';

interface Moment {
  readonly before: View<Jericho>;
  readonly frames: readonly Frame<Jericho>[];
  readonly view: View<Jericho>;
  readonly memory: RecentEvents;
  readonly events: readonly Event[];
}

/** The frames in order; the first events of a pair show on the previous view. */
const scenes = (before: View<Jericho>, frames: readonly Frame<Jericho>[]): Frame<Jericho>[] =>
  frames.flatMap((frame, i) =>
    typeof reactions.frameDuration(frame, frames[i + 1] ?? null) === 'number'
      ? [frame]
      : [
          { view: frames[i - 1]?.view ?? before, events: frame.events },
          { view: frame.view, events: [] },
        ],
  );

function moments(seed: string, seats: number, looker: Seat | null = 0): Moment[] {
  const rng = fastRng(seed, 3);
  const state = jericho.setup({ seats, start: null, options: {} }, seed);
  let memory = NO_EVENTS;
  const seen: Moment[] = [];
  for (;;) {
    const acting = listSeats(jericho.toAct(state));
    if (acting.length === 0) return seen;
    const seat = acting[rng.below(acting.length)];
    const before = viewOf(jericho.clone(state), looker);
    const action = jericho.draw!(viewOf(state, seat), rng);
    const frames = framesFor(applyWithFrames(jericho, jericho.clone(state), seat, action), looker);
    jericho.apply(state, seat, action);
    for (const { view, events } of scenes(before, frames)) memory = rememberEvents(memory, view, events);
    const { view } = frames[frames.length - 1];
    seen.push({ before, frames, view, memory, events: frames.flatMap(({ events }) => events) });
  }
}

const MATCHES = [3, 4, 5].map((seats) => moments(`memory ${seats}`, seats));

/** "drew 450": each event with its duration. */
const pacing = (frames: readonly Frame<Jericho>[]): string[] =>
  frames.map(
    (frame, i) => `${frame.events[0]?.type} ${String(reactions.frameDuration(frame, frames[i + 1] ?? null))}`,
  );

describe('the duration of frames', () => {
  const shown = MATCHES.flat().map(({ frames }) => pacing(frames).join(', '));
  test('groups simultaneous choices, and shows only one’s own draw', () => {
    expect(shown).toContain('laid 0, laid 0, laid 700');
    expect(shown).toContain('fed 0, fed 0, fed 700, revealed 0, revealed 0, revealed 1000');
    expect(shown).toContain('built 600, drew 450');
    expect(shown).toContain('built 600, drew 0');
    expect(shown).toContain('undefined 120');
  });
  test('splits a scoring by colour, after the scoring card', () => {
    const scorings = shown.filter((one) => one.includes('scoringDrawn'));
    expect(scorings).toHaveLength(9);
    for (const one of scorings)
      expect(one).toMatch(
        /(scoringDrawn 0, drew 1100|scoringDrawn 1100), supplyShown 1300(, scored 1400)+, (roundBegun 500|(onesTaken 900, )*matchOver 700)$/,
      );
  });
  test('lets a trumpet sound before its walls fall', () => {
    const sounded = MATCHES.flat().filter(({ events }) => events[0]?.type === 'trumpetPlayed');
    expect(sounded.length).toBeGreaterThan(9);
    for (const { before, frames } of sounded) {
      const [event] = frames[0].events;
      if (event?.type !== 'trumpetPlayed') throw new Error('no trumpet');
      expect(pacing(frames)[0]).toBe('trumpetPlayed 1000,850');
      const colour = COLOURS.indexOf(event.colour);
      const { walls, joins } = previewTrumpet(before.shared, event.seat, colour);
      const { shared } = frames[0].view;
      expect(walls).toEqual(shared.hands.map((_, seat) => shared.walls[wallPlace(seat, colour)]));
      expect(event.joins).toBe(joins);
      expect(scenes(before, frames)[0].view.shared.walls).toEqual(before.shared.walls);
    }
  });
});

describe('recent events', () => {
  test('are the same frame by frame and at once', () => {
    for (const match of MATCHES) {
      let atOnce = NO_EVENTS;
      for (const { view, memory, events } of match) {
        atOnce = rememberEvents(atOnce, view, events);
        expect(atOnce).toEqual(memory);
      }
    }
  });
  test('keep a whole scoring until the next move', () => {
    for (const match of MATCHES) {
      const emitted = match.filter(({ events }) => events.some(({ type }) => type === 'scoringDrawn'));
      expect(emitted.map(({ memory }) => memory.scoring?.round)).toEqual([1, 2, 3]);
      for (const { memory, events } of emitted)
        expect(memory.scoring?.colours).toEqual(events.filter(({ type }) => type === 'scored'));
    }
  });
  test('are empty after a jump in time', () => {
    const [match] = MATCHES;
    const [{ view }] = match;
    const memory = match.at(-1)?.memory ?? NO_EVENTS;
    expect(rememberEvents(memory, view, [])).toEqual({ ...NO_EVENTS, pile: view.shared.pile });
  });
});

describe('the layers of the draw pile', () => {
  test('J3 have as many cards as the pile', () => {
    for (const seats of [3, 4, 5]) {
      const { shared } = jericho.setup({ seats, start: 0, options: {} }, 'layers');
      const layers = listPileLayers(shared);
      expect(layers.reduce((sum, { count }) => sum + count, 0)).toBe(pileSize(seats));
      expect(layers.map(({ round }) => round)).toEqual([null, 1, null, 2, null, 3]);
    }
  });
});
