import type { Language } from '../core/index.ts';
import { loadMessages } from './loadMessages.ts';
import type { GameMessages } from './messages.ts';

export { loadTableMessages, type TableMessages } from './table/tableMessages.ts';
export { nameLevel, nameSeats } from './table/names.ts';
export * from './messages.ts';

const FILES = import.meta.glob('../games/*/messages/{de,en,fr,it}.ts');

export const loadGameMessages = (game: string, language: Language): Promise<GameMessages> =>
  loadMessages(FILES, language, `../games/${game}/messages`);
