import { en, type CamposSays } from './en.ts';

export const it: CamposSays = en;
