/** Which bots come to a device's tables, and its saved results. A map replaces the browser's storage. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserStore } from '../../../../test/browserStore.ts';
import type { Player } from '../../../core/index.ts';
import { saveMatch, type SavedMatch } from '../storage/savedMatches.ts';
import { ADAPTIVE_LEVEL, toChosenLevel, chooseOpponents } from './opponents.ts';
import {
  adjustEvenBots,
  computeStrength,
  levelToPlay,
  recordResult,
  listResults,
} from './adaptiveStrength.ts';

let clock = 0;
beforeEach(() => {
  vi.stubGlobal('localStorage', new BrowserStore());
  clock = 0;
});

const me: Player = { kind: 'person', name: 'Mia' };
const bot = (name: string, level = 'medium'): Player => ({ kind: 'bot', name, level });
const match = (id: string, sitters: Player[]): SavedMatch => ({
  id,
  game: 'punto',
  version: 1,
  config: { seats: sitters.length, start: null, options: {} },
  seed: 's',
  sitters,
  actions: [],
  at: ++clock,
  over: true,
  curtain: true,
  help: true,
});

describe('who comes', () => {
  test('a device that keeps nothing gets company too, and at the next table other people', () => {
    const first = chooseOpponents(2);
    saveMatch(match('a', [me, ...first.map((name) => bot(name))]));
    const second = chooseOpponents(2);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
  });
  test('a rematch keeps the opponents and their levels', () => {
    const sitters = [me, bot('Ada', 'hard'), bot('Bruno', 'easy')];
    expect(adjustEvenBots('punto', sitters)).toEqual(sitters);
  });
});

describe('an even match', () => {
  test('begins without any results, gets harder with victories, and begins anew once the data are cleared', () => {
    const first = computeStrength('punto');
    for (let i = 0; i < 5; i++)
      recordResult(match(`m${i}`, [me, bot('Ada', levelToPlay('punto', ADAPTIVE_LEVEL))]), [1, 0]);
    expect(computeStrength('punto')).toBeGreaterThan(first + 0.5);
    expect(computeStrength('campos')).toBe(first);
    expect(toChosenLevel(levelToPlay('punto', ADAPTIVE_LEVEL))).toBe(ADAPTIVE_LEVEL);
    vi.stubGlobal('localStorage', new BrowserStore());
    expect(computeStrength('punto')).toBe(first);
  });
  test('a rematch is as strong as the results say by then', () => {
    const before = levelToPlay('punto', ADAPTIVE_LEVEL);
    const sitters = [me, bot('Ada', before)];
    recordResult(match('a', sitters), [1, 0]);
    const [, next] = adjustEvenBots('punto', sitters);
    expect(next?.kind === 'bot' && next.level).toBe(levelToPlay('punto', ADAPTIVE_LEVEL));
    expect(next).not.toMatchObject({ level: before });
    expect(next?.name).toBe('Ada');
  });
  test('a match counts once, as it ended last; with several persons, or a bot on no scale, it does not', () => {
    const sitters = [me, bot('Ada', 'hard')];
    recordResult(match('a', sitters), [0, 1]);
    recordResult(match('a', sitters), [1, 0]);
    recordResult(match('b', [me, me, bot('Ada')]), [1, 0, 0]);
    recordResult(match('c', [me, bot('Ada', 'search')]), [1, 0]);
    expect(listResults('punto')).toEqual([{ against: 2, seats: 2, share: 1 }]);
  });
  test('what is kept and cannot be read is as good as nothing', () => {
    localStorage.setItem('tavola.results', '{"punto":[{"against":"x"}]}');
    expect(listResults('punto')).toEqual([]);
    localStorage.setItem('tavola.results', 'nonsense');
    expect(listResults('punto')).toEqual([]);
  });
});
