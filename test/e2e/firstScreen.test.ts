/** The first screen in each language of the browser, its size, and the requests until the first board. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { DESKTOP, describeInBrowser, PHONE, SMALL_PHONE } from './browser.ts';

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
/** The same for style sheets; and uncompressed bytes of all boards, and of the table with its kit, which load later. */
const MAX_STYLE = 6_000;
const MAX_BOARD_STYLE = 45_000;
const MAX_TABLE_STYLE = 22_000;
/** Files of JavaScript until a match can be played, with four for a bot that begins. Each costs a round trip. */
const MAX_FILES = 15;
/** A game's rules and board, not its messages. */
const GAME_CHUNK = new RegExp(`/(${GAMES.map(({ id }) => id).join('|')})-(?!(de|en|fr|it)-)[^/]+$`);

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

describeInBrowser('the first screen', ({ visit, site }) => {
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
    const sizes = (chunk: RegExp): readonly number[] =>
      readdirSync(built)
        .filter((name) => name.endsWith('.css') && chunk.test(`/${name}`))
        .map((name) => readFileSync(join(built, name)).length);
    const boards = sizes(GAME_CHUNK);
    expect(boards).toHaveLength(GAMES.length);
    expect(boards.reduce((all, size) => all + size, 0)).toBeLessThan(MAX_BOARD_STYLE);
    const tables = sizes(/\/table-/);
    expect(tables).toHaveLength(1);
    expect(tables[0]).toBeLessThan(MAX_TABLE_STYLE);
  });

  test.each(GAMES.map(({ id }) => id))('the first board of %s needs few requests', async (game) => {
    const page = await visit('', { size: PHONE });
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('.frame [data-cell]') === null) return;
        performance.mark('board');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    /** Also those that the browser has cached. */
    const listFiles = async (): Promise<readonly string[]> => {
      await page.waitForFunction(() => performance.getEntriesByName('board').length > 0);
      return page.evaluate(() => {
        const [{ startTime } = { startTime: 0 }] = performance.getEntriesByName('board');
        return performance
          .getEntriesByType('resource')
          .filter((entry) => entry.startTime < startTime && entry.name.endsWith('.js'))
          .map(({ name }) => name.replace(/^.*\//, ''));
      });
    };
    await page.goto(`${site().address}?link#/play/${game}?bots=easy&seed=requests&start=0`);
    const fromLink = await listFiles();
    expect(fromLink.length, fromLink.join(' ')).toBeGreaterThan(4);
    expect(fromLink.length, fromLink.join(' ')).toBeLessThanOrEqual(MAX_FILES);
    await page.goto(`${site().address}?home`);
    await page.locator(`.tiles a[href*="new/${game}"]`).click();
    await page.locator('.setup-form .primary').click();
    const fromHome = await listFiles();
    expect(fromHome.length, fromHome.join(' ')).toBeGreaterThan(4);
    expect(fromHome.length, fromHome.join(' ')).toBeLessThanOrEqual(MAX_FILES);
  });

  test('a desktop loads the rules only when the pointer is near the setup', async () => {
    const page = await visit('', { size: DESKTOP });
    await page.locator('.setup-form').waitFor();
    const loaded = await scripts(page);
    expect(sum(loaded), JSON.stringify(loaded)).toBeLessThan(MAX_SCRIPT);
    const loadsRules = (files: TransferSize): boolean => files.some(([name]) => GAME_CHUNK.test(name));
    expect(loadsRules(loaded), JSON.stringify(loaded)).toBe(false);
    await page.locator('.setup-form').hover();
    await expect.poll(async () => loadsRules(await scripts(page))).toBe(true);
  });

  test('the page may compile WebAssembly for the bots, and no text', async () => {
    const page = await visit('');
    const tried = await page.evaluate(async () => {
      // A tool's own task may do both.
      await new Promise((resolve) => setTimeout(resolve, 0));
      const works = (act: () => unknown): boolean => {
        try {
          act();
          return true;
        } catch {
          return false;
        }
      };
      return {
        // The smallest module: its name and version.
        assembly: works(() => new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0))),
        text: works(() => Reflect.construct(Function, ['return 1'])),
      };
    });
    expect(tried).toEqual({ assembly: true, text: false });
  });
});
