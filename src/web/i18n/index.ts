/** The page's words in the chosen language; each language is loaded when it is asked for. */
import { effect, signal } from '@preact/signals';
import type { Language } from '../../core/index.ts';
import { loadTableWords, type TableWords } from '../../messages/index.ts';
import { fetched } from '../ui/browser/importWithRetry.ts';
import { language } from '../ui/browser/settings.ts';
import type { PageWords } from './messages/en.ts';

export type { PageWords } from './messages/en.ts';

const PAGES: { readonly [L in Language]: () => Promise<PageWords> } = {
  en: async () => (await import('./messages/en.ts')).en,
  de: async () => (await import('./messages/de.ts')).de,
  fr: async () => (await import('./messages/fr.ts')).fr,
  it: async () => (await import('./messages/it.ts')).it,
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
