import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { PuzzleMessages } from './en.ts';

export type { PuzzleMessages } from './en.ts';

export const puzzleMessages = createCatalogue<PuzzleMessages>(import.meta.glob('./{de,en,fr,it}.ts'));
