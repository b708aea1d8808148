/** Where the system chooses the colours: everything that can be used has an edge, and what a board shows can be seen. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, inBrowser, PHONE } from './browser.ts';
import { seatsNear, SHOWN } from './houses.ts';
import { awaitTurn, dice, tapOne } from './player.ts';
import { join as sitDown, open } from './tables.ts';

const PICTURES = join(import.meta.dirname, '../../build/screens');
mkdirSync(PICTURES, { recursive: true });

const WAYS = [
  { name: 'phone-dark', size: PHONE, look: 'dark' },
  { name: 'desktop-light', size: DESKTOP, look: 'light' },
] as const;

/** What can be used and has no line around it and no mark of its own. */
const withoutEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const isPlain = (element: Element, part: string | null): boolean => {
      const style = getComputedStyle(element, part);
      if (part !== null && style.content === 'none') return true;
      const hasLine = (which: string, width: string): boolean => which !== 'none' && parseFloat(width) > 0;
      const isMark = part !== null && style.backgroundColor === highlight;
      return (
        !isMark &&
        !hasLine(style.outlineStyle, style.outlineWidth) &&
        !hasLine(style.borderTopStyle, style.borderTopWidth)
      );
    };
    const probe = document.createElement('i');
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    document.body.append(probe);
    const highlight = getComputedStyle(probe).backgroundColor;
    probe.remove();
    // A tile that may be removed is marked by an arrow of the picture; text links are underlined.
    return [...within.querySelectorAll('button, select, input, a.btn, a.round, a.primary')]
      .filter((one) => one.matches(':not([aria-disabled=true], [type=file], [type=range], .skip, .stone)'))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null)
      .filter((one) => [null, '::before', '::after'].every((part) => isPlain(one, part)))
      .map((one) => one.outerHTML.slice(0, 120));
  });

/** Which of these have the system's background, so that nothing is seen of them. */
const unseen = (page: Page, selector: string, part: string | null = null): Promise<number[]> =>
  page.evaluate(
    ([what, pseudo]) => {
      const canvas = getComputedStyle(document.body).backgroundColor;
      const all = [...document.querySelectorAll(what)];
      const gone = all.filter((one) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(one, pseudo);
        return backgroundImage === 'none' && [canvas, 'rgba(0, 0, 0, 0)'].includes(backgroundColor);
      });
      return [all.length, gone.length];
    },
    [selector, part] as const,
  );

async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(PICTURES, `forced-${name}.png`) });
  expect(await withoutEdge(page), name).toEqual([]);
}

inBrowser('forced colours', ({ visit }) => {
  test.each(WAYS)('the pages around the tables, $name', async ({ name, ...wish }) => {
    const page = await visit('', { ...wish, forced: true, settings: { introduced: [] } });
    await page.locator('.tile').first().waitFor();
    await look(page, `home-${name}`);
    const at = page.url().replace(/#.*/, '');
    await page.goto(`${at}#/new/jericho`);
    await page.locator('.setup-form').waitFor();
    await look(page, `setup-${name}`);
    await page.goto(`${at}#/play/punto?seats=2&bots=easy&seed=forced`);
    await page.locator('.how-to').waitFor();
    await look(page, `how-to-${name}`);
    await page.keyboard.press('Escape');
    await awaitTurn(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog[open]').waitFor();
    await look(page, `menu-${name}`);
    await page.goto(`${at}#/play/schicht?seats=2&persons=2&seed=forced`);
    await page.locator('.curtain').waitFor();
    await look(page, `curtain-${name}`);
  });

  test.each(WAYS)('a table elsewhere, $name', async ({ name, ...wish }) => {
    const ada = await open(visit, { game: 'punto' }, { ...wish, forced: true });
    await look(ada, `lobby-${name}`);
    await sitDown(visit, ada, { ...wish, forced: true });
    await look(ada, `elsewhere-${name}`);
    const edges = await ada
      .locator('.strip li')
      .evaluateAll((seats) => seats.map((seat) => getComputedStyle(seat).outlineStyle));
    expect(edges, 'who is there can be told apart').toEqual(['solid', 'solid']);
  });

  test.each(SHOWN.flatMap((shown) => WAYS.map((way) => ({ shown, ...way }))))(
    '$shown.game, $name',
    async ({ shown, name, ...wish }) => {
      const { game, marked, later = [] } = shown;
      const page = await visit(`#/play/${game}?seats=${seatsNear(shown, 3)}&bots=easy&seed=forced`, {
        ...wish,
        forced: true,
      });
      const roll = dice(3);
      await awaitTurn(page);
      await look(page, `${game}-1-beginning-${name}`);
      const [all, gone] = await unseen(page, ...marked);
      expect(all).toBeGreaterThan(1);
      expect(gone, `${marked.join('')} can be seen`).toBe(0);
      for (let taps = 0; taps < 12; taps++) {
        await tapOne(page, roll);
        await awaitTurn(page);
      }
      for (const selector of later) {
        const [things, lost] = await unseen(page, selector);
        expect(things).toBeGreaterThan(1);
        expect(lost, `${selector} can be seen`).toBe(0);
      }
      const turn = await page
        .locator('.dock[data-mine]')
        .evaluate((dock) => parseFloat(getComputedStyle(dock).borderTopWidth));
      expect(turn, 'the frame that says: it is yours').toBeGreaterThan(3);
      await look(page, `${game}-2-later-${name}`);
      await page.keyboard.press('Escape');
      await page.keyboard.press('h');
      await page.locator('.hints').waitFor();
      await look(page, `${game}-3-hint-${name}`);
    },
  );
});
