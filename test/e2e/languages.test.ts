/** The first screen in each language, chosen by the browser, and what it weighs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, inBrowser, SMALL_PHONE } from './browser.ts';

const FIRST: readonly (readonly [locale: string, sentence: string])[] = [
  ['en-GB', 'What shall we play?'],
  ['de-CH', 'Was wollen wir spielen?'],
  ['fr-FR', 'À quoi jouons-nous ?'],
  ['it-IT', 'A che cosa giochiamo?'],
  ['pt-BR', 'What shall we play?'],
];

const WEB = join(import.meta.dirname, '../../dist/web');
/** Bytes of JavaScript, compressed, that a first page may load. */
const MOST = 45_000;

/** The compressed size of every script that the page has asked for once it is quiet, the largest first. */
async function scripts(page: Page): Promise<readonly (readonly [name: string, bytes: number])[]> {
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() =>
    [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')].map(
      ({ name }) => new URL(name).pathname,
    ),
  );
  return [...new Set(asked)]
    .filter((path) => path.endsWith('.js'))
    .map((path) => [path, gzipSync(readFileSync(join(WEB, path)), { level: 9 }).length] as const)
    .toSorted(([, a], [, b]) => b - a);
}

inBrowser('the first screen', ({ visit }) => {
  test.each(FIRST)('%s', async (locale, sentence) => {
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
    expect(
      loaded.reduce((sum, [, bytes]) => sum + bytes, 0),
      JSON.stringify(loaded),
    ).toBeLessThan(MOST);
    await page.getByRole('link', { name: /Punto/ }).first().click();
    await page.locator('.setup-form').waitFor();
  });

  test('on a desktop, where a table stands ready beside the games, it is as light', async () => {
    const page = await visit('', { size: DESKTOP });
    await page.locator('.setup-form').waitFor();
    const loaded = await scripts(page);
    expect(
      loaded.reduce((sum, [, bytes]) => sum + bytes, 0),
      JSON.stringify(loaded),
    ).toBeLessThan(MOST);
  });
});
