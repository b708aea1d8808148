import type { Language } from '../core/index.ts';
import type { GameMessages } from './messages.ts';

export { loadTableMessages, type TableMessages } from './table/tableMessages.ts';
export { nameLevel, nameSeats } from './table/names.ts';
export * from './messages.ts';

const MODULES = import.meta.glob<{ readonly [language: string]: GameMessages }>('../games/*/messages/*.ts');

export async function loadGameMessages(game: string, language: Language): Promise<GameMessages> {
  const load = MODULES[`../games/${game}/messages/${language}.ts`];
  if (load === undefined) throw new Error(`no words for ${game} in ${language}`);
  return (await load())[language]!;
}
