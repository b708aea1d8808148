/** No screen is taller than its content: nothing invisible makes a page scroll into emptiness. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TestClient, openTable } from '../server/testClient.ts';
import { DESKTOP, describeInBrowser, PHONE } from './browser.ts';
import { GAME_FIXTURES } from './gameFixtures.ts';
import { saveBotMatch } from './savedMatch.ts';

const DECISIONS = 40;
const PAGES = [
  '#/',
  '#/tables',
  '#/statistics',
  '#/puzzles',
  '#/daily',
  '#/rules/punto',
  '#/learn',
  '#/you',
  '#/settings',
];

/** Two people of another device play at an online table. Returns its id. */
async function playOnline(url: string, game: string): Promise<string> {
  const id = await openTable(url, { game, seats: 2, watch: true });
  const clients = [await TestClient.connectTo(url, id), await TestClient.connectTo(url, id)];
  for (const [i, client] of clients.entries()) {
    await client.join();
    await client.sit(`Player ${i}`);
  }
  const begun = clients.map((client) => client.next('snapshot'));
  clients[0].send({ t: 'start' });
  await Promise.all(begun);
  for (let number = 0; number < DECISIONS && !clients[0].isOver; number++) {
    await clients[0].until('a turn', () => clients.some(({ owes }) => owes));
    const client = clients.find(({ owes }) => owes)!;
    const { version } = client.follower!;
    client.decide();
    await Promise.all(clients.map((one) => one.until('the move', () => one.follower!.version > version)));
  }
  for (const client of clients) client.close();
  return id;
}

/** By how many pixels one can scroll past the end of the content, or past the window at a table. */
const measureEmptiness = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const content = document.body.getBoundingClientRect().bottom + scrollY;
    return Math.max(0, document.documentElement.scrollHeight - Math.ceil(Math.max(innerHeight, content)));
  });

/** Whether the wheel over the board moves the page. */
async function scrollsByWheel(page: Page): Promise<boolean> {
  await page.locator('#board').hover({ force: true });
  await page.mouse.wheel(0, 3000);
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return scrollY > 0;
  });
}

describeInBrowser('the height of screens', ({ visit, site }) => {
  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('no screen is taller than its content: %s', { timeout: 300_000 }, async (_, size) => {
    const page = await visit('', { size });
    const { address } = site();
    const empty: { [screen: string]: number } = {};
    let loads = 0;
    const measure = async (screen: string, path: string, last: string): Promise<void> => {
      // A new query each time, because a new hash alone does not reload the page.
      await page.goto(`${address}?${loads++}${path}`);
      await page.locator(last).first().waitFor();
      empty[screen] = await measureEmptiness(page);
    };
    for (const { game } of GAME_FIXTURES) {
      await saveBotMatch(page, game, { decisions: DECISIONS });
      await measure(game, '#/match/shared', '#board');
      expect(await scrollsByWheel(page), `${game} scrolls`).toBe(false);
      await measure(`${game}, replay`, '#/replay/shared', '.scrub input');
    }
    await saveBotMatch(page, 'punto');
    await measure('review', '#/replay/shared?look', '.review');
    await measure('online table', `#/t/${await playOnline(address, 'punto')}`, '#board');
    expect(await scrollsByWheel(page), 'an online table scrolls').toBe(false);
    await measure('lobby', `#/t/${await openTable(address, { game: 'punto', seats: 2 })}`, '.lobby-seats');
    for (const path of PAGES) await measure(path, path, 'main');
    expect(Object.entries(empty).filter(([, pixels]) => pixels > 0)).toEqual([]);
  });
});
