/** The page's words in the chosen language; each language is loaded when it is asked for. */
import { effect, signal } from '@preact/signals';
import type { Language } from '../../core/index.ts';
import { loadTableMessages, type TableMessages } from '../../messages/table/tableMessages.ts';
import { importWithRetry } from '../ui/browser/importWithRetry.ts';
import { language } from '../ui/browser/settings.ts';
import type { PageMessages } from './messages/en.ts';

export type { PageMessages } from './messages/en.ts';

const LOADERS: { readonly [L in Language]: () => Promise<PageMessages> } = {
  en: async () => (await import('./messages/en.ts')).en,
  de: async () => (await import('./messages/de.ts')).de,
  fr: async () => (await import('./messages/fr.ts')).fr,
  it: async () => (await import('./messages/it.ts')).it,
};

/** Null only before the first language has come. */
export const locale = signal<{
  readonly language: Language;
  readonly page: PageMessages;
  readonly table: TableMessages;
} | null>(null);

/** Follows the chosen language. */
export function followLanguage(): void {
  effect(() => {
    const chosen = language.value;
    void importWithRetry(() => Promise.all([LOADERS[chosen](), loadTableMessages(chosen)])).then(
      ([page, table]) => {
        if (language.value === chosen) locale.value = { language: chosen, page, table };
      },
    );
  });
}

/** For components, which are drawn only once there are words. */
export function usePageMessages(): PageMessages {
  return locale.value!.page;
}
