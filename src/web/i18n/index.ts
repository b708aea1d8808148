/** The page's common messages. Each language loads on demand. */
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

/** Null only until the first language has loaded. */
export const locale = signal<{
  readonly language: Language;
  readonly page: PageMessages;
  readonly table: TableMessages;
} | null>(null);

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

/** For components: they render only after the messages have loaded. */
export function getPageMessages(): PageMessages {
  return locale.value!.page;
}
