/** Checks a screen with axe; with `PICTURES=1` it also saves pictures. */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PICTURES = join(import.meta.dirname, '../../build/screens');
/** Pictures are for people only: no test compares them. */
const savesPictures = process.env['PICTURES'] !== undefined;
if (savesPictures) mkdirSync(PICTURES, { recursive: true });

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
/** Only these rules depend on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Checks a screen on phone and desktop, light and dark. The current size comes last, and the theme changes
 * least often: a redraw takes nearly as long as a check.
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
    // Waits until the screen is drawn in its size and colours, and animations have ended.
    await document.fonts.ready;
    // The end of one animation may start another, such as the colour of a child.
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
    // Only violations matter.
    return axe.run(document, { runOnly, resultTypes: ['violations'] });
  }, rules);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join('; ')}`,
  );
}
