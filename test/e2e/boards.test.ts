/** What the boards promise: only what can be done is offered, and cards are as large as their places. */
import { expect, test } from 'vitest';
import { type Config, parseConfig, Table } from '../../src/core/index.ts';
import { TRUMPET } from '../../src/games/jericho/data.ts';
import { jericho } from '../../src/games/jericho/rules.ts';
import { inBrowser, PHONE } from './browser.ts';
import { awaitTurn, decided, dice, tapOne } from './player.ts';

/** A seed that deals the first seat a trumpet among wall cards. */
function seedWithTrumpet(): string {
  const config = parseConfig(jericho, { seats: 3 }) as Config<never>;
  for (let i = 0; ; i++) {
    const { hand } = new Table(jericho, config, `trumpet ${i}`).view(0).own!;
    if (hand.includes(TRUMPET) && hand.some((card) => card !== TRUMPET)) return `trumpet ${i}`;
  }
}

inBrowser('Jericho', ({ visit }) => {
  test('J4 a trumpet is not taken up to be laid, and why is said; a card that is laid fills its place', async () => {
    const page = await visit(
      `#/play/jericho?seats=3&bots=easy&seed=${encodeURIComponent(seedWithTrumpet())}`,
      {
        size: PHONE,
      },
    );
    await awaitTurn(page);
    const ask = await page.locator('#ask').innerText();
    const trumpet = page
      .locator('.hand .card')
      .filter({ has: page.locator('.horn') })
      .first();
    expect(await trumpet.getAttribute('aria-disabled')).toBe('true');
    await trumpet.click();
    expect(await trumpet.getAttribute('aria-pressed')).toBe('false');
    expect(await page.locator('#ask').innerText(), 'still a wall card is asked for').toBe(ask);
    expect(await page.locator('.notice').innerText()).toMatch(/\(J4\)/);
    await page.locator('.hand .card[data-legal]').first().click();
    await page.locator('.place .spot[data-legal]').click();
    const card = page.locator('.place .card.down');
    await card.waitFor();
    const [inside, place] = await Promise.all([
      card.boundingBox(),
      page.locator('.place.mine .spot').boundingBox(),
    ]);
    expect(Math.abs(inside!.width - place!.width), 'as wide as its place').toBeLessThan(2);
    expect(Math.abs(inside!.x - place!.x)).toBeLessThan(2);
  });

  test('building draws a card, so it is asked about; laying in secret is not', async () => {
    const page = await visit('#/play/jericho?seats=3&bots=easy&seed=build', { size: PHONE });
    const roll = dice(1);
    await awaitTurn(page);
    await page.locator('.hand .card[data-legal]').first().click();
    const before = await decided(page);
    await page.locator('.place .spot[data-legal]').click();
    expect(await page.locator('.asking').count()).toBe(0);
    await expect.poll(() => decided(page)).toBeGreaterThan(before);
    while ((await page.locator('.walls').count()) === 0) {
      await awaitTurn(page);
      await tapOne(page, roll);
    }
    await awaitTurn(page);
    await page.locator('.hand .card[data-legal]:not(:has(.horn))').first().click();
    await page.locator('.walls .head[data-legal]').click();
    await page.locator('.asking').waitFor();
  });
});

inBrowser('the table under the keys', ({ visit }) => {
  const focused = (page: Awaited<ReturnType<typeof visit>>): Promise<string> =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement?.matches('[data-legal]') === true) return 'legal';
      return activeElement?.closest('#board') === null ? activeElement.localName : 'board';
    });

  test.each(['punto?seats=2', 'jericho?seats=3', 'campos?seats=2', 'schicht?seats=3'])(
    '%s: it has the focus when it is one’s turn; N and P work from anywhere',
    async (table) => {
      const page = await visit(`#/play/${table}&bots=easy&seed=keys`);
      const isAtTable = (): Promise<boolean> =>
        page.evaluate(() => document.activeElement?.closest('.frame [role=group]') !== null);
      await awaitTurn(page);
      await expect.poll(isAtTable).toBe(true);
      await page.reload();
      await awaitTurn(page);
      await expect.poll(isAtTable).toBe(true);
      await page.goto(page.url().replace(/#.*/, '#/'));
      await page.getByRole('link', { name: 'Continue' }).click();
      await awaitTurn(page);
      await expect.poll(isAtTable).toBe(true);
      await page.keyboard.press('n');
      expect(await focused(page)).toBe('legal');

      // From a button of the header, from one's own cards, from nothing at all.
      for (const place of ['.table-top button', '.hand [data-cell][tabindex="0"]', '.tools button']) {
        await page.locator(place).first().focus();
        await page.keyboard.press('n');
        const first = await page.evaluate(() => document.activeElement?.outerHTML);
        expect(await focused(page), `N from ${place}`).toBe('legal');
        await page.keyboard.press('n');
        await page.keyboard.press('p');
        expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(first);
      }
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('ArrowDown');
      expect(await isAtTable(), 'an arrow leads to the table').toBe(true);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('p');
      expect(await focused(page)).toBe('legal');
    },
  );
});

inBrowser('moves without an alternative', ({ visit }) => {
  test('are made by themselves; where that is switched off, they are asked for', async () => {
    for (const playsForced of [true, false]) {
      const page = await visit('#/play/schicht?seats=3&bots=easy&seed=forced', {
        size: PHONE,
        settings: { playsForced },
      });
      const roll = dice(6);
      let forced = 0;
      for (let taps = 0; taps < 24; taps++) {
        if (await awaitTurn(page)) break;
        const places = await page.locator('.choice.place').count();
        if (places === 1) forced++;
        await tapOne(page, roll);
      }
      if (playsForced) expect(forced).toBe(0);
      else expect(forced).toBeGreaterThan(1);
    }
  });

  test('need no curtain', async () => {
    const page = await visit('#/play/schicht?seats=2&persons=2&seed=hot', { settings: { confirms: false } });
    const roll = dice(2);
    for (let curtains = 0; curtains < 6; curtains++) {
      await page.locator('.curtain .primary').click();
      await awaitTurn(page);
      const isChoosing = (await page.locator('.own:not(.resting)').count()) > 0;
      const places = await page.locator('.choice').count();
      expect(isChoosing || places > 1, 'whoever gets the device has a choice').toBe(true);
      while ((await page.locator('.curtain').count()) === 0) {
        await tapOne(page, roll);
        await page.waitForFunction(
          () =>
            document.querySelector('.curtain') !== null ||
            document.querySelector('.dock[data-mine] [data-legal]') !== null,
        );
      }
    }
  });
});
