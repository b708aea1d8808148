import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserStore } from '../../../../test/browserStore.ts';
import { computeDailyDeal } from '../../../daily/dailyDeal.ts';
import { type Game, listSeats, NO_SEATS, type Player, Table } from '../../../core/index.ts';
import { GAME_LOADERS } from '../../../games/gameLoaders.ts';
import { type SavedMatch, saveMatch } from '../storage/savedMatches.ts';
import { ADAPTIVE_LEVEL, chooseOpponents, toChosenLevel } from './createMatch.ts';
import {
  adjustEvenBots,
  computeStrength,
  levelToPlay,
  listResults,
  recordResult,
} from './adaptiveStrength.ts';

type Wish = Parameters<typeof openTable>[1];
let openTable: typeof import('./createMatch.ts').createMatch;
let rematch: typeof import('./createMatch.ts').createRematch;
let keptMatch: typeof import('../storage/savedMatches.ts').findSavedMatch;

beforeEach(async () => {
  vi.stubGlobal('localStorage', new BrowserStore());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  ({ createMatch: openTable, createRematch: rematch } = await import('./createMatch.ts'));
  ({ findSavedMatch: keptMatch } = await import('../storage/savedMatches.ts'));
});
afterEach(() => vi.unstubAllGlobals());

const me: Player = { kind: 'person', name: 'Mia' };
const friend: Player = { kind: 'person', name: 'Tom' };
const ada: Player = { kind: 'bot', name: 'Ada', level: 'hard' };

const seated = (game: Game, sitters: readonly Player[]): Player[] =>
  Array.from({ length: game.seats.min }, (_, seat) => sitters[seat] ?? ada);

const plain = (game: Game, sitters: readonly Player[]): Wish => ({
  config: {
    seats: game.seats.min,
    start: null,
    options: Object.fromEntries(game.options.map((option) => [option.id, option.default])),
  },
  sitters: seated(game, sitters),
  seed: 'first',
  curtain: true,
  help: true,
});

const KINDS: readonly (readonly [kind: string, wishFor: (game: Game) => Wish])[] = [
  ['a match against bots', (game) => plain(game, [me])],
  ['a match with several people on one device', (game) => plain(game, [me, friend])],
  [
    'a challenge',
    (game) => ({ ...plain(game, [me]), help: false, occasion: { kind: 'challenge', link: 'link' } }),
  ],
  [
    'a deal of the day',
    (game) => {
      const { config, sitters, seed } = computeDailyDeal(game, '2026-01-01');
      return {
        config,
        sitters,
        seed,
        curtain: true,
        help: false,
        occasion: { kind: 'daily', day: '2026-01-01', attempt: 1 },
      };
    },
  ],
];

/** Plays a match to its end; each seat always takes its first legal action. */
function playedOut(game: Game, match: SavedMatch): SavedMatch {
  const table = new Table(game, match.config, match.seed);
  while (table.toAct !== NO_SEATS) {
    const [seat] = listSeats(table.toAct);
    table.play(seat, table.legal(seat)[0]);
  }
  return { ...match, actions: table.record.actions.map(([seat, action]) => [seat, action]), over: true };
}

describe.each(Object.entries(GAME_LOADERS))('a rematch of %s', (_, load) => {
  test.each(KINDS)('a rematch after %s can be played', async (_kind, wishFor) => {
    const game = await load();
    const first = playedOut(game, openTable(game, wishFor(game)));
    expect(first.actions.length).toBeGreaterThan(0);
    const next = rematch(game, first);
    expect(next).toMatchObject({ config: first.config, sitters: first.sitters, actions: [], over: false });
    expect(next).toMatchObject({ curtain: first.curtain, help: first.help });
    expect(next.id).not.toBe(first.id);
    expect(next.seed).not.toBe(first.seed);
    expect(next.occasion, 'it is an ordinary match').toBeUndefined();
    expect(keptMatch(next.id)).toEqual(next);
    expect(Table.replay(game, next).toAct).not.toBe(NO_SEATS);
  });
});

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
