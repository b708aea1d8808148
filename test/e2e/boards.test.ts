/** What the boards promise: only what can be done is offered, and things are as large as their places. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Config, parseConfig, Table } from '../../src/core/index.ts';
import { TRUMPET } from '../../src/games/jericho/rules/data.ts';
import { jericho } from '../../src/games/jericho/rules/rules.ts';
import { expectMissing } from './expectMissing.ts';
import { DESKTOP, describeInBrowser, PHONE, SMALL_PHONE } from './browser.ts';
import { waitForTurn, countDecisions, createRandom, playByTap } from './matchPlayer.ts';

/** A seed that deals the first seat a trumpet among wall cards. */
function findTrumpetSeed(): string {
  const config = parseConfig(jericho, { seats: 3 }) as Config<never>;
  for (let i = 0; ; i++) {
    const { hand } = new Table(jericho, config, `trumpet ${i}`).view(0).own!;
    if (hand.includes(TRUMPET) && hand.some((card) => card !== TRUMPET)) return `trumpet ${i}`;
  }
}

describeInBrowser('Jericho', ({ visit }) => {
  test('J4 a trumpet is not taken up to be laid, and why is said; a card that is laid fills its place', async () => {
    const page = await visit(
      `#/play/jericho?seats=3&bots=easy&seed=${encodeURIComponent(findTrumpetSeed())}`,
      {
        size: PHONE,
      },
    );
    await waitForTurn(page);
    const ask = await page.locator('#ask').innerText();
    const trumpet = page
      .locator('.hand .card')
      .filter({ has: page.locator('.horn') })
      .first();
    expect(await trumpet.getAttribute('aria-disabled')).toBe('true');
    await trumpet.click({ force: true });
    expect(await trumpet.getAttribute('aria-pressed')).toBe('false');
    expect(await page.locator('#ask').innerText(), 'still a wall card is asked for').toBe(ask);
    expect(await page.locator('.notice').innerText()).toContain('can’t be only trumpets');
    // Once the bots have laid theirs, the last card is asked about.
    await expect.poll(() => countDecisions(page)).toBe(2);
    await page.locator('.hand .card[data-legal]').first().click();
    await page.locator('.spot[data-legal]').click();
    await page.locator('.asking .primary').click();
    const card = page.locator('.spot .card.down');
    await card.waitFor();
    const [inside, place] = await Promise.all([
      card.boundingBox(),
      page.locator('.layout.mine .spot').boundingBox(),
    ]);
    expect(Math.abs(inside!.width - place!.width), 'as wide as its place').toBeLessThan(2);
    expect(Math.abs(inside!.x - place!.x)).toBeLessThan(2);
    await expectMissing(
      page.locator('.beside .log-lines'),
      { once: page.getByRole('button', { name: 'Log' }) },
      'where there is no room beside the table no log is drawn there',
    );
  });

  test('laying in secret is not asked about, until the last card that is laid shows them all', async () => {
    const page = await visit('#/play/jericho?seats=3&persons=3&seed=secret', { size: PHONE });
    for (const isLast of [false, false, true]) {
      await page.locator('.curtain .primary').click();
      await waitForTurn(page);
      await page.locator('.hand .card[data-legal]').first().click();
      await page.locator('.spot[data-legal]').click();
      if (isLast) await page.locator('.asking').waitFor();
      else await page.locator('.curtain').waitFor();
    }
  });

  test('building draws a card, so it is asked about', async () => {
    const page = await visit('#/play/jericho?seats=3&bots=easy&seed=build', { size: PHONE });
    const roll = createRandom(1);
    await waitForTurn(page);
    while ((await page.locator('.walls').count()) === 0) {
      await playByTap(page, roll);
      await waitForTurn(page);
    }
    const before = await countDecisions(page);
    await page.locator('.hand .card[data-legal]:not(:has(.horn))').first().click();
    await page.locator('.walls .head[data-legal]').click();
    await page.locator('.asking').waitFor();
    expect(await countDecisions(page)).toBe(before);
  });
});

/** What is seen of the mine of Schicht and what lies below it, once it has been drawn; null while nothing lies there. */
const getOwnSeat = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
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
      pit: document.querySelector('.pit')!.getAttribute('style'),
      height: Math.round(pile.getBoundingClientRect().height),
      lines: document.querySelector<HTMLElement>('.own')!.style.getPropertyValue('--lines'),
      dock: Math.round(document.querySelector('.dock')!.getBoundingClientRect().height),
    };
  });

describeInBrowser('Schicht', ({ visit }) => {
  test('the mine keeps its scale while cards are chosen and laid, at every size', async () => {
    const page = await visit('#/play/schicht?seats=3&bots=easy&seed=scale', {
      size: PHONE,
      settings: { playsForced: false },
    });
    const roll = createRandom(8);
    /** The heights of a pile, by the size of the screen, of the mine and of the hand. */
    const heights = new Map<string, Set<number>>();
    /** The heights of all that is below the mine, by the lines of the hand: no word there comes at its cost. */
    const docks = new Map<string, Set<number>>();
    const phases = new Set<string>();
    for (let taps = 0; taps < 40; taps++) {
      if (await waitForTurn(page)) break;
      for (const size of [SMALL_PHONE, DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        const seen = await getOwnSeat(page);
        if (seen === null) continue;
        const note = (found: Map<string, Set<number>>, key: string, height: number): unknown =>
          found.set(key, (found.get(key) ?? new Set()).add(height));
        expect(seen.dead, 'whatever is offered can be tapped in its middle').toEqual([]);
        phases.add(`${size.width} ${seen.phase}`);
        note(heights, `${size.width} ${seen.pit} ${seen.lines}`, seen.height);
        note(docks, `${size.width} ${seen.lines}`, seen.dock);
      }
      await playByTap(page, roll);
    }
    expect(phases.size, 'choosing, being asked about it, laying').toBeGreaterThanOrEqual(9);
    for (const found of [heights, docks])
      expect([...found].filter(([, all]) => all.size > 1).map(([key, all]) => [key, [...all]])).toEqual([]);
  });

  test.each(['en', 'de', 'fr', 'it'])(
    'what everyone is doing is said in full on a desktop, %s',
    async (language) => {
      const page = await visit('#/play/schicht?seats=4&bots=easy&seed=full', { settings: { language } });
      await waitForTurn(page);
      const cut = await page
        .locator('.crew .seat-note')
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
      expect(cut).toEqual([]);
    },
  );
});
