/** The page's common messages. Each language loads on demand. */
import { effect, signal } from '@preact/signals';
import type { Language } from '../../core/index.ts';
import { loadMessages } from '../../messages/loadMessages.ts';
import { importWithRetry } from '../ui/browser/importWithRetry.ts';
import { language } from '../ui/browser/settings.ts';
import type { PageMessages } from './messages/en.ts';

export type { PageMessages } from './messages/en.ts';

const FILES = import.meta.glob('./messages/{de,en,fr,it}.ts');

/** Null only until the first language has loaded. */
export const locale = signal<{
  readonly language: Language;
  readonly page: PageMessages;
} | null>(null);

export function followLanguage(): void {
  effect(() => {
    const chosen = language.value;
    void importWithRetry(() => loadMessages<PageMessages>(FILES, chosen, './messages')).then((page) => {
      if (language.value === chosen) locale.value = { language: chosen, page };
    });
  });
}

/** For components: they render only after the messages have loaded. */
export function getPageMessages(): PageMessages {
  return locale.value!.page;
}
