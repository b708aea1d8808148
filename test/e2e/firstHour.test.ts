/** The first hour by taps alone: home, lesson, a real match, its result, a rematch, the review, and another try. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameTitle } from '../../src/games/gameTitles.ts';
import { OUR_GAMES } from '../completeGames.ts';
import { describeInBrowser, DESKTOP, PHONE } from './browser.ts';
import { savePicture } from './checkScreen.ts';
import { playByTap, playToEnd, waitForTurn } from './matchPlayer.ts';
import { saveBotMatch } from './savedMatch.ts';

/** Taps through the last steps of a lesson. */
async function finishLesson(page: Page): Promise<void> {
  const over = page.getByRole('link', { name: 'Play a real match' });
  const coach = page.locator('.coach');
  await coach.waitFor();
  const on = coach.getByRole('button', { name: /^(Next|Do it for me)$/ });
  const step = (): Promise<string | null> => coach.getAttribute('data-step');
  for (let steps = 0; !(await over.isVisible()); steps++) {
    expect(steps).toBeLessThan(20);
    const before = await step();
    await expect
      .poll(
        async () => {
          if ((await step()) === before && !(await over.isVisible()))
            await on
              .first()
              .click({ timeout: 2000 })
              .catch(() => undefined);
          return (await step()) !== before || (await over.isVisible());
        },
        { interval: 700, timeout: 30_000 },
      )
      .toBe(true);
  }
}

/** From the result to another try of a move. */
async function lookBack(page: Page, name: string): Promise<void> {
  const result = page.locator('dialog.result[open]');
  await result.waitFor();
  const rematch = result.getByRole('button', { name: 'Rematch' });
  // The primary action is in reach without scrolling.
  await expect
    .poll(async () => {
      const box = (await rematch.boundingBox())!;
      return box.y + box.height;
    })
    .toBeLessThanOrEqual(page.viewportSize()!.height);
  await savePicture(page, `${name}-4-result`);
  const played = page.url();
  await rematch.click();
  await page.waitForURL((url) => url.hash.startsWith('#/match/') && url.href !== played);
  await waitForTurn(page);
  await savePicture(page, `${name}-5-rematch`);
  await page.goBack();
  await result.getByRole('link', { name: 'Review' }).click();
  const again = page.getByRole('button', { name: 'Try this move again' });
  await again.first().waitFor({ timeout: 120_000 });
  await savePicture(page, `${name}-6-review`);
  await again.first().click();
  await page.waitForURL((url) => url.hash.startsWith('#/match/') && url.href !== played);
  expect(await waitForTurn(page)).toBe(false);
  await savePicture(page, `${name}-7-again`);
}

const SETTINGS = { confirms: false } as const;

describeInBrowser('the first hour', ({ visit }) => {
  test.each(OUR_GAMES)('%s on a phone', async (game) => {
    // Near the end of the lesson: its own tests play the rest.
    const settings = { ...SETTINGS, lessonSteps: { [game]: 99 } };
    const page = await visit('', { size: PHONE, touch: true, settings });
    await page.getByRole('link', { name: 'Learn', exact: true }).click();
    await savePicture(page, `${game}-phone-1-learn`);
    await page.getByRole('link', { name: `Continue the lesson: ${gameTitle(game)}` }).click();
    await finishLesson(page);
    await savePicture(page, `${game}-phone-2-lesson`);
    await page.getByRole('link', { name: 'Play a real match' }).click();
    const start = page.getByRole('button', { name: `Start ${gameTitle(game)}` });
    await start.or(page.locator('#board')).first().waitFor();
    if (await start.isVisible()) await start.click();
    await waitForTurn(page);
    await savePicture(page, `${game}-phone-3-match`);
    await playToEnd(page, playByTap, 600);
    await lookBack(page, `${game}-phone`);
  });

  test.each(OUR_GAMES)('%s on a desktop', async (game) => {
    const page = await visit('', { size: DESKTOP, settings: SETTINGS });
    const decisions = await saveBotMatch(page, game);
    await saveBotMatch(page, game, { decisions: decisions - 6 });
    await page.reload();
    await page.getByRole('link', { name: 'Continue' }).first().click();
    await waitForTurn(page);
    await playToEnd(page, playByTap, 300);
    await lookBack(page, `${game}-desktop`);
  });
});
