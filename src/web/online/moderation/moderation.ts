/** Whose phrases this device does not show, whom it has played with, and whether strangers have names here. */
import { signal } from '@preact/signals';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';

const KEY = 'tavola.others';
/** The oldest of more than 300 are forgotten. */
const MAX_NAMES = 300;

const readNames = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(-MAX_NAMES) : [];

const saved = (readJson(KEY) ?? {}) as { readonly [key: string]: unknown };

/** Whether whoever this device has not played with is shown without a name. */
export const hidesUnknownNames = signal<boolean>(saved.hides === true);
const muted = signal<readonly string[]>(readNames(saved.muted));
const played = signal<readonly string[]>(readNames(saved.played));

const save = (): void =>
  writeJson(KEY, { hides: hidesUnknownNames.value, muted: muted.value, played: played.value });

export function setHidesUnknownNames(are: boolean): void {
  hidesUnknownNames.value = are;
  save();
}

export const isMuted = (who: string): boolean => muted.value.includes(who);

export function setMuted(who: string, is: boolean): void {
  const others = muted.value.filter((one) => one !== who);
  muted.value = is ? [...others, who].slice(-MAX_NAMES) : others;
  save();
}

export const hasPlayedWith = (name: string): boolean => played.value.includes(name);

/** Names of those with whom a match was played to its end. */
export function savePlayedWith(names: readonly string[]): void {
  const fresh = names.filter((name) => name !== '' && !played.value.includes(name));
  if (fresh.length === 0) return;
  played.value = [...played.value, ...fresh].slice(-MAX_NAMES);
  save();
}
