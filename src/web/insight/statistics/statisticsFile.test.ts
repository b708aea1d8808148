import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserStore } from '../../../../test/browserStore.ts';
import {
  counted,
  type Counted,
  countMatch,
  deleteCounted,
  isCountedAt,
  keepCounted,
  MOST_COUNTED,
  uncountMatch,
} from '../../match/storage/countedMatches.ts';
import { fileOf, merged, readFile } from './statisticsFile.ts';

const GAMES = ['punto', 'campos'];
const entry = (match: string, more: Partial<Counted> = {}): Counted => ({
  match,
  game: 'punto',
  at: 5,
  players: [{ name: '', share: 1, score: null, motives: { blocks: 2 } }],
  others: ['easy', null],
  milliseconds: 1000,
  ...more,
});

describe('a file', () => {
  test('holds what was saved', () => {
    const matches = [entry('a'), entry('b', { at: null, milliseconds: null })];
    expect(readFile(fileOf(matches), GAMES)).toEqual(matches);
  });
  test.each([
    ['no JSON', 'tavola', { flaw: 'unreadable' }],
    ['cut off', fileOf([entry('a')]).slice(0, -20), { flaw: 'unreadable' }],
    ['something else', '{"hello":1}', { flaw: 'foreign' }],
    ['not even an object', 'null', { flaw: 'foreign' }],
    ['from the future', fileOf([]).replace('"version": 1', '"version": 2'), { flaw: 'newer' }],
    ['without a version', fileOf([]).replace('"version": 1', '"version": "1"'), { flaw: 'unreadable' }],
    ['without matches', fileOf([]).replace('matches', 'games'), { flaw: 'unreadable' }],
    [
      'with a match that is none',
      fileOf([entry('a'), { match: 'b' } as Counted]),
      { flaw: 'damaged', number: 2 },
    ],
    [
      'with more won than there is',
      fileOf([entry('a', { players: [1, 1].map((share) => ({ ...entry('').players[0], share })) })]),
      { flaw: 'damaged', number: 1 },
    ],
    [
      'of a game that is not here',
      fileOf([entry('a', { game: 'kontor' })]),
      { flaw: 'unknownGame', number: 1, game: 'kontor' },
    ],
  ])('%s is refused', (_, text, flaw) => {
    expect(readFile(text, GAMES)).toEqual(flaw);
  });
});

describe('both as one', () => {
  test('nothing is lost, and nothing counts twice', () => {
    const mine = [entry('a'), entry('b')];
    expect(merged(mine, [entry('b'), entry('c')]).map(({ match }) => match)).toEqual(['a', 'b', 'c']);
    expect(merged(mine, mine)).toEqual(mine);
  });
  test('of one match the entry that knows more stays, whichever came first', () => {
    const more = entry('a');
    const less = entry('a', { players: [{ name: '', share: 1, score: null, motives: null }] });
    expect(merged([less], [more])).toEqual([more]);
    expect(merged([more], [less])).toEqual([more]);
  });
});

describe('what the device keeps', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new BrowserStore());
  });
  test('a match counts once, as it ended last; one that goes on does not', () => {
    countMatch(entry('a', { at: 7 }));
    countMatch(entry('b', { at: 3 }));
    countMatch(entry('a', { at: 9, others: [] }));
    expect(counted().map(({ match, at }) => [match, at])).toEqual([
      ['b', 3],
      ['a', 9],
    ]);
    uncountMatch('a');
    expect(counted().map(({ match }) => match)).toEqual(['b']);
  });
  test('it is bounded: the oldest are forgotten', () => {
    keepCounted(Array.from({ length: MOST_COUNTED + 5 }, (_, i) => entry(`m${i}`, { at: i })));
    expect(counted()).toHaveLength(MOST_COUNTED);
    expect(counted()[0].match).toBe('m5');
    expect(localStorage.getItem('tavola.statistics')!.length).toBeLessThan(600_000);
  });
  test('what was deleted is not counted again from what else is kept', () => {
    countMatch(entry('a', { at: 100 }));
    deleteCounted(200);
    expect(counted()).toEqual([]);
    expect(isCountedAt(100)).toBe(false);
    expect(isCountedAt(201)).toBe(true);
  });
  test('results from before there were statistics are taken over once', () => {
    const old = { punto: [{ match: 'x', against: 2, seats: 3, share: 1 }], campos: [] };
    localStorage.setItem('tavola.results', JSON.stringify(old));
    const [taken] = counted();
    expect(taken).toMatchObject({ match: 'x', game: 'punto', at: null, others: ['hard', 'hard'] });
    expect(localStorage.getItem('tavola.results')).toBeNull();
    expect(counted()).toEqual([taken]);
  });
  test('a damaged entry takes no other with it, and a browser without room loses nothing', () => {
    countMatch(entry('a'));
    const kept = JSON.parse(localStorage.getItem('tavola.statistics')!) as { matches: unknown[] };
    kept.matches.push({ match: 7 });
    localStorage.setItem('tavola.statistics', JSON.stringify(kept));
    expect(counted().map(({ match }) => match)).toEqual(['a']);
    expect(keepCounted([entry('b', { others: ['x'.repeat(5_000_001)] })])).toBe(false);
    expect(counted().map(({ match }) => match)).toEqual(['a']);
  });
});
