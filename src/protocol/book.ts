/** What was sent before and is only named from then on: strings, lists of keys, outlines of whole messages. */
import type { Json } from '../core/index.ts';
import { mix, mixText } from './check.ts';

/** A book stops growing here, so that a long match cannot fill the memory. */
export const PAGES = 1000;
export const LONGEST = 40;
/** At most 120 outlines of at most 80 bytes are kept, so that each is named by one byte. */
const OUTLINES = 120;
export const LONGEST_OUTLINE = 80;

/** The keys of an object, and what its `type` says where that comes first: events of one type look alike. */
export interface Shape {
  readonly keys: readonly string[];
  readonly type: string | null;
}

export interface Book {
  readonly strings: readonly string[];
  readonly shapes: readonly Shape[];
  /** Each as a text with a character for every byte, the first of them being '0'. */
  readonly outlines: readonly string[];
}

export const areSame = (keys: readonly string[], others: readonly string[]): boolean =>
  keys.length === others.length && keys.every((key, i) => key === others[i]);

export function shapeOf(value: { readonly [key: string]: Json }): Shape {
  const keys = Object.keys(value);
  const type = keys[0] === 'type' ? value['type'] : null;
  return { keys, type: typeof type === 'string' && type !== '' && type.length <= LONGEST ? type : null };
}

/** Tells one book from another: what is in it, in the order in which it was noted. */
export class Mark {
  #strings = 0;
  #shapes = 0;
  #outlines = 0;

  outline(text: string): void {
    this.#outlines = mixText(this.#outlines, text);
  }
  string(value: string): void {
    this.#strings = mixText(this.#strings, value);
  }
  shape({ keys, type }: Shape): void {
    this.#shapes = mix(this.#shapes, keys.length);
    for (const key of keys) this.#shapes = mixText(this.#shapes, key);
    this.#shapes = mixText(this.#shapes, type ?? '');
  }
  get value(): number {
    return mix(mix(mix(0, this.#strings), this.#shapes), this.#outlines);
  }
}

export const isKept = (length: number, kept: number): boolean => length <= LONGEST_OUTLINE && kept < OUTLINES;

/** A book that is read from and written to; both ends keep the same one. */
export class OpenBook implements Book {
  readonly strings: string[] = [];
  readonly shapes: Shape[] = [];
  readonly outlines: string[] = [];
  readonly #mark = new Mark();

  constructor({ strings, shapes, outlines }: Book) {
    for (const value of strings) this.noteString(value);
    for (const shape of shapes) this.noteShape(shape);
    for (const outline of outlines) this.noteOutline(outline);
  }

  get mark(): number {
    return this.#mark.value;
  }
  noteString(value: string): void {
    this.strings.push(value);
    this.#mark.string(value);
  }
  noteShape(shape: Shape): void {
    this.shapes.push(shape);
    this.#mark.shape(shape);
  }
  noteOutline(outline: string): void {
    this.outlines.push(outline);
    this.#mark.outline(outline);
  }
}
