import type { Language } from '../core/index.ts';
import type { TableMessages } from './table/en.ts';
import type { GameMessages } from './messages.ts';

export type { TableMessages } from './table/en.ts';
export { nameSeats } from './table/names.ts';
export * from './messages.ts';

const MODULES = import.meta.glob<{ readonly [language: string]: GameMessages }>('../games/*/messages/*.ts');

const TABLE_MESSAGES: { readonly [L in Language]: () => Promise<TableMessages> } = {
  en: async () => (await import('./table/en.ts')).en,
  de: async () => (await import('./table/de.ts')).de,
  fr: async () => (await import('./table/fr.ts')).fr,
  it: async () => (await import('./table/it.ts')).it,
};

export async function loadGameMessages(game: string, language: Language): Promise<GameMessages> {
  const load = MODULES[`../games/${game}/messages/${language}.ts`];
  if (load === undefined) throw new Error(`no words for ${game} in ${language}`);
  return (await load())[language]!;
}

export const loadTableMessages = (language: Language): Promise<TableMessages> => TABLE_MESSAGES[language]();
