/** The rules page: opened at a clause, searched by keyboard, shared, drawn, and printed on two pages at most. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { de } from '../../src/web/i18n/messages/de.ts';
import { en } from '../../src/web/i18n/messages/en.ts';
import { fr } from '../../src/web/i18n/messages/fr.ts';
import { it } from '../../src/web/i18n/messages/it.ts';
import { OUR_GAMES } from '../completeGames.ts';
import { expectMissing } from './expectMissing.ts';
import { DESKTOP, describeInBrowser, PHONE } from './browser.ts';
import { GAME_FIXTURES } from './gameFixtures.ts';
import { checkScreen, checkScreenSize } from './checkScreen.ts';
import { waitForTurn } from './matchPlayer.ts';

const LOCALES = [
  ['en-GB', en],
  ['de-DE', de],
  ['fr-FR', fr],
  ['it-IT', it],
] as const;
/** A game may have no drawn examples. */
const DRAWN = import.meta.glob('../../src/games/*/board/examples.tsx');
const isDrawn = (game: string): boolean => `../../src/games/${game}/board/examples.tsx` in DRAWN;

/** Opens the rules of a game and waits for the examples, or for the clauses if there are none. */
async function openRules(page: Page, at: string, game: string): Promise<void> {
  await page.goto(`${at}#/rules/${game}`);
  const { letter } = GAMES.find(({ id }) => id === game)!;
  await page.locator(`.rules-page #rule-${letter}1`).waitFor();
  if (isDrawn(game)) await page.locator(`.rules-page [class*="game-${game}"]`).first().waitFor();
}

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');

test('each of our games has drawn examples', () =>
  expect(OUR_GAMES.filter((game) => !isDrawn(game))).toEqual([]));

describeInBrowser('the rules', ({ visit, site }) => {
  test('the rules open at a clause and are drawn for every game', async () => {
    const page = await visit('#/rules/jericho/J16', { size: PHONE });
    await page.locator('#rule-J16.sought').waitFor();
    await expect.poll(() => focused(page)).toBe('rule-J16');
    await checkScreen(page, 'rules-clause');
    for (const { game } of GAME_FIXTURES) {
      await openRules(page, site().address, game);
      if (isDrawn(game)) {
        await page.locator('.rules figure').last().scrollIntoViewIfNeeded();
        const examples = page.locator('.rules figure');
        await expectMissing(examples.locator('pre'), { once: examples }, `${game} draws all its examples`);
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `the rules of ${game} fit the width`,
      ).toBeLessThanOrEqual(0);
      await checkScreenSize(page, `rules-${game}`);
    }
  });

  test('the rules can be searched by keyboard', async () => {
    const page = await visit('#/rules/jericho', { size: PHONE });
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void (document.title = text) },
      });
    });
    const field = page.getByRole('searchbox');
    await field.press('A');
    await field.fill('');
    await field.pressSequentially('TRUMPETS wall');
    await expect.poll(() => page.getByRole('status').innerText()).toMatch(/^\d clauses found$/);
    expect(await page.locator('.clause').count()).toBeLessThan(10);
    expect(await page.locator('.clause mark').first().innerText()).toMatch(/^(trumpets|wall)$/i);
    await field.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('clause');
    await field.focus();
    await field.press('Escape');
    await expect.poll(() => page.locator('.clause').count()).toBe(26);
    // A cited clause is one press away, and the address names it.
    await page.locator('#rule-J10 a', { hasText: 'J17' }).press('Enter');
    await page.locator('#rule-J17.sought').waitFor();
    await expect.poll(() => focused(page)).toBe('rule-J17');
    expect(page.url()).toMatch(/#\/rules\/jericho\/J17$/);
    await page.getByRole('button', { name: 'Copy the link to J3' }).press('Enter');
    await expect.poll(() => page.title()).toBe(`${site().address}#/rules/jericho/J3`);
    await expect.poll(() => page.getByRole('status').innerText()).toBe('The link to J3 is copied.');
  });

  test('at a table Escape clears the search before it closes the rules', async () => {
    const page = await visit('#/play/punto?seats=2&bots=easy&seed=look', { size: DESKTOP });
    await waitForTurn(page);
    await page.keyboard.press('g');
    const field = page.getByRole('searchbox');
    await field.fill('corner');
    await expect.poll(() => page.locator('dialog .clause').count()).toBe(1);
    await field.press('Escape');
    await expect.poll(() => page.locator('dialog .clause').count()).toBe(20);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  });

  test.each(LOCALES)('the rules of every game fit on two printed pages, %s', async (locale, messages) => {
    const page = await visit('', { locale });
    for (const { game } of GAME_FIXTURES) {
      await openRules(page, site().address, game);
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(pages, game).toBeGreaterThan(0);
      expect(pages, game).toBeLessThanOrEqual(2);
      const { ages, starter } = GAMES.find(({ id }) => id === game)!;
      const facts = await page.locator('.printed-facts').innerText();
      if (ages !== undefined) expect(facts).toContain(messages.ages(ages.from));
      if (starter !== undefined) expect(facts).toContain(messages.printedStarter[starter]);
    }
    for (const { id, title, ages, starter } of GAMES) {
      await page.goto(`${site().address}#/new/${id}`);
      await page.getByRole('button', { name: messages.start(title) }).waitFor();
      if (ages !== undefined)
        await page.locator('.setup header').getByText(messages.ages(ages.from)).waitFor();
      const note = page.locator('#start-note');
      if (starter === undefined || starter === 'nobody')
        await expectMissing(note, { once: page.getByRole('button', { name: messages.start(title) }) }, id);
      else
        await expect.poll(() => note.textContent(), { message: id }).toBe(messages.printedStarter[starter]);
    }
  });
});
