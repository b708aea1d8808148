import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { ClubNightMessages } from './en.ts';

export type { ClubNightMessages } from './en.ts';

export const clubNightMessages = createCatalogue<ClubNightMessages>(import.meta.glob('./{de,en,fr,it}.ts'));

/** For components: they render only after the messages have loaded. */
export const getClubNightMessages = (): ClubNightMessages => clubNightMessages.value!;
