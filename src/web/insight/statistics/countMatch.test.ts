import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserStore } from '../../../../test/browserStore.ts';
import { fastRng, type Game, NO_SEATS, type Player, Table } from '../../../core/index.ts';
import { punto } from '../../../games/punto/rules/rules.ts';
import { schicht } from '../../../games/schicht/rules/rules.ts';
import type { SavedMatch } from '../../match/storage/savedMatches.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';

let device: typeof import('../../match/storage/countedMatches.ts');
let matches: typeof import('../../match/storage/savedMatches.ts');
let counting: typeof import('./countMatch.ts');
let LocalMatch: typeof import('../../match/session/localMatch.ts').LocalMatch;

beforeEach(async () => {
  vi.stubGlobal('localStorage', new BrowserStore());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { hidden: false, addEventListener() {}, removeEventListener() {} });
  device = await import('../../match/storage/countedMatches.ts');
  matches = await import('../../match/storage/savedMatches.ts');
  counting = await import('./countMatch.ts');
  ({ LocalMatch } = await import('../../match/session/localMatch.ts'));
  (await import('../../ui/browser/settings.ts')).speed.value = 'off';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PEOPLE: Player[] = [
  { kind: 'person', name: 'Mia' },
  { kind: 'person', name: 'Ben' },
];

/** A match of random decisions, with `left` decisions still to make. */
function played(game: Game, id: string, left: number, sitters = PEOPLE): SavedMatch {
  const options = game.id === 'punto' ? { teams: false, reveal: 'turn', roundsToWin: 1 } : {};
  const config = { seats: sitters.length, start: null, options };
  const table = new Table(game, config, id);
  const rng = fastRng(id, 0);
  while (table.toAct !== NO_SEATS) {
    const seat = Math.log2(table.toAct & -table.toAct);
    const legal = table.legal(seat);
    table.play(seat, legal[rng.below(legal.length)]);
  }
  const actions = table.record.actions.map(([seat, action]): [number, number] => [seat, action]);
  return {
    id,
    game: game.id,
    version: game.version,
    config: config as SavedMatch['config'],
    seed: id,
    sitters,
    actions: actions.slice(0, actions.length - left),
    at: 1000,
    over: left === 0,
    curtain: false,
    help: true,
  };
}

const SCREEN = { standing: ({ shared }: { shared: { scores?: number[] } }) => shared.scores ?? [3, 4] };
const ROUNDS = { ...SCREEN, rounds: () => [] };

const whole = async (id: string) =>
  vi.waitFor(() => {
    const entry = device.listCountedMatches().find(({ match }) => match === id);
    if (entry?.players.some(({ motives }) => motives === null) !== false) throw new Error('not yet');
    return entry;
  }, 60_000);

describe('a match that ends on this device', () => {
  test('every person on the device gets an entry with motives and playtime', async () => {
    const all = played(punto, 's30', 0);
    const saved = played(punto, 's30', 3);
    matches.saveMatch(saved);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(50_000);
    const match = new LocalMatch(saved, punto, ROUNDS as unknown as GameScreen);
    const stop = counting.countWhilePlaying(match);
    for (const [, action] of all.actions.slice(-3)) {
      // A player who leaves for an hour has not played for an hour.
      vi.setSystemTime(Date.now() + (action === all.actions.at(-1)![1] ? 3_600_000 : 20_000));
      await expect.poll(() => match.update.value.legal).toContain(action);
      await match.play(action);
    }
    const entry = await whole('s30');
    expect(entry).toMatchObject({ game: 'punto', others: [] });
    expect(entry.players.map(({ name }) => name)).toEqual(['Mia', 'Ben']);
    expect(entry.players.map(({ share }) => share)).toEqual(match.update.value.payoffs);
    // Won rounds are the result, not a score.
    expect(entry.players.map(({ score }) => score)).toEqual([null, null]);
    const decided = entry.players.map(({ motives }) => Object.values(motives!).reduce((a, b) => a + b, 0));
    expect(decided[0] + decided[1]).toBeGreaterThan(all.actions.length / 2);
    expect(decided[0] + decided[1]).toBeLessThanOrEqual(all.actions.length);
    expect(entry.milliseconds).toBeGreaterThanOrEqual(3 * 60_000 + 20_000);
    expect(entry.milliseconds).toBeLessThan(4 * 60_000);
    stop();
    match.close();
  });
  test('a match of a game without explanations is complete without motives', async () => {
    const bare: Game = { ...punto, id: 'bare' };
    const all = played(punto, 's30', 0);
    const saved = { ...played(punto, 's30', 1), game: bare.id };
    const match = new LocalMatch(saved, bare, SCREEN as unknown as GameScreen);
    const stop = counting.countWhilePlaying(match);
    const [, last] = all.actions.at(-1)!;
    await expect.poll(() => match.update.value.legal).toContain(last);
    await match.play(last);
    const entry = await whole('s30');
    expect(entry.game).toBe('bare');
    expect(entry.players.map(({ motives }) => motives)).toEqual([{}, {}]);
    expect(entry.players.map(({ score }) => score)).toEqual([expect.any(Number), expect.any(Number)]);
    stop();
    match.close();
  });
  test('a match whose end is undone no longer counts', async () => {
    const all = played(punto, 's30', 0);
    const match = new LocalMatch(played(punto, 's30', 1), punto, ROUNDS as unknown as GameScreen);
    const stop = counting.countWhilePlaying(match);
    const [, last] = all.actions.at(-1)!;
    await expect.poll(() => match.update.value.legal).toContain(last);
    await match.play(last);
    expect(device.listCountedMatches()).toHaveLength(1);
    expect(await match.undo()).not.toBeNull();
    expect(device.listCountedMatches()).toEqual([]);
    stop();
    match.close();
  });
});

describe('matches that ended without being counted', () => {
  const SOLO: Player[] = [
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'Ada', level: 'medium' },
    { kind: 'bot', name: 'Bruno', level: 'hard' },
  ];
  test('saved matches are counted with their points', async () => {
    matches.saveMatch(played(schicht, 'old', 0, SOLO));
    matches.saveMatch(played(punto, 'running', 4));
    matches.saveMatch({ ...played(punto, 'strange', 0), version: 99 });
    await counting.countSavedMatches(() => undefined);
    const [entry, ...more] = device.listCountedMatches();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ match: 'old', at: 1000, others: ['medium', 'hard'], milliseconds: null });
    expect(entry.players).toHaveLength(1);
    expect(entry.players[0].score).toEqual(expect.any(Number));
    expect(Object.keys(entry.players[0].motives!).length).toBeGreaterThan(0);
  });
  test('deleted matches are not counted again', async () => {
    matches.saveMatch(played(punto, 'gone', 0));
    device.deleteCountedMatches(2000);
    await counting.countSavedMatches(() => undefined);
    expect(device.listCountedMatches()).toEqual([]);
  });
});
