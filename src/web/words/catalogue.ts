/** The words of one part of the page in the chosen language: they come with that part, and follow the choice. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../../core/index.ts';
import { language } from '../device/settings.ts';

/** Null before the first language has come. */
export function catalogue<W>(loads: {
  readonly [L in Language]: () => Promise<W>;
}): ReadonlySignal<W | null> {
  const words = signal<W | null>(null);
  effect(() => {
    const chosen = language.value;
    void loads[chosen]().then((loaded) => {
      if (language.value === chosen) words.value = loaded;
    });
  });
  return words;
}
