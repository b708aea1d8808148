/** How long a process that says nothing any more is believed; a clock that is wound by hand, so that seconds are exact. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hub, Match } from './hub.ts';
import { Presence } from './presence.ts';
import { RollCall } from './rollCall.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Every second a server looks after something; every fourth time it says that it is there. */
const BEAT = 4000;

/** One table at which this process sees nobody, and what those who follow it were told last. */
function table(): { readonly calls: RollCall; readonly isHere: () => boolean } {
  let isHere = false;
  const presence = new Presence(0);
  const audience = {
    peers: new Set(),
    tellAttendance: () => {
      isHere = presence.attendance(() => null).seats[1]?.is === 'here';
    },
  };
  const match = { id: 'aTable', audience, presence, room: { setup: { config: { seats: 2 } } } };
  const hub = {
    matches: [match],
    known: (id: string) => (id === match.id ? (match as unknown as Match) : undefined),
    now: 0,
  };
  return { calls: new RollCall(hub as unknown as Hub), isHere: () => isHere };
}

/** Beats until whoever sat there is told to be gone; how many milliseconds that took. */
function untilGone({ calls, isHere }: ReturnType<typeof table>): number {
  const from = performance.now();
  while (isHere()) {
    vi.advanceTimersByTime(BEAT);
    calls.beat(BEAT);
    vi.advanceTimersByTime(BEAT / 2);
    calls.beat(BEAT);
  }
  return performance.now() - from;
}

test('whoever sat at a process that is heard no more is gone after half a minute at least, and a minute at most', () => {
  const { calls, isHere } = table();
  calls.heard('other', 'aTable=2.0.0');
  expect(isHere()).toBe(true);
  const silent = untilGone({ calls, isHere });
  expect(silent).toBeGreaterThan(30_000);
  expect(silent).toBeLessThan(60_000);
});

test('a process that is heard now and then is believed for as long as it is', () => {
  const { calls, isHere } = table();
  calls.heard('other', 'aTable=2.0.0');
  for (let beats = 0; beats < 50; beats++) {
    vi.advanceTimersByTime(BEAT);
    calls.beat(BEAT);
    if (beats % 5 === 0) calls.heard('other', '+');
    expect(isHere(), `${beats} beats`).toBe(true);
  }
});

test('whoever sat at a process that says goodbye is gone at once', () => {
  const { calls, isHere } = table();
  calls.heard('other', 'aTable=2.0.0');
  calls.heard('other', '-');
  vi.advanceTimersByTime(BEAT);
  expect(isHere()).toBe(false);
});
