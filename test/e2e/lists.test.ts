/** Live lists in a real browser: open tables and filters, watching, recent players, an accepted invitation. */
import { getSeatName } from '../../src/protocol/index.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PasskeyBrowser } from '../server/passkeyBrowser.ts';
import { TestClient, openTable } from '../server/testClient.ts';
import { describeInBrowser, PHONE } from './browser.ts';
import { checkScreen } from './checkScreen.ts';
import { withPasskeys } from './passkeys.ts';
import { getPath, createVisitor, waitUntilSeated } from './onlineTables.ts';

/** Two other people at a match that is open to spectators. */
async function playMatches(url: string, names: readonly [string, string]): Promise<TestClient[]> {
  const id = await openTable(url, { game: 'punto', seats: 2, watch: true });
  const clients = [];
  for (const name of names) {
    const client = await TestClient.connectTo(url, id);
    await client.join();
    await client.sit(name);
    clients.push(client);
  }
  await openTables(clients);
  return clients;
}

async function openTables(clients: readonly TestClient[]): Promise<void> {
  const begun = clients.map((client) => client.next('snapshot'));
  clients[0].send({ t: 'start' });
  await Promise.all(begun);
}

const listRows = (page: Page) => page.locator('#open-list > li');

describeInBrowser('the live lists', ({ visit, site }) => {
  test('the list of tables updates itself and can be filtered', async () => {
    const url = site().address;
    const page = await visit('#/tables');
    await page.getByText('No table is waiting for players right now.').waitFor();
    // The list updates without a request.
    for (const game of ['punto', 'campos', 'schicht'])
      await openTable(url, { game, seats: 3, listed: true, bots: game === 'campos' ? [2] : [] });
    await expect.poll(() => listRows(page).count()).toBe(3);
    await page.getByRole('status').getByText('3 tables', { exact: true }).waitFor();

    // By keyboard: the fold, then the choice.
    await page.locator('.filters summary').press('Enter');
    await page.locator('#filter-game').focus();
    await page.keyboard.press('c');
    await page.getByRole('status').getByText('1 of 3 tables').waitFor();
    expect(await listRows(page).count()).toBe(1);
    await checkScreen(page, 'lists-filtered');
    await page.locator('#filter-company').selectOption('people');
    await page.getByText('No open table matches these filters.').waitFor();

    // The device saves the filters.
    await page.reload();
    await page.getByText('No open table matches these filters.').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => listRows(page).count()).toBe(3);

    for (const [filter, value, shown] of [
      ['seats', '2', 0],
      ['clock', 'turns', 0],
      ['rated', 'rated', 0],
    ] as const) {
      await page.locator(`#filter-${filter}`).selectOption(value);
      await expect.poll(() => listRows(page).count()).toBe(shown);
      await page.getByRole('button', { name: 'Show all' }).press('Enter');
      await expect.poll(() => listRows(page).count()).toBe(3);
    }

    const one = await playMatches(url, ['Ada', 'Ben']);
    const best = page.getByRole('link', { name: 'Watch the best match' });
    await best.waitFor();
    const two = await playMatches(url, ['Carla', 'Dario']);
    await expect.poll(() => page.getByRole('link', { name: 'Watch: Punto' }).count()).toBe(2);
    await checkScreen(page, 'lists-running');
    for (const [link, address] of [
      ['Watch: Punto', /#\/t\/[^/]+$/],
      ['Open a table', /#\/new\/punto\?online$/],
      ['Leaderboards', /#\/ranks/],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).first().click();
      await page.waitForURL(address);
      await page.goto(`${url}#/tables`);
      await best.waitFor();
    }
    const first = (await best.getAttribute('href'))!;
    await best.click();
    await page.getByText('You are watching').first().waitFor();
    expect(getPath(page)).toBe(first);
    const [watched, other] = first.endsWith(one[0].id) ? [one, two] : [two, one];
    for (const client of watched) client.send({ t: 'end', agree: true });
    const next = page.getByRole('button', { name: 'Watch another match' });
    await next.press('Enter');
    await expect.poll(() => getPath(page)).toBe(`#/t/${other[0].id}`);
    // The notice of the first match is gone, and the second match is there.
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await page.getByText('You are watching').first().waitFor();
    for (const client of other) client.send({ t: 'end', agree: true });
    // A re-render of the result may swallow the press, so the test repeats it.
    await expect
      .poll(async () => {
        await next.press('Enter');
        return page.getByText('There is no other match to watch right now.').count();
      })
      .toBeGreaterThan(0);
    for (const client of [...one, ...two]) client.close();
  });

  test('a recent player’s invitation arrives on any page', async () => {
    const url = site().address.replace('127.0.0.1', 'localhost');
    const ben = await visit('', createVisitor('Ben'));
    await ben.goto(url);
    await withPasskeys(ben);
    await ben.goto(`${url}#/me`);
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Create an account' }).click();
    await ben.getByText('You are signed in as Ben.').waitFor();
    const cookie = (await ben.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const ada = new PasskeyBrowser(url);
    await ada.makeAccount('Ada');
    await ada.get('PUT', 'people/me/shares', {
      games: 'private',
      matches: 'private',
      puzzles: 'private',
      ratings: 'private',
      presence: 'played',
    });
    const sit = async (id: string, name: string, cookies: string): Promise<TestClient> => {
      const client = await TestClient.connectTo(url, id);
      await client.join({ headers: { cookie: cookies, origin: new URL(url).origin } });
      await client.sit(name);
      return client;
    };
    const together = await openTable(url, { game: 'punto', seats: 2 });
    const pair = [await sit(together, 'Ada', ada.cookie), await sit(together, 'Ben', cookie)];
    await openTables(pair);

    await ben.goto(`${url}#/tables`);
    await ben.reload();
    await ben.getByRole('heading', { name: 'Recent players' }).waitFor();
    await ben.getByRole('link', { name: 'Ada', exact: true }).click();
    await ben.waitForURL(/#\/people\/Ada$/);
    await ben.goBack();
    await ben.getByRole('link', { name: 'My account' }).click();
    await ben.waitForURL(/#\/me$/);
    await ben.getByText('You are signed in as Ben.').waitFor();
    // Invitations arrive on other pages too.
    await ben.goto(`${url}#/statistics`);
    const table = await openTable(url, { game: 'campos', seats: 3 });
    const host = await sit(table, 'Ada', ada.cookie);
    await ada.get('POST', 'recent-players/invite', { table, name: 'Ben' });
    await ben.getByText('Ada invites you to Campos.').waitFor();
    await checkScreen(ben, 'lists-invited');
    // Ben declines, then a second invitation arrives.
    await ben.getByRole('button', { name: 'No, thanks' }).press('Enter');
    await ben.getByText('Ada invites you to Campos.').waitFor({ state: 'detached' });
    await ada.get('POST', 'recent-players/invite', { table, name: 'Ben' });
    await ben.getByText('Ada invites you to Campos.').waitFor();
    await ben.setViewportSize(PHONE);
    await ben.getByRole('button', { name: 'Sit down', exact: true }).click();
    await waitUntilSeated(ben);
    expect(getPath(ben)).toBe(`#/t/${table}`);
    await host.until('Ben', () => getSeatName(host.follower!.table.sitters[1]) === 'Ben');

    host.send({ t: 'leave' });
    await ben.getByText('Invite people you have played with').click();
    await ben.getByRole('button', { name: 'Invite Ada' }).click();
    await ben.getByText('invited', { exact: true }).waitFor();
    await checkScreen(ben, 'lists-inviting');
    const lobby = ben.url();
    await ben.getByRole('link', { name: 'Ada', exact: true }).click();
    await ben.waitForURL(/#\/people\/Ada$/);
    await ben.goto(lobby);
    await waitUntilSeated(ben);
    // A player who blocks invitations gets no more.
    const other = await openTable(url, { game: 'punto', seats: 3 });
    const again = await sit(other, 'Ada', ada.cookie);
    await ada.get('POST', 'recent-players/invite', { table: other, name: 'Ben' });
    await ben.getByRole('button', { name: 'No more invitations from Ada' }).press('Enter');
    await ben.getByText('Ada invites you to Punto.').waitFor({ state: 'detached' });
    await ben.goto(`${url}#/me`);
    await ben.getByRole('button', { name: 'Let Ada invite me again' }).press('Enter');
    await ben.getByText('No invitations from').waitFor({ state: 'detached' });
    for (const client of [...pair, host, again]) client.close();
  });
});
