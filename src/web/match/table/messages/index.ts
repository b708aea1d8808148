/** Messages of the table. A language loads with the first table that needs it. */
import type { Language } from '../../../../core/index.ts';
import { loadMessages } from '../../../../messages/loadMessages.ts';
import type { TableScreenMessages } from './en.ts';

export type { TableScreenMessages } from './en.ts';

const FILES = import.meta.glob('./{de,en,fr,it}.ts');

export const loadTableScreenMessages = (language: Language): Promise<TableScreenMessages> =>
  loadMessages(FILES, language);
