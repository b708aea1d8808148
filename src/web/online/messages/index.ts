import { createCatalogue } from '../../i18n/catalogue.ts';
import type { OnlineMessages } from './en.ts';

export type { OnlineMessages } from './en.ts';

export const onlineMessages = createCatalogue<OnlineMessages>(import.meta.glob('./{de,en,fr,it}.ts'));

/** For components: they render only after the messages have loaded. */
export const getOnlineMessages = (): OnlineMessages => onlineMessages.value!;
