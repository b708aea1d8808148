import { createCatalogue } from '../../i18n/catalogue.ts';
import type { AdminMessages } from './en.ts';

export type { AdminMessages } from './en.ts';

export const adminMessages = createCatalogue<AdminMessages>(import.meta.glob('./{de,en,fr,it}.ts'));

/** For components: they render only after the messages have loaded. */
export const getAdminMessages = (): AdminMessages => adminMessages.value!;
