/** The first turns of each game at each of its seat counts and options, by tapping on a phone. */
import { expect, test } from 'vitest';
import { inBrowser, PHONE, SMALL_PHONE } from './browser.ts';
import { everyTable, SHOWN } from './games.ts';
import { awaitTurn, decided, dice, tapOne } from './player.ts';

const TABLES = await everyTable();
const BY_GAME = SHOWN.map(({ game }) => ({
  game,
  tables: TABLES.filter((table) => table.startsWith(`${game}?`)),
}));

/** Own turns that a test plays; each may take several taps. */
const TURNS = 3;

inBrowser('the first turns on a phone', ({ visit, site }) => {
  test.each(BY_GAME)('$game', async ({ tables }) => {
    const page = await visit('');
    for (const table of tables) {
      await page.setViewportSize(table.includes('seats=2') ? PHONE : SMALL_PHONE);
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('tavola.match.')) localStorage.removeItem(key);
      });
      await page.goto(`${site().address}#/play/${table}&bots=easy&seed=first`);
      const roll = dice(3);
      let asked = -1;
      for (let turns = 0, taps = 0; turns < TURNS; taps++) {
        expect(taps, `${table}: taps lead somewhere`).toBeLessThan(40);
        expect(await awaitTurn(page)).toBe(false);
        const now = await decided(page);
        if (now !== asked) turns++;
        asked = now;
        await tapOne(page, roll);
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
      // Within the page: loading it anew takes longer than the turns.
      await page.goto(`${site().address}#/`);
      await page.locator('.tiles').waitFor();
    }
  });
});
