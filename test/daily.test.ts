/** The daily deal without page or server: equal for all players, verified by replaying; and challenges. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadBot } from '../src/bots/index.ts';
import {
  type Game,
  isLinkFlaw,
  listSeats,
  type MatchRecord,
  NO_SEATS,
  encodeRecord,
  parseConfig,
  Table,
} from '../src/core/index.ts';
import {
  challengedGame,
  buildColumns,
  compare,
  type DailyDeal,
  dayAt,
  daysLater,
  daysUpTo,
  computeDailyDeal,
  EDITION,
  isDay,
  findSubmissionState,
  computeOutcome,
  computePlace,
  packChallenge,
  rankLead,
  shareBelow,
  streakUpTo,
  countTries,
  unpackChallenge,
  verifyDailyMatch,
} from '../src/daily/index.ts';
import { SYMBOLS, formatShareText, formatSymbols } from '../src/web/solo/daily/shareText.ts';
import { en } from '../src/web/solo/daily/messages/en.ts';
import { GAMES } from '../src/games/index.ts';
import { GAME_LOADERS } from '../src/games/gameLoaders.ts';
import { playDailyDeal } from './playDailyDeal.ts';

const DAYS = ['2026-11-15', '2026-11-16', '2028-02-29'];
const IDS = GAMES.map(({ id }) => id);
const games: { [id: string]: Game } = {};
beforeAll(async () => {
  for (const id of IDS) games[id] = await GAME_LOADERS[id]();
});
afterEach(() => vi.restoreAllMocks());

const played = (game: Game, deal: DailyDeal, stride: number, isSlow = false): Promise<Table> =>
  playDailyDeal(game, deal, { stride, isSlow });

const textOf = (game: Game, record: MatchRecord): string => encodeRecord(game, record);

describe('days', () => {
  test('follow the local calendar', () => {
    const late = Date.UTC(2026, 10, 16, 23, 30);
    expect(dayAt(late)).toBe('2026-11-16');
    expect(dayAt(late, 60)).toBe('2026-11-17');
    expect(dayAt(late, -600)).toBe('2026-11-16');
    for (const day of ['2028-02-29', '2026-01-01']) expect(isDay(day)).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-11-16 ', 'today'])
      expect(isDay(text), text).toBe(false);
    expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysUpTo('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });
  test('in a row count up to today, even if today is not played yet', () => {
    const done = new Set(['2026-11-13', '2026-11-14', '2026-11-15']);
    expect(streakUpTo('2026-11-15', done)).toBe(3);
    expect(streakUpTo('2026-11-16', done)).toBe(3);
    expect(streakUpTo('2026-11-12', done)).toBe(0);
    expect(streakUpTo('2026-11-16', new Set())).toBe(0);
  });
  test('in a row forgive one missed day a week', () => {
    const except = (...missed: readonly string[]): Set<string> =>
      new Set(daysUpTo('2026-11-30', 30).filter((day) => !missed.includes(day)));
    expect(streakUpTo('2026-11-30', except())).toBe(30);
    expect(streakUpTo('2026-11-30', except('2026-11-20'))).toBe(29);
    // Six days between the missed ones are a week from one to the next.
    expect(streakUpTo('2026-11-30', except('2026-11-20', '2026-11-13'))).toBe(28);
    expect(streakUpTo('2026-11-30', except('2026-11-20', '2026-11-14'))).toBe(15);
    expect(streakUpTo('2026-11-30', except('2026-11-20', '2026-11-19'))).toBe(10);
    // Yesterday was missed, today is still open.
    expect(streakUpTo('2026-11-30', except('2026-11-30', '2026-11-29'))).toBe(28);
    expect(streakUpTo('2026-12-02', except())).toBe(30);
    expect(streakUpTo('2026-12-03', except())).toBe(0);
  });
  test('open when they begin anywhere, and close a week after they have ended everywhere', () => {
    const at = (text: string) => Date.parse(text);
    expect(findSubmissionState('2026-11-17', at('2026-11-16T09:59:59Z'))).toBe('early');
    expect(findSubmissionState('2026-11-17', at('2026-11-16T10:00:00Z'))).toBe('open');
    expect(findSubmissionState('2026-11-17', at('2026-11-25T11:59:59Z'))).toBe('open');
    expect(findSubmissionState('2026-11-17', at('2026-11-25T12:00:00Z'))).toBe('late');
  });
});

describe.each(IDS)('%s of the day', (id) => {
  test('follows from the date: another valid table every day', () => {
    const game = games[id];
    const year = daysUpTo('2027-01-01', 365).map((day) => computeDailyDeal(game, day));
    expect(new Set(year.map(({ seed }) => seed)).size).toBe(365);
    expect(new Set(year.map(({ config }) => config.seats)).size).toBe(game.seats.max - game.seats.min + 1);
    for (const { config, sitters, seat, day } of year) {
      expect(parseConfig(game, { ...config })).toEqual(config);
      expect(sitters.map(({ kind }) => kind === 'person')).toEqual(sitters.map((_, i) => i === seat));
      expect(new Set(sitters.map(({ name }) => name)).size).toBe(sitters.length);
      expect(computeDailyDeal(game, day)).toEqual(computeDailyDeal({ ...game }, day));
    }
    expect(computeDailyDeal({ ...game, version: game.version + 1 }, DAYS[0]).seed).not.toBe(
      computeDailyDeal(game, DAYS[0]).seed,
    );
  });

  test('equal play gets equal answers in any order of speed, and counts after a replay', async () => {
    const game = games[id];
    for (const [i, day] of DAYS.entries()) {
      const deal = computeDailyDeal(game, day);
      const table = await played(game, deal, i + 1);
      const again = await played(game, deal, i + 1, true);
      expect(again.readonlyState).toEqual(table.readonlyState);
      const outcome = computeOutcome(game, table.readonlyState, deal.seat);
      for (const { record } of [table, again])
        expect(await verifyDailyMatch(game, deal, textOf(game, record), loadBot)).toEqual(outcome);
    }
  });

  test('a result of other decisions does not count', async () => {
    const game = games[id];
    const deal = computeDailyDeal(game, DAYS[0]);
    const { record } = await played(game, deal, 1);
    const wrong = async (text: string): Promise<string> => {
      const verdict = await verifyDailyMatch(game, deal, text, loadBot);
      return 'wrong' in verdict ? verdict.wrong : 'it counts';
    };
    const text = textOf(game, record);
    expect(await wrong(text.slice(0, -3))).toContain('damaged');
    expect(await wrong(text.slice(0, -9))).toBe('this is no link to a match');
    expect(await wrong('')).toBe('this is no link to a match');
    const cut = { ...record, actions: record.actions.slice(0, -1) };
    expect(await wrong(textOf(game, cut))).toBe('the match is not over');
    const other = await played(game, computeDailyDeal(game, DAYS[1]), 1);
    expect(await wrong(textOf(game, other.record))).toBe('this is another deal than that day’s');

    // A match in which the bots help the player: legal, but not their choice.
    const helped = new Table(game, deal.config, deal.seed);
    for (let due = helped.toAct; due !== NO_SEATS; due = helped.toAct) {
      const [seat] = listSeats(due);
      helped.play(seat, helped.legal(seat).at(-1)!);
    }
    expect(await wrong(textOf(game, helped.record))).toMatch(
      /^decision \d+ is not what the bot of seat \d decides$/,
    );
  });

  test('its bots answer as recorded; otherwise raise EDITION and run npm run derive -- daily', async () => {
    const game = games[id];
    const digests: string[] = [];
    for (const day of DAYS) {
      const { record } = await played(game, computeDailyDeal(game, day), 3);
      const hash = createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 16);
      digests.push(`${EDITION} ${record.version} ${day} ${hash}`);
    }
    const file = new URL(`../src/games/${id}/test/daily.json`, import.meta.url);
    const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : undefined;
    const isNewEdition = before?.[0]?.startsWith(`${EDITION} ${game.version} `) !== true;
    if (process.env['DAILY'] === 'rewrite' && isNewEdition) writeFileSync(file, JSON.stringify(digests));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(digests);
  });

  test('its bots use no function that engines round differently', async () => {
    const game = games[id];
    const deal = computeDailyDeal(game, DAYS[2]);
    const { record } = await played(game, deal, 2);
    for (const name of ['exp', 'log', 'log2', 'log10', 'pow', 'tanh', 'sin', 'cos', 'cbrt', 'hypot'] as const)
      vi.spyOn(Math, name).mockImplementation(() => {
        throw new Error(`Math.${name} differs from engine to engine`);
      });
    expect((await played(game, deal, 2)).record).toEqual(record);
  });
});

test('a lead is the distance to the best of the others, and better seats come before', async () => {
  const game = games['punto'];
  const result = (scores: readonly number[], winners: number) =>
    ({
      ...game,
      winners: () => winners,
      standing: () => scores,
      transcript: { ...game.transcript, result: () => ({ scores }) },
    }) as Game;
  const state = { shared: {}, own: [null, null, null, null], hidden: null };
  const lead = (scores: readonly number[], winners: number) =>
    computeOutcome(result(scores, winners), state, 0);
  expect(lead([7, 3, 5, 0], 0b0001)).toEqual({ won: true, lead: 2 });
  expect(lead([2, 1, 2, 1], 0b0101)).toEqual({ won: true, lead: 1 });
  expect(lead([2, 3, 5, 1], 0b0100)).toEqual({ won: false, lead: -3 });
  expect(lead([5, 5, 4, 1], 0b0010)).toEqual({ won: false, lead: 0 });
  expect(lead([4, 4, 4, 4], 0b1111)).toEqual({ won: true, lead: 0 });
  const place = (scores: readonly number[], winners: number) =>
    computePlace(result(scores, winners), state, 0);
  expect(place([7, 3, 5, 0], 0b0001)).toBe(1);
  expect(place([2, 1, 2, 1], 0b0101)).toBe(1);
  expect(place([2, 3, 5, 1], 0b0100)).toBe(3);
  expect(place([5, 5, 4, 1], 0b0010)).toBe(2);
  expect(place([1, 3, 5, 1], 0b0100)).toBe(3);
});

describe.each(IDS)('a challenge to %s', (id) => {
  test('contains the whole match and its players; damaged or foreign ones are rejected', async () => {
    const game = games[id];
    const deal = computeDailyDeal(game, DAYS[1]);
    const { record } = await played(game, deal, 1);
    const sitters = deal.sitters.map((sitter) =>
      sitter.kind === 'person' ? { ...sitter, name: 'Zoë O’Hara.' } : sitter,
    );
    const text = packChallenge(game, { record, sitters, help: false });
    expect(text).toMatch(/^[\w.~!*'()%-]+$/);
    expect(text.length).toBeLessThan(2000);
    expect(challengedGame(text)).toBe(id);
    expect(unpackChallenge(game, text)).toEqual({ record, sitters, seat: deal.seat, help: false });

    const flaw = (link: string): string => {
      const found = unpackChallenge(game, link);
      return isLinkFlaw(found) ? found.flaw : 'none';
    };
    expect(flaw(text.slice(0, -1))).toBe('damaged');
    expect(flaw(text.replace(/Zo/, 'Zu'))).toBe('damaged');
    for (const foreign of ['', 'x', '...', 'a'.repeat(20_000)]) expect(flaw(foreign)).toBe('damaged');
    const other = IDS.find((name) => name !== id)!;
    expect(unpackChallenge(games[other], text)).toMatchObject({ flaw: 'game' });
    const twice = sitters.map((sitter) => ({ ...sitter, kind: 'person' as const }));
    expect(flaw(packChallenge(game, { record, sitters: twice, help: true }))).toBe('table');
    const short = { ...record, actions: record.actions.slice(0, -1) };
    expect(flaw(packChallenge(game, { record: short, sitters, help: true }))).toBe('decisions');
  });

  test('two lines are equal up to the first different decision', async () => {
    const game = games[id];
    const deal = computeDailyDeal(game, DAYS[0]);
    const theirs = (await played(game, deal, 1)).record;
    const same = compare(game, (await played(game, deal, 1, true)).record, theirs, deal.seat);
    expect(same.common).toBe(same.theirs.length);
    expect(same.mine.length).toBe(same.common);
    const {
      common,
      mine,
      theirs: others,
    } = compare(game, (await played(game, deal, 2)).record, theirs, deal.seat);
    expect(common).toBeLessThan(others.length);
    for (let i = 0; i < common; i++) expect(mine[i].action).toBe(others[i].action);
    expect(mine[common].action).not.toBe(others[common].action);
    expect(mine[common].before.own[deal.seat]).toEqual(others[common].before.own[deal.seat]);
    expect(mine[common].before.shared).toEqual(others[common].before.shared);
    for (const [i, stop] of mine.slice(0, -1).entries()) expect(stop.until).toBe(mine[i + 1].decision);
  });
});

describe('the distribution', () => {
  const leads = [
    [-4, 3],
    [-1, 5],
    [2, 4],
    [7, 2],
  ] as const;
  test('ranks a lead once enough have played', () => {
    expect(countTries(leads)).toBe(14);
    expect(shareBelow(-1, leads)).toBeCloseTo(3 / 14);
    expect([7, 2, -1, -4].map((lead) => rankLead(lead, leads))).toEqual(['top', 'upper', 'lower', 'lower']);
    expect(rankLead(1, [[1, 9]])).toBe('upper');
    expect(rankLead(7, [[7, 7]])).toBeNull();
  });
  test('has columns that separate defeats from victories', () => {
    for (const own of [[0], [-40, 12], [300]]) {
      const columns = buildColumns(leads, own);
      expect(columns.length).toBeLessThanOrEqual(13);
      expect(columns.reduce((sum, { tries }) => sum + tries, 0)).toBe(14);
      for (const { from, to } of columns) expect(from < 0 && to > 0).toBe(false);
      for (const lead of own) expect(columns.some(({ from, to }) => lead >= from && lead < to)).toBe(true);
    }
  });
  test('a shared result has a shape per attempt and its meaning, nothing else', () => {
    const one = { match: 'secret', lead: 3, won: true, told: true, place: null };
    const tries = [one, { ...one, won: false }, { ...one, lead: null }];
    expect(formatSymbols(tries, 3)).toBe('★ ☆ –');
    expect(formatSymbols([{ ...one, place: 'upper' }], 3)).toBe(`${SYMBOLS.upper} – –`);
    const games = [{ title: 'Punto', symbols: formatSymbols(tries, 3) }];
    expect(formatShareText({ day: '22 November 2026', games, address: 'https://x/#/daily' }, en)).toBe(
      'Tavola, 22 November 2026\n★ ☆ –  Punto\n★ won  ☆ not won\nhttps://x/#/daily',
    );
  });
});
