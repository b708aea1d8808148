import type { Json } from '../core/index.ts';
import {
  haveSameKeys,
  type Dictionary,
  fitsTemplates,
  MAX_STRING_LENGTH,
  MAX_TEMPLATE_LENGTH,
  DictionaryHash,
  MAX_ENTRIES,
  type ObjectShape,
  describeShape,
} from './dictionary.ts';
import * as code from './byteCodes.ts';

/** Not a byte of the template. */
const NOWHERE = -1;
const isPlain = (value: Json): boolean => typeof value !== 'object' || value === null;

export class ByteWriter {
  #bytes = new Uint8Array(256);
  #length = 0;
  /** The positions of the template's bytes, in order; NOWHERE for a placeholder. */
  #template: number[] = [];
  #isTemplateReusable = true;
  readonly #templates = new Map<string, number>();
  readonly #strings = new Map<string, number>();
  readonly #shapes: ObjectShape[] = [];
  /** By type: the indexes of its shapes in the dictionary. */
  readonly #shapeIndexes = new Map<string | null, number[]>();
  readonly #hash = new DictionaryHash();
  /** False for private data, which must never enter the dictionary. */
  learning = true;

  get dictionary(): Dictionary {
    return {
      strings: [...this.#strings.keys()],
      shapes: [...this.#shapes],
      outlines: [...this.#templates.keys()],
    };
  }
  /** Equal to the hash of the reader's dictionary if both are in step. */
  get dictionaryHash(): number {
    return this.#hash.value;
  }

  get length(): number {
    return this.#length;
  }
  /** Drops everything after `length` bytes, such as the start of an empty delta. */
  truncate(length: number): void {
    this.#length = length;
    while ((this.#template.at(-1) ?? NOWHERE) >= length) this.#template.pop();
  }

  #clear(): void {
    this.#length = 0;
    this.#template = [];
    this.#isTemplateReusable = true;
  }

  takeBytes(): Uint8Array {
    const taken = this.#bytes.slice(0, this.#length);
    this.#clear();
    return taken;
  }

  /** Like `takeBytes`, after `head` bytes; a known template is replaced by its number. */
  takeWithTemplate(head: number): Uint8Array {
    const outline = this.#template.length <= MAX_TEMPLATE_LENGTH ? this.#templateText() : undefined;
    const page = outline === undefined ? undefined : this.#templates.get(outline);
    const taken = page === undefined ? this.#withTemplate(head) : this.#withoutTemplate(head, page);
    if (outline !== undefined && page === undefined && this.learning && this.#isTemplateReusable)
      this.#addTemplate(outline);
    this.#clear();
    return taken;
  }

  #templateText(): string {
    const codes = this.#template.map((at) => code.FIRST + (at === NOWHERE ? code.PLAIN : this.#bytes[at]!));
    return String.fromCharCode(...codes);
  }

  #addTemplate(outline: string): void {
    if (!fitsTemplates(outline.length, this.#templates.size)) return;
    this.#templates.set(outline, this.#templates.size);
    this.#hash.addTemplate(outline);
  }

  #withTemplate(head: number): Uint8Array {
    const taken = new Uint8Array(head + 1 + this.#length);
    taken.set(this.#bytes.subarray(0, this.#length), head + 1);
    return taken;
  }

  #withoutTemplate(head: number, page: number): Uint8Array {
    const taken = new Uint8Array(head + 1 + this.#length);
    taken[head] = page + 1;
    let length = head + 1;
    let from = 0;
    for (const at of this.#template) {
      if (at === NOWHERE) continue;
      while (from < at) taken[length++] = this.#bytes[from++]!;
      from++;
    }
    while (from < this.#length) taken[length++] = this.#bytes[from++]!;
    return taken.subarray(0, length);
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.#length++] = value;
  }

  templateCount(value: number): void {
    const from = this.#length;
    this.count(value);
    for (let at = from; at < this.#length; at++) this.#template.push(at);
  }

  #templateByte(value: number): void {
    this.#template.push(this.#length);
    this.byte(value);
  }

  setBits(at: number, bits: number): void {
    this.#bytes[at]! |= bits;
  }

  #grow(by: number): void {
    const bytes = new Uint8Array(2 * (this.#bytes.length + by));
    bytes.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = bytes;
  }

  /** An integer from 0 to 2⁵³ − 1, seven bits per byte. */
  count(value: number): void {
    while (value >= 0x80) {
      this.byte((value % 0x80) | 0x80);
      value = Math.floor(value / 0x80);
    }
    this.byte(value);
  }

  #raw(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  value(value: Json): void {
    if (isPlain(value)) {
      this.#template.push(NOWHERE);
      this.#plain(value);
    } else if (Array.isArray(value)) this.#list(value as readonly Json[]);
    else this.#object(value as { readonly [key: string]: Json });
  }

  #plain(value: Json): void {
    if (typeof value === 'number') this.#number(value);
    else if (typeof value === 'string') this.#string(value);
    else if (value === null) this.byte(code.NULL);
    else this.byte(value === true ? code.TRUE : code.FALSE);
  }

  #list(list: readonly Json[]): void {
    if (list.every(isPlain)) {
      this.#templateByte(code.PLAIN_LIST);
      this.count(list.length);
      for (const item of list) this.#plain(item);
    } else {
      this.#templateByte(code.LIST);
      this.templateCount(list.length);
      for (const item of list) this.value(item);
    }
  }

  #number(value: number): void {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) {
      this.byte(code.FRACTION);
      const bytes = new Uint8Array(8);
      new DataView(bytes.buffer).setFloat64(0, value);
      this.#raw(bytes);
    } else if (value >= code.LOWEST && value <= code.HIGHEST) this.byte(value - code.LOWEST);
    else if (value > code.HIGHEST && value <= code.FARTHEST) {
      const rest = value - code.HIGHEST - 1;
      this.byte(code.TWO_BYTES + (rest >> 8));
      this.byte(rest & 0xff);
    } else {
      this.byte(value < 0 ? code.NEGATIVE : code.POSITIVE);
      this.count(Math.abs(value));
    }
  }

  #string(value: string): void {
    const page = this.#strings.get(value);
    if (page !== undefined) return this.#knownString(page);
    this.byte(code.STRING);
    this.#text(value);
    if (this.learning && value.length <= MAX_STRING_LENGTH && this.#strings.size < MAX_ENTRIES) {
      this.#strings.set(value, this.#strings.size);
      this.#hash.addString(value);
    }
  }

  #knownString(page: number): void {
    if (page < code.NEAR) return this.byte(code.KNOWN_STRING + page);
    this.byte(code.FAR_STRING);
    this.count(page);
  }

  #knownShape(page: number): void {
    if (page < code.NEAR_SHAPES) return this.#templateByte(code.KNOWN_SHAPE + page);
    this.#templateByte(code.FAR_SHAPE);
    this.templateCount(page);
  }

  #text(value: string): void {
    this.count(value.length);
    for (let i = 0; i < value.length; i++) this.count(value.charCodeAt(i));
  }

  #findShape({ keys, type }: ObjectShape): number | undefined {
    const pages = this.#shapeIndexes.get(type);
    if (pages === undefined) return undefined;
    for (const page of pages) if (haveSameKeys(this.#shapes[page]!.keys, keys)) return page;
    return undefined;
  }

  #addShape(shape: ObjectShape): void {
    const pages = this.#shapeIndexes.get(shape.type);
    if (pages === undefined) this.#shapeIndexes.set(shape.type, [this.#shapes.length]);
    else pages.push(this.#shapes.length);
    this.#shapes.push(shape);
    this.#hash.addShape(shape);
  }

  #object(value: { readonly [key: string]: Json }): void {
    const shape = describeShape(value);
    const known = this.#findShape(shape);
    if (known !== undefined) this.#knownShape(known);
    else {
      this.#isTemplateReusable = false;
      this.#templateByte(code.OBJECT);
      this.count(shape.keys.length);
      for (const key of shape.keys) this.#text(key);
      this.#text(shape.type ?? '');
      if (this.learning && this.#shapes.length < MAX_ENTRIES) this.#addShape(shape);
    }
    const { keys, type } = shape;
    for (let i = type === null ? 0 : 1; i < keys.length; i++) this.value(value[keys[i]!]!);
  }
}
