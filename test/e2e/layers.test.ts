/** Layers: for every game and size of screen, what is offered can be tapped, whatever else is on show. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, inBrowser, PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE } from './browser.ts';
import { SHOWN } from './games.ts';
import { awaitTurn, dice, tapOne } from './player.ts';
import { coveredButtons, drawn } from './reach.ts';

const SIZES = { SMALL_PHONE, PHONE, PHONE_ON_ITS_SIDE, DESKTOP };

/** Own taps before the table is looked at again. */
const TAPS = 6;

/** At every size, once what has just been tapped has come to rest: a card in flight passes over buttons. */
async function expectReach(page: Page, moment: string): Promise<void> {
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await drawn(page);
    await expect.poll(() => coveredButtons(page), { message: `${moment}, ${name}` }).toEqual([]);
  }
}

inBrowser('what is offered can be tapped', ({ visit }) => {
  test.each(SHOWN)('$game', async ({ game, fullest }) => {
    const page = await visit(`#/play/${game}?${fullest}&bots=easy&seed=reach`);
    const roll = dice(5);
    const hint = async (moment: string): Promise<void> => {
      await page.keyboard.press('h');
      await page.locator('.hints').waitFor();
      await expectReach(page, `hints ${moment}`);
      await page
        .locator('.hint-way')
        .first()
        .click({ position: { x: 20, y: 6 } });
      await page.keyboard.press('Escape');
    };
    await awaitTurn(page);
    await expectReach(page, 'at the beginning');
    await hint('at the beginning');
    for (let taps = 0; taps < TAPS; taps++) {
      expect(await awaitTurn(page)).toBe(false);
      await tapOne(page, roll);
      await expectReach(page, `after ${taps + 1} taps`);
    }
    await awaitTurn(page);
    await page.keyboard.press('Escape');
    await expectReach(page, 'later');
    await hint('later');
    for (const key of ['?', 'l', 'g']) {
      await page.keyboard.press(key);
      await page.locator('dialog[open]').waitFor();
      await expectReach(page, `dialog of ${key}`);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog[open]').waitFor();
    await expectReach(page, 'menu');
  });
});
