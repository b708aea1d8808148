import { expect, test } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { GAME_FIXTURES } from './gameFixtures.ts';
import { checkScreen } from './checkScreen.ts';
import { waitForTurn, createRandom, openNumbers, playToEnd, playByTap } from './matchPlayer.ts';

describeInBrowser('every screen', ({ visit }) => {
  test('the pages around the tables are accessible', async () => {
    const page = await visit('', { settings: { introduced: [] } });
    await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
    await checkScreen(page, 'home');
    const at = page.url().replace(/#.*/, '');
    await page.goto(`${at}#/new/jericho`);
    await page.locator('.setup-form').waitFor();
    await checkScreen(page, 'setup');
    const bottom = (await page.locator('.setup-scroll').boundingBox())!;
    const start = (await page.locator('.start').boundingBox())!;
    expect(bottom.y + bottom.height, 'the button that starts lies on nothing').toBeLessThanOrEqual(start.y);
    expect(start.y + start.height, 'and is in reach').toBeLessThanOrEqual(page.viewportSize()!.height);
    await page.goto(`${at}#/play/punto?seats=2&bots=easy&seed=look`);
    await page.locator('.how-to').waitFor();
    await checkScreen(page, 'how-to');
    await page.keyboard.press('Escape');
    await waitForTurn(page);
    for (const [key, sheet] of [
      ['?', 'keys'],
      ['g', 'rules'],
      ['l', 'log'],
    ] as const) {
      await page.keyboard.press(key);
      await page.locator('dialog[open]').waitFor();
      await checkScreen(page, sheet);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog[open]').waitFor();
    await checkScreen(page, 'menu');
    await page.goto(`${at}#/play/schicht?seats=2&persons=2&seed=look`);
    await page.locator('.curtain').waitFor();
    await checkScreen(page, 'curtain');
    await page.goto(`${at}#/match/nowhere`);
    await page.locator('.message').waitFor();
    await checkScreen(page, 'message');
  });

  test.each(GAME_FIXTURES)('$game', async ({ game, fullest }) => {
    const page = await visit(`#/play/${game}?${fullest}&bots=easy&seed=look`);
    const roll = createRandom(11);
    await waitForTurn(page);
    await checkScreen(page, `${game}-1-beginning`);
    for (let taps = 0; taps < 16; taps++) {
      await playByTap(page, roll);
      if (await waitForTurn(page)) break;
    }
    await checkScreen(page, `${game}-2-later`);
    await page.locator('[data-legal]').last().click();
    await checkScreen(page, `${game}-3-chosen`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await page.locator('.hints').waitFor();
    await checkScreen(page, `${game}-4-hint`);
  });

  test('a result and its replay are accessible', async () => {
    const page = await visit('#/play/schicht?seats=3&bots=easy&seed=look', { settings: { confirms: false } });
    await playToEnd(page, playByTap, 200);
    await openNumbers(page);
    await page.locator('dialog .sources').waitFor();
    await checkScreen(page, 'result');
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider').waitFor();
    for (let steps = 0; steps < 9; steps++)
      await page.getByRole('button', { name: 'One step forward' }).click();
    await checkScreen(page, 'replay');
  });
});
