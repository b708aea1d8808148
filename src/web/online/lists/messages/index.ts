import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { ListMessages } from './en.ts';

export type { ListMessages } from './en.ts';

export const listMessages = createCatalogue<ListMessages>(import.meta.glob('./{de,en,fr,it}.ts'));
