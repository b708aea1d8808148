/** Loads the messages of one feature in the chosen language, and follows changes of language. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type MessageFiles, loadMessages } from '../../messages/loadMessages.ts';
import { importWithRetry } from '../ui/browser/importWithRetry.ts';
import { language } from '../ui/browser/settings.ts';

const LOAD_TIMEOUT_MS = 2000;

/** Null until the first language has loaded. */
export function createCatalogue<W>(files: MessageFiles): ReadonlySignal<W | null> {
  const messages = signal<W | null>(null);
  effect(() => {
    const chosen = language.value;
    void importWithRetry(() => loadMessages<W>(files, chosen)).then((loaded) => {
      if (language.value === chosen) messages.value = loaded;
    });
  });
  return messages;
}

/** Resolves when the messages have loaded, or after the timeout: offline they may never load. */
export function whenLoaded(messages: ReadonlySignal<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LOAD_TIMEOUT_MS);
    effect(() => {
      if (messages.value === null) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
