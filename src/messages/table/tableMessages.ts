/** The messages of every table. A language is loaded when a page needs it. */
import type { Language } from '../../core/index.ts';
import { loadMessages } from '../loadMessages.ts';
import type { TableMessages } from './en.ts';

export type { TableMessages } from './en.ts';

const FILES = import.meta.glob('./{de,en,fr,it}.ts');

export const loadTableMessages = (language: Language): Promise<TableMessages> =>
  loadMessages(FILES, language);
