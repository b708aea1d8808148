/** The first screen in each language of the browser, and its size. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, describeInBrowser, SMALL_PHONE } from './browser.ts';

const FIRST_WORDS: readonly (readonly [locale: string, sentence: string])[] = [
  ['en-GB', 'What shall we play?'],
  ['de-CH', 'Was wollen wir spielen?'],
  ['fr-FR', 'À quoi jouons-nous ?'],
  ['it-IT', 'A che cosa giochiamo?'],
  ['pt-BR', 'What shall we play?'],
];

const WEB = join(import.meta.dirname, '../../dist/web');
/** Compressed bytes of JavaScript for the first page, also on a desktop with the setup beside it. */
const MAX_SCRIPT = 45_000;
/** The same for style sheets; and uncompressed bytes of the kit and all boards, which load with a table. */
const MAX_STYLE = 6_000;
const MAX_BOARD_STYLE = 54_000;

type TransferSize = readonly (readonly [name: string, bytes: number])[];
const sum = (weighed: TransferSize): number => weighed.reduce((all, [, bytes]) => all + bytes, 0);
const scripts = (page: Page): Promise<TransferSize> => measureSize(page, '.js');

/** The compressed size of every such file that the page has loaded, largest first. */
async function measureSize(page: Page, ending: string): Promise<TransferSize> {
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() =>
    [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')].map(
      ({ name }) => new URL(name).pathname,
    ),
  );
  return [...new Set(asked)]
    .filter((path) => path.endsWith(ending))
    .map((path) => [path, gzipSync(readFileSync(join(WEB, path)), { level: 9 }).length] as const)
    .toSorted(([, a], [, b]) => b - a);
}

describeInBrowser('the first screen', ({ visit }) => {
  test.each(FIRST_WORDS)('%s', async (locale, sentence) => {
    const page = await visit('', { locale, size: SMALL_PHONE });
    await page.getByRole('heading', { name: sentence }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(
      locale === 'pt-BR' ? 'en' : locale.slice(0, 2),
    );
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      'nothing is cut off',
    ).toBe(true);
    const loaded = await scripts(page);
    expect(loaded.length, 'there is something to weigh').toBeGreaterThan(2);
    expect(sum(loaded), JSON.stringify(loaded)).toBeLessThan(MAX_SCRIPT);
    const sheets = await measureSize(page, '.css');
    expect(sum(sheets), JSON.stringify(sheets)).toBeGreaterThan(1_000);
    expect(sum(sheets), JSON.stringify(sheets)).toBeLessThan(MAX_STYLE);
    await page.getByRole('link', { name: /Punto/ }).first().click();
    await page.locator('.setup-form').waitFor();
  });

  test('the boards’ style sheets stay small, because they share one kit', () => {
    const built = join(WEB, 'assets');
    const sheets = readdirSync(built)
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(join(built, name)))
      .filter((sheet) => /^\.game-[a-z]+\{|^\.card\{/.test(sheet.toString()));
    expect(sheets.length).toBeGreaterThan(2);
    expect(sheets.reduce((all, sheet) => all + sheet.length, 0)).toBeLessThan(MAX_BOARD_STYLE);
  });

  test('a desktop loads the rules only when the pointer is near the setup', async () => {
    const page = await visit('', { size: DESKTOP });
    await page.locator('.setup-form').waitFor();
    const loaded = await scripts(page);
    expect(sum(loaded), JSON.stringify(loaded)).toBeLessThan(MAX_SCRIPT);
    await page.locator('.setup-form').hover();
    await expect.poll(async () => (await scripts(page)).length).toBeGreaterThan(loaded.length + 3);
  });
});
