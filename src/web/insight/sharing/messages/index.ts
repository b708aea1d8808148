import { effect, signal } from '@preact/signals';
import type { Language } from '../../../../core/index.ts';
import { language } from '../../../ui/browser/settings.ts';
import type { SharingMessages } from './en.ts';

export type { SharingMessages } from './en.ts';

const LOADERS: { readonly [L in Language]: () => Promise<SharingMessages> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

const current = signal<SharingMessages | null>(null);
let loading: Promise<void> = Promise.resolve();

effect(() => {
  const chosen = language.value;
  loading = LOADERS[chosen]().then((messages) => {
    if (language.value === chosen) current.value = messages;
  });
});

/** Null until loaded. */
export const getSharingMessages = (): SharingMessages | null => current.value;

export async function waitForSharingMessages(): Promise<() => SharingMessages> {
  await loading;
  return () => current.value!;
}
