import { en, type CamposSays } from './en.ts';

export const de: CamposSays = en;
