/** Explanations at a table: hints with reasons, things by hover, focus, tap, key and long press, and reasons in the log. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { OUR_GAMES } from '../completeGames.ts';
import { expectMissing } from './expectMissing.ts';
import { DESKTOP, describeInBrowser, PHONE } from './browser.ts';
import { checkScreen } from './checkScreen.ts';
import { waitForTurn, createRandom, playByTap } from './matchPlayer.ts';

/** A game may have no explanations. */
const REASONS = import.meta.glob('../../src/games/*/explain/explain.ts');
const EXPLAINED = GAMES.map(({ id }) => id).filter(
  (id) => `../../src/games/${id}/explain/explain.ts` in REASONS,
);

const TIP = '#explained';
/** The player's card or piece that can be used now. */
const MINE = '.hand [data-thing]:not([aria-disabled=true])';

async function readTip(page: Page): Promise<string> {
  await page.locator(TIP).waitFor();
  return page.locator(TIP).innerText();
}

const readFocusedThing = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(
      [...document.querySelectorAll('.seats, #board, .dock, .beside')].map((one) =>
        one.getBoundingClientRect(),
      ),
    ),
  );

test('each of our games has explanations', () =>
  expect(EXPLAINED).toEqual(expect.arrayContaining(OUR_GAMES)));

describeInBrowser('explanations', ({ visit }) => {
  test.each(EXPLAINED)('%s explains its things by pointer, key and finger', async (game) => {
    const page = await visit(`#/play/${game}?bots=easy&seed=reasons`, {
      size: DESKTOP,
      settings: { speed: 'off' },
    });
    const roll = createRandom(3);
    for (let taps = 0; taps < 4; taps++) {
      await waitForTurn(page);
      await playByTap(page, roll);
    }
    await waitForTurn(page);
    await page.keyboard.press('Escape');

    // Hovering shows a tip, and nothing moves.
    const before = await readFocusedThing(page);
    await page.locator('.seats [data-thing]').first().hover();
    expect((await readTip(page)).length).toBeGreaterThan(10);
    expect(await readFocusedThing(page)).toBe(before);
    await page.keyboard.press('Escape');
    await page.locator(TIP).waitFor({ state: 'detached' });

    // Focus shows it too, as the thing's description.
    await page.locator('.hand [data-cell]').first().focus();
    await page.keyboard.press('ArrowRight');
    await readTip(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-describedby'))).toBe(
      'explained',
    );

    // The key opens the sheet with the clause, and so does a right click.
    await page.keyboard.press('i');
    await page.locator('dialog.large-thing').waitFor();
    expect(await page.locator('.thing-picture.large > *').count()).toBe(1);
    await checkScreen(page, `${game}-5-large`);
    await page.keyboard.press('Escape');
    await page.locator(MINE).first().click({ button: 'right' });
    await page.locator('dialog.large-thing').waitFor();
    await page.getByRole('button', { name: 'See the rule' }).first().click();
    await page.locator('dialog.reading').waitFor();
    await page.keyboard.press('Escape');

    // Every line of the log explains itself and outlines its things.
    await page.locator('.why-button:visible').first().click();
    await page.locator('.why-panel').waitFor();
    await expect.poll(() => page.locator('.why-panel').innerText()).toMatch(/[A-Z]\d+ /);
    await checkScreen(page, `${game}-6-why`);
    await page.locator('.why-panel').getByRole('button', { name: 'See the rule' }).press('Enter');
    await page.locator('dialog.reading').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.locator('.why-panel').waitFor({ state: 'detached' });

    // Seen cards are counted unless the player switches it off.
    await page.keyboard.press('c');
    await page.locator('dialog.seen').waitFor();
    expect(await page.locator('.seen-card').count()).toBeGreaterThan(10);
    await checkScreen(page, `${game}-7-seen`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog summary').click();
    await page.getByLabel('Count the cards seen').uncheck();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('c');
    await page.keyboard.press('?');
    await expectMissing(page.locator('dialog.seen'), { once: page.locator('dialog[open]') });

    // On a phone a long press explains and plays nothing.
    const phone = await visit(`#/play/${game}?bots=easy&seed=reasons`, { size: PHONE, touch: true });
    await waitForTurn(phone);
    // Explanations load after the table.
    await phone.waitForLoadState('networkidle');
    const box = (await phone.locator(MINE).first().boundingBox())!;
    const finger = await phone.context().newCDPSession(phone);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await phone.locator('dialog.large-thing').waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await phone.keyboard.press('Escape');
    await phone.locator('dialog').waitFor({ state: 'detached' });
    await expectMissing(phone.locator('.asking'), { once: phone.locator('.dock[data-mine]') });
  });
});
