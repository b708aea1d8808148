import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserStore } from '../../../../test/browserStore.ts';
import { computeDailyDeal } from '../../../daily/dailyDeal.ts';
import { type Game, listSeats, NO_SEATS, type Player, Table } from '../../../core/index.ts';
import { GAME_LOADERS } from '../../../games/gameLoaders.ts';
import type { SavedMatch } from '../storage/savedMatches.ts';

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
