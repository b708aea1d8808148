/** The words of one part of the page in the chosen language: they come with that part, and follow the choice. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../../core/index.ts';
import { importWithRetry } from '../ui/browser/importWithRetry.ts';
import { language } from '../ui/browser/settings.ts';

/** Milliseconds for which anything waits for its words. */
const LOAD_TIMEOUT_MS = 2000;

/** Null before the first language has come. */
export function createCatalogue<W>(loads: {
  readonly [L in Language]: () => Promise<W>;
}): ReadonlySignal<W | null> {
  const words = signal<W | null>(null);
  effect(() => {
    const chosen = language.value;
    void importWithRetry(loads[chosen]).then((loaded) => {
      if (language.value === chosen) words.value = loaded;
    });
  });
  return words;
}

/** Once they are there; without a network they may never be, and nobody waits for that. */
export function whenLoaded(words: ReadonlySignal<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LOAD_TIMEOUT_MS);
    effect(() => {
      if (words.value === null) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
