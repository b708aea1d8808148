/** The words of one part of the page in the chosen language: they come with that part, and follow the choice. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../../core/index.ts';
import { fetched } from '../ui/browser/importWithRetry.ts';
import { language } from '../ui/browser/settings.ts';

/** Milliseconds for which anything waits for its words. */
const PATIENCE = 2000;

/** Null before the first language has come. */
export function catalogue<W>(loads: {
  readonly [L in Language]: () => Promise<W>;
}): ReadonlySignal<W | null> {
  const words = signal<W | null>(null);
  effect(() => {
    const chosen = language.value;
    void fetched(loads[chosen]).then((loaded) => {
      if (language.value === chosen) words.value = loaded;
    });
  });
  return words;
}

/** Once they are there; without a network they may never be, and nobody waits for that. */
export function come(words: ReadonlySignal<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    effect(() => {
      if (words.value === null) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
