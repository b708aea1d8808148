/** A short number that two ends compute from plain data: equal for equal data, different for different data but for one case in 2³². */
import type { Json } from '../core/index.ts';

// The kinds of values that are no whole numbers, so that none is taken for another; nobody counts that far.
const FRACTION = 0x7ffffff1;
const TEXT = 0x7ffffff2;
const NULL = 0x7ffffff3;
const FALSE = 0x7ffffff4;
const TRUE = 0x7ffffff5;
const LIST = 0x7ffffff6;
const FIELDS = 0x7ffffff7;

/** Mixes a word into a check; the constants are those of MurmurHash3. */
export function mix(check: number, word: number): number {
  let k = Math.imul(word, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  const mixed = check ^ k;
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

export function mixText(check: number, text: string): number {
  let mixed = mix(check, text.length);
  for (let i = 0; i < text.length; i++) mixed = mix(mixed, text.charCodeAt(i));
  return mixed;
}

/** Mixes bytes into a check, four at a time. */
export function mixBytes(check: number, bytes: Uint8Array): number {
  let mixed = mix(check, bytes.length);
  for (let i = 0; i < bytes.length; i += 4)
    mixed = mix(mixed, bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24));
  return mixed;
}

/** Mixes a value into a check; the keys of an object count in their order. */
export function mixValue(check: number, value: Json): number {
  if (typeof value === 'number')
    return (value | 0) === value && !Object.is(value, -0)
      ? mix(check, value)
      : mixText(mix(check, FRACTION), Object.is(value, -0) ? '-0' : String(value));
  if (typeof value === 'string') return mixText(mix(check, TEXT), value);
  if (value === null) return mix(check, NULL);
  if (typeof value === 'boolean') return mix(check, value ? TRUE : FALSE);
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    let mixed = mix(mix(check, LIST), list.length);
    for (let i = 0; i < list.length; i++) mixed = mixValue(mixed, list[i]!);
    return mixed;
  }
  const fields = value as { readonly [key: string]: Json };
  let mixed = mix(check, FIELDS);
  let count = 0;
  for (const key of Object.keys(fields)) {
    mixed = mixValue(mixText(mixed, key), fields[key]!);
    count++;
  }
  return mix(mixed, count);
}
