/** A finished match is replayed by keyboard, reviewed, shared at a moment, and continued from there. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectMissing } from './expectMissing.ts';
import { DESKTOP, describeInBrowser, PHONE } from './browser.ts';
import { saveRandomMatch } from './savedMatch.ts';
import { checkScreen } from './checkScreen.ts';

async function expectStep(page: Page, step: number): Promise<void> {
  await expect.poll(async () => Number(await page.locator('.scrub input').inputValue())).toBe(step);
}

describeInBrowser('the review', ({ visit }) => {
  test('the review of a match is saved and shows better moves', async () => {
    const page = await visit('', { size: PHONE });
    const steps = await saveRandomMatch(page);
    await page.goto(`${page.url().split('#')[0]}#/replay/looked?look`);
    await page.locator('.review progress').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.getByRole('button', { name: 'Separate luck from skill' }).press('Enter');
    await page.locator('.chances').waitFor({ timeout: 120_000 });
    // The board stays visible beside the review, which begins with the costliest decision and both moves on the board.
    await page.locator('#board').waitFor();
    const turns = page.locator('.turns .is-open');
    await turns.getByText(/^Your move: place .* Your chance: \d+% → \d+%$/).waitFor();
    await turns.getByText(/^Better: place .* Wins \d+% more often\.$/).waitFor();
    await turns.getByText(/^Played: place .*\./).waitFor();
    expect(await page.locator('#board .badge.rank').count()).toBe(2);
    expect(await page.locator('.scrub-buttons select').inputValue()).toBe('0');
    const rows = page.locator('.review details[open] .falls tr td:last-child');
    expect(await rows.allTextContents()).toEqual([
      '50%',
      expect.stringMatching(/little|lot/),
      expect.stringMatching(/little|lot/),
      expect.stringMatching(/little|lot/),
      expect.stringMatching(/^(0|100)%$/),
    ]);
    await checkScreen(page, 'review');
    const other = page.locator('.review details:not([open]) summary');
    await other.first().press('Enter');
    await page.locator('.review details[open]').nth(1).waitFor();
    // The chart scrubs the replay.
    const chart = page.locator('.chances');
    const { width } = (await chart.boundingBox())!;
    await chart.click({ position: { x: width - 2, y: 20 } });
    await expectStep(page, steps);
    await expectMissing(page.getByRole('button', { name: 'Play on from here' }), { once: chart });
    await page.getByRole('button', { name: 'Previous turning point' }).press('Enter');
    await turns.waitFor();
    await page.getByRole('button', { name: 'Next turning point' }).click({ force: true });
    await page.locator('.turn').first().press('Enter');
    await checkScreen(page, 'review-better');
    await page.keyboard.press('ArrowRight');
    await page.locator('#board .badge.rank').waitFor({ state: 'detached' });

    // The review is saved with the match and marks the slider.
    await page.reload();
    await page.locator('.chances').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.review').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Review' }).click();
    await page.locator('.review').getByRole('button', { name: 'Close' }).click();
    await page.locator('.review').waitFor({ state: 'detached' });
    expect(await page.locator('.scrub-marks svg:not(.is-part)').count()).toBeGreaterThan(0);

    await page.keyboard.press('End');
    await expectStep(page, steps);
    await page.keyboard.press('Home');
    await expectStep(page, 0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expectStep(page, 2);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expectStep(page, 0);
    await page.keyboard.press('3');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.speed)).toBe('fast');
    await page.keyboard.press('4');
    await page.keyboard.press(' ');
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLInputElement>('.scrub input')!.value) > 2,
    );
    await page.keyboard.press(' ');

    await page.locator('.scrub input').fill('4');
    await page.getByRole('button', { name: 'Menu' }).click();
    await checkScreen(page, 'review-menu');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy a link to step 4' }).click();
    const link = (await page.locator('.share-link a').getAttribute('href'))!;
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Play on from here/ }).click();
    await page.waitForURL(/#\/match\//);
    await page.locator('#board').waitFor();
    const played = await page.evaluate(() => {
      const id = location.hash.split('/').at(-1)!;
      return JSON.parse(localStorage.getItem(`tavola.match.${id}`)!).actions.length as number;
    });
    expect(played).toBeGreaterThanOrEqual(4);

    // From the review, too: the decision once more, and any other step.
    await page.goto(`${page.url().split('#')[0]}#/replay/looked?look`);
    await page.getByRole('button', { name: 'Try this move again' }).click();
    await page.waitForURL(/#\/match\//);
    await page.locator('.dock[data-mine]').waitFor();
    await page.goBack();
    await page.locator('.chances').waitFor();
    await page.locator('.scrub input').fill('4');
    await page.locator('.review').getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL(/#\/match\//);
    await page.locator('#board').waitFor();

    const elsewhere = await visit(link.slice(link.indexOf('#')), { size: DESKTOP });
    await elsewhere.locator('.scrub input').waitFor();
    await expectStep(elsewhere, 4);
    const damaged = await visit(link.slice(link.indexOf('#')).replace('look%20back', 'look%20forward'));
    await damaged.getByText('the link is damaged').waitFor();
  });

  test('a running match shows only what its player may know', async () => {
    const page = await visit('', { size: PHONE });
    await saveRandomMatch(page, 7);
    await page.goto(`${page.url().split('#')[0]}#/replay/looked`);
    const scrubber = page.locator('.scrub input');
    await expectMissing(page.locator('.scrub-buttons select'), { once: scrubber });
    await expectMissing(page.getByRole('button', { name: 'Review' }), { once: scrubber });
    await page.getByRole('button', { name: 'Menu' }).click();
    const share = page.getByRole('button', { name: 'Share' });
    await expectMissing(page.getByRole('button', { name: /^Play on/ }), { once: share });
    await share.click();
    await expectMissing(page.getByRole('button', { name: /link|file/ }), {
      once: page.getByText('During a match you can only share pictures'),
    });
  });
});
