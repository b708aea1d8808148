import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { AccountMessages } from './en.ts';

export type { AccountMessages } from './en.ts';

export const accountMessages = createCatalogue<AccountMessages>(import.meta.glob('./{de,en,fr,it}.ts'));

/** For components: they render only after the messages have loaded. */
export const getAccountMessages = (): AccountMessages => accountMessages.value!;
