/** Strings, lists of keys and message templates that were sent before and are now sent by number. */
import type { Json } from '../core/index.ts';
import { hashWord, hashText } from './checksum.ts';

/** The limit keeps a long match from filling the memory. */
export const MAX_ENTRIES = 1000;
export const MAX_STRING_LENGTH = 40;
/** At most 120 templates of at most 80 bytes, so that one byte names each. */
const MAX_TEMPLATES = 120;
export const MAX_TEMPLATE_LENGTH = 80;

/** The keys of an object, and its `type` if that comes first: events of one type look alike. */
export interface ObjectShape {
  readonly keys: readonly string[];
  readonly type: string | null;
}

export interface Dictionary {
  readonly strings: readonly string[];
  readonly shapes: readonly ObjectShape[];
  /** Templates as text, one character per byte; '0' is byte 0. */
  readonly outlines: readonly string[];
}

export const haveSameKeys = (keys: readonly string[], others: readonly string[]): boolean =>
  keys.length === others.length && keys.every((key, i) => key === others[i]);

export function describeShape(value: { readonly [key: string]: Json }): ObjectShape {
  const keys = Object.keys(value);
  const type = keys[0] === 'type' ? value['type'] : null;
  return {
    keys,
    type: typeof type === 'string' && type !== '' && type.length <= MAX_STRING_LENGTH ? type : null,
  };
}

export class DictionaryHash {
  #strings = 0;
  #shapes = 0;
  #templates = 0;

  addTemplate(text: string): void {
    this.#templates = hashText(this.#templates, text);
  }
  addString(value: string): void {
    this.#strings = hashText(this.#strings, value);
  }
  addShape({ keys, type }: ObjectShape): void {
    this.#shapes = hashWord(this.#shapes, keys.length);
    for (const key of keys) this.#shapes = hashText(this.#shapes, key);
    this.#shapes = hashText(this.#shapes, type ?? '');
  }
  get value(): number {
    return hashWord(hashWord(hashWord(0, this.#strings), this.#shapes), this.#templates);
  }
}

export const fitsTemplates = (length: number, kept: number): boolean =>
  length <= MAX_TEMPLATE_LENGTH && kept < MAX_TEMPLATES;

/** A dictionary that grows in step on both ends. */
export class GrowingDictionary implements Dictionary {
  readonly strings: string[] = [];
  readonly shapes: ObjectShape[] = [];
  readonly outlines: string[] = [];
  readonly #hash = new DictionaryHash();

  constructor({ strings, shapes, outlines }: Dictionary) {
    for (const value of strings) this.addString(value);
    for (const shape of shapes) this.addShape(shape);
    for (const outline of outlines) this.addTemplate(outline);
  }

  get hash(): number {
    return this.#hash.value;
  }
  addString(value: string): void {
    this.strings.push(value);
    this.#hash.addString(value);
  }
  addShape(shape: ObjectShape): void {
    this.shapes.push(shape);
    this.#hash.addShape(shape);
  }
  addTemplate(outline: string): void {
    this.outlines.push(outline);
    this.#hash.addTemplate(outline);
  }
}
