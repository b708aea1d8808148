/** Errors of the program: each is shown with a button that reloads, and reported to the server's log. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, PHONE } from './browser.ts';
import { expectMissing } from './expectMissing.ts';
import { createVisitor, openTable } from './onlineTables.ts';

const BROKEN = { size: PHONE, breaks: true };

const waitForNotice = (page: Page): Promise<void> =>
  page.getByText('Something went wrong on this page. Your match is saved.').waitFor();

const reload = async (page: Page): Promise<void> => {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
};

/** From now on, parsing JSON fails as a program with an error would. */
const breakParsing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    JSON.parse = () => {
      throw new TypeError('broken answer of "Ada" at table 7f3a');
    };
  });

describeInBrowser('faults', ({ visit, site }) => {
  async function waitForReport(message: string, page: string): Promise<void> {
    await expect
      .poll(() => site().listFaults())
      .toContainEqual(expect.objectContaining({ name: 'TypeError', message, page }));
  }

  test('an error in a chunk is not retried', async () => {
    const page = await visit('#/you', BROKEN);
    let requests = 0;
    await page.route('**/assets/AccountPage*.js', (route) => {
      requests++;
      return route.fulfill({ contentType: 'text/javascript', body: "throw new TypeError('broken chunk')" });
    });
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await waitForNotice(page);
    await waitForReport('broken chunk', 'me');
    expect(requests, 'the browser asks once').toBe(1);
    await page.unroute('**/assets/AccountPage*.js');
    await reload(page);
    await page.getByRole('heading', { name: 'Account' }).waitFor();
  });

  test('an error while a table reads a message does not reconnect', async () => {
    const ada = await openTable(visit, { game: 'punto' }, { breaks: true });
    let sockets = 0;
    ada.on('websocket', () => sockets++);
    await breakParsing(ada);
    const link = await ada.getByLabel('Link to this table', { exact: true }).inputValue();
    await visit(new URL(link).pathname.slice(1), createVisitor('Ben'));
    await waitForNotice(ada);
    // Quotes and words with digits may be data of players.
    await waitForReport('broken answer of … at table …', 't');
    expect(sockets).toBe(0);
    await reload(ada);
    await ada.locator('.lobby-seats [data-me]').waitFor();
  });

  test('an error while a page reads an answer is not “no server”', async () => {
    const page = await visit('', BROKEN);
    await breakParsing(page);
    await page.evaluate(() => (location.hash = '#/ranks'));
    await waitForNotice(page);
    await waitForReport('broken answer of … at table …', 'ranks');
    await expectMissing(page.getByRole('button', { name: 'Try again' }), { once: page.locator('.missing') });
  });

  test('an error in a component replaces the page', async () => {
    const page = await visit('#/rules', BROKEN);
    await page.evaluate(() => {
      const find = document.querySelector.bind(document);
      document.querySelector = (selector: string) => {
        if (selector.includes('tavola-meet')) throw new TypeError('broken component');
        return find(selector);
      };
      location.hash = '';
    });
    await waitForNotice(page);
    await waitForReport('broken component', '');
    await reload(page);
    await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  });

  test('an error in a worker is shown, and the match continues', async () => {
    const page = await visit('', BROKEN);
    await page.route('**/assets/workerEntry*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "addEventListener('message', () => { throw new TypeError('broken bot'); });",
      }),
    );
    await page.evaluate(() => (location.hash = '#/play/punto?seats=2&bots=easy&start=1&seed=look'));
    await waitForNotice(page);
    await expect
      .poll(() =>
        site()
          .listFaults()
          .map(({ message }) => message),
      )
      .toContain('Uncaught TypeError: broken bot');
    await page.getByText('A bot could not decide', { exact: false }).waitFor();
  });

  test('an uncaught error is a fault', async () => {
    const page = await visit('', BROKEN);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('nobody caught it');
      });
    });
    await waitForNotice(page);
    await waitForReport('nobody caught it', '');
  });

  test('an unhandled rejection is a fault', async () => {
    const page = await visit('', BROKEN);
    await page.evaluate(() => {
      void Promise.reject(new TypeError('nobody handled it'));
    });
    await waitForNotice(page);
    await waitForReport('nobody handled it', '');
  });

  test('a lost network is no fault', async () => {
    const page = await visit('', {
      ...createVisitor('Ada', { size: PHONE }),
      losesNetwork: true,
      keeps: false,
    });
    const before = site().listFaults().length;
    let isLost = true;
    await page.route('**/api/**', (route) =>
      isLost ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.evaluate(() => (location.hash = '#/ranks'));
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await expectMissing(page.locator('.missing'), { once: again });
    isLost = false;
    await again.click();
    await page.getByRole('heading', { name: 'Leaderboards' }).waitFor();
    expect(site().listFaults().length).toBe(before);
  });
});
