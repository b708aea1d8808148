/** Whose phrases this device does not show, whom it has played with, and whether strangers have names here. */
import { signal } from '@preact/signals';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';

const KEY = 'tavola.others';
/** The oldest of more than 300 are forgotten. */
const MOST = 300;

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(-MOST) : [];

const kept = (readJson(KEY) ?? {}) as { readonly [key: string]: unknown };

/** Whether whoever this device has not played with is shown without a name. */
export const hidesStrangers = signal<boolean>(kept.hides === true);
const muted = signal<readonly string[]>(texts(kept.muted));
const played = signal<readonly string[]>(texts(kept.played));

const keep = (): void =>
  writeJson(KEY, { hides: hidesStrangers.value, muted: muted.value, played: played.value });

export function hideStrangers(are: boolean): void {
  hidesStrangers.value = are;
  keep();
}

export const isMuted = (who: string): boolean => muted.value.includes(who);

export function mute(who: string, is: boolean): void {
  const others = muted.value.filter((one) => one !== who);
  muted.value = is ? [...others, who].slice(-MOST) : others;
  keep();
}

export const hasPlayedWith = (name: string): boolean => played.value.includes(name);

/** Names of those with whom a match was played to its end. */
export function notePlayed(names: readonly string[]): void {
  const fresh = names.filter((name) => name !== '' && !played.value.includes(name));
  if (fresh.length === 0) return;
  played.value = [...played.value, ...fresh].slice(-MOST);
  keep();
}
