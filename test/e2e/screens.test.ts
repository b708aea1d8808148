/** Every screen on a phone and a desktop, light and dark: axe finds nothing, and a picture is kept to be looked at. */
import { expect, test } from 'vitest';
import { inBrowser } from './browser.ts';
import { SHOWN } from './games.ts';
import { look } from './look.ts';
import { awaitTurn, dice, playOut, tapOne } from './player.ts';

inBrowser('every screen', ({ visit }) => {
  test('the pages around the tables', async () => {
    const page = await visit('', { settings: { introduced: [] } });
    await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
    await look(page, 'home');
    const at = page.url().replace(/#.*/, '');
    await page.goto(`${at}#/new/jericho`);
    await page.locator('.setup-form').waitFor();
    await look(page, 'setup');
    const bottom = (await page.locator('.setup-scroll').boundingBox())!;
    const start = (await page.locator('.start').boundingBox())!;
    expect(bottom.y + bottom.height, 'the button that starts lies on nothing').toBeLessThanOrEqual(start.y);
    expect(start.y + start.height, 'and is in reach').toBeLessThanOrEqual(page.viewportSize()!.height);
    await page.goto(`${at}#/play/punto?seats=2&bots=easy&seed=look`);
    await page.locator('.how-to').waitFor();
    await look(page, 'how-to');
    await page.keyboard.press('Escape');
    await awaitTurn(page);
    for (const [key, sheet] of [
      ['?', 'keys'],
      ['g', 'rules'],
      ['l', 'log'],
    ] as const) {
      await page.keyboard.press(key);
      await page.locator('dialog[open]').waitFor();
      await look(page, sheet);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog[open]').waitFor();
    await look(page, 'menu');
    await page.goto(`${at}#/play/schicht?seats=2&persons=2&seed=look`);
    await page.locator('.curtain').waitFor();
    await look(page, 'curtain');
    await page.goto(`${at}#/match/nowhere`);
    await page.locator('.message').waitFor();
    await look(page, 'message');
  });

  test.each(SHOWN)('$game', async ({ game, fullest }) => {
    const page = await visit(`#/play/${game}?${fullest}&bots=easy&seed=look`);
    const roll = dice(11);
    await awaitTurn(page);
    await look(page, `${game}-1-beginning`);
    for (let taps = 0; taps < 16; taps++) {
      await tapOne(page, roll);
      if (await awaitTurn(page)) break;
    }
    await look(page, `${game}-2-later`);
    await page.locator('[data-legal]').last().click();
    await look(page, `${game}-3-chosen`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await page.locator('.hints').waitFor();
    await look(page, `${game}-4-hint`);
  });

  test('a result and its replay', async () => {
    const page = await visit('#/play/schicht?seats=3&bots=easy&seed=look', { settings: { confirms: false } });
    await playOut(page, tapOne, 200);
    await page.locator('dialog .sources').waitFor();
    await look(page, 'result');
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider').waitFor();
    for (let steps = 0; steps < 9; steps++)
      await page.getByRole('button', { name: 'One step forward' }).click();
    await look(page, 'replay');
  });
});
