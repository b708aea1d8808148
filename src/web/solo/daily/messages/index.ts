import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { DailyMessages } from './en.ts';

export type { DailyMessages } from './en.ts';

const dailyMessages = createCatalogue<DailyMessages>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});

/** Null until loaded. */
export const getDailyMessages = (): DailyMessages | null => dailyMessages.value;
