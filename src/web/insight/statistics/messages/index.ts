/** The words of the statistics; they come with the page. */
import { catalogue } from '../../../i18n/catalogue.ts';
import type { StatisticsWords } from './en.ts';

export type { StatisticsWords } from './en.ts';

export const statisticsWords = catalogue<StatisticsWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});
