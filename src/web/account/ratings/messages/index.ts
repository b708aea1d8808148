import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { RatingMessages } from './en.ts';

export type { RatingMessages } from './en.ts';

export const ratingMessages = createCatalogue<RatingMessages>(import.meta.glob('./{de,en,fr,it}.ts'));

/** For components: they render only after the messages have loaded. */
export const getRatingMessages = (): RatingMessages => ratingMessages.value!;
