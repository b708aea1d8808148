/** The words of sharing; they come with the first thing that is shared or opened. */
import { effect, signal } from '@preact/signals';
import type { Language } from '../../../../core/index.ts';
import { language } from '../../../ui/browser/settings.ts';
import type { SharingWords } from './en.ts';

export type { SharingWords } from './en.ts';

const WORDS: { readonly [L in Language]: () => Promise<SharingWords> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

const spoken = signal<SharingWords | null>(null);
let coming: Promise<void> = Promise.resolve();

effect(() => {
  const chosen = language.value;
  coming = WORDS[chosen]().then((words) => {
    if (language.value === chosen) spoken.value = words;
  });
});

/** Null until they have come. */
export const useSharing = (): SharingWords | null => spoken.value;

/** Waits until there are words. */
export async function sharingWords(): Promise<() => SharingWords> {
  await coming;
  return () => spoken.value!;
}
