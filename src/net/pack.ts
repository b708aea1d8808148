/**
 * Plain data as few bytes: small whole numbers take one, a string or a list of keys that was sent before takes one.
 * Both ends keep the same book of what was sent; it holds only what everyone at the table was sent.
 */
import type { Json } from '../core/index.ts';
import { mix, mixText } from './check.ts';

// The first byte of a value. Below 0x80 it is a whole number from −16 to 111.
const LOWEST = -16;
const HIGHEST = 111;
const KNOWN_STRING = 0x80; // and the 47 above it: one of the first strings of the book
const KNOWN_SHAPE = 0xb0; // and the 47 above it: an object with one of the first lists of keys
const NEAR = 48;
const NULL = 0xe0;
const FALSE = 0xe1;
const TRUE = 0xe2;
const POSITIVE = 0xe3;
const NEGATIVE = 0xe4;
const FRACTION = 0xe5;
const STRING = 0xe6;
const FAR_STRING = 0xe7;
const ARRAY = 0xe8;
const OBJECT = 0xe9;
const FAR_SHAPE = 0xea;

/** A book stops growing here, so that a long match cannot fill the memory. */
const PAGES = 1000;
const LONGEST = 40;

/** The keys of an object, and what its `type` says where that comes first: events of one type look alike. */
export interface Shape {
  readonly keys: readonly string[];
  readonly type: string | null;
}

export interface Book {
  readonly strings: readonly string[];
  readonly shapes: readonly Shape[];
}

/** Shapes that have one name are the same shape, unless a line feed is in them: those are never noted. */
const shapeName = ({ keys, type }: Shape): string => `${keys.length}\n${type ?? ''}\n${keys.join('\n')}`;
const hasName = ({ keys, type }: Shape): boolean =>
  !keys.some((key) => key.includes('\n')) && type?.includes('\n') !== true;

function shapeOf(value: { readonly [key: string]: Json }): Shape {
  const keys = Object.keys(value);
  const type = keys[0] === 'type' ? value['type'] : null;
  return { keys, type: typeof type === 'string' && type !== '' && type.length <= LONGEST ? type : null };
}

/** Tells one book from another: what is in it, in the order in which it was noted. */
class Mark {
  #strings = 0;
  #shapes = 0;

  string(value: string): void {
    this.#strings = mixText(this.#strings, value);
  }
  shape({ keys, type }: Shape): void {
    this.#shapes = mix(this.#shapes, keys.length);
    for (const key of keys) this.#shapes = mixText(this.#shapes, key);
    this.#shapes = mixText(this.#shapes, type ?? '');
  }
  get value(): number {
    return mix(mix(0, this.#strings), this.#shapes);
  }
}

/** A book that is read from and written to; both ends keep the same one. */
export class OpenBook implements Book {
  readonly strings: string[] = [];
  readonly shapes: Shape[] = [];
  readonly #mark = new Mark();

  constructor({ strings, shapes }: Book) {
    for (const value of strings) this.noteString(value);
    for (const shape of shapes) this.noteShape(shape);
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
}

/** Writes values into bytes. */
export class Writer {
  #bytes = new Uint8Array(256);
  /** How many bytes are written; may be set back to leave out what came after. */
  length = 0;
  readonly #strings = new Map<string, number>();
  readonly #shapes = new Map<string, { readonly page: number; readonly shape: Shape }>();
  readonly #noted = new Mark();
  /** What only one seat is sent is never noted in the book. */
  learning = true;

  get book(): Book {
    return {
      strings: [...this.#strings.keys()],
      shapes: Array.from(this.#shapes.values(), ({ shape }) => shape),
    };
  }
  /** Of the book, as the other end's book has one. */
  get bookMark(): number {
    return this.#noted.value;
  }

  /** What was written since the last call. */
  take(): Uint8Array {
    const taken = this.#bytes.slice(0, this.length);
    this.length = 0;
    return taken;
  }

  byte(value: number): void {
    if (this.length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.length++] = value;
  }

  /** Adds a mark to a byte that was written before. */
  mark(at: number, bits: number): void {
    this.#bytes[at]! |= bits;
  }

  #grow(by: number): void {
    const bytes = new Uint8Array(2 * (this.#bytes.length + by));
    bytes.set(this.#bytes.subarray(0, this.length));
    this.#bytes = bytes;
  }

  /** A whole number from 0 to 2⁵³ − 1, seven bits a byte. */
  count(value: number): void {
    while (value >= 0x80) {
      this.byte((value % 0x80) | 0x80);
      value = Math.floor(value / 0x80);
    }
    this.byte(value);
  }

  #raw(bytes: Uint8Array): void {
    if (this.length + bytes.length > this.#bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  value(value: Json): void {
    if (typeof value === 'number') this.#number(value);
    else if (typeof value === 'string') this.#string(value);
    else if (value === null) this.byte(NULL);
    else if (typeof value === 'boolean') this.byte(value ? TRUE : FALSE);
    else if (Array.isArray(value)) {
      this.byte(ARRAY);
      this.count(value.length);
      for (const item of value as readonly Json[]) this.value(item);
    } else this.#object(value as { readonly [key: string]: Json });
  }

  #number(value: number): void {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) {
      this.byte(FRACTION);
      const bytes = new Uint8Array(8);
      new DataView(bytes.buffer).setFloat64(0, value);
      this.#raw(bytes);
    } else if (value >= LOWEST && value <= HIGHEST) this.byte(value - LOWEST);
    else {
      this.byte(value < 0 ? NEGATIVE : POSITIVE);
      this.count(Math.abs(value));
    }
  }

  #string(value: string): void {
    const page = this.#strings.get(value);
    if (page !== undefined) return this.#known(page, KNOWN_STRING, FAR_STRING);
    this.byte(STRING);
    this.#text(value);
    if (this.learning && value.length <= LONGEST && this.#strings.size < PAGES) {
      this.#strings.set(value, this.#strings.size);
      this.#noted.string(value);
    }
  }

  #known(page: number, near: number, far: number): void {
    if (page < NEAR) this.byte(near + page);
    else {
      this.byte(far);
      this.count(page);
    }
  }

  #text(value: string): void {
    this.count(value.length);
    for (let i = 0; i < value.length; i++) this.count(value.charCodeAt(i));
  }

  #object(value: { readonly [key: string]: Json }): void {
    const shape = shapeOf(value);
    const name = shapeName(shape);
    const known = hasName(shape) ? this.#shapes.get(name) : undefined;
    if (known !== undefined) this.#known(known.page, KNOWN_SHAPE, FAR_SHAPE);
    else {
      this.byte(OBJECT);
      this.count(shape.keys.length);
      for (const key of shape.keys) this.#text(key);
      this.#text(shape.type ?? '');
      if (this.learning && this.#shapes.size < PAGES && hasName(shape)) {
        this.#shapes.set(name, { page: this.#shapes.size, shape });
        this.#noted.shape(shape);
      }
    }
    const { keys, type } = shape;
    for (let i = type === null ? 0 : 1; i < keys.length; i++) this.value(value[keys[i]!]!);
  }
}

/** Reads what a `Writer` wrote; broken bytes are an error. */
export class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;
  readonly #book: OpenBook;
  learning = true;

  constructor(bytes: Uint8Array, book: OpenBook) {
    this.#bytes = bytes;
    this.#book = book;
  }

  get hasEnded(): boolean {
    return this.#at === this.#bytes.length;
  }

  byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError('the message ends early');
    return byte;
  }

  count(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 0x80) {
      const byte = this.byte();
      value += (byte & 0x7f) * unit;
      if (byte < 0x80) return value;
    }
  }

  #fraction(): number {
    if (this.#at + 8 > this.#bytes.length) throw new RangeError('the message ends early');
    const { buffer, byteOffset } = this.#bytes;
    const value = new DataView(buffer, byteOffset + this.#at).getFloat64(0);
    this.#at += 8;
    return value;
  }

  value(): Json {
    const byte = this.byte();
    if (byte < KNOWN_STRING) return byte + LOWEST;
    if (byte < KNOWN_SHAPE) return this.#known(this.#book.strings, byte - KNOWN_STRING);
    if (byte < NULL) return this.#object(this.#known(this.#book.shapes, byte - KNOWN_SHAPE));
    switch (byte) {
      case NULL:
        return null;
      case FALSE:
        return false;
      case TRUE:
        return true;
      case POSITIVE:
        return this.count();
      case NEGATIVE:
        return -this.count();
      case FRACTION:
        return this.#fraction();
      case STRING:
        return this.#newString();
      case FAR_STRING:
        return this.#known(this.#book.strings, this.count());
      case ARRAY:
        return Array.from({ length: this.#length() }, () => this.value());
      case OBJECT:
        return this.#object(this.#newShape());
      case FAR_SHAPE:
        return this.#object(this.#known(this.#book.shapes, this.count()));
      default:
        throw new RangeError(`no value begins with byte ${byte}`);
    }
  }

  /** No list is longer than the bytes that are left. */
  #length(): number {
    const length = this.count();
    if (length > this.#bytes.length - this.#at) throw new RangeError('the message ends early');
    return length;
  }

  #known<T>(book: readonly T[], page: number): T {
    const known = book[page];
    if (known === undefined) throw new RangeError(`the book has no page ${page}`);
    return known;
  }

  #text(): string {
    let text = '';
    for (let left = this.#length(); left > 0; left--) text += String.fromCharCode(this.count());
    return text;
  }

  #newString(): string {
    const value = this.#text();
    if (this.learning && value.length <= LONGEST && this.#book.strings.length < PAGES)
      this.#book.noteString(value);
    return value;
  }

  #newShape(): Shape {
    const keys = Array.from({ length: this.#length() }, () => this.#text());
    const type = this.#text();
    const shape = { keys, type: type === '' ? null : type };
    if (this.learning && this.#book.shapes.length < PAGES && hasName(shape)) this.#book.noteShape(shape);
    return shape;
  }

  #object({ keys, type }: Shape): Json {
    // From entries, since a key called __proto__ is a key like any other.
    return Object.fromEntries(
      keys.map((key, i) => [key, i === 0 && type !== null ? type : this.value()] as const),
    );
  }
}
