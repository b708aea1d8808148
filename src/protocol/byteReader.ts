/** Reads what a `ByteWriter` wrote; malformed bytes throw. */
import type { Json } from '../core/index.ts';
import {
  type ObjectShape,
  type GrowingDictionary,
  MAX_ENTRIES,
  MAX_STRING_LENGTH,
  MAX_TEMPLATE_LENGTH,
  fitsTemplates,
} from './dictionary.ts';
import * as code from './byteCodes.ts';

export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  readonly #dictionary: GrowingDictionary;
  learning = true;
  /** The template in use, and the position in it. */
  #template: string | undefined;
  #next = 0;
  /** The template being recorded; undefined if it will not be kept. */
  #newTemplate: string | undefined;

  constructor(bytes: Uint8Array, dictionary: GrowingDictionary) {
    this.#bytes = bytes;
    this.#dictionary = dictionary;
  }

  get hasEnded(): boolean {
    return this.#at === this.#bytes.length;
  }

  /** The bytes from here to `endTemplate` are what `takeWithTemplate` returned. */
  beginTemplate(): void {
    const named = this.byte();
    if (named === 0) this.#newTemplate = '';
    else this.#template = this.#lookUp(this.#dictionary.outlines, named - 1);
  }

  endTemplate(): void {
    if (this.#template !== undefined && this.#next !== this.#template.length)
      throw new RangeError('the message ends before its outline');
    const { outlines } = this.#dictionary;
    if (this.#newTemplate !== undefined && fitsTemplates(this.#newTemplate.length, outlines.length))
      this.#dictionary.addTemplate(this.#newTemplate);
    this.#template = this.#newTemplate = undefined;
  }

  byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError('the message ends early');
    return byte;
  }

  #recordTemplateByte(byte: number): void {
    if (this.#newTemplate !== undefined) this.#newTemplate += String.fromCharCode(code.FIRST + byte);
  }

  #templateByte(): number {
    if (this.#template !== undefined) {
      if (this.#next === this.#template.length) throw new RangeError('the outline ends early');
      return this.#template.charCodeAt(this.#next++) - code.FIRST;
    }
    const byte = this.byte();
    this.#recordTemplateByte(byte);
    return byte;
  }

  templateCount(): number {
    return this.#count(() => this.#templateByte());
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
    if (this.#template !== undefined) {
      const outlined = this.#templateByte();
      return outlined === code.PLAIN ? this.#plain(this.byte()) : this.#container(outlined);
    }
    const byte = this.byte();
    this.#recordTemplateByte(byte < code.KNOWN_SHAPE ? code.PLAIN : byte);
    return byte < code.KNOWN_SHAPE ? this.#plain(byte) : this.#container(byte);
  }

  #container(byte: number): Json {
    switch (byte) {
      case code.PLAIN_LIST:
        return Array.from({ length: this.#length() }, () => this.#plain(this.byte()));
      case code.LIST: {
        const length = this.templateCount();
        // Every item takes at least one byte, here or in the template.
        if (length > this.#bytes.length + MAX_TEMPLATE_LENGTH) throw new RangeError('the message ends early');
        return Array.from({ length }, () => this.value());
      }
      case code.OBJECT:
        return this.#object(this.#newShape());
      case code.FAR_SHAPE:
        return this.#object(this.#lookUp(this.#dictionary.shapes, this.templateCount()));
      case code.PLAIN:
        throw new RangeError(`no value begins with byte ${byte}`);
      default:
        return this.#object(this.#lookUp(this.#dictionary.shapes, byte - code.KNOWN_SHAPE));
    }
  }

  #plain(byte: number): Json {
    if (byte < code.KNOWN_STRING) return byte + code.LOWEST;
    if (byte < code.NULL) return this.#lookUp(this.#dictionary.strings, byte - code.KNOWN_STRING);
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
        return this.#lookUp(this.#dictionary.strings, this.count());
      default:
        if (byte >= code.KNOWN_SHAPE) throw new RangeError(`no plain value begins with byte ${byte}`);
        return code.HIGHEST + 1 + (byte - code.TWO_BYTES) * 256 + this.byte();
    }
  }

  #length(): number {
    const length = this.count();
    if (length > this.#bytes.length - this.#at) throw new RangeError('the message ends early');
    return length;
  }

  #lookUp<T>(entries: readonly T[], page: number): T {
    const known = entries[page];
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
    if (this.learning && value.length <= MAX_STRING_LENGTH && this.#dictionary.strings.length < MAX_ENTRIES)
      this.#dictionary.addString(value);
    return value;
  }

  #newShape(): ObjectShape {
    const keys = Array.from({ length: this.#length() }, () => this.#text());
    const type = this.#text();
    const shape = { keys, type: type === '' ? null : type };
    this.#newTemplate = undefined;
    if (this.learning && this.#dictionary.shapes.length < MAX_ENTRIES) this.#dictionary.addShape(shape);
    return shape;
  }

  #object({ keys, type }: ObjectShape): Json {
    // `fromEntries`, because `__proto__` is a key like any other.
    return Object.fromEntries(
      keys.map((key, i) => [key, i === 0 && type !== null ? type : this.value()] as const),
    );
  }
}
