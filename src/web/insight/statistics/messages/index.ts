import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { StatisticsMessages } from './en.ts';

export type { StatisticsMessages } from './en.ts';

export const statisticsMessages = createCatalogue<StatisticsMessages>(import.meta.glob('./{de,en,fr,it}.ts'));
