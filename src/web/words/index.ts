/** The page's words in the chosen language; each language is loaded when it is asked for. */
import { effect, signal } from '@preact/signals';
import type { Language } from '../../core/index.ts';
import { loadTableWords, type TableWords } from '../../words/index.ts';
import { fetched } from '../device/fetched.ts';
import { language } from '../device/settings.ts';
import type { PageWords } from './en.ts';

export type { PageWords } from './en.ts';

const PAGES: { readonly [L in Language]: () => Promise<PageWords> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

/** Null only before the first language has come. */
export const spoken = signal<{
  readonly language: Language;
  readonly page: PageWords;
  readonly table: TableWords;
} | null>(null);

/** Follows the chosen language. */
export function followLanguage(): void {
  effect(() => {
    const chosen = language.value;
    void fetched(() => Promise.all([PAGES[chosen](), loadTableWords(chosen)])).then(([page, table]) => {
      if (language.value === chosen) spoken.value = { language: chosen, page, table };
    });
  });
}

/** For components, which are drawn only once there are words. */
export function usePage(): PageWords {
  return spoken.value!.page;
}
