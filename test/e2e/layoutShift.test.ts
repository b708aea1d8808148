/** No layout shift: late answers, messages and chunks have reserved space. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectMissing } from './expectMissing.ts';
import { DESKTOP, describeInBrowser, PHONE } from './browser.ts';
import { listLayoutShifts, watchLayoutShifts } from './layoutShift.ts';
import { openTable, getPath } from './onlineTables.ts';

/** Pages, and the element that appears last on each. */
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
  ['#/learn', '.game-cards'],
  ['#/you', '.past-matches, #history'],
  ['#/settings', '#counts-cards'],
];
/** The delay of the server's answers, in milliseconds. */
const LATE = 200;

/** Holds back the answers to some requests until released. */
async function holdRequests(page: Page, requests: string): Promise<() => void> {
  let openIt = (): void => undefined;
  const opened = new Promise<void>((resolve) => (openIt = resolve));
  await page.route(requests, async (route) => {
    await opened;
    await route.continue();
  });
  return openIt;
}

describeInBrowser('layout shift', ({ visit, site }) => {
  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('a press on the first page counts where it began: %s', async (_, size) => {
    const ada = await openTable(visit, { game: 'punto' }, { size, isRefused: true });
    const answer = await holdRequests(ada, '**/api/turns');
    await ada.goto(site().address);
    const meet = ada.getByRole('link', { name: 'Play with someone now' });
    await meet.scrollIntoViewIfNeeded();
    const before = (await meet.boundingBox())!;
    await ada.mouse.move(before.x + 20, before.y + 20);
    await ada.mouse.down();
    answer();
    await ada.getByRole('link', { name: 'Go to the table: Punto' }).waitFor();
    expect(await meet.boundingBox()).toEqual(before);
    await ada.mouse.up();
    await ada.waitForURL('**/#/meet');

    // A table unknown to this device appears only in a count, and gets a row on the next visit.
    await ada.unroute('**/api/turns');
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
  ])('nothing moves while a page loads: %s', async (_, size) => {
    const ada = await openTable(visit, { game: 'punto' }, { size, isRefused: true });
    await watchLayoutShifts(ada, LATE);
    const moved: { [place: string]: readonly string[] } = {};
    for (const [i, [place, last]] of [...PAGES, [getPath(ada), '.chosen-terms'] as const].entries()) {
      // A new query each time, because a new hash alone does not reload the page.
      await ada.goto(`${site().address}?${i}${place}`);
      await ada.locator(last).first().waitFor({ state: 'attached' });
      const seen = await listLayoutShifts(ada);
      if (seen.length > 0) moved[place] = seen;
    }
    // The strip above every page has reserved space too.
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

  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])(
    'the page is drawn before its fonts are there, and nothing moves when they arrive: %s',
    async (_, size) => {
      const page = await visit('', { size });
      await watchLayoutShifts(page, 0);
      for (const [place, last] of [
        ['?1', '.tiles'],
        ['?2#/new/punto', '.opponent-line'],
        ['?3#/rules', 'h1'],
      ] as const) {
        const release = await holdRequests(page, '**/*.woff2');
        await page.goto(site().address + place, { waitUntil: 'commit' });
        await page.locator(last).first().waitFor();
        expect(await page.evaluate(() => document.readyState), 'the fonts are on their way').toBe(
          'interactive',
        );
        release();
        await page.waitForLoadState('load');
        await page.evaluate(() => document.fonts.ready);
        expect(await listLayoutShifts(page), place).toEqual([]);
        await page.unroute('**/*.woff2');
      }
    },
  );

  test('the fonts that stand in for ours are as wide and as high', async () => {
    const page = await visit('');
    const sizes = await page.evaluate(async (text) => {
      await document.fonts.ready;
      const measure = (font: string): readonly [width: number, height: number] => {
        const line = document.createElement('span');
        line.style.cssText = `position: fixed; white-space: nowrap; font: ${font}`;
        line.textContent = text;
        document.body.append(line);
        return [line.offsetWidth, line.offsetHeight];
      };
      const inBoth = async (weight: number, ours: string, fallback: string) => {
        const font = `${weight} 50px "${ours}"`;
        const standIn = `${weight} 50px "${fallback}", "${fallback} DejaVu"`;
        // Most machines lack one of the two that stand in.
        await Promise.allSettled([document.fonts.load(font), document.fonts.load(standIn)]);
        return [measure(font), measure(standIn)] as const;
      };
      return Promise.all([
        ...[400, 600, 700].map((weight) =>
          inBoth(weight, 'Atkinson Hyperlegible Next Variable', 'Text Fallback'),
        ),
        inBoth(600, 'Fraunces Variable', 'Title Fallback'),
      ]);
    }, 'What shall we play? Everything is played with exact rules, alone or with others.');
    for (const [[width, height], [otherWidth, otherHeight]] of sizes) {
      expect(Math.abs(otherWidth / width - 1)).toBeLessThan(0.03);
      expect(Math.abs(otherHeight - height)).toBeLessThanOrEqual(1);
    }
  });

  test('a press whose control has moved presses nothing else', async () => {
    const page = await visit('', { size: PHONE });
    const tables = page.getByRole('link', { name: 'Online tables' });
    await tables.scrollIntoViewIfNeeded();
    const { x, y } = (await tables.boundingBox())!;
    const before = await page.evaluate(() => history.length);
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.evaluate(() =>
      document.querySelector('#main')!.insertAdjacentHTML('afterbegin', '<br>'.repeat(3)),
    );
    const { y: now } = (await tables.boundingBox())!;
    expect(now).toBeGreaterThan(y + 40);
    await page.mouse.up();
    // Another press, where it is now.
    await tables.click();
    await page.waitForURL('**/#/tables');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  test('the second click of a double click presses nothing that the first one brought', async () => {
    const page = await visit('#/play/punto?seats=2&bots=easy&seed=look');
    await page.getByRole('button', { name: 'Menu' }).dblclick();
    // Beside a dialog a click closes it.
    await page.getByRole('button', { name: 'Keys' }).click();
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  });

  test('a double click on *Add a seat* adds a seat and does not change who sits there', async () => {
    const page = await visit('#/new/punto', { size: PHONE });
    const added = page.getByRole('button', { name: 'Add a seat' });
    const third = page.locator('.sitters > li').nth(2);
    await added.click();
    const name = await third.getByRole('button', { name: /Another opponent/ }).innerText();
    await page.getByRole('button', { name: 'Remove seat 3' }).dblclick();
    await third.waitFor({ state: 'detached' });
    await added.dblclick();
    await third.waitFor();
    expect(await third.getByRole('button', { name: /Another opponent/ }).innerText()).toBe(name);
    expect(await page.locator('.sitters > li').count()).toBe(3);
  });
});
