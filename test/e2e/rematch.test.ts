/** After a match on this device, Rematch opens a new one with the same players, and it can be played. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Kept } from '../../src/web/match/storage/savedMatches.ts';
import { inBrowser, PHONE } from './browser.ts';
import { SHOWN } from './games.ts';
import { keepBotMatch } from './keptMatch.ts';
import { awaitTurn, dice, tapOne } from './player.ts';

const savedMatch = (page: Page, id: string): Promise<Kept> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`tavola.match.${name}`)!) as Kept, id);

/** Presses Rematch in the result of the saved match `shared`; returns the id of the new match. */
async function pressRematch(page: Page): Promise<string> {
  await page.locator('dialog.result[open]').getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => /^#\/match\/(?!shared)/.test(url.hash));
  return new URL(page.url()).hash.split('/').at(-1)!;
}

/** Plays until the person in the first seat has decided twice. */
async function playTwice(page: Page, id: string): Promise<void> {
  const roll = dice(3);
  const ownDecisions = async (): Promise<number> =>
    (await savedMatch(page, id)).actions.filter(([seat]) => seat === 0).length;
  for (let taps = 0; (await ownDecisions()) < 2; taps++) {
    expect(taps).toBeLessThan(60);
    expect(await awaitTurn(page)).toBe(false);
    await tapOne(page, roll);
  }
}

inBrowser('a rematch', ({ visit, site }) => {
  test.each(SHOWN.map(({ game }) => game))('%s: the same players, and the match goes on', async (game) => {
    const page = await visit('', { size: PHONE });
    await keepBotMatch(page, game);
    await page.goto(`${site().address}#/match/shared`);
    const id = await pressRematch(page);
    await playTwice(page, id);
    const [first, next] = [await savedMatch(page, 'shared'), await savedMatch(page, id)];
    expect(next.sitters).toEqual(first.sitters);
    expect(next.seed).not.toBe(first.seed);
  });

  test('also after a challenge', async () => {
    const page = await visit('', { size: PHONE });
    await keepBotMatch(page, 'punto', { occasion: { kind: 'challenge', link: 'none' } });
    await page.goto(`${site().address}#/match/shared`);
    await playTwice(page, await pressRematch(page));
  });
});
