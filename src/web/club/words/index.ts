/** The words of club nights; a language is loaded with the first of these pages. */
import { effect, signal } from '@preact/signals';
import type { Language } from '../../../core/index.ts';
import { language } from '../../device/settings.ts';
import type { ClubWords } from './en.ts';

export type { ClubWords } from './en.ts';

const CATALOGUES: { readonly [L in Language]: () => Promise<ClubWords> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

/** Null only before the first language has come. */
export const clubSpoken = signal<ClubWords | null>(null);

effect(() => {
  const chosen = language.value;
  void CATALOGUES[chosen]().then((words) => {
    if (language.value === chosen) clubSpoken.value = words;
  });
});

/** For components, which are drawn only once there are words. */
export const useClub = (): ClubWords => clubSpoken.value!;
