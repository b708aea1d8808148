import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { ExplainMessages } from './en.ts';

export const explainMessages = createCatalogue<ExplainMessages>(import.meta.glob('./{de,en,fr,it}.ts'));
