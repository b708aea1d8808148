/** Play with someone now, in the browser: wished by keyboard, waited for on every page and over a reload, called to the table. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, describeInBrowser, PHONE } from './browser.ts';
import { checkScreen, checkScreenSize } from './checkScreen.ts';
import { createVisitor, waitUntilPlaying } from './onlineTables.ts';

const getStrip = (page: Page) => page.getByRole('region', { name: 'Play with someone now' });
const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true, pressed: true });

/** Punto for two, and nothing else. */
async function choosePreferences(page: Page): Promise<void> {
  for (const game of ['Jericho', 'Campos', 'Schicht im Schacht']) await pressed(page, game).press('Enter');
  for (const size of ['3', '4', '5', '6']) await pressed(page, size).click();
  await page.getByLabel('Fill up with bots').selectOption({ label: 'Never' });
}

describeInBrowser('play with somebody now', ({ visit }) => {
  test('from the wish to the table', async () => {
    const ada = await visit('#/tables', createVisitor('Ada', { size: PHONE }));
    await ada.getByRole('link', { name: 'Play with someone now' }).click();
    await ada.getByText('Nobody is waiting right now.').waitFor();
    await checkScreen(ada, 'meet-wish');
    await choosePreferences(ada);
    await ada.getByRole('button', { name: 'Find players' }).press('Enter');
    await getStrip(ada).getByText('only you so far').waitFor();
    await checkScreenSize(ada, 'meet-waiting');

    // It stays on every page, at a table with bots, too, which has room for all of it.
    await ada.getByRole('link', { name: 'Solve puzzles' }).click();
    await ada.getByRole('heading', { name: 'Puzzles' }).first().waitFor();
    await getStrip(ada).waitFor();
    await ada.evaluate(() => (location.hash = '#/play/campos'));
    await waitUntilPlaying(ada);
    await getStrip(ada).waitFor();
    const frame = await ada.locator('.frame').boundingBox();
    expect(frame!.y + frame!.height).toBeLessThanOrEqual(PHONE.height);
    await checkScreenSize(ada, 'meet-meanwhile');
    const kept = ada.url();
    // Loaded again, it is the same wait.
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
    // Whoever closes the call still has the way there above the page.
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
    // What was played meanwhile is as it was.
    await ada.goto(kept);
    await waitUntilPlaying(ada);
  });

  test('a player who declines the table looks no further', async () => {
    const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => visit('#/meet', createVisitor(name))));
    for (const page of [ada, ben]) {
      await choosePreferences(page);
      await page.getByRole('button', { name: 'Find players' }).click();
    }
    const call = ben.getByRole('dialog', { name: 'Your table is ready' });
    await call.getByRole('button', { name: 'No, thanks' }).press('Enter');
    await call.waitFor({ state: 'detached' });
    await ben.locator('.meet-strip').waitFor({ state: 'detached' });
    // A wait outlives its page by seconds and would meet the players of the next test.
    await getStrip(ada).getByText('Someone did not show up. You have kept your place in the queue.').waitFor();
    await ada.getByRole('button', { name: 'Stop' }).click();
    await ada.locator('.meet-strip').waitFor({ state: 'detached' });
  });

  test('stopping stops on all pages of the browser, and forced colours show what is chosen', async () => {
    const page = await visit('#/meet', createVisitor('Ada', { size: PHONE, forced: true }));
    const readOutline = () =>
      pressed(page, 'Punto').evaluate((chosen) => getComputedStyle(chosen).outlineStyle);
    await expect.poll(readOutline).toBe('solid');
    await page.getByRole('button', { name: 'Find players' }).click();
    await getStrip(page).getByText('Looking for players').waitFor();
    // A page that is left at once takes its wish with it.
    const told = page.waitForResponse(/\/api\/meet\/stop$/);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.locator('.meet-strip').waitFor({ state: 'detached' });
    await told;
    await page.reload();
    await page.getByText('Nobody is waiting right now.').waitFor();
  });
});
