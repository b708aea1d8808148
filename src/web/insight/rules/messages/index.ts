import type { Language } from '../../../../core/index.ts';
import { loadMessages } from '../../../../messages/loadMessages.ts';
import type { RulesMessages } from './en.ts';

export type { RulesMessages } from './en.ts';

const FILES = import.meta.glob('./{de,en,fr,it}.ts');

export const loadRulesMessages = (language: Language): Promise<RulesMessages> =>
  loadMessages(FILES, language);
