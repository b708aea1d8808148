/** Nothing moves from under a finger: whatever comes late to a page, an answer, its words, a part of it, has its place there. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, inBrowser, PHONE } from './browser.ts';
import { open } from './tables.ts';

/** Holds the answers to some requests back until it is opened. */
async function gate(page: Page, requests: string): Promise<() => void> {
  let openIt = (): void => undefined;
  const opened = new Promise<void>((resolve) => (openIt = resolve));
  await page.route(requests, async (route) => {
    await opened;
    await route.continue();
  });
  return openIt;
}

inBrowser('still', ({ visit, site }) => {
  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('a press that has begun on the first page ends where it began: %s', async (_, size) => {
    const ada = await open(visit, { game: 'punto' }, { size, isRefused: true });
    const answer = await gate(ada, '**/api/waiting');
    await ada.goto(site().address);
    const account = ada.getByRole('link', { name: 'Account', exact: true });
    await account.scrollIntoViewIfNeeded();
    const before = (await account.boundingBox())!;
    await ada.mouse.move(before.x + 20, before.y + 20);
    await ada.mouse.down();
    answer();
    await ada.getByRole('link', { name: 'Go there: Punto' }).waitFor();
    expect(await account.boundingBox()).toEqual(before);
    await ada.mouse.up();
    await ada.waitForURL('**/#/me');

    // Of a table that this device did not know of it is only said that there is one more; the next time it has its row.
    await ada.unroute('**/api/waiting');
    await ada.evaluate(() => {
      const asked = Object.keys(localStorage).flatMap((key) => /^tavola\.seat\.(.*)/.exec(key)?.[1] ?? []);
      localStorage.setItem('tavola.waiting', JSON.stringify({ rows: 0, asked }));
    });
    await ada.goto(site().address);
    const tables = ada.getByRole('link', { name: 'Tables online' });
    await expect.poll(() => tables.innerText()).toContain('one more of yours');
    expect(await ada.getByRole('link', { name: 'Go there: Punto' }).count()).toBe(0);
    await tables.click();
    await ada.getByRole('link', { name: 'Tavola' }).click();
    await ada.getByRole('link', { name: 'Go there: Punto' }).waitFor();
    expect(await ada.locator('.count').count()).toBe(0);
  });
});
