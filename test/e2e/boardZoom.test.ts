/** What is too small for a finger is drawn larger. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, describeInBrowser, PHONE, SMALL_PHONE } from './browser.ts';
import { waitForTurn, countDecisions, createRandom, playByTap } from './matchPlayer.ts';

/** Until it goes no further; a press that comes too late for that does nothing. */
async function zoomOut(button: Locator): Promise<void> {
  for (let presses = 0; presses < 8 && (await button.getAttribute('aria-disabled')) !== 'true'; presses++)
    await button.click({ force: true });
}

describeInBrowser('Campos under a finger', ({ visit }) => {
  const sizes = (page: Page): Promise<number[]> =>
    page.locator('.place, .stone[data-legal]').evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );

  async function late(page: Page): Promise<void> {
    const roll = createRandom(4);
    for (let taps = 0; taps < 8; taps++) {
      await waitForTurn(page);
      if ((await page.locator('.zoom').count()) > 0 && (await page.locator('.place').count()) > 0) return;
      await playByTap(page, roll);
    }
  }

  test.each([PHONE, SMALL_PHONE, DESKTOP])(
    'what is too small for a finger can be drawn larger: by buttons and wheel',
    async (size) => {
      const page = await visit('#/play/campos?seats=4&bots=easy&seed=zoom', {
        size,
        settings: { confirms: false },
      });
      await late(page);
      const closer = page.getByRole('button', { name: 'Zoom in' });
      const farther = page.getByRole('button', { name: 'Zoom out' });
      const least = Math.min(...(await sizes(page)));
      expect(least, 'never smaller than can be hit at all').toBeGreaterThan(24);
      expect(least).toBeLessThan(44);
      await zoomOut(closer);
      await expect.poll(async () => Math.min(...(await sizes(page)))).toBeGreaterThanOrEqual(44);
      // It is moved about like a page, and pulled by a mouse.
      const pane = page.locator('.window');
      const at = (): Promise<number> => pane.evaluate((one) => one.scrollLeft + one.scrollTop);
      const { x, y, width, height } = (await pane.boundingBox())!;
      const before = await at();
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2 - 60, y + height / 2 - 40, { steps: 4 });
      await page.mouse.up();
      await expect.poll(at).not.toBe(before);
      await zoomOut(farther);
      await expect.poll(async () => Math.min(...(await sizes(page)))).toBeCloseTo(least, 0);
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.wheel(0, -400);
      await expect.poll(async () => Math.min(...(await sizes(page)))).toBeGreaterThan(least * 1.3);
    },
  );

  test('two fingers pinch, one finger has a lens and what it lets go of is tried', async () => {
    const page = await visit('#/play/campos?seats=4&bots=easy&seed=zoom', {
      size: PHONE,
      settings: { confirms: false },
      touch: true,
    });
    await late(page);
    const touch = await page.context().newCDPSession(page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...points: [number, number][]
    ): Promise<unknown> =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    const pane = (await page.locator('.window').boundingBox())!;
    const [x, y] = [pane.x + pane.width / 2, pane.y + pane.height / 2];

    const { x: left, y: top, width, height } = (await page.locator('.place').nth(3).boundingBox())!;
    const decisions = await countDecisions(page);
    await send('touchStart', [left + width / 2 + 3, top + height / 2 + 3]);
    await page.locator('.lens').waitFor();
    await send('touchEnd');
    await page.locator('.lens').waitFor({ state: 'detached' });
    expect(await countDecisions(page), 'a finger only tries').toBe(decisions);
    await page.getByRole('button', { name: 'Place it here' }).click();
    await expect.poll(() => countDecisions(page)).toBe(decisions + 1);

    await waitForTurn(page);
    const least = Math.min(...(await sizes(page)));
    await send('touchStart', [x - 20, y], [x + 20, y]);
    for (const far of [30, 45, 60, 70]) await send('touchMove', [x - far, y], [x + far, y]);
    await send('touchEnd');
    await expect.poll(async () => Math.min(...(await sizes(page)))).toBeGreaterThan(least * 1.5);
  });
});
