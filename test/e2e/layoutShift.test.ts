/** Nothing moves from under a finger: whatever comes late to a page, an answer, its words, a part of it, has its place there. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectMissing } from './expectMissing.ts';
import { DESKTOP, describeInBrowser, PHONE } from './browser.ts';
import { listLayoutShifts, watchLayoutShifts } from './layoutShift.ts';
import { openTable, getPath } from './onlineTables.ts';

/** Pages, and what comes last to each. */
const PAGES: readonly (readonly [place: string, last: string])[] = [
  ['', '[aria-label="Go to the table: Punto"]'],
  ['#/tables', '#running-tables'],
  ['#/new/punto', '.opponent-line'],
  ['#/new/punto?online', '#time'],
  ['#/club', '.club-code'],
  ['#/meet', '.meet-form'],
  ['#/ranks', '.ranks-board'],
  ['#/puzzles', '.puzzle-games'],
  ['#/daily', '.day-sitters'],
];
/** Milliseconds by which the server's answers are late. */
const LATE = 200;

/** Holds the answers to some requests back until it is opened. */
async function holdRequests(page: Page, requests: string): Promise<() => void> {
  let openIt = (): void => undefined;
  const opened = new Promise<void>((resolve) => (openIt = resolve));
  await page.route(requests, async (route) => {
    await opened;
    await route.continue();
  });
  return openIt;
}

describeInBrowser('still', ({ visit, site }) => {
  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('a press that has begun on the first page ends where it began: %s', async (_, size) => {
    const ada = await openTable(visit, { game: 'punto' }, { size, isRefused: true });
    const answer = await holdRequests(ada, '**/api/waiting');
    await ada.goto(site().address);
    const account = ada.getByRole('link', { name: 'Account', exact: true });
    await account.scrollIntoViewIfNeeded();
    const before = (await account.boundingBox())!;
    await ada.mouse.move(before.x + 20, before.y + 20);
    await ada.mouse.down();
    answer();
    await ada.getByRole('link', { name: 'Go to the table: Punto' }).waitFor();
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
    const tables = ada.getByRole('link', { name: 'Online tables' });
    const goThere = ada.getByRole('link', { name: 'Go to the table: Punto' });
    await expectMissing(goThere, { once: tables.filter({ hasText: 'one more of yours' }) });
    await tables.click();
    await ada.getByRole('link', { name: 'Tavola' }).click();
    await expectMissing(ada.locator('.count'), { once: goThere });
  });

  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('nothing moves while the parts of a page come: %s', async (_, size) => {
    const ada = await openTable(visit, { game: 'punto' }, { size, isRefused: true });
    await watchLayoutShifts(ada, LATE);
    const moved: { [place: string]: readonly string[] } = {};
    for (const [i, [place, last]] of [...PAGES, [getPath(ada), '.chosen-terms'] as const].entries()) {
      // Another question each time: a page whose hash alone is another is not loaded anew.
      await ada.goto(`${site().address}?${i}${place}`);
      await ada.locator(last).first().waitFor({ state: 'attached' });
      const seen = await listLayoutShifts(ada);
      if (seen.length > 0) moved[place] = seen;
    }
    // The strip above every page has its place, too, on the way.
    await ada.goto(`${site().address}?wait#/meet`);
    await ada.locator('.meet-form .primary').click();
    await ada.getByText('only you so far').waitFor();
    await ada.goto(`${site().address}?waiting#/daily`);
    await ada.getByText('only you so far').waitFor();
    moved['waiting'] = await listLayoutShifts(ada);
    await ada.getByRole('button', { name: 'Stop' }).click();
    await ada.locator('.meet-strip').waitFor({ state: 'detached' });
    expect(moved).toEqual({ waiting: [] });
  });

  test('a press ends on what it began on, even where that has moved all the same', async () => {
    const page = await visit('', { size: PHONE });
    const daily = page.getByRole('link', { name: 'Deal of the day' });
    const { x, y } = (await daily.boundingBox())!;
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.evaluate(() =>
      document.querySelector('#main')!.insertAdjacentHTML('afterbegin', '<br>'.repeat(8)),
    );
    await page.mouse.up();
    await page.waitForURL('**/#/daily');
  });
});
