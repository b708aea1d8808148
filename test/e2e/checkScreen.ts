/** Looks at a screen: axe finds nothing; with `PICTURES=1` a picture of it is kept to be looked at. */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PICTURES = join(import.meta.dirname, '../../build/screens');
/** Nothing is compared with them, so that they are only taken for somebody who wants to see them. */
const savesPictures = process.env['PICTURES'] !== undefined;
if (savesPictures) mkdirSync(PICTURES, { recursive: true });

/** Keeps a picture for somebody who wants to see it. */
export async function savePicture(page: Page, name: string): Promise<void> {
  if (savesPictures) await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

type ColourScheme = 'light' | 'dark';

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
  }[];
}

const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Nothing else depends on whether it is light or dark. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * The same screen on a phone and a desktop, light and dark: what the page shows else stays as it is. Its own size comes last, and
 * what is dark stays dark for the other size: to draw a page anew takes nearly as long as to look through it.
 */
export async function checkScreen(page: Page, name: string): Promise<void> {
  const own = page.viewportSize();
  const sizes = [['phone', PHONE] as const, ['desktop', DESKTOP] as const];
  const [other, last] = own?.width === PHONE.width ? sizes.toReversed() : sizes;
  for (const [[screen, size], looks] of [
    [other, ['light', 'dark']],
    [last, ['dark', 'light']],
  ] as const) {
    await page.setViewportSize(size);
    await checkScreenSize(page, `${name}-${screen}`, looks);
  }
  if (own !== null) await page.setViewportSize(own);
}

/** One size of it. */
export async function checkScreenSize(
  page: Page,
  name: string,
  looks: readonly ColourScheme[] = ['dark', 'light'],
): Promise<void> {
  for (const colorScheme of looks) {
    await page.emulateMedia({ colorScheme });
    await savePicture(page, `${name}-${colorScheme}`);
    const rules = colorScheme === 'dark' ? COLOURS : AXE_RULES;
    expect(await listFlaws(page, rules), `${name}, ${colorScheme}`).toEqual([]);
  }
}

async function listFlaws(page: Page, rules: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(async (runOnly) => {
    const { axe } = window as Window & {
      readonly axe?: { run(where: Document, options: object): Promise<AxeResult> };
    };
    if (axe === undefined) throw new Error('the page has no axe');
    // What is looked at has been drawn in its size and colours, and has come to rest.
    await document.fonts.ready;
    // What comes to rest may set something else in motion, such as the colour of what is inside.
    for (let isMoving = true; isMoving;) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const passing = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
      await Promise.allSettled(passing.map(({ finished }) => finished));
      isMoving = passing.length > 0;
    }
    // What is right need not be told one by one.
    return axe.run(document, { runOnly, resultTypes: ['violations'] });
  }, rules);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join('; ')}`,
  );
}
