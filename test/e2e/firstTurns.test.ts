/** The first turns of each game with every number of seats and option, by touch on a phone. */
import { expect, test } from 'vitest';
import { describeInBrowser, PHONE, SMALL_PHONE } from './browser.ts';
import { listTables, GAME_FIXTURES } from './gameFixtures.ts';
import { waitForTurn, countDecisions, createRandom, playByTap } from './matchPlayer.ts';

const TABLES = await listTables();
const BY_GAME = GAME_FIXTURES.map(({ game }) => ({
  game,
  tables: TABLES.filter((table) => table.startsWith(`${game}?`)),
}));

/** The player's turns per test; each may need several taps. */
const TURNS = 3;

describeInBrowser('the first turns on a phone', ({ visit, site }) => {
  test.each(BY_GAME)('$game', async ({ tables }) => {
    const page = await visit('');
    for (const table of tables) {
      await page.setViewportSize(table.includes('seats=2') ? PHONE : SMALL_PHONE);
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('tavola.match.')) localStorage.removeItem(key);
      });
      await page.goto(`${site().address}#/play/${table}&bots=easy&seed=first`);
      const roll = createRandom(3);
      let asked = -1;
      for (let turns = 0, taps = 0; turns < TURNS; taps++) {
        expect(taps, `${table}: taps lead somewhere`).toBeLessThan(40);
        expect(await waitForTurn(page)).toBe(false);
        const now = await countDecisions(page);
        if (now !== asked) turns++;
        asked = now;
        await playByTap(page, roll);
      }
      const { scrolls, wide } = await page.evaluate(() => ({
        scrolls: document.documentElement.scrollHeight > innerHeight + 1,
        wide: document.documentElement.scrollWidth > innerWidth,
      }));
      expect({ table, scrolls, wide }, 'the table fits the screen').toEqual({
        table,
        scrolls: false,
        wide: false,
      });
      // Changes only the hash: a reload takes longer than the turns.
      await page.goto(`${site().address}#/`);
      await page.locator('.tiles').waitFor();
    }
  });
});
