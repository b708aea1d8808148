/** Every screen on a phone and a desktop, light and dark: axe finds nothing, and a picture is kept to be looked at. */
import { test } from 'vitest';
import { inBrowser } from './browser.ts';
import { SHOWN } from './houses.ts';
import { SCREENS, look } from './look.ts';
import { awaitTurn, dice, playOut, tapOne } from './player.ts';

inBrowser('every screen', ({ visit }) => {
  test.each(SCREENS)('the pages around the tables, $name', async ({ name, size }) => {
    const page = await visit('', { size, settings: { introduced: [] } });
    await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
    await look(page, `home-${name}`);
    const at = page.url().replace(/#.*/, '');
    await page.goto(`${at}#/new/jericho`);
    await page.locator('.setup-form').waitFor();
    await look(page, `setup-${name}`);
    await page.goto(`${at}#/play/punto?seats=2&bots=easy&seed=look`);
    await page.locator('.how-to').waitFor();
    await look(page, `how-to-${name}`);
    await page.keyboard.press('Escape');
    await awaitTurn(page);
    for (const [key, sheet] of [
      ['?', 'keys'],
      ['g', 'rules'],
      ['l', 'log'],
    ] as const) {
      await page.keyboard.press(key);
      await page.locator('dialog[open]').waitFor();
      await look(page, `${sheet}-${name}`);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await look(page, `menu-${name}`);
    await page.goto(`${at}#/play/schicht?seats=2&persons=2&seed=look`);
    await page.locator('.curtain').waitFor();
    await look(page, `curtain-${name}`);
    await page.goto(`${at}#/match/nowhere`);
    await page.locator('.message').waitFor();
    await look(page, `message-${name}`);
  });

  test.each(SHOWN.flatMap(({ game, fullest: wish }) => SCREENS.map((screen) => ({ game, wish, ...screen }))))(
    '$game, $name',
    async ({ game, wish, name, size }) => {
      const page = await visit(`#/play/${game}?${wish}&bots=easy&seed=look`, { size });
      const roll = dice(11);
      await awaitTurn(page);
      await look(page, `${game}-1-beginning-${name}`);
      for (let taps = 0; taps < 16; taps++) {
        await tapOne(page, roll);
        if (await awaitTurn(page)) break;
      }
      await look(page, `${game}-2-later-${name}`);
      await page.locator('[data-legal]').last().click();
      await look(page, `${game}-3-chosen-${name}`);
      await page.keyboard.press('Escape');
      await page.keyboard.press('h');
      await page.locator('.hints').waitFor();
      await look(page, `${game}-4-hint-${name}`);
    },
  );

  test.each(SCREENS)('a result and its replay, $name', async ({ name, size }) => {
    const page = await visit('#/play/schicht?seats=3&bots=easy&seed=look', {
      size,
      settings: { confirms: false },
    });
    await playOut(page, tapOne, 200);
    await page.locator('dialog .sources').waitFor();
    await look(page, `result-${name}`);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider').waitFor();
    for (let steps = 0; steps < 9; steps++)
      await page.getByRole('button', { name: 'One step forward' }).click();
    await look(page, `replay-${name}`);
  });
});
