/** A whole evening: nine people on phones, three rounds, one who comes late, a dead phone, an organiser who closes the page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ClubNightInfo } from '../../src/protocol/index.ts';
import { DESKTOP, describeInBrowser, PHONE } from './browser.ts';
import { expectMissing } from './expectMissing.ts';
import { checkScreenSize } from './checkScreen.ts';

const NAMES = ['Ada', 'Bea', 'Ben', 'Cora', 'Dario', 'Hanna', 'Mina', 'Tom', 'Zoë'];
const WALL = { width: 1920, height: 1080 };

const sortNames = (seats: readonly (string | null)[]): string[] =>
  seats.filter((name) => name !== null).toSorted((a, b) => a.localeCompare(b));

/** Gives up the match by the menu. */
async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up the match' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Give up the match' }).click();
}

describeInBrowser('a whole evening', ({ visit, site }) => {
  test('nine people play three rounds, and the standings are right', async () => {
    let host = await visit('#/club', { size: DESKTOP });
    await host.getByLabel('Name of the club night').fill('Friday');
    await host.getByLabel('Players per table').selectOption('3');
    await host.getByLabel('Rounds').selectOption('n3');
    await host.getByRole('button', { name: 'Open the club night' }).click();
    await host.getByText('You are the organiser').waitFor();
    const path = host.url().slice(host.url().indexOf('#'));
    const id = path.split('/').at(-1)!;
    const info = async (): Promise<ClubNightInfo> =>
      (await fetch(`${site().address}api/club-nights/${id}`)).json() as Promise<ClubNightInfo>;
    const phones = new Map<string, Page>();
    const phoneOf = (name: string): Page => phones.get(name)!;
    const come = async (name: string): Promise<Page> => {
      const phone = await visit(path, { size: PHONE });
      await phone.getByLabel('Your name').fill(name);
      await phone.getByRole('button', { name: 'Join' }).click();
      await phone.getByText(`Welcome, ${name}`).waitFor();
      phones.set(name, phone);
      return phone;
    };
    /** Closes the page, and opens the first page in the same browser. */
    const reopen = async (page: Page): Promise<Page> => {
      const context = page.context();
      if (!page.isClosed()) await page.close();
      const next = await context.newPage();
      await next.goto(site().address);
      return next;
    };
    for (const name of NAMES.slice(0, 8)) await come(name);
    const wall = await visit(`${path}/screen`, { size: WALL });

    /** By table, the names of the people in their seats. */
    const tables = async (): Promise<(string | null)[][]> => {
      const { rounds, people } = await info();
      return rounds
        .at(-1)!
        .tables.map(({ seats }) => seats.map((who) => (who === null ? null : people[who].name)));
    };
    const playing = async (): Promise<boolean> =>
      (await info()).rounds.at(-1)!.tables.every(({ status }) => status !== 'gathering');
    /** Presses the button that leads to the table, unless the phone has gone there by itself. */
    const goToTable = async (name: string): Promise<void> => {
      const { rounds, people } = await info();
      const who = people.findIndex((person) => person.name === name);
      const hash = `#/t/${rounds.at(-1)!.tables.find(({ seats }) => seats.includes(who))!.match}`;
      const page = phoneOf(name);
      const button = page.getByRole('button', { name: /^(Go|Open my table)$/ }).first();
      await expect
        .poll(async () => {
          if (new URL(page.url()).hash === hash) return true;
          await button.click({ timeout: 10_000 }).catch(() => undefined);
          return false;
        })
        .toBe(true);
    };
    /** At each table all give up but the first by name. */
    const finish = async (): Promise<string[]> => {
      const winners: string[] = [];
      await expect.poll(playing).toBe(true);
      for (const seats of await tables()) {
        const [first, ...others] = sortNames(seats);
        winners.push(first);
        await Promise.all(others.map((name) => giveUp(phoneOf(name))));
      }
      return winners;
    };
    const standings = async (): Promise<{ [name: string]: number }> =>
      Object.fromEntries((await info()).people.map(({ name, points }) => [name, points]));
    const points: { [name: string]: number } = Object.fromEntries(NAMES.map((name) => [name, 0]));

    // Round 1: eight people at three tables. Wherever a phone is, a strip brings it to its table.
    const [ada, bea, ben] = ['Ada', 'Bea', 'Ben'].map(phoneOf) as [Page, Page, Page];
    await ada.goto(`${site().address}#/rules/punto`);
    await bea.goto(`${site().address}#/statistics`);
    await ben.goto(`${site().address}#/`);
    await host.getByRole('button', { name: 'Start round 1' }).click();
    // A page in the background does not go by itself.
    await ada.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    await ada.getByText(/^Round 1: table \d, seat \d$/).waitFor();
    await checkScreenSize(ada, 'club-strip');
    await ada.getByRole('button', { name: 'Go', exact: true }).click();
    for (const name of NAMES.slice(3, 8)) await goToTable(name);
    // Bea and Ben do nothing: their phones go by themselves.
    for (const phone of [ada, bea, ben]) await phone.waitForURL((url) => url.hash.startsWith('#/t/'));
    // Ada's next page is visible again.
    await ada.reload();
    const late = await come('Zoë');
    await late.getByText('You get a seat in round 2.').waitFor();
    await expect.poll(async () => (await tables()).map((seats) => seats.length).join()).toBe('3,3,2');
    const sizes = new Map((await tables()).map((seats) => [sortNames(seats)[0], seats.length]));
    for (const name of await finish()) points[name] += sizes.get(name)!;
    await expect.poll(async () => (await info()).status).toBe('break');
    expect(await standings()).toEqual(points);

    await ada.getByRole('link', { name: 'Back to the club night' }).click();
    await ada.getByText('Your table has finished').waitFor();

    // Round 2: the organiser has closed the page and finds it again on the first page. Tom's phone is dead.
    host = await reopen(host);
    await phoneOf('Tom').close();
    await host.getByRole('link', { name: 'Back to the club night' }).click();
    await host.getByRole('button', { name: 'Start round 2' }).click();
    const others = NAMES.filter((name) => name !== 'Tom');
    await expect.poll(async () => (await info()).rounds.length).toBe(2);
    // The result of round 1 is still open on most phones, and says where to go.
    for (const name of others) await goToTable(name);
    await host.getByText('Missing: Tom').waitFor();
    await host.getByRole('button', { name: 'Let a bot play for Tom' }).click();
    await wall.getByText('Bot for Tom').waitFor();
    await expect.poll(playing).toBe(true);
    await checkScreenSize(wall, 'club-wall-evening');
    await checkScreenSize(host, 'club-board');
    // His table has no result. The others there get a point, the other tables play.
    const second = await tables();
    const toms = second.findIndex((seats) => seats.includes('Tom'));
    await host.getByRole('button', { name: `End table ${toms + 1}` }).click();
    await host
      .getByRole('dialog')
      .getByRole('button', { name: `End table ${toms + 1}` })
      .click();
    const mates = second[toms].filter((name) => name !== 'Tom') as string[];
    await phoneOf(mates[0]).getByText('Ended by the organiser').waitFor();
    for (const name of mates) points[name] += 1;
    for (const [i, seats] of second.entries()) {
      if (i === toms) continue;
      const [first, ...rest] = sortNames(seats);
      points[first] += 3;
      await Promise.all(rest.map((name) => giveUp(phoneOf(name))));
    }
    await expect.poll(async () => (await info()).status).toBe('break');
    expect(await standings()).toEqual(points);

    // Tom has charged the phone: its first page leads back.
    const tom = await reopen(phoneOf('Tom'));
    phones.set('Tom', tom);
    await tom.getByRole('link', { name: 'Back to the club night' }).click();
    await tom.getByText('You were missed at your table.').waitFor();
    await tom.getByRole('button', { name: 'I’m here now' }).click();
    await tom.getByText('You were missed at your table.').waitFor({ state: 'detached' });

    // Round 3: a co-organiser, by the code on the organiser's phone.
    await host.getByRole('button', { name: 'Add a co-organiser' }).click();
    await host.getByRole('dialog', { name: 'Add a co-organiser' }).getByRole('img').waitFor();
    await host.keyboard.press('Escape');
    const { key } = JSON.parse(
      (await host.evaluate((name) => localStorage.getItem(name), `tavola.evening.${id}`))!,
    ) as { key: string };
    const helper = await visit(`${path}/organise/${key}`, { size: PHONE });
    await helper.waitForURL((url) => url.hash === path);
    // Zoë's phone is in her pocket.
    await late.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    await helper.getByRole('button', { name: 'Add 5 minutes' }).click();
    await helper.getByRole('button', { name: 'Start round 3' }).click();
    // Zoë is not at the table yet, so a bot plays for her until she takes the seat back.
    await expect.poll(async () => (await info()).rounds.length).toBe(3);
    for (const name of NAMES.slice(0, 8)) await goToTable(name);
    await helper.getByRole('button', { name: 'Let a bot play for Zoë' }).click();
    await late
      .getByText(/^A bot plays for you at table \d, seat \d$/)
      .first()
      .waitFor();
    await expectMissing(late.getByText(/^Go to table/), {
      once: late.getByRole('button', { name: 'Take my seat back' }).first(),
    });
    await late.getByRole('button', { name: 'Take my seat back' }).first().click();
    await late.waitForURL((url) => url.hash.startsWith('#/t/'));
    await wall.getByText('Bot for Zoë').waitFor({ state: 'detached' });
    for (const name of await finish()) points[name] += 3;
    await expect.poll(async () => (await info()).status).toBe('over');
    expect(await standings()).toEqual(points);
    const most = Math.max(...Object.values(points));
    const best = NAMES.filter((name) => points[name] === most);
    await wall.getByText(best.length === 1 ? 'Winner' : 'Winners', { exact: true }).waitFor();
    for (const name of best) await wall.locator('.club-winners').getByText(name).first().waitFor();
    await checkScreenSize(wall, 'club-wall-over');
    expect((await info()).people).toHaveLength(9);
    // Every table can be watched again.
    await helper.getByRole('link', { name: 'Table 1', exact: true }).first().press('Enter');
    await helper.getByRole('slider').waitFor();
  });
});
