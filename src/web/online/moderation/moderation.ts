/** Muted players, players met before, and whether to hide the names of strangers. */
import { signal } from '@preact/signals';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';

const KEY = 'tavola.others';
/** Beyond this number the oldest are dropped. */
const MAX_NAMES = 300;

const readNames = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(-MAX_NAMES) : [];

const saved = (readJson(KEY) ?? {}) as { readonly [key: string]: unknown };

/** Whether to hide the names of players whom this device has not met. */
export const hidesUnknownNames = signal<boolean>(saved.hides === true);
/** Whether this device shows what others write in their own words, and lets its players write. */
export const showsOwnWords = signal<boolean>(saved.words !== false);
const muted = signal<readonly string[]>(readNames(saved.muted));
const played = signal<readonly string[]>(readNames(saved.played));

const save = (): void =>
  void writeJson(KEY, {
    hides: hidesUnknownNames.value,
    words: showsOwnWords.value,
    muted: muted.value,
    played: played.value,
  });

export function setHidesUnknownNames(are: boolean): void {
  hidesUnknownNames.value = are;
  save();
}

export function setShowsOwnWords(are: boolean): void {
  showsOwnWords.value = are;
  save();
}

export const isMuted = (who: string): boolean => muted.value.includes(who);

export function setMuted(who: string, is: boolean): void {
  const others = muted.value.filter((one) => one !== who);
  muted.value = is ? [...others, who].slice(-MAX_NAMES) : others;
  save();
}

export const hasPlayedWith = (name: string): boolean => played.value.includes(name);

export function savePlayedWith(names: readonly string[]): void {
  const fresh = names.filter((name) => name !== '' && !played.value.includes(name));
  if (fresh.length === 0) return;
  played.value = [...played.value, ...fresh].slice(-MAX_NAMES);
  save();
}
