import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { ModerationMessages } from './en.ts';

export type { ModerationMessages } from './en.ts';

export const moderationMessages = createCatalogue<ModerationMessages>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});
