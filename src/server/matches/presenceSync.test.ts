/** How long a process that says nothing any more is believed; a clock that is wound by hand, so that seconds are exact. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hub, HeldMatch } from './hub.ts';
import { TablePresence } from './tablePresence.ts';
import { PresenceSync } from './presenceSync.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Every second a server looks after something; every fourth time it says that it is there. */
const BEAT = 4000;

/** One table at which this process sees nobody, and what those who follow it were told last. */
function table(): { readonly calls: PresenceSync; readonly isHere: () => boolean } {
  let isHere = false;
  const presence = new TablePresence(0);
  const audience = {
    peers: new Set(),
    broadcastAttendance: () => {
      isHere = presence.toAttendance(() => null).seats[1]?.is === 'here';
    },
  };
  const match = { id: 'aTable', audience, presence, room: { setup: { config: { seats: 2 } } } };
  const hub = {
    matches: [match],
    find: (id: string) => (id === match.id ? (match as unknown as HeldMatch) : undefined),
    now: 0,
  };
  return { calls: new PresenceSync(hub as unknown as Hub), isHere: () => isHere };
}

/** Beats until whoever sat there is told to be gone; how many milliseconds that took. */
function untilGone({ calls, isHere }: ReturnType<typeof table>): number {
  const from = performance.now();
  while (isHere()) {
    vi.advanceTimersByTime(BEAT);
    calls.sendHeartbeat(BEAT);
    vi.advanceTimersByTime(BEAT / 2);
    calls.sendHeartbeat(BEAT);
  }
  return performance.now() - from;
}

test('whoever sat at a process that is heard no more is gone after half a minute at least, and a minute at most', () => {
  const { calls, isHere } = table();
  calls.onNote('other', 'aTable=2.0.0');
  expect(isHere()).toBe(true);
  const silent = untilGone({ calls, isHere });
  expect(silent).toBeGreaterThan(30_000);
  expect(silent).toBeLessThan(60_000);
});

test('a process that is heard now and then is believed for as long as it is', () => {
  const { calls, isHere } = table();
  calls.onNote('other', 'aTable=2.0.0');
  for (let beats = 0; beats < 50; beats++) {
    vi.advanceTimersByTime(BEAT);
    calls.sendHeartbeat(BEAT);
    if (beats % 5 === 0) calls.onNote('other', '+');
    expect(isHere(), `${beats} beats`).toBe(true);
  }
});

test('whoever sat at a process that says goodbye is gone at once', () => {
  const { calls, isHere } = table();
  calls.onNote('other', 'aTable=2.0.0');
  calls.onNote('other', '-');
  vi.advanceTimersByTime(BEAT);
  expect(isHere()).toBe(false);
});
