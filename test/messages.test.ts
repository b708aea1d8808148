/** Every sentence exists in all four languages, is not empty, and is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;

const SOURCES = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'));
const isCatalogue = (path: string): boolean => /\/(en|de|fr|it)\.ts$/.test(path);

/** Folders outside a catalogue's own that use it. */
const USERS: { readonly [folder: string]: readonly string[] } = {
  'src/terminal/messages': ['src/cli/'],
  'src/web/i18n/messages': ['src/web/'],
  'src/web/online/messages': ['src/web/'],
  'src/web/online/errors/messages': ['src/protocol/errors.ts', 'src/web/online/describeError.ts'],
  'src/web/account/ratings/messages': ['src/web/'],
  'src/web/match/bots/messages': ['src/web/'],
  'src/web/insight/explain/messages': ['src/web/match/table/'],
  'src/web/insight/rules/messages': ['src/web/match/'],
  'src/web/insight/sharing/messages': ['src/web/'],
  'src/web/online/lists/messages': ['src/web/'],
};
const GAME_USERS = ['src/cli/', 'src/web/', 'src/messages/messages.ts'];

/** Each folder of messages, and the folders that use it. The placeholder of a new game has its own test. */
const CATALOGUES: { readonly [folder: string]: readonly string[] } = Object.fromEntries(
  SOURCES.filter((path) => path.endsWith('/en.ts') && !path.startsWith('src/cli/'))
    .map((path) => dirname(path))
    .map((folder) => [
      folder,
      [`${dirname(folder)}/`, ...(folder.startsWith('src/games/') ? GAME_USERS : (USERS[folder] ?? []))],
    ]),
);

const readSources = (places: readonly string[]): string =>
  SOURCES.filter((path) => !isCatalogue(path) && places.some((place) => path.startsWith(place)))
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
      typeof value === 'string' && value.trim() === '' ? [path] : [],
    );
    expect(empty).toEqual([]);
  });

  test.each(LANGUAGES.slice(1))('%s has exactly the keys of English', async (language) => {
    const top = async (one: string): Promise<string[]> => Object.keys(await load(folder, one)).toSorted();
    expect(await top(language)).toEqual(await top('en'));
  });

  test('every sentence is used', async () => {
    const source = readSources(places);
    const messages = await load(folder, 'en');
    const unused = [...Object.keys(messages), ...Object.keys(messages.board ?? {})].filter(
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
    // An administrator and a review do count decisions.
    if (/admin|review/.test(folder)) return [];
    const text = readFileSync(join(ROOT, folder, `${language}.ts`), 'utf8');
    return text
      .slice(text.indexOf(`export const ${language}`))
      .split('\n')
      .filter((line) => RETIRED[language].test(line))
      .map((line) => `${folder}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
});

test.each(LANGUAGES)(
  'prompts start alike in %s, so that a name can replace the start on a shared screen',
  async (language) => {
    const { yourTurnTo } = await load('src/web/i18n/messages', language);
    const [punto, jericho, campos] = await Promise.all(
      ['punto', 'jericho', 'campos'].map(async (game) =>
        paths(await load(`src/games/${game}/messages`, language)),
      ),
    );
    const prompts = [
      (punto.get('board.yourTurn') as (card: string, isNeutral: boolean) => string)('red-8', false),
      jericho.get('board.asks.turn'),
      campos.get('board.first.construction'),
      campos.get('board.first.deconstruction'),
    ];
    for (const prompt of prompts) expect(String(prompt).slice(0, String(yourTurnTo).length)).toBe(yourTurnTo);
  },
);
