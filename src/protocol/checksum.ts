import type { Json } from '../core/index.ts';

// Tags for values that are no integers. No length or integer reaches them.
const FRACTION = 0x7ffffff1;
const TEXT = 0x7ffffff2;
const NULL = 0x7ffffff3;
const FALSE = 0x7ffffff4;
const TRUE = 0x7ffffff5;
const LIST = 0x7ffffff6;
const FIELDS = 0x7ffffff7;

/** Mixes a word into a hash, with the constants of MurmurHash3. */
export function hashWord(check: number, word: number): number {
  let k = Math.imul(word, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  const mixed = check ^ k;
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

export function hashText(check: number, text: string): number {
  let mixed = hashWord(check, text.length);
  for (let i = 0; i < text.length; i++) mixed = hashWord(mixed, text.charCodeAt(i));
  return mixed;
}

/** Mixes JSON into a hash; the order of an object's keys counts. */
export function hashValue(check: number, value: Json): number {
  if (typeof value === 'number')
    return (value | 0) === value ? hashWord(check, value) : hashText(hashWord(check, FRACTION), `${value}`);
  if (typeof value === 'string') return hashText(hashWord(check, TEXT), value);
  if (value === null) return hashWord(check, NULL);
  if (typeof value === 'boolean') return hashWord(check, value ? TRUE : FALSE);
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    let mixed = hashWord(hashWord(check, LIST), list.length);
    for (let i = 0; i < list.length; i++) mixed = hashValue(mixed, list[i]!);
    return mixed;
  }
  const fields = value as { readonly [key: string]: Json };
  let mixed = hashWord(check, FIELDS);
  let count = 0;
  for (const key of Object.keys(fields)) {
    mixed = hashValue(hashText(mixed, key), fields[key]!);
    count++;
  }
  return hashWord(mixed, count);
}
