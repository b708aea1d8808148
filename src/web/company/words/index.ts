/** The words of the company in the chosen language; they come with the first of its faces or quips. */
import { effect, signal } from '@preact/signals';
import type { Language } from '../../../core/index.ts';
import { language } from '../../device/settings.ts';
import type { CompanyWords } from './en.ts';

const CATALOGUES: { readonly [L in Language]: () => Promise<CompanyWords> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

/** Null before the first language has come. */
export const companyWords = signal<CompanyWords | null>(null);

effect(() => {
  const chosen = language.value;
  void CATALOGUES[chosen]().then((words) => {
    if (language.value === chosen) companyWords.value = words;
  });
});
