import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../core/index.ts';
import { readDifference, writeDifference } from './difference.ts';
import { OpenBook, Reader, Writer } from './pack.ts';

const emptyBook = (): OpenBook => new OpenBook({ strings: [], shapes: [] });

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

describe('packed data', () => {
  test('comes out as it went in, whatever was sent before', () =>
    fc.assert(
      fc.property(fc.array(json), (values) => {
        const writer = new Writer();
        const book = emptyBook();
        for (const value of values) {
          writer.value(value);
          // As it comes from a socket: somewhere within a larger buffer.
          const bytes = new Uint8Array([7, ...writer.take(), 7]);
          expect(new Reader(bytes.subarray(1, -1), book).value()).toEqual(value);
        }
        expect(writer.book).toEqual({ strings: book.strings, shapes: book.shapes });
        expect(writer.bookMark).toBe(book.mark);
        expect(new OpenBook(writer.book).mark).toBe(book.mark);
      }),
    ));
  test('that only one seat is sent leaves no trace in the book', () => {
    const writer = new Writer();
    writer.learning = false;
    writer.value({ hand: ['red-1'] });
    expect(writer.book).toEqual({ strings: [], shapes: [] });
  });
  test('takes one byte for a small number, and one for known keys with their type', () => {
    const writer = new Writer();
    writer.value({ type: 'placed', seat: 1, x: -3 });
    writer.take();
    writer.value({ type: 'placed', seat: 0, x: 5 });
    expect(writer.take().length).toBe(3);
  });
  test('that is broken is an error, never an endless loop', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        try {
          new Reader(bytes, new OpenBook({ strings: ['a'], shapes: [{ keys: ['x'], type: null }] })).value();
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    ));
});

describe('a difference', () => {
  const changed = json.chain((before) => fc.tuple(fc.constant(before), fc.oneof(json, fc.constant(before))));
  test('leads from before to after and leaves before as it was', () =>
    fc.assert(
      fc.property(changed, ([before, after]) => {
        const writer = new Writer();
        const kept = JSON.stringify(before);
        const differs = writeDifference(writer, before, after);
        const bytes = writer.take();
        if (differs) expect(readDifference(new Reader(bytes, emptyBook()), before)).toEqual(after);
        expect(JSON.stringify(before)).toBe(kept);
        expect(differs).toBe(bytes.length > 0);
        expect(differs).toBe(JSON.stringify(before) !== JSON.stringify(after));
      }),
    ));
  test('to a key called __proto__ is one like any other', () => {
    const before = JSON.parse('{"a":1,"__proto__":1}') as Json;
    const after = JSON.parse('{"a":1,"__proto__":2}') as Json;
    for (const from of [undefined, before]) {
      const writer = new Writer();
      writeDifference(writer, from, after);
      const read = readDifference(new Reader(writer.take(), emptyBook()), from);
      expect(JSON.stringify(read)).toBe('{"a":1,"__proto__":2}');
    }
  });
  test('of one place in a large list is small', () => {
    const before = { cells: Array.from({ length: 121 }, () => 0), turn: 0 };
    const after = { cells: before.cells.with(60, 17), turn: 1 };
    const writer = new Writer();
    writeDifference(writer, before, after);
    expect(writer.take().length).toBeLessThan(9);
  });
});
