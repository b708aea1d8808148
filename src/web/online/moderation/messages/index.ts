import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { ModerationMessages } from './en.ts';

export type { ModerationMessages } from './en.ts';

export const moderationMessages = createCatalogue<ModerationMessages>(import.meta.glob('./{de,en,fr,it}.ts'));
