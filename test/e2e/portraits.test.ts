import { expect, test } from 'vitest';
import { DESKTOP, describeInBrowser } from './browser.ts';
import { GAME_FIXTURES } from './gameFixtures.ts';

const DRAWN = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'];

describeInBrowser('a portrait', ({ visit }) => {
  test('a portrait looks the same at the tables of every game', async () => {
    const looks = new Map<string, string[]>();
    for (const { game } of GAME_FIXTURES) {
      const page = await visit(`#/play/${game}?seats=3&bots=easy&seed=portraits`, { size: DESKTOP });
      await page.locator('.seats .portrait').first().waitFor();
      const drawn = await page
        .locator('.seats .portrait')
        .first()
        .evaluate(
          (svg, names) =>
            [svg, ...svg.querySelectorAll('*')]
              .map((part) => names.map((name) => getComputedStyle(part).getPropertyValue(name)).join(' '))
              .join('\n'),
          DRAWN,
        );
      looks.set(drawn, [...(looks.get(drawn) ?? []), game]);
      await page.close();
    }
    expect([...looks.values()], 'games that draw it alike').toEqual([GAME_FIXTURES.map(({ game }) => game)]);
  });
});
