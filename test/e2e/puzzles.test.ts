/** Puzzles on the page: chosen, solved wrongly and rightly by keyboard, explained, one after another. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { punto } from '../../src/games/punto/rules/rules.ts';
import { loadPuzzles, replayPuzzle } from '../../src/puzzles/index.ts';
import { describeInBrowser, PHONE, SMALL_PHONE } from './browser.ts';
import { checkScreen, checkScreenSize } from './checkScreen.ts';
import { listCoveredButtons } from './coveredButtons.ts';

/** The names of right and wrong places for the puzzle's card. */
async function countPlaces(page: Page): Promise<{ right: string; wrong: string }> {
  const id = (await page.locator('.puzzle-about').getAttribute('data-puzzle'))!;
  const puzzle = (await loadPuzzles('punto')).find((one) => one.id === id)!;
  const table = replayPuzzle(punto, puzzle);
  const place = (action: number): string => {
    const { x, y } = punto.moves.decode(action);
    return `[data-drop="${x},${y}"]`;
  };
  const wrong = table.legal(puzzle.seat).find((action) => !puzzle.solutions.includes(action))!;
  return { right: place(puzzle.solutions[0]), wrong: place(wrong) };
}

/** Moves to a place with the arrow keys, selects it, and confirms if asked. */
async function choosePlace(page: Page, where: string): Promise<void> {
  await page.locator('.dock[data-mine]').waitFor();
  await page.locator(where).focus();
  await page.keyboard.press('Enter');
  const sure = page.getByRole('button', { name: 'Yes' });
  if ((await sure.count()) > 0) await sure.press('Enter');
}

const readRating = async (page: Page): Promise<number> =>
  Number.parseInt((await page.locator('.puzzle-mine b').innerText()).trim(), 10);

describeInBrowser('puzzles', ({ visit }) => {
  test('the board answers a wrong try and explains the solution', { timeout: 300_000 }, async () => {
    const page = await visit('#/puzzles', { size: PHONE, settings: { confirms: false } });
    await page.getByRole('heading', { name: 'Puzzles', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Solve puzzles, Punto' }).waitFor();
    await checkScreenSize(page, 'puzzles');
    await page.getByRole('link', { name: 'Puzzle of the day, Punto' }).press('Enter');
    await page.locator('.puzzle-about').getByText('Puzzle of the day').waitFor();
    await page.getByRole('link', { name: 'Back to all puzzles' }).press('Enter');
    await page.getByRole('link', { name: 'Solve puzzles, Punto' }).press('Enter');
    await page.getByText('Find the best move.').waitFor();
    await checkScreenSize(page, 'puzzle');
    const { right, wrong } = await countPlaces(page);
    const before = await readRating(page);

    await choosePlace(page, wrong);
    await page.locator('[data-phase=wrong]').waitFor();
    await page.getByText('Not the best move.').waitFor();
    await expect.poll(() => readRating(page)).toBeLessThan(before);
    await checkScreen(page, 'puzzle-wrong');
    await page.setViewportSize(SMALL_PHONE);
    await expect.poll(() => listCoveredButtons(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    const lost = await readRating(page);
    // The button to continue has focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Try again');
    await page.keyboard.press('Enter');
    await page.getByText('Find the best move.').waitFor();
    await page.getByRole('button', { name: 'Hint' }).press('Enter');
    await page.locator('.puzzle-hint').waitFor();
    await choosePlace(page, right);
    await page.locator('[data-phase=solved]').waitFor();
    await page.getByText(/^Wins \d+% more often than the next best move/).waitFor();
    expect(await readRating(page)).toBe(lost);
    await checkScreenSize(page, 'puzzle-solved');
    await page.emulateMedia({ forcedColors: 'active' });
    // Forced colours replace the tint by an edge.
    const edge = page.locator('.puzzle-answer');
    expect(await edge.evaluate((box) => getComputedStyle(box).borderTopWidth)).toBe('3px');
    await page.emulateMedia({ forcedColors: 'none' });

    const first = await page.locator('.puzzle-about').getAttribute('data-puzzle');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Next puzzle');
    await page.keyboard.press('Enter');
    await page.getByText('Find the best move.').waitFor();
    expect(await page.locator('.puzzle-about').getAttribute('data-puzzle')).not.toBe(first);
    await choosePlace(page, (await countPlaces(page)).right);
    await page.locator('[data-phase=solved]').waitFor();
    await expect.poll(() => readRating(page)).toBeGreaterThan(lost);
    await page.getByRole('link', { name: 'See the match' }).press('Enter');
    await page.getByRole('slider').waitFor();
    // Progress is saved, and puzzles do not count as matches.
    await page.goto(`${page.url().split('#')[0]}#/puzzles`);
    await page.getByText(/^1 of 2 solved on the first try/).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('tavola.statistics'))).toBeNull();
  });

  test('every other game has puzzles with solutions, in other languages too', async () => {
    const page = await visit('#/puzzles', { size: PHONE, locale: 'de-DE' });
    for (const [game, title] of [
      ['jericho', 'Jericho'],
      ['campos', 'Campos'],
      ['schicht', 'Schicht im Schacht'],
    ] as const) {
      await page.getByRole('link', { name: `Rätsel des Tages, ${title}` }).press('Enter');
      await page.locator('.puzzle-about').getByText('Rätsel des Tages').waitFor();
      await page.getByRole('link', { name: 'Zurück zu allen Rätseln' }).press('Enter');
      await page.getByRole('link', { name: `Rätsel lösen, ${title}` }).press('Enter');
      await page.getByText('Finde den besten Zug.').waitFor();
      await page.getByRole('button', { name: 'Lösung zeigen' }).press('Enter');
      await page.getByText('Das war der beste Zug.').waitFor();
      await checkScreenSize(page, `puzzle-${game}-shown`);
      await page.getByRole('button', { name: 'Nächstes Rätsel' }).press('Enter');
      await page.getByText('Finde den besten Zug.').waitFor();
      await page.getByRole('link', { name: 'Zurück zu allen Rätseln' }).press('Enter');
    }
  });
});
