import { beforeAll, expect, test, vi } from 'vitest';
import type { Event } from '../rules/rules.ts';
import { en } from '../messages/en.ts';

let logLine: (typeof import('./LogLine.tsx'))['renderLogLine'];
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  ({ renderLogLine: logLine } = await import('./LogLine.tsx'));
});

const placed = (card: 'red-8' | 'blue-2' | 'green-5', x: number, y: number): Event => ({
  type: 'placed',
  seat: 0,
  card,
  x,
  y,
  covered: null,
});
const names = { seat: (seat: number) => `${seat}`, seats: (seats: readonly number[]) => seats.join() };
const describeLine = (event: Event, earlier: readonly Event[]): string =>
  JSON.stringify(logLine(event, null, en.board, names, earlier).picture);

test('a placed card is told from a card that it touches, preferably by an edge', () => {
  const first = placed('red-8', 3, 3);
  expect(describeLine(first, [])).not.toContain(' of');
  expect(describeLine(placed('blue-2', 2, 3), [first])).toContain('left of');
  expect(describeLine(placed('blue-2', 4, 3), [first])).toContain('right of');
  expect(describeLine(placed('blue-2', 3, 2), [first])).toContain('above');
  expect(describeLine(placed('blue-2', 3, 4), [first])).toContain('below');
  const corner = placed('blue-2', 4, 4);
  expect(describeLine(corner, [first])).toContain('at a corner of');
  expect(describeLine(placed('green-5', 4, 3), [first, corner])).toContain('above');
});

test('cards of an earlier round are none to be told from', () => {
  const dealt: Event = { type: 'roundDealt', round: 2, start: 0, surplus: [] };
  expect(describeLine(placed('blue-2', 2, 3), [placed('red-8', 3, 3), dealt])).not.toContain('left of');
});
