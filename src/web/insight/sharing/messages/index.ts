import { effect, signal } from '@preact/signals';
import { loadMessages } from '../../../../messages/loadMessages.ts';
import { language } from '../../../ui/browser/settings.ts';
import type { SharingMessages } from './en.ts';

export type { SharingMessages } from './en.ts';

const FILES = import.meta.glob('./{de,en,fr,it}.ts');

const current = signal<SharingMessages | null>(null);
let loading: Promise<void> = Promise.resolve();

effect(() => {
  const chosen = language.value;
  loading = loadMessages<SharingMessages>(FILES, chosen).then((messages) => {
    if (language.value === chosen) current.value = messages;
  });
});

/** Null until loaded. */
export const getSharingMessages = (): SharingMessages | null => current.value;

export async function waitForSharingMessages(): Promise<() => SharingMessages> {
  await loading;
  return () => current.value!;
}
