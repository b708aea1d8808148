import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { BotMessages } from './en.ts';

export const botMessages = createCatalogue<BotMessages>(import.meta.glob('./{de,en,fr,it}.ts'));
