import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { ErrorMessages } from './en.ts';

export const errorMessages = createCatalogue<ErrorMessages>(import.meta.glob('./{de,en,fr,it}.ts'));
