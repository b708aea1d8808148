import { expect, test } from 'vitest';
import { describeInBrowser, PHONE } from './browser.ts';
import { waitForTurn, createRandom, playByTap } from './matchPlayer.ts';

describeInBrowser('forced moves', ({ visit }) => {
  test('the only legal move is played automatically unless switched off', async () => {
    for (const playsForced of [true, false]) {
      const page = await visit('#/play/schicht?seats=3&bots=easy&seed=forced', {
        size: PHONE,
        settings: { playsForced },
      });
      const roll = createRandom(6);
      let forced = 0;
      for (let taps = 0; taps < 24 && forced < 2; taps++) {
        if (await waitForTurn(page)) break;
        if ((await page.locator('.choice.place').count()) === 1) forced++;
        await playByTap(page, roll);
      }
      if (playsForced) expect(forced).toBe(0);
      else expect(forced).toBeGreaterThan(1);
    }
  });

  test('a forced move needs no curtain', async () => {
    const page = await visit('#/play/schicht?seats=2&persons=2&seed=hot', { settings: { confirms: false } });
    const roll = createRandom(2);
    for (let curtains = 0; curtains < 6; curtains++) {
      await page.locator('.curtain .primary').click();
      await waitForTurn(page);
      const isChoosing = (await page.locator('.own:not(.resting)').count()) > 0;
      const places = await page.locator('.choice').count();
      expect(isChoosing || places > 1, 'whoever gets the device has a choice').toBe(true);
      while ((await page.locator('.curtain').count()) === 0) {
        await playByTap(page, roll);
        await page.waitForFunction(
          () =>
            document.querySelector('.curtain') !== null ||
            document.querySelector('.dock[data-mine] [data-legal]') !== null,
        );
      }
    }
  });
});
