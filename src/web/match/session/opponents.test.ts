/** Who comes to the tables of a device, and what it keeps of their matches; the browser's store is a map here. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserStore } from '../../../../test/browserStore.ts';
import type { Sitter } from '../../../core/index.ts';
import { keep, type Kept } from '../storage/savedMatches.ts';
import { EVEN, levelChosen, nextCompany } from './opponents.ts';
import { adjustEvenBots, evenNow, levelToPlay, noteResult, resultsOf } from './adaptiveStrength.ts';

let clock = 0;
beforeEach(() => {
  vi.stubGlobal('localStorage', new BrowserStore());
  clock = 0;
});

const me: Sitter = { kind: 'person', name: 'Mia' };
const bot = (name: string, level = 'medium'): Sitter => ({ kind: 'bot', name, level });
const match = (id: string, sitters: Sitter[]): Kept => ({
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
    const first = nextCompany(2);
    keep(match('a', [me, ...first.map((name) => bot(name))]));
    const second = nextCompany(2);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
  });
  test('a rematch keeps the opponents and their levels', () => {
    const sitters = [me, bot('Ada', 'hard'), bot('Bruno', 'easy')];
    expect(adjustEvenBots('punto', sitters)).toEqual(sitters);
  });
});

describe('an even match', () => {
  test('begins without any results, gets harder with victories, and begins anew once the data are cleared', () => {
    const first = evenNow('punto');
    for (let i = 0; i < 5; i++)
      noteResult(match(`m${i}`, [me, bot('Ada', levelToPlay('punto', EVEN))]), [1, 0]);
    expect(evenNow('punto')).toBeGreaterThan(first + 0.5);
    expect(evenNow('campos')).toBe(first);
    expect(levelChosen(levelToPlay('punto', EVEN))).toBe(EVEN);
    vi.stubGlobal('localStorage', new BrowserStore());
    expect(evenNow('punto')).toBe(first);
  });
  test('a rematch is as strong as the results say by then', () => {
    const before = levelToPlay('punto', EVEN);
    const sitters = [me, bot('Ada', before)];
    noteResult(match('a', sitters), [1, 0]);
    const [, next] = adjustEvenBots('punto', sitters);
    expect(next?.kind === 'bot' && next.level).toBe(levelToPlay('punto', EVEN));
    expect(next).not.toMatchObject({ level: before });
    expect(next?.name).toBe('Ada');
  });
  test('a match counts once, as it ended last; with several persons, or a bot on no scale, it does not', () => {
    const sitters = [me, bot('Ada', 'hard')];
    noteResult(match('a', sitters), [0, 1]);
    noteResult(match('a', sitters), [1, 0]);
    noteResult(match('b', [me, me, bot('Ada')]), [1, 0, 0]);
    noteResult(match('c', [me, bot('Ada', 'search')]), [1, 0]);
    expect(resultsOf('punto')).toEqual([{ against: 2, seats: 2, share: 1 }]);
  });
  test('what is kept and cannot be read is as good as nothing', () => {
    localStorage.setItem('tavola.results', '{"punto":[{"against":"x"}]}');
    expect(resultsOf('punto')).toEqual([]);
    localStorage.setItem('tavola.results', 'nonsense');
    expect(resultsOf('punto')).toEqual([]);
  });
});
