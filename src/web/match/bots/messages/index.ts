import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { BotMessages } from './en.ts';

export const botMessages = createCatalogue<BotMessages>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});
