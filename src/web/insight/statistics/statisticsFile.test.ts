import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserStore } from '../../../../test/browserStore.ts';
import {
  type CountedMatch,
  countMatch,
  deleteCountedMatches,
  isCountedAt,
  listCountedMatches,
  MAX_COUNTED,
  replaceCountedMatches,
  uncountMatch,
} from '../../match/storage/countedMatches.ts';
import { writeStatisticsFile, mergeMatches, readStatisticsFile } from './statisticsFile.ts';

const GAMES = ['punto', 'campos'];
const entry = (match: string, more: Partial<CountedMatch> = {}): CountedMatch => ({
  match,
  game: 'punto',
  at: 5,
  players: [{ name: '', share: 1, score: null, motives: { blocks: 2 } }],
  others: ['easy', null],
  milliseconds: 1000,
  ...more,
});

describe('a statistics file', () => {
  test('a file contains the exported matches', () => {
    const matches = [entry('a'), entry('b', { at: null, milliseconds: null })];
    expect(readStatisticsFile(writeStatisticsFile(matches), GAMES)).toEqual(matches);
  });
  test.each([
    ['no JSON', 'tavola', { flaw: 'unreadable' }],
    ['cut off', writeStatisticsFile([entry('a')]).slice(0, -20), { flaw: 'unreadable' }],
    ['something else', '{"hello":1}', { flaw: 'foreign' }],
    ['not even an object', 'null', { flaw: 'foreign' }],
    ['from the future', writeStatisticsFile([]).replace('"version": 1', '"version": 2'), { flaw: 'newer' }],
    [
      'without a version',
      writeStatisticsFile([]).replace('"version": 1', '"version": "1"'),
      { flaw: 'unreadable' },
    ],
    ['without matches', writeStatisticsFile([]).replace('matches', 'games'), { flaw: 'unreadable' }],
    [
      'with a match that is none',
      writeStatisticsFile([entry('a'), { match: 'b' } as CountedMatch]),
      { flaw: 'damaged', number: 2 },
    ],
    [
      'with more won than there is',
      writeStatisticsFile([
        entry('a', { players: [1, 1].map((share) => ({ ...entry('').players[0], share })) }),
      ]),
      { flaw: 'damaged', number: 1 },
    ],
    [
      'of a game that is not here',
      writeStatisticsFile([entry('a', { game: 'kontor' })]),
      { flaw: 'unknownGame', number: 1, game: 'kontor' },
    ],
  ])('%s is rejected', (_, text, flaw) => {
    expect(readStatisticsFile(text, GAMES)).toEqual(flaw);
  });
});

describe('merging two lists', () => {
  test('a merge keeps every match once', () => {
    const mine = [entry('a'), entry('b')];
    expect(mergeMatches(mine, [entry('b'), entry('c')]).map(({ match }) => match)).toEqual(['a', 'b', 'c']);
    expect(mergeMatches(mine, mine)).toEqual(mine);
  });
  test('a merge keeps the entry with more known fields', () => {
    const more = entry('a');
    const less = entry('a', { players: [{ name: '', share: 1, score: null, motives: null }] });
    expect(mergeMatches([less], [more])).toEqual([more]);
    expect(mergeMatches([more], [less])).toEqual([more]);
  });
});

describe('the stored statistics', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new BrowserStore());
  });
  test('a match counts once, with its latest end', () => {
    countMatch(entry('a', { at: 7 }));
    countMatch(entry('b', { at: 3 }));
    countMatch(entry('a', { at: 9, others: [] }));
    expect(listCountedMatches().map(({ match, at }) => [match, at])).toEqual([
      ['b', 3],
      ['a', 9],
    ]);
    uncountMatch('a');
    expect(listCountedMatches().map(({ match }) => match)).toEqual(['b']);
  });
  test('the oldest entries are dropped at the limit', () => {
    replaceCountedMatches(Array.from({ length: MAX_COUNTED + 5 }, (_, i) => entry(`m${i}`, { at: i })));
    expect(listCountedMatches()).toHaveLength(MAX_COUNTED);
    expect(listCountedMatches()[0].match).toBe('m5');
    expect(localStorage.getItem('tavola.statistics')!.length).toBeLessThan(600_000);
  });
  test('deleted results are not restored from saved matches', () => {
    countMatch(entry('a', { at: 100 }));
    deleteCountedMatches(200);
    expect(listCountedMatches()).toEqual([]);
    expect(isCountedAt(100)).toBe(false);
    expect(isCountedAt(201)).toBe(true);
  });
  test('old results are migrated once', () => {
    const old = { punto: [{ match: 'x', against: 2, seats: 3, share: 1 }], campos: [] };
    localStorage.setItem('tavola.results', JSON.stringify(old));
    const [taken] = listCountedMatches();
    expect(taken).toMatchObject({ match: 'x', game: 'punto', at: null, others: ['hard', 'hard'] });
    expect(localStorage.getItem('tavola.results')).toBeNull();
    expect(listCountedMatches()).toEqual([taken]);
  });
  test('a damaged entry does not affect the others', () => {
    countMatch(entry('a'));
    const data = JSON.parse(localStorage.getItem('tavola.statistics')!) as { matches: unknown[] };
    data.matches.push({ match: 7 });
    localStorage.setItem('tavola.statistics', JSON.stringify(data));
    expect(listCountedMatches().map(({ match }) => match)).toEqual(['a']);
    expect(replaceCountedMatches([entry('b', { others: ['x'.repeat(5_000_001)] })])).toBe(false);
    expect(listCountedMatches().map(({ match }) => match)).toEqual(['a']);
  });
});
