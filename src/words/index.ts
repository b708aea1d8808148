import type { TableWords } from './table/en.ts';
import type { GameWords, Language } from './words.ts';

export type { TableWords } from './table/en.ts';
export { namesOf } from './table/names.ts';
export * from './words.ts';

type Catalogue<W> = { readonly [L in Language]: () => Promise<W> };

/** The words of each game. */
const WORDS: { readonly [game: string]: Catalogue<GameWords> } = {
  jericho: {
    en: async () => (await import('../games/jericho/words/en.ts')).en,
    de: async () => (await import('../games/jericho/words/de.ts')).de,
    fr: async () => (await import('../games/jericho/words/fr.ts')).fr,
    it: async () => (await import('../games/jericho/words/it.ts')).it,
  },
  punto: {
    en: async () => (await import('../games/punto/words/en.ts')).en,
    de: async () => (await import('../games/punto/words/de.ts')).de,
    fr: async () => (await import('../games/punto/words/fr.ts')).fr,
    it: async () => (await import('../games/punto/words/it.ts')).it,
  },
  campos: {
    en: async () => (await import('../games/campos/words/en.ts')).en,
    de: async () => (await import('../games/campos/words/de.ts')).de,
    fr: async () => (await import('../games/campos/words/fr.ts')).fr,
    it: async () => (await import('../games/campos/words/it.ts')).it,
  },
  schicht: {
    en: async () => (await import('../games/schicht/words/en.ts')).en,
    de: async () => (await import('../games/schicht/words/de.ts')).de,
    fr: async () => (await import('../games/schicht/words/fr.ts')).fr,
    it: async () => (await import('../games/schicht/words/it.ts')).it,
  },
};

const TABLE_WORDS: Catalogue<TableWords> = {
  en: async () => (await import('./table/en.ts')).en,
  de: async () => (await import('./table/de.ts')).de,
  fr: async () => (await import('./table/fr.ts')).fr,
  it: async () => (await import('./table/it.ts')).it,
};

export function loadWords(game: string, language: Language): Promise<GameWords> {
  const catalogue = Object.hasOwn(WORDS, game) ? WORDS[game] : undefined;
  if (catalogue === undefined) throw new Error(`no words for ${game}`);
  return catalogue[language]();
}

/** The words every table needs, whatever is played. */
export const loadTableWords = (language: Language): Promise<TableWords> => TABLE_WORDS[language]();
