/** The ladder at a small scale: wide margins, few matches, cheap levels only. `npm run ladder` plays all of it. */
import { fastRng, type Level, LEVELS, viewOf } from '../../src/core/index.ts';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { botNames } from '../../src/bots/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { createGenericSearch } from '../../src/bots/genericSearch.ts';
import { findTimedSearch } from './timedSearch.ts';
import { ensureResearchBuilt } from '../build.js';
import loadAdversary from './adversary.ts';
import { loadNamedBot } from '../../src/cli/bots/namedBots.ts';
import { playRung, findUpsideDown, formatPairing, formatRow, listRungs } from './ladder.ts';
import { crossTable, ladderText, updatePage, type Row, findRows } from './ladderPage.ts';
import { runLadder } from './ladderRun.ts';
import { gameTitle } from '../../src/games/gameTitles.ts';

const root = join(import.meta.dirname, '../..');

const VARIANTS: { readonly [game: string]: readonly string[] } = {
  schicht: ['2 silver', '6 silver'],
  punto: ['2 reveal=ahead', '4 teams', '4 reveal=ahead'],
};

for (const [id, load] of Object.entries(GAME_LOADERS)) {
  const game = await load();
  describe(id, () => {
    test('has every level', () =>
      expect(botNames(id)).toEqual(['random', 'greedy', 'search', ...LEVELS, 'master']));
    test('each level meets the weaker ones, hard meets greedy, and expert meets greedy and its old version at every number of seats', () => {
      const rungs = listRungs(game);
      const levels = rungs.filter(({ against }) => LEVELS.includes(against as Level));
      expect(levels.map(({ bot, against, part }) => [bot, against, part])).toEqual([
        ['newcomer', 'easy', 1],
        ['medium', 'easy', 1],
        ['hard', 'medium', 1],
        ['expert', 'hard', 1],
        ['greedy', 'easy', 1],
        ['greedy', 'medium', 1],
        ['adversary', 'expert', 1],
        ['hard', 'easy', 0.25],
        ['expert', 'medium', 0.25],
        ['expert', 'easy', 0.25],
      ]);
      const { min, max } = game.seats;
      const everySeats = Array.from({ length: max - min + 1 }, (_, i) => min + i);
      const tables = (opponent: string): string[] =>
        rungs.filter(({ against }) => against === opponent).map((rung) => formatPairing(game, rung)[0]);
      expect(tables('greedy')).toEqual([min, ...everySeats].map(String));
      expect(tables('search-5x')).toEqual([2, 3].filter((seats) => seats >= min).map(String));
      const old = tables('old-expert');
      expect(old.filter((table) => !table.includes(' '))).toEqual(everySeats.map(String));
      expect(old).toEqual(expect.arrayContaining([...(VARIANTS[id] ?? [])]));
    });
    test('even easy beats random', async () => {
      const rung = { ...listRungs(game)[1], bot: 'easy', against: 'random' };
      const fair = 1 / game.seats.min;
      // A clear difference needs few matches; close ones get more.
      let matches = 8 * game.seats.min;
      let result = await playRung(game, rung, matches, 'little', 1);
      while (result.share.low <= fair && matches < 128 * game.seats.min)
        result = await playRung(game, rung, (matches *= 4), 'little', 1);
      expect(result.share.low).toBeGreaterThan(fair);
      expect(ladderText([formatRow(game, result, 'abc', 'ff')])).toContain('easy');
    });
  });
}

describe('the page', () => {
  const row = (bot: string, against: string, wins: string): Row => [
    '2',
    bot,
    against,
    wins,
    '1 – 2',
    '65 %',
    '8',
    'abc',
    'ff',
  ];
  const pairings = [
    ['2', 'medium', 'easy'],
    ['2', 'hard', 'medium'],
    ['2', 'hard', 'easy'],
  ] as const;
  const add = (page: string, title: string, added: Row): string =>
    updatePage(page, title, added, pairings, ['easy', 'medium', 'hard']);

  test('keeps earlier results, in the order of the pairings', () => {
    let page = add('', 'One', row('hard', 'medium', '70 %'));
    page = add(page, 'Two', row('hard', 'easy', '90 %'));
    page = add(page, 'One', row('medium', 'easy', '66 %'));
    expect(findRows(page, 'One')).toEqual([row('medium', 'easy', '66 %'), row('hard', 'medium', '70 %')]);
    expect(findRows(page, 'Two')).toEqual([row('hard', 'easy', '90 %')]);
  });
  test('replaces a pairing that is played again', () => {
    let page = add('', 'One', row('hard', 'medium', '70 %'));
    page = add(page, 'One', row('hard', 'medium', '71 %'));
    expect(findRows(page, 'One')).toEqual([row('hard', 'medium', '71 %')]);
  });
  test('drops a pairing that the game no longer has', () => {
    let page = updatePage('', 'One', row('old', 'easy', '1 %'), [['2', 'old', 'easy']], ['easy']);
    page = add(page, 'One', row('hard', 'medium', '70 %'));
    expect(findRows(page, 'One')).toHaveLength(1);
  });
  test('has no cross table before two levels have met', () => {
    const pairing = [['2', 'expert', 'greedy']] as const;
    expect(updatePage('', 'One', row('expert', 'greedy', '70 %'), pairing, LEVELS)).not.toContain('Each bot');
    expect(add('', 'One', row('hard', 'medium', '70 %'))).toContain('Each bot');
  });
  test('has a cross table with intervals', () => {
    const rows = [row('medium', 'easy', '66 %'), row('hard', 'medium', '70 %')];
    expect(crossTable(rows, ['easy', 'medium', 'hard'])).toEqual([
      ['', 'easy', 'medium'],
      ['medium', '66 % (1 – 2)', ''],
      ['hard', '', '70 % (1 – 2)'],
    ]);
  });
});

describe('a recorded rung', async () => {
  const punto = await GAME_LOADERS.punto();
  const recorded = findRows(readFileSync(join(root, 'docs/ladder.md'), 'utf8'), 'Punto');
  const withHard = (against: string, wins: string, interval: string): string[] =>
    findUpsideDown(
      punto,
      recorded.map((row) =>
        row[0] === '2' && row[1] === 'hard' && row[2] === against
          ? [row[0], row[1], row[2], wins, interval, row[5], row[6], row[7], row[8]]
          : row,
      ),
    );

  test.each(Object.entries(GAME_LOADERS))('of %s is not upside down', async (id, load) => {
    const rows = findRows(readFileSync(join(root, 'docs/ladder.md'), 'utf8'), gameTitle(id));
    // A new game has no ladder yet.
    if (rows.length > 0) expect(findUpsideDown(await load(), rows)).toEqual([]);
  });
  test('is upside down while its interval does not exclude an equal share', () => {
    expect(withHard('medium', '43.8 %', '39.1 – 48.5')).toEqual([
      'punto: 2 hard medium is upside down: 43.8 % (39.1 – 48.5)',
    ]);
    expect(withHard('medium', '54.0 %', '50.0 – 58.8')).toHaveLength(1);
    // greedy makes no mistakes: it may be stronger than hard.
    expect(withHard('greedy', '43.8 %', '39.1 – 48.5')).toEqual([]);
    expect(withHard('medium', '60.0 %', '55.0 – 64.8')).toEqual([]);
  });
  test('is reported if it is missing', () => {
    const others = recorded.filter(([, bot, against]) => bot !== 'hard' || against !== 'medium');
    expect(findUpsideDown(punto, others)).toEqual(['punto: 2 hard medium is not recorded']);
  });
});

describe('a run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('saves every pairing as it ends and skips those already saved', async () => {
    const game = await GAME_LOADERS.jericho();
    const said: string[] = [];
    const plan = {
      games: 3,
      seed: 'run',
      jobs: 1,
      code: 'abc',
      file: join(folder, 'ladder.md'),
      resume: true,
      wants: ({ bot }: { bot: string }) => bot === 'medium',
    };
    await runLadder([game], plan, (text) => said.push(text));
    const page = readFileSync(plan.file, 'utf8');
    expect(page).toContain('# The ladder');
    expect(findRows(page, 'Jericho').map(([seats, bot, against]) => [seats, bot, against])).toEqual([
      formatPairing(game, listRungs(game)[1]),
    ]);
    expect(said).toHaveLength(2);
    await runLadder([game], plan, (text) => said.push(text));
    expect(said).toHaveLength(3);
    expect(readFileSync(plan.file, 'utf8')).toBe(page);
  });

  test('rows of older bots are played again', async () => {
    const game = await GAME_LOADERS.jericho();
    const rung = listRungs(game)[1];
    const file = join(folder, 'old.md');
    const pairings = [formatPairing(game, rung)] as const;
    const old: Row = [...pairings[0], '1 %', '0 – 2', '65 %', '8', 'before', '00000000'];
    const page = updatePage('', 'Jericho', old, pairings, LEVELS);
    const plan = { games: 3, seed: 'run', jobs: 1, code: 'now', file, resume: true };
    const wants = ({ bot }: { bot: string }): boolean => bot === 'medium';
    writeFileSync(file, page);
    await runLadder([game], { ...plan, wants }, () => undefined);
    expect(findRows(readFileSync(file, 'utf8'), 'Jericho').map((row) => row[7])).toEqual(['now']);
  });
});

describe('the command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  copyFileSync(join(root, 'test/nim.mjs'), join(folder, 'nim.mjs'));
  const bot = `export default { name: 'last', choose: (view, legal) => legal.at(-1) };`;
  writeFileSync(join(folder, 'last.mjs'), bot);
  beforeAll(ensureResearchBuilt);

  const ladder = (line: string) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'research/run.js'), 'ladder', ...line.split(' ')],
      { encoding: 'utf8', cwd: folder },
    );
    return { code: status, out: stdout, err: stderr };
  };

  test('measures a game and a bot from a file', () => {
    const game = ladder('./nim.mjs --games 4 --jobs 1 --bots medium,easy');
    expect(game).toMatchObject({ code: 0, err: '' });
    expect(game.out).toMatch(/^nim\n/);
    const own = ladder('punto --bots ./last.mjs,random --games 4 --jobs 1 --seats 3');
    expect(own).toMatchObject({ code: 0, err: '' });
    expect(own.out).toMatch(/^3 +\.\/last\.mjs +random ×2/m);
  });
  test('plays bots that only the ladder has, in other threads, too', () => {
    const { code, out, err } = ladder('schicht --bots newcomer,easy --games 4 --jobs 2');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^2 +newcomer +easy/m);
  });
  test('writes only pages of this repository', () => {
    for (const line of ['./nim.mjs --write page.md', 'punto --bots ./last.mjs,easy --write page.md'])
      expect(ladder(line)).toMatchObject({
        code: 2,
        err: expect.stringContaining('option --write: only for'),
      });
    expect(ladder('punto --bots gredy,easy')).toMatchObject({
      code: 2,
      err: expect.stringContaining('the ladder has no such pairing'),
    });
  });
});

test("search-5x gets five times its opponent's time, as iterations", async () => {
  const schicht = await GAME_LOADERS.schicht();
  // A clock that ticks once per imagined world.
  let ticks = 0;
  const game: typeof schicht = {
    ...schicht,
    determinize(view, rng) {
      ticks++;
      return schicht.determinize(view, rng);
    },
  };
  const config = { seats: 2, start: null, options: { silver: false } };
  const bot = createGenericSearch(game, 'bot', { iterations: 40, mistakeRate: 0 });
  expect(findTimedSearch(game, config, bot, 'time', () => ticks)).toBe('search:200');
  expect((await loadNamedBot(game, config, 'search:200')).name).toBe('search:200');
});

test('partners in a team are the same bot', async () => {
  const game = await GAME_LOADERS.punto();
  const teams = listRungs(game).find(({ config }) => config.options.teams === true)!;
  expect(formatPairing(game, teams)).toEqual(['4 teams', 'expert', 'old-expert ×2']);
  expect(teams.goal).toBe(0.5);
});

test('the adversary decides by its view alone, and legally', async () => {
  const game = await GAME_LOADERS.jericho();
  const config = { seats: 3, start: null, options: {} };
  const adversary = await loadAdversary(game);
  const state = game.setup(config, 'adversary');
  const view = viewOf(state, 0);
  const legal = game.legal(view);
  const choice = adversary.choose(view, legal, fastRng('adversary', 0));
  expect(legal).toContain(choice);
  const other = viewOf(game.determinize(view, fastRng('other', 0)), 0);
  expect(adversary.choose(other, legal, fastRng('adversary', 0))).toBe(choice);
});

/** Recorded shares in percent: a beginner against easy, and the first step up. Higher steps of Punto and Campos are wider. */
const BANDS: { readonly [seats: number]: { readonly [bot: string]: readonly [number, number] } } = {
  2: { newcomer: [60, 70], medium: [65, 75] },
  3: { newcomer: [50, 60], medium: [55, 65] },
};

test.each(['jericho', 'punto', 'campos', 'schicht'])('%s is fair to who has just learnt it', async (id) => {
  const game = await GAME_LOADERS[id]();
  const rows = findRows(readFileSync(join(root, 'docs/ladder.md'), 'utf8'), gameTitle(id));
  for (const [bot, [low, high]] of Object.entries(BANDS[game.seats.min])) {
    const row = rows.find((other) => other[1] === bot && other[2].startsWith('easy'))!;
    expect(Number.parseFloat(row[3]), row.join(' ')).toBeGreaterThanOrEqual(low);
    expect(Number.parseFloat(row[3]), row.join(' ')).toBeLessThanOrEqual(high);
  }
});
