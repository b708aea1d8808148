/** The first turns of each game at each of its seat counts and options, by tapping on a phone. */
import { expect, test } from 'vitest';
import { inBrowser, PHONE, SMALL_PHONE } from './browser.ts';
import { everyTable } from './houses.ts';
import { awaitTurn, decided, dice, tapOne } from './player.ts';

const TABLES = await everyTable();

/** Own turns that a test plays; each may take several taps. */
const TURNS = 3;

inBrowser('the first turns on a phone', ({ visit }) => {
  test.each(TABLES)('%s', async (table) => {
    const page = await visit(`#/play/${table}&bots=easy&seed=first`, {
      size: table.includes('seats=2') ? PHONE : SMALL_PHONE,
    });
    const roll = dice(3);
    let asked = -1;
    for (let turns = 0, taps = 0; turns < TURNS; taps++) {
      expect(taps, 'taps lead somewhere').toBeLessThan(40);
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
    expect({ scrolls, wide }, 'the table fits the screen').toEqual({ scrolls: false, wide: false });
  });
});
