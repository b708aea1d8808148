import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { DailyMessages } from './en.ts';

export type { DailyMessages } from './en.ts';

const dailyMessages = createCatalogue<DailyMessages>(import.meta.glob('./{de,en,fr,it}.ts'));

/** Null until loaded. */
export const getDailyMessages = (): DailyMessages | null => dailyMessages.value;
