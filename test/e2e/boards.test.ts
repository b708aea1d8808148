/** What the boards promise: only what can be done is offered, and cards are as large as their places. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Config, parseConfig, Table } from '../../src/core/index.ts';
import { TRUMPET } from '../../src/games/jericho/rules/data.ts';
import { jericho } from '../../src/games/jericho/rules/rules.ts';
import { DESKTOP, inBrowser, PHONE, SMALL_PHONE } from './browser.ts';
import { SHOWN } from './houses.ts';
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
    await trumpet.click({ force: true });
    expect(await trumpet.getAttribute('aria-pressed')).toBe('false');
    expect(await page.locator('#ask').innerText(), 'still a wall card is asked for').toBe(ask);
    expect(await page.locator('.notice').innerText()).toMatch(/\(J4\)/);
    await page.locator('.hand .card[data-legal]').first().click();
    await page.locator('.spot[data-legal]').click();
    // The bots have laid theirs: the last card is asked about.
    await page.locator('.asking .primary').click();
    const card = page.locator('.spot .card.down');
    await card.waitFor();
    const [inside, place] = await Promise.all([
      card.boundingBox(),
      page.locator('.layout.mine .spot').boundingBox(),
    ]);
    expect(Math.abs(inside!.width - place!.width), 'as wide as its place').toBeLessThan(2);
    expect(Math.abs(inside!.x - place!.x)).toBeLessThan(2);
  });

  test('laying in secret is not asked about, until the last card that is laid shows them all', async () => {
    const page = await visit('#/play/jericho?seats=3&persons=3&seed=secret', { size: PHONE });
    for (const isLast of [false, false, true]) {
      await page.locator('.curtain .primary').click();
      await awaitTurn(page);
      await page.locator('.hand .card[data-legal]').first().click();
      await page.locator('.spot[data-legal]').click();
      if (isLast) await page.locator('.asking').waitFor();
      else await page.locator('.curtain').waitFor();
    }
  });

  test('building draws a card, so it is asked about', async () => {
    const page = await visit('#/play/jericho?seats=3&bots=easy&seed=build', { size: PHONE });
    const roll = dice(1);
    while ((await page.locator('.walls').count()) === 0) {
      await awaitTurn(page);
      await tapOne(page, roll);
    }
    await awaitTurn(page);
    const before = await decided(page);
    await page.locator('.hand .card[data-legal]:not(:has(.horn))').first().click();
    await page.locator('.walls .head[data-legal]').click();
    await page.locator('.asking').waitFor();
    expect(await decided(page)).toBe(before);
  });
});

inBrowser('the table under the keys', ({ visit }) => {
  const focused = (page: Awaited<ReturnType<typeof visit>>): Promise<string> =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement?.matches('[data-legal]') === true) return 'legal';
      return activeElement?.closest('#board') === null ? activeElement.localName : 'board';
    });

  test.each(SHOWN.map((shown) => `${shown.game}?seats=${shown.seats[0]}`))(
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

inBrowser('Schicht', ({ visit }) => {
  test.each([PHONE, SMALL_PHONE, DESKTOP])(
    'the mine keeps its scale while cards are chosen and laid',
    async (size) => {
      const page = await visit('#/play/schicht?seats=3&bots=easy&seed=scale', {
        size,
        settings: { playsForced: false },
      });
      const roll = dice(8);
      /** The heights of a pile, by the size of the mine and of the hand. */
      const heights = new Map<string, Set<number>>();
      /** The heights of all that is below the mine, by the lines of the hand: no word there comes at its cost. */
      const docks = new Map<string, Set<number>>();
      const phases = new Set<string>();
      for (let taps = 0; taps < 40; taps++) {
        if (await awaitTurn(page)) break;
        const seen = await page.evaluate(() => {
          const pile = document.querySelector('.pit .pile');
          if (pile === null) return null;
          const dead = [...document.querySelectorAll('.pit [data-legal]')].filter((thing) => {
            const { x, y, width, height } = thing.getBoundingClientRect();
            const there = document.elementFromPoint(x + width / 2, y + height / 2);
            return there !== null && !thing.contains(there);
          });
          return {
            dead: dead.map(({ ariaLabel }) => ariaLabel),
            phase: `${document.querySelector('.own.resting') === null} ${document.querySelector('.asking') === null}`,
            key: `${document.querySelector('.pit')!.getAttribute('style')} ${document.querySelector<HTMLElement>('.own')!.style.getPropertyValue('--lines')}`,
            height: Math.round(pile.getBoundingClientRect().height),
            lines: document.querySelector<HTMLElement>('.own')!.style.getPropertyValue('--lines'),
            dock: Math.round(document.querySelector('.dock')!.getBoundingClientRect().height),
          };
        });
        if (seen !== null) {
          expect(seen.dead, 'whatever is offered can be tapped in its middle').toEqual([]);
          phases.add(seen.phase);
          heights.set(seen.key, (heights.get(seen.key) ?? new Set()).add(seen.height));
          docks.set(seen.lines, (docks.get(seen.lines) ?? new Set()).add(seen.dock));
        }
        await tapOne(page, roll);
      }
      expect(phases.size, 'choosing, being asked about it, laying').toBeGreaterThanOrEqual(3);
      for (const found of [heights, docks])
        expect([...found].filter(([, all]) => all.size > 1).map(([key, all]) => [key, [...all]])).toEqual([]);
    },
  );

  test.each(['en', 'de', 'fr', 'it'])(
    'what everyone is doing is said in full on a desktop, %s',
    async (language) => {
      const page = await visit('#/play/schicht?seats=4&bots=easy&seed=full', { settings: { language } });
      await awaitTurn(page);
      const cut = await page
        .locator('.crew .seat-note')
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
      expect(cut).toEqual([]);
    },
  );
});

inBrowser('Campos under a finger', ({ visit }) => {
  const sizes = (page: Page): Promise<number[]> =>
    page.locator('.place, .stone[data-legal]').evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );

  async function late(page: Page): Promise<void> {
    const roll = dice(4);
    for (let taps = 0; taps < 8; taps++) {
      await awaitTurn(page);
      if ((await page.locator('.zoom').count()) > 0 && (await page.locator('.place').count()) > 0) return;
      await tapOne(page, roll);
    }
  }

  test.each([PHONE, SMALL_PHONE, DESKTOP])(
    'what is too small for a finger can be drawn larger: by buttons and wheel',
    async (size) => {
      const page = await visit('#/play/campos?seats=4&bots=easy&seed=zoom', {
        size,
        settings: { confirms: false },
      });
      await late(page);
      const closer = page.getByRole('button', { name: 'Draw it larger' });
      const farther = page.getByRole('button', { name: 'Draw it smaller' });
      const least = Math.min(...(await sizes(page)));
      expect(least, 'never smaller than can be hit at all').toBeGreaterThan(24);
      expect(least).toBeLessThan(44);
      for (let presses = 0; presses < 8 && (await closer.getAttribute('aria-disabled')) !== 'true'; presses++)
        await closer.click();
      expect(Math.min(...(await sizes(page)))).toBeGreaterThanOrEqual(44);
      // It is moved about like a page, and pulled by a mouse.
      const pane = page.locator('.window');
      const at = (): Promise<number> => pane.evaluate((one) => one.scrollLeft + one.scrollTop);
      const { x, y, width, height } = (await pane.boundingBox())!;
      const before = await at();
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2 - 60, y + height / 2 - 40, { steps: 4 });
      await page.mouse.up();
      expect(await at()).not.toBe(before);
      for (
        let presses = 0;
        presses < 8 && (await farther.getAttribute('aria-disabled')) !== 'true';
        presses++
      )
        await farther.click();
      expect(Math.min(...(await sizes(page)))).toBeCloseTo(least, 0);
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.wheel(0, -400);
      await expect.poll(async () => Math.min(...(await sizes(page)))).toBeGreaterThan(least * 1.3);
    },
  );

  test('two fingers pinch, one finger has a lens and what it lets go of is tried', async () => {
    const page = await visit('#/play/campos?seats=4&bots=easy&seed=zoom', {
      size: PHONE,
      settings: { confirms: false },
      touch: true,
    });
    await late(page);
    const touch = await page.context().newCDPSession(page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...points: [number, number][]
    ): Promise<unknown> =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    const pane = (await page.locator('.window').boundingBox())!;
    const [x, y] = [pane.x + pane.width / 2, pane.y + pane.height / 2];

    const { x: left, y: top, width, height } = (await page.locator('.place').nth(3).boundingBox())!;
    const decisions = await decided(page);
    await send('touchStart', [left + width / 2 + 3, top + height / 2 + 3]);
    await page.locator('.lens').waitFor();
    await send('touchEnd');
    expect(await page.locator('.lens').count()).toBe(0);
    expect(await decided(page), 'a finger only tries').toBe(decisions);
    await page.getByRole('button', { name: 'Place it here' }).click();
    await expect.poll(() => decided(page)).toBe(decisions + 1);

    await awaitTurn(page);
    const least = Math.min(...(await sizes(page)));
    await send('touchStart', [x - 20, y], [x + 20, y]);
    for (const far of [30, 45, 60, 70]) await send('touchMove', [x - far, y], [x + far, y]);
    await send('touchEnd');
    await expect.poll(async () => Math.min(...(await sizes(page)))).toBeGreaterThan(least * 1.5);
  });
});

inBrowser('figures', ({ visit }) => {
  test('a nought is not struck out, in no weight, and as wide as the others in a table', async () => {
    const page = await visit('');
    await page.locator('.tile').first().waitFor();
    const found = await page.evaluate(async () => {
      const font = getComputedStyle(document.body).fontFamily;
      const weights = [400, 600, 700, 800];
      await Promise.all(weights.map((weight) => document.fonts.load(`${weight} 200px ${font}`, '0')));
      const probe = document.createElement('p');
      probe.style.cssText = 'font-size: 200px; font-variant-numeric: tabular-nums; width: max-content';
      document.body.append(probe);
      const wideIn = (weight: number, text: string): number => {
        probe.style.fontWeight = `${weight}`;
        probe.textContent = text;
        return probe.getBoundingClientRect().width;
      };
      return weights.map((weight) => {
        const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
        paper.canvas.width = paper.canvas.height = 300;
        paper.font = `${weight} 200px ${font}`;
        paper.fillText('0', 50, 200);
        const { width, actualBoundingBoxAscent: high } = paper.measureText('0');
        const inkAt = (x: number, y: number): number => paper.getImageData(x, y, 1, 1).data[3];
        const [x, y] = [Math.round(50 + width / 2), Math.round(200 - high / 2)];
        // The left stem is there, the middle is empty.
        const stem = Math.max(...Array.from({ length: x - 50 }, (_, i) => inkAt(50 + i, y)));
        return { middle: inkAt(x, y), stem, wider: wideIn(weight, '0000') - wideIn(weight, '1111') };
      });
    });
    for (const { middle, stem, wider } of found) {
      expect(middle).toBe(0);
      expect(stem).toBe(255);
      expect(Math.abs(wider)).toBeLessThan(1);
    }
  });
});
