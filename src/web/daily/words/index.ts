/** The words of the deal of the day and of challenges, loaded with the first page that needs them. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Language } from '../../../core/index.ts';
import { language } from '../../device/settings.ts';
import type { DailyWords } from './en.ts';

export type { DailyWords } from './en.ts';

const WORDS: { readonly [L in Language]: () => Promise<DailyWords> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

/** In the chosen language; null until they have come. */
export function useDaily(): DailyWords | null {
  const words = useSignal<DailyWords | null>(null);
  const chosen = language.value;
  useEffect(() => {
    void WORDS[chosen]().then((loaded) => {
      if (language.value === chosen) words.value = loaded;
    });
  }, [chosen]);
  return words.value;
}
