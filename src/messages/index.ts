import type { Language } from '../core/index.ts';
import type { TableWords } from './table/en.ts';
import type { GameWords } from './messages.ts';

export type { TableWords } from './table/en.ts';
export { namesOf } from './table/names.ts';
export * from './messages.ts';

const MODULES = import.meta.glob<{ readonly [language: string]: GameWords }>('../games/*/messages/*.ts');

const TABLE_WORDS: { readonly [L in Language]: () => Promise<TableWords> } = {
  en: async () => (await import('./table/en.ts')).en,
  de: async () => (await import('./table/de.ts')).de,
  fr: async () => (await import('./table/fr.ts')).fr,
  it: async () => (await import('./table/it.ts')).it,
};

/** The words of one game. */
export async function loadWords(game: string, language: Language): Promise<GameWords> {
  const load = MODULES[`../games/${game}/messages/${language}.ts`];
  if (load === undefined) throw new Error(`no words for ${game} in ${language}`);
  return (await load())[language]!;
}

/** The words every table needs, whatever is played. */
export const loadTableWords = (language: Language): Promise<TableWords> => TABLE_WORDS[language]();
