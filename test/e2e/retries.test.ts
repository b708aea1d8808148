/** Retries: a chunk, its messages, its styles or an answer of the server fails once and still loads. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, PHONE } from './browser.ts';
import { createVisitor } from './onlineTables.ts';

const LOST = 'internetdisconnected';
/** The network fails, and no service worker caches anything. */
const unlucky = createVisitor('Ada', { size: PHONE, losesNetwork: true, keeps: false });
const blockOnce = (page: Page) => page.getByRole('link', { name: 'Account', exact: true });

describeInBrowser('retries', ({ visit }) => {
  const openYou = async (): Promise<Page> => {
    const page = await visit('#/you', unlucky);
    await blockOnce(page).waitFor();
    return page;
  };
  test('a failed chunk, its messages and its styles load on retry', async () => {
    const page = await openYou();
    const lost: string[] = [];
    // Each file fails once: the chunk, then its style, then its messages.
    await page.route(/assets\/.*\.(js|css)$/, async (route) => {
      const url = route.request().url();
      if (lost.includes(url)) return route.continue();
      lost.push(url);
      return route.abort(LOST);
    });
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await blockOnce(page).click();
    await page.getByRole('heading', { name: 'Account' }).waitFor();
    expect(lost.some((url) => /AccountPage.*\.js$/.test(url))).toBe(true);
    expect(lost.some((url) => url.endsWith('.css'))).toBe(true);
    expect(await page.locator('body[data-same]').count(), 'the page is the same').toBe(1);
    const gaps = page.locator('.page-parts').evaluate((parts) => getComputedStyle(parts).display);
    expect(await gaps, 'it has its style').toBe('grid');
  });

  test('a browser that caches the failure reloads the page', async () => {
    const page = await openYou();
    let isFresh = false;
    page.on('request', (request) => (isFresh ||= request.isNavigationRequest()));
    await page.route('**/assets/AccountPage*.js', (route) =>
      isFresh ? route.continue() : route.abort(LOST),
    );
    await blockOnce(page).click();
    await page.getByRole('heading', { name: 'Account' }).waitFor();
    expect(isFresh).toBe(true);
  });

  test('a part that keeps failing is reported and loads on request', async () => {
    const page = await openYou();
    let isLost = true;
    await page.evaluate(() => {
      // The page has just reloaded for this reason.
      sessionStorage.setItem('tavola.afresh', `${Date.now()}`);
    });
    await page.route(/assets\/.*\.js$/, (route) => (isLost ? route.abort(LOST) : route.continue()));
    await blockOnce(page).click();
    await page.getByText('Part of this page could not be loaded.').waitFor();
    isLost = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Account' }).waitFor();
    await page.getByText('Part of this page could not be loaded.').waitFor({ state: 'detached' });
  });

  test('a request that failed is retried by a button and when online', async () => {
    const page = await openYou();
    let isLost = true;
    await page.route('**/api/**', (route) => (isLost ? route.abort(LOST) : route.continue()));
    await blockOnce(page).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    isLost = false;
    await again.click();
    await page.getByRole('heading', { name: 'Account' }).waitFor();

    isLost = true;
    await page.evaluate(() => (location.hash = '#/ranks'));
    await again.waitFor();
    isLost = false;
    // The page listens once it has rendered.
    const ranks = page.getByRole('heading', { name: 'Leaderboards' });
    await expect
      .poll(
        async () => {
          await page.evaluate(() => dispatchEvent(new Event('online')));
          return ranks.count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
  });
});
