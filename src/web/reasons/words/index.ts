/** The words of whys and explanations in the chosen language; they come with the first question. */
import { effect, signal } from '@preact/signals';
import type { Language } from '../../../core/index.ts';
import { language } from '../../device/settings.ts';
import type { ReasonPageWords } from './en.ts';

const CATALOGUES: { readonly [L in Language]: () => Promise<ReasonPageWords> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

/** Null only before the first language has come. */
export const reasonsSpoken = signal<ReasonPageWords | null>(null);

effect(() => {
  const chosen = language.value;
  void CATALOGUES[chosen]().then((words) => {
    if (language.value === chosen) reasonsSpoken.value = words;
  });
});
