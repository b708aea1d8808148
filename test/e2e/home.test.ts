/** The first page for new and returning players, and the pages Learn, You and Settings. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, PHONE, SMALL_PHONE } from './browser.ts';
import { checkScreen } from './checkScreen.ts';
import { expectMissing } from './expectMissing.ts';
import { saveBotMatch } from './savedMatch.ts';

const NOON = Date.parse('2026-11-22T12:00:00');

/** Results of earlier matches: two victories against bots, and defeats online. */
const listResults = () => [
  ...['easy', 'medium'].map((level, i) => ({
    match: `bot${i}`,
    game: 'jericho',
    at: NOON - 86_400_000 * (i + 1),
    players: [{ name: 'Mina', share: 1, score: 31 + i, motives: {} }],
    others: [level, level],
    milliseconds: 60_000,
  })),
  ...Array.from({ length: 10 }, (_, i) => ({
    match: `online${i}`,
    game: 'campos',
    at: NOON - 86_400_000 * (i + 5),
    players: [{ name: 'Mina', share: 0, score: 12, motives: {} }],
    others: [null],
    milliseconds: 60_000,
  })),
];

const store = (page: Page, entries: { readonly [key: string]: unknown }): Promise<void> =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
  }, entries);

/** The days of a daily deal of Punto that this device finished. */
const saveDailies = (days: readonly string[]) => ({
  device: 'd'.repeat(32),
  compares: false,
  days: Object.fromEntries(
    days.map((day) => [day, { punto: [{ match: day, lead: -2, won: false, told: false, place: null }] }]),
  ),
});

describeInBrowser('the first page', ({ visit, site }) => {
  test('a new visitor sees what this is, and one thing to do', async () => {
    const page = await visit('', { size: SMALL_PHONE, settings: { introduced: [] } });
    await page.getByRole('heading', { name: /^Play four clever card and tile games/ }).waitFor();
    await page.getByText('Free, no account, works offline.').waitFor();
    const primary = page.locator('.primary');
    expect(await primary.count()).toBe(1);
    const { y, height } = (await primary.boundingBox())!;
    const bar = (await page.locator('.groups').boundingBox())!;
    expect(y + height, 'it is in reach without scrolling').toBeLessThan(bar.y);
    await checkScreen(page, 'home-new');
    await page.getByRole('link', { name: '0 of 4 games learnt' }).click();
    await page.getByRole('link', { name: 'Learn by playing: Campos' }).click();
    await page.waitForURL(/#\/lesson\/campos$/);
    await page.goto(`${site().address}?again`);
    await page.getByRole('link', { name: 'Learn a game in three minutes' }).click();
    await page.locator('.coach[data-step]').waitFor();
    expect(page.url()).toMatch(/#\/lesson\/punto$/);
  });

  test('learnt games are counted, and lessons continue', async () => {
    const page = await visit('', { settings: { learnt: ['punto', 'campos'], lessonSteps: { jericho: 2 } } });
    await page.getByRole('link', { name: '2 of 4 games learnt' }).click();
    await page.getByText('2 of 4 games learnt').waitFor();
    await checkScreen(page, 'learn');
    await page.getByRole('link', { name: 'Learn it again: Punto' }).click();
    await page.waitForURL(/#\/lesson\/punto$/);
    await page.goBack();
    await page.getByRole('link', { name: 'Continue the lesson: Jericho' }).click();
    await page.waitForURL(/#\/lesson\/jericho$/);
    await page.goBack();
    await page.getByRole('link', { name: 'Puzzles: Schicht im Schacht' }).click();
    await page.waitForURL(/#\/puzzles\/schicht$/);
  });

  test('the chosen company leads to its setup', async () => {
    const page = await visit('', { size: PHONE });
    await page.getByRole('button', { name: 'One device' }).click();
    await page.locator('.tile').first().click();
    await expect.poll(() => page.locator('.sitter select').nth(1).inputValue()).toBe('other');
    await page.getByRole('link', { name: 'Back: Play' }).click();
    await page.getByRole('button', { name: 'Friends by link' }).click();
    await page.locator('.tile').first().click();
    await page.getByRole('button', { name: /^Open a table for/ }).waitFor();
    // On a desktop the setup stands beside the games.
    const wide = await visit('');
    await wide.locator('.setup-form').waitFor();
    await wide.getByRole('button', { name: 'Friends by link' }).click();
    await wide.getByRole('button', { name: /^Open a table for/ }).waitFor();
  });

  test('an unfinished match is the first thing, in one row', async () => {
    const page = await visit('', { size: PHONE });
    await saveBotMatch(page, 'jericho', { over: false, decisions: 9 });
    await page.goto(`${site().address}?again`);
    const row = page.locator('.resume li');
    await row.getByRole('link', { name: 'Continue' }).waitFor();
    expect((await row.boundingBox())!.height).toBeLessThan(72);
    expect(await row.getByText(/· 9 moves$/).isVisible()).toBe(true);
    expect(await page.locator('#main').evaluate((main) => main.querySelector('a')?.textContent)).toBe(
      'Continue',
    );
    expect(await page.locator('.primary').count()).toBe(1);
  });

  test('You shows streak, levels, best results and matches, and a match opens its result', async () => {
    const page = await visit('', { size: PHONE, settings: { name: 'Mina', learnt: ['jericho'] } });
    await page.clock.setFixedTime(NOON);
    await saveBotMatch(page, 'punto', { at: NOON - 60_000 });
    await store(page, {
      'tavola.statistics': { version: 1, since: 0, matches: listResults() },
      // One missed day is forgiven; a puzzle counts as well.
      'tavola.daily': saveDailies(['2026-11-21', '2026-11-20', '2026-11-18']),
      'tavola.puzzles': { version: 1, games: {}, days: ['2026-11-22'] },
    });
    await page.goto(`${site().address}#/you`);
    await page.locator('.last-days').getByText('4 days', { exact: true }).waitFor();
    const jericho = page.locator('.game-card').filter({ hasText: 'Jericho' });
    await jericho.getByText('Beaten: medium').waitFor();
    await jericho.getByText('Won 2 of 2 · Best: 32 points').waitFor();
    await jericho.getByText('Learnt').waitFor();
    const rows = page.locator('.past-match');
    await expect
      .poll(() => rows.first().innerText())
      .toMatch(/^Punto · .*\n22 Nov 2026, 11:59\n(Won|Lost)$/s);
    expect(await rows.count()).toBe(10);
    await checkScreen(page, 'you');
    await page.getByRole('button', { name: 'Show all 13' }).click();
    await expect.poll(() => rows.count()).toBe(13);
    // Only the saved match can be opened.
    await expectMissing(page.locator('a.past-match').nth(1), { once: rows.nth(12) });
    await rows.first().click();
    const result = page.getByRole('dialog');
    await result.getByRole('link', { name: 'Review' }).waitFor();
    await result.getByRole('link', { name: 'Replay' }).waitFor();
  });

  test('settings are one page', async () => {
    const page = await visit('#/settings', { size: PHONE });
    const choose = (group: string, name: string): Promise<void> =>
      page.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await choose('Animations', 'slow');
    await choose('Pause at scorings', 'never');
    await page.getByLabel('Sounds').check();
    await page.getByLabel('Volume').waitFor();
    await checkScreen(page, 'settings');
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('tavola.settings')!) as unknown))
      .toMatchObject({ speed: 'slow', stops: 'never', sounds: 'on' });
  });
});
