/** Where the system chooses the colours: everything that can be used has an edge, and what a board shows can be seen. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, inBrowser, PHONE } from './browser.ts';
import { seatsNear, SHOWN } from './games.ts';
import { picture } from './look.ts';
import { awaitTurn, dice, tapOne } from './player.ts';
import { join as sitDown, open } from './tables.ts';

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

/** The same moment both ways. */
async function eachWay(page: Page, check: (way: string) => Promise<void>): Promise<void> {
  for (const { name, size, look: colorScheme } of WAYS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });
    await check(name);
  }
}

const look = (page: Page, moment: string): Promise<void> =>
  eachWay(page, async (way) => {
    await picture(page, `forced-${moment}-${way}`);
    expect(await withoutEdge(page), `${moment}, ${way}`).toEqual([]);
  });

inBrowser('forced colours', ({ visit }) => {
  test('the pages around the tables', async () => {
    const page = await visit('', { forced: true, settings: { introduced: [] } });
    await page.locator('.tile').first().waitFor();
    await look(page, 'home');
    const at = page.url().replace(/#.*/, '');
    await page.goto(`${at}#/new/jericho`);
    await page.locator('.setup-form').waitFor();
    await look(page, 'setup');
    await page.goto(`${at}#/play/punto?seats=2&bots=easy&seed=forced`);
    await page.locator('.how-to').waitFor();
    await look(page, 'how-to');
    await page.keyboard.press('Escape');
    await awaitTurn(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog[open]').waitFor();
    await look(page, 'menu');
    await page.goto(`${at}#/play/schicht?seats=2&persons=2&seed=forced`);
    await page.locator('.curtain').waitFor();
    await look(page, 'curtain');
  });

  test('a table elsewhere', async () => {
    const ada = await open(visit, { game: 'punto' }, { forced: true });
    await look(ada, 'lobby');
    await sitDown(visit, ada, { forced: true });
    await look(ada, 'elsewhere');
    await eachWay(ada, async () => {
      const edges = await ada
        .locator('.strip li')
        .evaluateAll((seats) => seats.map((seat) => getComputedStyle(seat).outlineStyle));
      expect(edges, 'who is there can be told apart').toEqual(['solid', 'solid']);
    });
  });

  test.each(SHOWN)('$game', async (shown) => {
    const { game, marked, later = [] } = shown;
    const page = await visit(`#/play/${game}?seats=${seatsNear(shown, 3)}&bots=easy&seed=forced`, {
      forced: true,
    });
    const roll = dice(3);
    await awaitTurn(page);
    await look(page, `${game}-1-beginning`);
    await eachWay(page, async (way) => {
      const [all, gone] = await unseen(page, ...marked);
      expect(all).toBeGreaterThan(1);
      expect(gone, `${marked.join('')} can be seen, ${way}`).toBe(0);
    });
    for (let taps = 0; taps < 12; taps++) {
      await tapOne(page, roll);
      await awaitTurn(page);
    }
    await eachWay(page, async (way) => {
      for (const selector of later) {
        const [things, lost] = await unseen(page, selector);
        expect(things).toBeGreaterThan(1);
        expect(lost, `${selector} can be seen, ${way}`).toBe(0);
      }
      const turn = await page
        .locator('.dock[data-mine]')
        .evaluate((dock) => parseFloat(getComputedStyle(dock).borderTopWidth));
      expect(turn, `the frame that says: it is yours, ${way}`).toBeGreaterThan(3);
    });
    await look(page, `${game}-2-later`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await page.locator('.hints').waitFor();
    await look(page, `${game}-3-hint`);
  });
});
