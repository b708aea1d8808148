import { expect, test } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { GAME_FIXTURES } from './gameFixtures.ts';
import { waitForTurn } from './matchPlayer.ts';

describeInBrowser('keyboard focus at a table', ({ visit }) => {
  const focused = (page: Awaited<ReturnType<typeof visit>>): Promise<string> =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement?.matches('[data-legal]') === true) return 'legal';
      return activeElement?.closest('#board') === null ? activeElement.localName : 'board';
    });

  test.each(GAME_FIXTURES.map((shown) => `${shown.game}?seats=${shown.seats[0]}`))(
    '%s: the table has focus on the player’s turn, and N and P work anywhere',
    async (table) => {
      const page = await visit(`#/play/${table}&bots=easy&seed=keys`);
      const isAtTable = (): Promise<boolean> =>
        page.evaluate(() => document.activeElement?.closest('.frame [role=group]') !== null);
      await waitForTurn(page);
      await expect.poll(isAtTable).toBe(true);
      await page.reload();
      await waitForTurn(page);
      await expect.poll(isAtTable).toBe(true);
      await page.goto(page.url().replace(/#.*/, '#/'));
      await page.getByRole('link', { name: 'Continue' }).click();
      await waitForTurn(page);
      await expect.poll(isAtTable).toBe(true);
      await page.keyboard.press('n');
      expect(await focused(page)).toBe('legal');

      // From a header button, from the player's cards, from a tool.
      for (const place of ['.table-top button', '.hand [data-cell][tabindex="0"]', '.tools button']) {
        await page.locator(place).first().focus();
        await page.keyboard.press('n');
        const first = await page.evaluate(() => document.activeElement?.outerHTML);
        expect(await focused(page), `N from ${place}`).toBe('legal');
        await page.keyboard.press('n');
        await page.keyboard.press('p');
        expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(first);
      }
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('ArrowDown');
      expect(await isAtTable(), 'an arrow leads to the table').toBe(true);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('p');
      expect(await focused(page)).toBe('legal');
    },
  );
});
