/** Which bots come to a device's tables, and its saved results. A map replaces the browser's storage. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserStore } from '../../../../test/browserStore.ts';
import type { Player } from '../../../core/index.ts';
import { saveMatch, type SavedMatch } from '../storage/savedMatches.ts';
import { ADAPTIVE_LEVEL, toChosenLevel, chooseLevel, chooseOpponents } from './opponents.ts';
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

describe('the bots of a table', () => {
  test('a device without storage gets other bots at the next table', () => {
    const first = chooseOpponents(2);
    saveMatch(match('a', [me, ...first.map((name) => bot(name))]));
    const second = chooseOpponents(2);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
  });
  test('their level is the last that the player chose for the game, at first easy', () => {
    expect(chooseLevel('punto')).toBe('easy');
    saveMatch(match('a', [me, bot('Ada', 'hard')]));
    expect(chooseLevel('punto')).toBe('hard');
    expect(chooseLevel('campos')).toBe('easy');
    saveMatch({
      ...match('b', [me, bot('Ada')]),
      occasion: { kind: 'daily', day: '2026-11-19', attempt: 1 },
    });
    expect(chooseLevel('punto')).toBe('hard');
    saveMatch(match('c', [me, bot('Ada', 'even-137')]));
    expect(chooseLevel('punto')).toBe(ADAPTIVE_LEVEL);
  });
  test('a rematch keeps the bots and their levels', () => {
    const sitters = [me, bot('Ada', 'hard'), bot('Bruno', 'easy')];
    expect(adjustEvenBots('punto', sitters)).toEqual(sitters);
  });
});

describe('an adaptive bot', () => {
  test('its strength grows with victories and is reset with the data', () => {
    const first = computeStrength('punto');
    for (let i = 0; i < 5; i++)
      recordResult(match(`m${i}`, [me, bot('Ada', levelToPlay('punto', ADAPTIVE_LEVEL))]), [1, 0]);
    expect(computeStrength('punto')).toBeGreaterThan(first + 0.5);
    expect(computeStrength('campos')).toBe(first);
    expect(toChosenLevel(levelToPlay('punto', ADAPTIVE_LEVEL))).toBe(ADAPTIVE_LEVEL);
    vi.stubGlobal('localStorage', new BrowserStore());
    expect(computeStrength('punto')).toBe(first);
  });
  test('a rematch uses the latest results', () => {
    const before = levelToPlay('punto', ADAPTIVE_LEVEL);
    const sitters = [me, bot('Ada', before)];
    recordResult(match('a', sitters), [1, 0]);
    const [, next] = adjustEvenBots('punto', sitters);
    expect(next?.kind === 'bot' && next.level).toBe(levelToPlay('punto', ADAPTIVE_LEVEL));
    expect(next).not.toMatchObject({ level: before });
    expect(next?.name).toBe('Ada');
  });
  test('a match counts once, and only with one person against rated bots', () => {
    const sitters = [me, bot('Ada', 'hard')];
    recordResult(match('a', sitters), [0, 1]);
    recordResult(match('a', sitters), [1, 0]);
    recordResult(match('b', [me, me, bot('Ada')]), [1, 0, 0]);
    recordResult(match('c', [me, bot('Ada', 'search')]), [1, 0]);
    expect(listResults('punto')).toEqual([{ against: 2, seats: 2, share: 1 }]);
  });
  test('unreadable results count as none', () => {
    localStorage.setItem('tavola.results', '{"punto":[{"against":"x"}]}');
    expect(listResults('punto')).toEqual([]);
    localStorage.setItem('tavola.results', 'nonsense');
    expect(listResults('punto')).toEqual([]);
  });
});
