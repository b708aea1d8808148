/** Messages of the review. A language loads with the first review. */
import type { Language } from '../../../../core/index.ts';
import { loadMessages } from '../../../../messages/loadMessages.ts';
import type { ReviewMessages } from './en.ts';

export type { ReviewMessages, ReviewVerdict } from './en.ts';

const FILES = import.meta.glob('./{de,en,fr,it}.ts');

export const loadReviewMessages = (language: Language): Promise<ReviewMessages> =>
  loadMessages(FILES, language);
