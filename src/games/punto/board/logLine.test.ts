import { beforeAll, expect, test, vi } from 'vitest';
import type { Event } from '../rules/rules.ts';
import { de } from '../messages/de.ts';
import { en, type PuntoMessages } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { it } from '../messages/it.ts';
import { describePlaced, listPlaced, type Placed } from './placed.ts';

let logLine: (typeof import('./LogLine.tsx'))['renderLogLine'];
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  ({ renderLogLine: logLine } = await import('./LogLine.tsx'));
});

const placed = (card: 'red-8' | 'blue-2' | 'green-5', x: number, y: number): Placed => ({
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

test('the log names a card that the placed one touches, preferably by an edge', () => {
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

test('a sentence tells where a card went, in words and never by coordinates', () => {
  const first = placed('red-8', 0, 0);
  const say = (event: Placed, { board }: PuntoMessages = en): string =>
    describePlaced(event, listPlaced([first]), board, names);
  expect(describePlaced(first, [], en.board, names)).toBe('0 places the red 8 in the middle.');
  expect(say(placed('blue-2', -1, 0))).toBe('0 places the blue 2 left of the red 8.');
  expect(say({ ...placed('blue-2', -4, -3), covered: 'green-5' })).toBe(
    '0 places the blue 2 on the green 5.',
  );
  expect(say(placed('blue-2', -4, -3))).toBe('0 places the blue 2.');
  expect(say(placed('blue-2', 0, -1), de)).toBe('0 legt die blaue 2 oberhalb der roten 8.');
  expect(say(placed('blue-2', -1, 0), de)).toBe('0 legt die blaue 2 links neben die rote 8.');
  expect(say(placed('blue-2', 1, 0), fr)).toBe('0 pose le 2 bleu à droite du 8 rouge.');
  expect(say(placed('blue-2', -1, -1), it)).toBe('0 posa il 2 blu all’angolo dell’8 rosso.');
});
