/** Forced colours: every control has an edge, and boards stay visible. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, describeInBrowser, PHONE } from './browser.ts';
import { nearestSeatCount, GAME_FIXTURES } from './gameFixtures.ts';
import { savePicture } from './checkScreen.ts';
import { waitForTurn, createRandom, playByTap } from './matchPlayer.ts';
import { joinTable as sitDown, openTable } from './onlineTables.ts';

const SCHEMES = [
  { name: 'phone-dark', size: PHONE, look: 'dark' },
  { name: 'desktop-light', size: DESKTOP, look: 'light' },
] as const;

/** Controls without an outline or a mark. */
const listWithoutEdge = (page: Page): Promise<string[]> =>
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
    // Removable tiles have an arrow in the picture; text links are underlined.
    return [...within.querySelectorAll('button, select, input, a.btn, a.round, a.primary')]
      .filter((one) => one.matches(':not([aria-disabled=true], [type=file], [type=range], .skip, .stone)'))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null)
      .filter((one) => [null, '::before', '::after'].every((part) => isPlain(one, part)))
      .map((one) => one.outerHTML.slice(0, 120));
  });

/** Elements that have the system's background and are therefore invisible. */
const listInvisible = (page: Page, selector: string, part: string | null = null): Promise<number[]> =>
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

/** Checks the same moment in both colour schemes. */
async function inEachScheme(page: Page, check: (way: string) => Promise<void>): Promise<void> {
  for (const { name, size, look: colorScheme } of SCHEMES) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });
    await check(name);
  }
}

const checkColours = (page: Page, moment: string): Promise<void> =>
  inEachScheme(page, async (way) => {
    await savePicture(page, `forced-${moment}-${way}`);
    expect(await listWithoutEdge(page), `${moment}, ${way}`).toEqual([]);
  });

describeInBrowser('forced colours', ({ visit }) => {
  test('the pages around the tables keep their edges', async () => {
    const page = await visit('', { forced: true, settings: { introduced: [] } });
    await page.locator('.tile').first().waitFor();
    await checkColours(page, 'home');
    const at = page.url().replace(/#.*/, '');
    await page.goto(`${at}#/new/jericho`);
    await page.locator('.setup-form').waitFor();
    await checkColours(page, 'setup');
    await page.goto(`${at}#/play/punto?seats=2&bots=easy&seed=forced`);
    await page.locator('.how-to').waitFor();
    await checkColours(page, 'how-to');
    await page.keyboard.press('Escape');
    await waitForTurn(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog[open]').waitFor();
    await checkColours(page, 'menu');
    await page.goto(`${at}#/play/schicht?seats=2&persons=2&seed=forced`);
    await page.locator('.curtain').waitFor();
    await checkColours(page, 'curtain');
  });

  test('an online table keeps its edges', async () => {
    const ada = await openTable(visit, { game: 'punto' }, { forced: true });
    await checkColours(ada, 'lobby');
    await sitDown(visit, ada, { forced: true });
    await checkColours(ada, 'elsewhere');
    await inEachScheme(ada, async () => {
      const edges = await ada
        .locator('.strip li')
        .evaluateAll((seats) => seats.map((seat) => getComputedStyle(seat).outlineStyle));
      expect(edges, 'who is there can be told apart').toEqual(['solid', 'solid']);
    });
  });

  test.each(GAME_FIXTURES)('$game', async (shown) => {
    const { game, markedChoice: marked, laterSelectors: later = [] } = shown;
    const page = await visit(`#/play/${game}?seats=${nearestSeatCount(shown, 3)}&bots=easy&seed=forced`, {
      forced: true,
    });
    const roll = createRandom(3);
    await waitForTurn(page);
    await checkColours(page, `${game}-1-beginning`);
    await inEachScheme(page, async (way) => {
      const [all, gone] = await listInvisible(page, ...marked);
      expect(all).toBeGreaterThan(1);
      expect(gone, `${marked.join('')} can be seen, ${way}`).toBe(0);
    });
    for (let taps = 0; taps < 12; taps++) {
      await playByTap(page, roll);
      await waitForTurn(page);
    }
    await inEachScheme(page, async (way) => {
      for (const selector of later) {
        const [things, lost] = await listInvisible(page, selector);
        expect(things).toBeGreaterThan(1);
        expect(lost, `${selector} can be seen, ${way}`).toBe(0);
      }
      const turn = await page
        .locator('.dock[data-mine]')
        .evaluate((dock) => parseFloat(getComputedStyle(dock).borderTopWidth));
      expect(turn, `the frame that says: it is yours, ${way}`).toBeGreaterThan(3);
    });
    await checkColours(page, `${game}-2-later`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await page.locator('.hints').waitFor();
    await checkColours(page, `${game}-3-hint`);
  });
});
