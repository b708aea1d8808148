/** Layers: for every game and screen size, nothing covers a button. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, describeInBrowser, PHONE, PHONE_LANDSCAPE, SMALL_PHONE } from './browser.ts';
import { GAME_FIXTURES } from './gameFixtures.ts';
import { waitForTurn, createRandom, playByTap } from './matchPlayer.ts';
import { listCoveredButtons, waitForDraw } from './coveredButtons.ts';

const SIZES = { SMALL_PHONE, PHONE, PHONE_ON_ITS_SIDE: PHONE_LANDSCAPE, DESKTOP };

const TAPS = 6;

/** Checks all sizes after animations have ended: flying cards pass over buttons. */
async function expectNothingCovered(page: Page, moment: string): Promise<void> {
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await waitForDraw(page);
    await expect.poll(() => listCoveredButtons(page), { message: `${moment}, ${name}` }).toEqual([]);
  }
}

describeInBrowser('nothing covers a button', ({ visit }) => {
  test.each(GAME_FIXTURES)('$game', async ({ game, fullest }) => {
    const page = await visit(`#/play/${game}?${fullest}&bots=easy&seed=reach`);
    const roll = createRandom(5);
    const hint = async (moment: string): Promise<void> => {
      await page.keyboard.press('h');
      await page.locator('.hints').waitFor();
      await expectNothingCovered(page, `hints ${moment}`);
      await page
        .locator('.hint-way')
        .first()
        .click({ position: { x: 20, y: 6 } });
      await page.keyboard.press('Escape');
    };
    await waitForTurn(page);
    await expectNothingCovered(page, 'at the beginning');
    await hint('at the beginning');
    for (let taps = 0; taps < TAPS; taps++) {
      expect(await waitForTurn(page)).toBe(false);
      await playByTap(page, roll);
      await expectNothingCovered(page, `after ${taps + 1} taps`);
    }
    await waitForTurn(page);
    await page.keyboard.press('Escape');
    await expectNothingCovered(page, 'later');
    await hint('later');
    for (const key of ['?', 'l', 'g']) {
      await page.keyboard.press(key);
      await page.locator('dialog[open]').waitFor();
      await expectNothingCovered(page, `dialog of ${key}`);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog[open]').waitFor();
    await expectNothingCovered(page, 'menu');
  });
});
