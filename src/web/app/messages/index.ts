import { createCatalogue } from '../../i18n/catalogue.ts';
import type { AppMessages } from './en.ts';

export type { AppMessages } from './en.ts';

/** Messages of Learn and You. Null until loaded. */
export const appMessages = createCatalogue<AppMessages>(import.meta.glob('./{de,en,fr,it}.ts'));
