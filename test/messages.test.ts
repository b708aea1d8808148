/** Every sentence exists in all four languages, is not empty, and is used. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;

const filesUnder = (path: string): string[] =>
  readdirSync(join(ROOT, path)).flatMap((name) => {
    const inside = `${path}/${name}`;
    return statSync(join(ROOT, inside)).isDirectory() ? filesUnder(inside) : [inside];
  });

const games = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** Each folder of catalogues, and the folders that use it. */
const CATALOGUES: { readonly [folder: string]: readonly string[] } = {
  'src/messages/table': ['src/cli', 'src/web', 'src/messages/table/names.ts'],
  'src/web/i18n/messages': ['src/web'],
  'src/web/online/messages': ['src/web'],
  'src/web/account/ratings/messages': ['src/web'],
  'src/web/account/profile/messages': ['src/web/account/profile'],
  'src/web/match/table/messages': ['src/web/match/table'],
  'src/web/match/bots/messages': ['src/web'],
  'src/web/solo/daily/messages': ['src/web/solo/daily'],
  'src/web/insight/explain/messages': ['src/web/insight/explain', 'src/web/match/table'],
  'src/web/insight/statistics/messages': ['src/web/insight/statistics'],
  'src/web/solo/puzzles/messages': ['src/web/solo/puzzles'],
  ...Object.fromEntries(
    games.map((game) => [
      `src/games/${game}/messages`,
      ['src/cli', 'src/web', `src/games/${game}`, 'src/messages/messages.ts'],
    ]),
  ),
  ...Object.fromEntries(
    games.map((game) => [`src/games/${game}/board/messages`, [`src/games/${game}/board`, 'src/web']]),
  ),
  ...Object.fromEntries(
    games
      // A new game has no guided match yet,
      .filter((game) => existsSync(join(ROOT, 'src/games', game, 'tutorial')))
      .flatMap((game) =>
        ['messages', 'firstTimeTips'].map((folder) => [
          `src/games/${game}/tutorial/${folder}`,
          [`src/games/${game}/tutorial`],
        ]),
      ),
  ),
  ...Object.fromEntries(
    games
      // and no explanations.
      .filter((game) => existsSync(join(ROOT, 'src/games', game, 'explain')))
      .flatMap((game) =>
        ['messages', 'motiveNames'].map((folder) => [
          `src/games/${game}/explain/${folder}`,
          [`src/games/${game}/explain`],
        ]),
      ),
  ),
};

const isCatalogue = (path: string): boolean =>
  /\/(words|messages|names)\/(en|de|fr|it)\.ts$/.test(path) || path.startsWith('src/messages/');

const readSources = (places: readonly string[]): string =>
  places
    .flatMap((place) => (place.endsWith('.ts') ? [place] : filesUnder(place)))
    .filter(
      (path) =>
        /\.tsx?$/.test(path) && !path.endsWith('.test.ts') && (!isCatalogue(path) || places.includes(path)),
    )
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n');

type Words = { readonly [key: string]: unknown };

const load = async (folder: string, language: string): Promise<Words> =>
  ((await import(join(ROOT, folder, `${language}.ts`))) as { readonly [language: string]: Words })[language];

function paths(words: unknown, path = ''): Map<string, unknown> {
  if (typeof words !== 'object' || words === null) return new Map([[path, words]]);
  return new Map(
    Object.entries(words).flatMap(([key, value]) => [...paths(value, path === '' ? key : `${path}.${key}`)]),
  );
}

describe.each(Object.entries(CATALOGUES))('%s', (folder, places) => {
  test.each(LANGUAGES)('%s has no empty sentence', async (language) => {
    const empty = [...paths(await load(folder, language))].flatMap(([path, value]) =>
      typeof value === 'function' || (typeof value === 'string' && value.trim() !== '') ? [] : [path],
    );
    expect(empty).toEqual([]);
  });

  test.each(LANGUAGES.slice(1))('%s has exactly the keys of English', async (language) => {
    const top = async (one: string): Promise<string[]> => Object.keys(await load(folder, one)).toSorted();
    expect(await top(language)).toEqual(await top('en'));
  });

  test('every sentence is used', async () => {
    const source = readSources(places);
    const unused = Object.keys(await load(folder, 'en')).filter(
      (key) => !new RegExp(`[.{,]\\s*${key}\\b|\\['${key}'\\]|'${key}'`).test(source),
    );
    expect(unused).toEqual([]);
  });
});

/** Awkward sentences and second names for one thing that were removed and must not return. */
const RETIRED: { readonly [L in (typeof LANGUAGES)[number]]: RegExp } = {
  en: /% of the victory|Shall it be|[Ff]ingerprint|\d decisions?|what is shown'/,
  de: /% des Sieges|Soll es sein|undo: 'Zurück'|Fingerabdruck|Entscheidung/,
  fr: /% de la victoire|On y va|[Ee]mpreinte|décision|[Rr]obot/,
  it: /% della vittoria|Va bene così|[Ii]mpronta|decision|[Ss]uggeriment/,
};

test.each(LANGUAGES)('%s has one natural name for each thing', (language) => {
  const found = Object.keys(CATALOGUES).flatMap((folder) => {
    const text = readFileSync(join(ROOT, folder, `${language}.ts`), 'utf8');
    return text
      .slice(text.indexOf(`export const ${language}`))
      .split('\n')
      .filter((line) => RETIRED[language].test(line))
      .map((line) => `${folder}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
});
