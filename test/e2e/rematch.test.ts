import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedMatch } from '../../src/web/match/storage/savedMatches.ts';
import { describeInBrowser, PHONE } from './browser.ts';
import { GAME_FIXTURES } from './gameFixtures.ts';
import { saveBotMatch } from './savedMatch.ts';
import { waitForTurn, createRandom, playByTap } from './matchPlayer.ts';

const readSavedMatch = (page: Page, id: string): Promise<SavedMatch> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`tavola.match.${name}`)!) as SavedMatch, id);

/** Presses Rematch in the result of the saved match `shared`; returns the id of the new match. */
async function pressRematch(page: Page): Promise<string> {
  await page.locator('dialog.result[open]').getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => /^#\/match\/(?!shared)/.test(url.hash));
  return new URL(page.url()).hash.split('/').at(-1)!;
}

/** Plays until the person in the first seat has decided twice. */
async function playTwice(page: Page, id: string): Promise<void> {
  const roll = createRandom(3);
  const ownDecisions = async (): Promise<number> =>
    (await readSavedMatch(page, id)).actions.filter(([seat]) => seat === 0).length;
  for (let taps = 0; (await ownDecisions()) < 2; taps++) {
    expect(taps).toBeLessThan(60);
    expect(await waitForTurn(page)).toBe(false);
    await playByTap(page, roll);
  }
}

describeInBrowser('a rematch', ({ visit, site }) => {
  test.each(GAME_FIXTURES.map(({ game }) => game))(
    '%s: a rematch has the same players and can be played',
    async (game) => {
      const page = await visit('', { size: PHONE });
      await saveBotMatch(page, game);
      await page.goto(`${site().address}#/match/shared`);
      const id = await pressRematch(page);
      await playTwice(page, id);
      const [first, next] = [await readSavedMatch(page, 'shared'), await readSavedMatch(page, id)];
      expect(next.sitters).toEqual(first.sitters);
      expect(next.seed).not.toBe(first.seed);
    },
  );

  test('after a victory the next level is offered, and replay and review lead back to the result', async () => {
    const page = await visit('', { size: PHONE });
    await saveBotMatch(page, 'jericho');
    await page.evaluate(() => {
      const player = { name: '', share: 1, score: 3, motives: {} };
      const match = { match: 'shared', game: 'jericho', at: 1, players: [player], milliseconds: null };
      const matches = [{ ...match, others: ['easy'] }];
      localStorage.setItem('tavola.statistics', JSON.stringify({ version: 1, since: 0, matches }));
    });
    await page.goto(`${site().address}#/match/shared`);
    const result = page.locator('dialog.result[open]');
    for (const name of ['Replay', 'Review']) {
      await result.getByRole('link', { name }).click();
      await page.getByRole('slider').first().waitFor();
      if (name === 'Review') await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Result' }).click();
    }
    await result.getByRole('button', { name: 'Try medium' }).click();
    await page.waitForURL((url) => /^#\/match\/(?!shared)/.test(url.hash));
    const { sitters } = await readSavedMatch(page, new URL(page.url()).hash.split('/').at(-1)!);
    expect(sitters[1]).toMatchObject({ name: 'Bruno', level: 'medium' });
  });

  test('a rematch is possible after a challenge', async () => {
    const page = await visit('', { size: PHONE });
    await saveBotMatch(page, 'punto', { occasion: { kind: 'challenge', link: 'none' } });
    await page.goto(`${site().address}#/match/shared`);
    await playTwice(page, await pressRematch(page));
  });
});
