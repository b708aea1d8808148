/** Ratings as players see them: leaderboards, a history, a rated table, and its changes. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PasskeyBrowser } from '../server/passkeyBrowser.ts';
import { createAccount, startRated, localhostUrl, waitForRating } from '../server/ratedTable.ts';
import { expectMissing } from './expectMissing.ts';
import { describeInBrowser, PHONE, SMALL_PHONE } from './browser.ts';
import { checkScreenSize } from './checkScreen.ts';
import { createVisitor, unfoldOptions, waitUntilPlaying, waitUntilSeated } from './onlineTables.ts';

/** The leaderboard requires four different opponents. 14 matches against the weakest bots make a rating certain enough. */
const OTHERS = ['medium', 'hard', 'expert'] as const;
const MATCHES = 14 + OTHERS.length;

describeInBrowser('ratings', ({ visit, site }) => {
  const at = (place: string): string => localhostUrl(site().address) + place;
  const signIn = async (page: Page, name: string, who: PasskeyBrowser): Promise<Page> => {
    const [key, value] = who.cookie.split('=') as [string, string];
    await page.context().addCookies([{ name: key, value, url: at('') }]);
    await page.context().addInitScript((called) => localStorage.setItem('tavola.account', called), name);
    return page;
  };
  const signedIn = async (name: string, who: PasskeyBrowser): Promise<Page> =>
    signIn(await visit('#/rules', createVisitor(name)), name, who);
  const shares = {
    games: 'private',
    matches: 'public',
    puzzles: 'private',
    ratings: 'public',
    presence: 'private',
  };
  /** An account with enough matches for the leaderboard. */
  const listed = async (name: string): Promise<PasskeyBrowser> => {
    const { address } = site();
    const made = await createAccount(address, name);
    for (let i = 0; i < MATCHES; i++) {
      const { clients } = await startRated(address, [made], {
        seats: 2,
        bots: [1],
        level: OTHERS[i] ?? 'easy',
      });
      clients[0].send({ t: 'resign' });
      await waitForRating(clients[0]);
      clients[0].close();
    }
    await made.get('PUT', 'people/me/shares', shares);
    return made;
  };

  test('a leaderboard shows players between bots and links to their history', async () => {
    const account = await listed('Ada');
    // Nobody has played Jericho: visitors get an invitation and an explanation of the numbers.
    const guest = await visit('#/ranks/jericho', { size: SMALL_PHONE });
    await guest.getByText('Nobody is on this list yet this month.').waitFor();
    await expect
      .poll(() => guest.locator('.landmark th').allInnerTexts())
      .toEqual(['Bot, expert', 'Bot, hard', 'Bot, medium', 'Bot, easy']);
    await guest.getByText('With an account you can play rated matches').waitFor();
    await checkScreenSize(guest, 'ranks-empty');
    await guest.locator('.ranks-own').getByRole('link', { name: 'Account' }).click();
    await guest.waitForURL(/#\/me$/);
    await guest.goBack();
    await guest.getByRole('link', { name: 'Open a rated table: Jericho' }).click();
    await guest.waitForURL(/#\/new\/jericho\?online&rated$/);
    await unfoldOptions(guest);
    await guest.locator('.setup').getByRole('link', { name: 'Sign in or create one' }).click();
    await guest.waitForURL(/#\/me$/);

    const ada = await signedIn('Ada', account);
    await ada.goto(at('#/ranks'));
    const own = ada.locator('.ranks-list [data-me]');
    await own.waitFor();
    expect(await own.innerText()).toMatch(/^1\s+Ada\s+you\s+\d+ ± \d+\s+17$/);
    await ada.getByText('1 person on this list.').waitFor();
    await ada.getByRole('button', { name: 'This month' }).focus();
    await ada.keyboard.press('Tab');
    await ada.keyboard.press('Enter');
    await ada.getByRole('button', { name: 'All time', pressed: true }).waitFor();
    expect(ada.url()).toMatch(/#\/ranks\/punto\?span=ever$/);
    await own.waitFor();
    await checkScreenSize(ada, 'ranks');
    await ada.getByText('What the numbers mean').click();
    await ada.locator('details[open] p').first().waitFor();
    const game = ada.getByRole('group', { name: 'Game' });
    await game.getByRole('button', { name: 'Campos' }).click();
    await ada.waitForURL(/#\/ranks\/campos/);
    await game.getByRole('button', { name: 'Punto' }).press('Enter');
    await own.waitFor();

    // The history is a chart, and all its numbers are readable.
    await own.getByRole('link', { name: 'Ada' }).click();
    await ada.locator('.course-picture .line').waitFor();
    await ada.getByText(/^From \d+ to \d+ in 17 matches\./).waitFor();
    await ada.getByText('As numbers').click();
    await expect.poll(() => ada.locator('.rating-course tbody tr').count()).toBe(MATCHES);
    await ada.setViewportSize(PHONE);
    await checkScreenSize(ada, 'ranks-person');
    const person = ada.url();
    for (const [link, address] of [
      [ada.getByRole('link', { name: 'Leaderboard: Punto' }), /#\/ranks\/punto$/],
      [ada.getByRole('link', { name: 'Who sees what' }), /#\/me$/],
      [
        ada.locator('.rating-course').getByRole('link', { name: /^Replay the match of/ }),
        /#\/t\/.*\/replay$/,
      ],
      [ada.locator('.people-things').getByRole('link', { name: /^Replay: Punto/ }), /#\/t\/.*\/replay$/],
    ] as const) {
      if (!(await link.first().isVisible())) await ada.getByText('As numbers').click();
      await link.first().press('Enter');
      await ada.waitForURL(address);
      await ada.goto(person);
      await ada.locator('.course-picture .line').waitFor();
    }
    await ada.goto(at('#/you'));
    await ada.locator('#main').getByRole('link', { name: 'Ada', exact: true }).click();
    await ada.getByRole('link', { name: 'My page' }).click();
    await ada.waitForURL(person);
  });

  test('a rated table admits accounts only and shows all players the changes', async () => {
    const { address } = site();
    const ada = await signedIn('Bea', await createAccount(address, 'Bea'));
    // Its options and its time limit are visibly fixed.
    await ada.goto(at('#/new/punto?online&rated'));
    await expect.poll(() => ada.getByLabel('Rated').isChecked()).toBe(true);
    await expect.poll(() => ada.locator('#option-roundsToWin').isDisabled()).toBe(true);
    await expect.poll(() => ada.locator('#time option').allInnerTexts()).not.toContain('No limit');
    await ada.getByLabel('Rated').uncheck();
    await expect.poll(() => ada.locator('#option-roundsToWin').isDisabled()).toBe(false);
    await ada.getByLabel('Rated').check();
    await expect.poll(() => ada.locator('#option-roundsToWin').isDisabled()).toBe(true);
    await ada.getByRole('button', { name: /^Open a table for/ }).click();
    await waitUntilSeated(ada);
    await ada.getByText('This table is rated').waitFor();
    expect(await ada.locator('.lobby-seats [data-me] .rating').innerText()).toBe('1500 ± 500 provisional');
    await checkScreenSize(ada, 'ranks-lobby');

    // A guest learns about the requirement, and cannot take a seat.
    const link = new URL(await ada.getByLabel('Link to this table', { exact: true }).inputValue());
    const guest = await visit(
      link.pathname.slice(1),
      createVisitor('Tom', { size: PHONE, touch: true, isRefused: true }),
    );
    await expectMissing(guest.getByRole('button', { name: 'Sit down' }), {
      once: guest.getByText('At a rated table everyone needs an account'),
    });
    await guest.getByRole('link', { name: 'Sign in or create one' }).click();
    await guest.waitForURL(/#\/me\?then=/);
    await guest.getByText('Passkeys need a domain name').waitFor();

    // A device whose session has ended cannot open one either.
    await guest.evaluate(() => localStorage.setItem('tavola.account', 'Tom'));
    await guest.goto(`${address}?#/new/punto?online&rated`);
    await expect.poll(() => guest.locator('#option-roundsToWin').isDisabled()).toBe(true);
    await guest.getByRole('button', { name: /^Open a table for/ }).click();
    await guest.getByRole('alert').getByText('This table can’t be rated').waitFor();
    await expect.poll(() => guest.locator('#option-roundsToWin').isDisabled()).toBe(false);

    const ben = await signIn(guest, 'Ben', await createAccount(address, 'Ben'));
    // The table's message about ratings is lost on its way to Ben.
    await ben.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (!message.includes('"result":[')) socket.send(message);
      });
    });
    await ben.goto(at(link.pathname.slice(1)));
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await waitUntilSeated(ben);
    await ada.getByRole('button', { name: 'Start the match' }).click();
    await Promise.all([waitUntilPlaying(ada), waitUntilPlaying(ben)]);
    await expect.poll(() => ben.locator('.strip .rating').allInnerTexts()).toHaveLength(2);
    await checkScreenSize(ben, 'ranks-table');

    // Rating changes appear when the server knows them. A page that missed the message polls.
    await ben.getByRole('button', { name: 'Menu' }).click();
    const giveUp = ben.getByRole('button', { name: 'Give up the match' });
    await expectMissing(ben.getByRole('button', { name: 'Suggest a pause' }), { once: giveUp });
    // What leaving costs is said before it costs it.
    await ben.getByText(/the others may claim the win: up to −\d+\.$/).waitFor();
    await giveUp.click();
    const stake = await ben.getByText(/This counts as a loss: up to −\d+\.$/).innerText();
    await ben.locator('dialog[open]').getByRole('button', { name: 'Keep playing' }).click();
    const leave = ben.getByRole('button', { name: 'Leave and let a bot play for me' });
    for (const answer of [ben.locator('dialog[open]').getByRole('button', { name: 'Cancel' }), leave]) {
      await ben.getByRole('button', { name: 'Menu' }).click();
      await leave.click();
      await ben.getByText(/^This counts as a loss: up to −\d+\.$/).waitFor();
      await answer.click();
      await ben.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await ben.getByRole('button', { name: 'Menu' }).click();
    await giveUp.click();
    await ben.locator('dialog[open] .primary').click();
    const change = await ben.getByText(/^Your rating: −\d+, now \d+ ± \d+\.$/).innerText();
    expect(/−\d+/.exec(change)![0]).toBe(/−\d+/.exec(stake)![0]);
    // New ratings move far, and the page says why.
    await ben.getByText('Your rating was still uncertain').waitFor();
    // A win against a player with few matches gains nothing.
    await ada.getByText(/^Your rating: [^\d]?0, now \d+ ± \d+\.$/).waitFor();
    await expect.poll(() => ada.locator('.rated-seats li').count()).toBe(2);
    await checkScreenSize(ada, 'ranks-result');
  });
});
