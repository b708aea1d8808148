/** Matchmaking in the browser: preferences by keyboard, waiting on every page and across a reload, the table. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, describeInBrowser, PHONE } from './browser.ts';
import { checkScreen, checkScreenSize } from './checkScreen.ts';
import { createVisitor, waitUntilPlaying } from './onlineTables.ts';

const getStrip = (page: Page) => page.getByRole('region', { name: 'Play with someone now' });
const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true, pressed: true });

async function choosePreferences(page: Page): Promise<void> {
  for (const game of ['Jericho', 'Campos', 'Schicht im Schacht']) await pressed(page, game).press('Enter');
  for (const size of ['3', '4', '5', '6']) await pressed(page, size).click();
  await page.getByLabel('Fill up with bots').selectOption({ label: 'Never' });
}

describeInBrowser('matchmaking', ({ visit }) => {
  test('matchmaking leads from the preferences to a table', async () => {
    const ada = await visit('#/tables', createVisitor('Ada', { size: PHONE }));
    await ada.getByRole('link', { name: 'Play with someone now' }).click();
    await ada.getByText('Nobody is waiting right now.').waitFor();
    await checkScreen(ada, 'meet-wish');
    await choosePreferences(ada);
    await ada.getByRole('button', { name: 'Find players' }).press('Enter');
    await getStrip(ada).getByText('only you so far').waitFor();
    await checkScreenSize(ada, 'meet-waiting');

    // The strip stays on every page; a table with bots fits below it.
    await ada.getByRole('link', { name: 'Solve puzzles' }).click();
    await ada.getByRole('heading', { name: 'Puzzles' }).first().waitFor();
    await getStrip(ada).waitFor();
    await ada.evaluate(() => (location.hash = '#/play/campos'));
    await waitUntilPlaying(ada);
    await getStrip(ada).waitFor();
    const frame = await ada.locator('.frame').boundingBox();
    expect(frame!.y + frame!.height).toBeLessThanOrEqual(PHONE.height);
    await checkScreenSize(ada, 'meet-meanwhile');
    const address = ada.url();
    // A reload keeps the place in the queue.
    await ada.reload();
    await waitUntilPlaying(ada);
    await getStrip(ada).getByText('only you so far').waitFor();

    const ben = await visit('#/meet', createVisitor('Ben', { size: DESKTOP }));
    await ben.getByText('1 person is waiting').waitFor();
    await choosePreferences(ben);
    await ben.getByRole('button', { name: 'Find players' }).click();
    for (const page of [ada, ben]) await page.getByRole('dialog', { name: 'Your table is ready' }).waitFor();
    await expect.poll(() => ada.title()).toContain('Your table is ready');
    await checkScreenSize(ben, 'meet-call');
    // After closing the dialog, the strip still leads to the table.
    await ada.keyboard.press('Escape');
    const go = ada.getByRole('button', { name: 'Go to the table' });
    await go.waitFor();
    await go.press('Enter');
    await ben.getByRole('button', { name: 'Go to the table' }).click();
    for (const page of [ada, ben]) {
      await page.waitForURL(/#\/t\//);
      await waitUntilPlaying(page);
    }
    await ada.locator('.meet-strip').waitFor({ state: 'detached' });
    // The match played meanwhile is unchanged.
    await ada.goto(address);
    await waitUntilPlaying(ada);
    // After a match with a stranger, one press finds the next one.
    await ben.getByRole('button', { name: 'Menu' }).click();
    await ben.getByRole('button', { name: 'Give up the match' }).click();
    await ben.getByRole('dialog').getByRole('button', { name: 'Give up the match' }).click();
    await ben.getByRole('dialog').getByRole('button', { name: 'Find the next one' }).click();
    await ben.waitForURL(/#\/meet$/);
    await getStrip(ben).getByText('only you so far').waitFor();
    await pressed(ben, 'Punto').waitFor();
    // The page of another visitor says who waits for what, without a reload.
    const eve = await visit('#/meet', createVisitor('Eve'));
    await eve.getByText('1 person is waiting · Punto: 1').waitFor();
    await ben.getByRole('button', { name: 'Stop' }).click();
    await ben.locator('.meet-strip').waitFor({ state: 'detached' });
    await eve.getByText('Nobody is waiting right now.').waitFor();
  });

  test('a player who declines the table leaves the queue', async () => {
    const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => visit('#/meet', createVisitor(name))));
    for (const page of [ada, ben]) {
      await choosePreferences(page);
      await page.getByRole('button', { name: 'Find players' }).click();
    }
    const call = ben.getByRole('dialog', { name: 'Your table is ready' });
    await call.getByRole('button', { name: 'No, thanks' }).press('Enter');
    await call.waitFor({ state: 'detached' });
    await ben.locator('.meet-strip').waitFor({ state: 'detached' });
    // The queue outlives its page by seconds, and would meet players of the next test.
    await getStrip(ada)
      .getByText('Someone did not show up. You have kept your place in the queue.')
      .waitFor();
    await ada.getByRole('button', { name: 'Stop' }).click();
    await ada.locator('.meet-strip').waitFor({ state: 'detached' });
  });

  test('stopping ends the search on all pages of the browser', async () => {
    const page = await visit('#/meet', createVisitor('Ada', { size: PHONE, forced: true }));
    const readOutline = () =>
      pressed(page, 'Punto').evaluate((chosen) => getComputedStyle(chosen).outlineStyle);
    await expect.poll(readOutline).toBe('solid');
    await page.getByRole('button', { name: 'Find players' }).click();
    await getStrip(page).getByText('Looking for players').waitFor();
    // Other preferences replace the first while the player waits, and the strip leads back to them.
    await pressed(page, 'Campos').click();
    const changed = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/api/matchmaking'),
    );
    await page.getByRole('button', { name: 'Find others like this' }).click();
    await changed;
    await page.getByRole('link', { name: 'Play with bots' }).click();
    await page.locator('.tiles').waitFor();
    await getStrip(page).getByRole('link', { name: 'Play with someone now' }).click();
    await page.waitForURL(/#\/meet$/);
    await page.getByRole('button', { name: 'Find others like this' }).waitFor();
    // Leaving the page at once would cancel the request.
    const response = page.waitForResponse(/\/api\/matchmaking\/stop$/);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.locator('.meet-strip').waitFor({ state: 'detached' });
    await response;
    await page.reload();
    await page.getByText('Nobody is waiting right now.').waitFor();
  });
});
