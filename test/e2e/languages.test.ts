/** The first screen in each language, chosen by the browser. */
import { expect, test } from 'vitest';
import { inBrowser, SMALL_PHONE } from './browser.ts';

const FIRST: readonly (readonly [locale: string, sentence: string])[] = [
  ['en-GB', 'What shall we play?'],
  ['de-CH', 'Was wollen wir spielen?'],
  ['fr-FR', 'À quoi jouons-nous ?'],
  ['it-IT', 'A che cosa giochiamo?'],
  ['pt-BR', 'What shall we play?'],
];

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
    await page.getByRole('link', { name: /Punto/ }).first().click();
    await page.locator('.setup-form').waitFor();
  });
});
