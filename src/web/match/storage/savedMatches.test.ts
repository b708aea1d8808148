/** What the browser's storage holds is checked before a match continues from it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserStore } from '../../../../test/browserStore.ts';
import { findSavedMatch, type SavedMatch, savedMatches, saveMatch } from './savedMatches.ts';

beforeEach(() => vi.stubGlobal('localStorage', new BrowserStore()));
afterEach(() => vi.unstubAllGlobals());

const MATCH: SavedMatch = {
  id: 'a',
  game: 'punto',
  version: 1,
  config: { seats: 2, start: null, options: { teams: false, roundsToWin: 2, reveal: 'turn' } },
  seed: 'seed',
  sitters: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Nina', level: 'easy' },
  ],
  actions: [
    [0, 12],
    [1, 7],
  ],
  at: 5,
  over: false,
  curtain: false,
  help: true,
};

test.each([
  ['a match against a bot', {}],
  ['a try of a daily deal', { occasion: { kind: 'daily', day: '2026-11-19', attempt: 3 } }],
  ['a challenge', { occasion: { kind: 'challenge', link: 'x' } }],
  ['a match with a chosen starting seat', { config: { ...MATCH.config, start: 1 } }],
] as const)('%s is read as it was saved', (_, change) => {
  const match: SavedMatch = { ...MATCH, ...change };
  expect(saveMatch(match)).toBe(true);
  expect(findSavedMatch('a')).toEqual(match);
  expect(savedMatches()).toEqual([match]);
});

test.each([
  ['no object', 7],
  ['nothing', null],
  ['a missing seed', { ...MATCH, seed: undefined }],
  ['a version that is no number', { ...MATCH, version: '1' }],
  ['fewer players than seats', { ...MATCH, sitters: MATCH.sitters.slice(1) }],
  ['a bot without a level', { ...MATCH, sitters: [MATCH.sitters[0], { kind: 'bot', name: 'Nina' }] }],
  ['half an action', { ...MATCH, actions: [[0]] }],
  ['a negative action', { ...MATCH, actions: [[0, -1]] }],
  ['an option that is an object', { ...MATCH, config: { ...MATCH.config, options: { teams: {} } } }],
  ['no options', { ...MATCH, config: { seats: 2, start: null } }],
  ['a fourth try of a day', { ...MATCH, occasion: { kind: 'daily', day: '2026-11-19', attempt: 4 } }],
  ['an unknown occasion', { ...MATCH, occasion: { kind: 'cup' } }],
  ['a flag that is a text', { ...MATCH, over: 'no' }],
])('a saved match with %s is not offered, and stays where it is', (_, saved) => {
  localStorage.setItem('tavola.match.a', JSON.stringify(saved));
  expect(findSavedMatch('a')).toBeUndefined();
  expect(savedMatches()).toEqual([]);
  expect(localStorage.getItem('tavola.match.a')).not.toBeNull();
});
