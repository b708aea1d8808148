/** Reads what a `Writer` wrote; broken bytes are an error. */
import type { Json } from '../core/index.ts';
import { type Shape, type OpenBook, PAGES, LONGEST, LONGEST_OUTLINE, isKept } from './book.ts';
import * as code from './pack.ts';

export class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;
  readonly #book: OpenBook;
  learning = true;
  /** The outline that was named, and where in it we are. */
  #followed: string | undefined;
  #next = 0;
  /** The outline as it is spelt out; undefined if it will not be kept. */
  #drawn: string | undefined;

  constructor(bytes: Uint8Array, book: OpenBook) {
    this.#bytes = bytes;
    this.#book = book;
  }

  get hasEnded(): boolean {
    return this.#at === this.#bytes.length;
  }

  /** From here to `endOutlined` it is what `takeOutlined` gave. */
  beginOutlined(): void {
    const named = this.byte();
    if (named === 0) this.#drawn = '';
    else this.#followed = this.#known(this.#book.outlines, named - 1);
  }

  endOutlined(): void {
    if (this.#followed !== undefined && this.#next !== this.#followed.length)
      throw new RangeError('the message ends before its outline');
    const { outlines } = this.#book;
    if (this.#drawn !== undefined && isKept(this.#drawn.length, outlines.length))
      this.#book.noteOutline(this.#drawn);
    this.#followed = this.#drawn = undefined;
  }

  byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError('the message ends early');
    return byte;
  }

  #draw(byte: number): void {
    if (this.#drawn !== undefined) this.#drawn += String.fromCharCode(code.FIRST + byte);
  }

  #outlineByte(): number {
    if (this.#followed !== undefined) {
      if (this.#next === this.#followed.length) throw new RangeError('the outline ends early');
      return this.#followed.charCodeAt(this.#next++) - code.FIRST;
    }
    const byte = this.byte();
    this.#draw(byte);
    return byte;
  }

  /** A whole number that is part of the outline. */
  outline(): number {
    return this.#count(() => this.#outlineByte());
  }

  count(): number {
    return this.#count(() => this.byte());
  }

  #count(next: () => number): number {
    let value = 0;
    for (let unit = 1; ; unit *= 0x80) {
      const byte = next();
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
    if (this.#followed !== undefined) {
      const outlined = this.#outlineByte();
      return outlined === code.PLAIN ? this.#plain(this.byte()) : this.#container(outlined);
    }
    const byte = this.byte();
    this.#draw(byte < code.KNOWN_SHAPE ? code.PLAIN : byte);
    return byte < code.KNOWN_SHAPE ? this.#plain(byte) : this.#container(byte);
  }

  #container(byte: number): Json {
    switch (byte) {
      case code.PLAIN_LIST:
        return Array.from({ length: this.#length() }, () => this.#plain(this.byte()));
      case code.LIST: {
        const length = this.outline();
        // No item takes less than a byte, here or in the outline.
        if (length > this.#bytes.length + LONGEST_OUTLINE) throw new RangeError('the message ends early');
        return Array.from({ length }, () => this.value());
      }
      case code.OBJECT:
        return this.#object(this.#newShape());
      case code.FAR_SHAPE:
        return this.#object(this.#known(this.#book.shapes, this.outline()));
      case code.PLAIN:
        throw new RangeError(`no value begins with byte ${byte}`);
      default:
        return this.#object(this.#known(this.#book.shapes, byte - code.KNOWN_SHAPE));
    }
  }

  #plain(byte: number): Json {
    if (byte < code.KNOWN_STRING) return byte + code.LOWEST;
    if (byte < code.NULL) return this.#known(this.#book.strings, byte - code.KNOWN_STRING);
    switch (byte) {
      case code.NULL:
        return null;
      case code.FALSE:
        return false;
      case code.TRUE:
        return true;
      case code.POSITIVE:
        return this.count();
      case code.NEGATIVE:
        return -this.count();
      case code.FRACTION:
        return this.#fraction();
      case code.STRING:
        return this.#newString();
      case code.FAR_STRING:
        return this.#known(this.#book.strings, this.count());
      default:
        if (byte >= code.KNOWN_SHAPE) throw new RangeError(`no plain value begins with byte ${byte}`);
        return code.HIGHEST + 1 + (byte - code.TWO_BYTES) * 256 + this.byte();
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
    this.#drawn = undefined;
    if (this.learning && this.#book.shapes.length < PAGES) this.#book.noteShape(shape);
    return shape;
  }

  #object({ keys, type }: Shape): Json {
    // From entries, since a key called __proto__ is a key like any other.
    return Object.fromEntries(
      keys.map((key, i) => [key, i === 0 && type !== null ? type : this.value()] as const),
    );
  }
}
