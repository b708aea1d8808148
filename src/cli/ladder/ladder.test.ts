/** The ladder in little: wide margins, few matches, the cheap levels only. `npm run ladder` plays the whole one. */
import { LEVELS } from '../../core/index.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { botNames } from '../../bots/index.ts';
import { GAMES } from '../../games/rules.ts';
import { climb, pairingOf, rowOf, rungsOf } from './ladder.ts';
import { crossTable, ladderText, pageWith, type Row, rowsOf } from './ladderPage.ts';
import { runLadder } from './ladderRun.ts';

for (const [id, load] of Object.entries(GAMES)) {
  const game = await load();
  describe(id, () => {
    test('has every level', () =>
      expect(botNames(id)).toEqual(['random', 'greedy', 'search', ...LEVELS, 'master']));
    test('each level meets the weaker ones, and expert meets greedy and its own past at every number of seats', () => {
      const rungs = rungsOf(game);
      const levels = rungs.filter(({ against }) => against !== 'greedy' && against !== 'old-expert');
      expect(levels.map(({ bot, against, part }) => [bot, against, part])).toEqual([
        ['newcomer', 'easy', 1],
        ['medium', 'easy', 1],
        ['hard', 'medium', 1],
        ['expert', 'hard', 1],
        ['hard', 'easy', 0.25],
        ['expert', 'medium', 0.25],
        ['expert', 'easy', 0.25],
      ]);
      const everySeats = Array.from(
        { length: game.seats.max - game.seats.min + 1 },
        (_, i) => game.seats.min + i,
      );
      for (const opponent of ['greedy', 'old-expert']) {
        const met = rungs.filter(({ against }) => against === opponent);
        expect(met.map(({ config }) => config.seats)).toEqual(everySeats);
      }
    });
    test('even easy beats random', async () => {
      const rung = { ...rungsOf(game)[1], bot: 'easy', against: 'random' };
      const fair = 1 / game.seats.min;
      // Few matches are enough where the difference is plain, more are played where it is not.
      let matches = 8 * game.seats.min;
      let result = await climb(game, rung, matches, 'little', 1);
      while (result.share.low <= fair && matches < 128 * game.seats.min)
        result = await climb(game, rung, (matches *= 4), 'little', 1);
      expect(result.share.low).toBeGreaterThan(fair);
      expect(ladderText([rowOf(result)])).toContain('easy');
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
  ];
  const pairings = [
    ['2', 'medium', 'easy'],
    ['2', 'hard', 'medium'],
    ['2', 'hard', 'easy'],
  ] as const;
  const add = (page: string, title: string, added: Row): string =>
    pageWith(page, title, added, pairings, ['easy', 'medium', 'hard']);

  test('keeps what was played before, in the order of the pairings', () => {
    let page = add('', 'One', row('hard', 'medium', '70 %'));
    page = add(page, 'Two', row('hard', 'easy', '90 %'));
    page = add(page, 'One', row('medium', 'easy', '66 %'));
    expect(rowsOf(page, 'One')).toEqual([row('medium', 'easy', '66 %'), row('hard', 'medium', '70 %')]);
    expect(rowsOf(page, 'Two')).toEqual([row('hard', 'easy', '90 %')]);
  });
  test('replaces a pairing that is played again', () => {
    let page = add('', 'One', row('hard', 'medium', '70 %'));
    page = add(page, 'One', row('hard', 'medium', '71 %'));
    expect(rowsOf(page, 'One')).toEqual([row('hard', 'medium', '71 %')]);
  });
  test('drops a pairing that the game no longer has', () => {
    let page = pageWith('', 'One', row('old', 'easy', '1 %'), [['2', 'old', 'easy']], ['easy']);
    page = add(page, 'One', row('hard', 'medium', '70 %'));
    expect(rowsOf(page, 'One')).toHaveLength(1);
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

describe('a run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('writes every pairing as it ends and does not repeat those that are written', async () => {
    const game = await GAMES.jericho();
    const said: string[] = [];
    const plan = {
      games: 3,
      seed: 'run',
      jobs: 1,
      file: join(folder, 'ladder.md'),
      resume: true,
      wants: ({ bot }: { bot: string }) => bot === 'medium',
    };
    await runLadder([game], plan, (text) => said.push(text));
    const page = readFileSync(plan.file, 'utf8');
    expect(page).toContain('# The ladder');
    expect(rowsOf(page, 'Jericho').map(([seats, bot, against]) => [seats, bot, against])).toEqual([
      pairingOf(rungsOf(game)[1]),
    ]);
    expect(said).toHaveLength(2);
    await runLadder([game], plan, (text) => said.push(text));
    expect(said).toHaveLength(3);
    expect(readFileSync(plan.file, 'utf8')).toBe(page);
  });
});
