import { en, type CamposSays } from './en.ts';

export const fr: CamposSays = en;
