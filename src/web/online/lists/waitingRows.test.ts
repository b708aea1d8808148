/** The room that the first page keeps for tables elsewhere. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserStore } from '../../../../test/browserStore.ts';
import { inRows, keepRows, rowsToKeep } from './waitingRows.ts';

beforeEach(() => vi.stubGlobal('localStorage', new BrowserStore()));
afterEach(() => vi.unstubAllGlobals());

const sit = (id: string): void => localStorage.setItem(`tavola.seat.${id}`, '{}');

test('as many rows are kept as there were last time, and one for each seat that was taken since', () => {
  expect(rowsToKeep()).toBe(0);
  sit('a');
  sit('b');
  expect(rowsToKeep()).toBe(2);
  // One of the two matches is over.
  keepRows(1);
  expect(rowsToKeep()).toBe(1);
  sit('c');
  expect(rowsToKeep()).toBe(2);
  keepRows(9);
  expect(rowsToKeep()).toBe(4);
});

test('what cannot be read keeps no room', () => {
  for (const kept of ['nonsense', '7', '{"rows":"many","asked":3}', '{"rows":-2}', '[]']) {
    localStorage.setItem('tavola.waiting', kept);
    expect(rowsToKeep(), kept).toBe(0);
  }
});

test('a table stays in its row for as long as it goes on; others take the rows that are free', () => {
  const first = inRows(3, [], ['a', 'b']);
  expect(first).toEqual(['a', 'b', undefined]);
  expect(inRows(3, first, ['c', 'b', 'a'])).toEqual(['a', 'b', 'c']);
  expect(inRows(3, ['a', 'b', 'c'], ['d', 'c'])).toEqual(['d', undefined, 'c']);
  expect(inRows(1, [], ['a', 'b'])).toEqual(['a']);
});
