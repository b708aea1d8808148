/** How long a silent process is believed. Uses a manual clock, so that seconds are exact. */
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

/** The server sweeps every second; every fourth sweep sends a heartbeat. */
const BEAT = 4000;

/** One table at which this process sees no one, and the presence that followers were sent last. */
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
  return { calls: new PresenceSync(hub as unknown as Hub, () => {}), isHere: () => isHere };
}

const SEAT_1_HERE = {
  kind: 'presence',
  match: 'aTable',
  seen: { here: 2, idle: 0, watching: 0 },
} as const;

/** Sends heartbeats until the other process's player counts as gone; returns the milliseconds that took. */
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

test('players at a silent process count as gone after 30 to 60 seconds', () => {
  const { calls, isHere } = table();
  calls.onMessage(SEAT_1_HERE, 'other');
  expect(isHere()).toBe(true);
  const silent = untilGone({ calls, isHere });
  expect(silent).toBeGreaterThan(30_000);
  expect(silent).toBeLessThan(60_000);
});

test('a process with rare heartbeats is believed', () => {
  const { calls, isHere } = table();
  calls.onMessage(SEAT_1_HERE, 'other');
  for (let beats = 0; beats < 50; beats++) {
    vi.advanceTimersByTime(BEAT);
    calls.sendHeartbeat(BEAT);
    if (beats % 5 === 0) calls.onMessage({ kind: 'alive' }, 'other');
    expect(isHere(), `${beats} beats`).toBe(true);
  }
});

test('players at a process that signs off are gone at once', () => {
  const { calls, isHere } = table();
  calls.onMessage(SEAT_1_HERE, 'other');
  calls.onMessage({ kind: 'stopping' }, 'other');
  vi.advanceTimersByTime(BEAT);
  expect(isHere()).toBe(false);
});
