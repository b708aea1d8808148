import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserStore } from '../../../../test/browserStore.ts';
import { assignRows, saveRowCount, countReservedRows } from './reservedRows.ts';

beforeEach(() => vi.stubGlobal('localStorage', new BrowserStore()));
afterEach(() => vi.unstubAllGlobals());

const sit = (id: string): void => localStorage.setItem(`tavola.seat.${id}`, '{}');

test('rows are reserved as last time, plus one per seat taken since', () => {
  expect(countReservedRows()).toBe(0);
  sit('a');
  sit('b');
  expect(countReservedRows()).toBe(2);
  // One of the two matches has ended.
  saveRowCount(1);
  expect(countReservedRows()).toBe(1);
  sit('c');
  expect(countReservedRows()).toBe(2);
  saveRowCount(9);
  expect(countReservedRows()).toBe(4);
});

test('unreadable data reserves no rows', () => {
  for (const saved of ['nonsense', '7', '{"rows":"many","asked":3}', '{"rows":-2}', '[]']) {
    localStorage.setItem('tavola.waiting', saved);
    expect(countReservedRows(), saved).toBe(0);
  }
});

test('an unfinished table keeps its row', () => {
  const first = assignRows(3, [], ['a', 'b']);
  expect(first).toEqual(['a', 'b', undefined]);
  expect(assignRows(3, first, ['c', 'b', 'a'])).toEqual(['a', 'b', 'c']);
  expect(assignRows(3, ['a', 'b', 'c'], ['d', 'c'])).toEqual(['d', undefined, 'c']);
  expect(assignRows(1, [], ['a', 'b'])).toEqual(['a']);
});
