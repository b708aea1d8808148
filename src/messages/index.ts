import type { Language } from '../core/index.ts';
import { loadMessages } from './loadMessages.ts';
import type { GameCatalogue } from './messages.ts';

export * from './messages.ts';

const FILES = import.meta.glob('../games/*/messages/{de,en,fr,it}.ts');

export const loadGameMessages = (game: string, language: Language): Promise<GameCatalogue> =>
  loadMessages(FILES, language, `../games/${game}/messages`);
