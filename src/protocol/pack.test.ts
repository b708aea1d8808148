import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from '../../test/seed.ts';
import type { Json } from '../core/index.ts';
import { OpenBook } from './book.ts';
import { readDifference, writeDifference } from './difference.ts';
import { Reader } from './reader.ts';
import { Writer } from './writer.ts';

fc.configureGlobal({ seed: SEED, numRuns: Number(process.env['PACK_RUNS'] ?? 100) });

const emptyBook = (): OpenBook => new OpenBook({ strings: [], shapes: [], outlines: [] });

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
        const { strings, shapes, outlines } = book;
        expect(writer.book).toEqual({ strings, shapes, outlines });
        expect(writer.bookMark).toBe(book.mark);
        expect(new OpenBook(writer.book).mark).toBe(book.mark);
      }),
    ));
  test('that only one seat is sent leaves no trace in the book', () => {
    const writer = new Writer();
    writer.learning = false;
    writer.value({ hand: ['red-1'] });
    expect(writer.book).toEqual({ strings: [], shapes: [], outlines: [] });
  });
  test('takes one byte for a small number, and one for known keys with their type', () => {
    const writer = new Writer();
    writer.value({ type: 'placed', seat: 1, x: -3 });
    writer.take();
    writer.value({ type: 'placed', seat: 0, x: 5 });
    expect(writer.take().length).toBe(3);
  });
  test('comes out as it went in with outlines, which both ends keep alike', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(json, fc.boolean())), (values) => {
        const writer = new Writer();
        const book = emptyBook();
        for (const [value, isTwice] of values)
          for (let times = isTwice ? 3 : 1; times > 0; times--) {
            writer.value(value);
            writer.outline(300);
            const reader = new Reader(writer.takeOutlined(2).subarray(2), book);
            reader.beginOutlined();
            expect(reader.value()).toEqual(value);
            expect(reader.outline()).toBe(300);
            reader.endOutlined();
            expect(reader.hasEnded).toBe(true);
          }
        expect(writer.book.outlines).toEqual(book.outlines);
        expect(writer.bookMark).toBe(book.mark);
        expect(new OpenBook(writer.book).mark).toBe(book.mark);
      }),
    ));
  test('whose outline was sent before takes a byte for it and its numbers and strings', () => {
    const writer = new Writer();
    const lengths = [1, 2, 3].map((x) => {
      writer.value([{ type: 'placed', x }, { type: 'placed', x }, [x, 'up']]);
      return writer.takeOutlined(0).length;
    });
    expect(lengths[2]).toBe(6); // the outline, x, x, how many there are in the list, x, up
    expect(writer.book.outlines).toHaveLength(1);
  });
  test('keeps 120 outlines at most, none of them long', () => {
    const writer = new Writer();
    const nested = (depth: number): Json => (depth === 0 ? 1 : [nested(depth - 1), null]);
    for (let depth = 1; depth < 60; depth++) {
      writer.value(nested(depth));
      writer.takeOutlined(0);
    }
    for (const outline of writer.book.outlines) expect(outline.length).toBeLessThanOrEqual(80);
    for (let i = 0; i < 500; i++) {
      writer.outline(i);
      writer.takeOutlined(0);
    }
    expect(writer.book.outlines).toHaveLength(120);
  });
  test('takes two bytes for a number up to ten thousand', () => {
    const writer = new Writer();
    for (const [number, length] of [
      [111, 1],
      [112, 2],
      [10_351, 2],
      [10_352, 3],
    ] as const) {
      writer.value(number);
      const bytes = writer.take();
      expect(bytes).toHaveLength(length);
      expect(new Reader(bytes, emptyBook()).value()).toBe(number);
    }
  });
  test('that is broken is an error, never an endless loop', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        try {
          const shapes = [{ keys: ['x'], type: null }];
          const outlines = ['Į2įį', 'Đį']; // a list of two plain values; an object of the first shape
          const reader = new Reader(bytes, new OpenBook({ strings: ['a'], shapes, outlines }));
          if (bytes.length % 2 === 0) reader.beginOutlined();
          reader.value();
          reader.endOutlined();
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
        expect(readDifference(new Reader(bytes, emptyBook()), before)).toEqual(after);
        expect(JSON.stringify(before)).toBe(kept);
        if (!differs) expect(bytes).toEqual(Uint8Array.of(0));
        expect(differs).toBe(JSON.stringify(before) !== JSON.stringify(after));
      }),
    ));
  test('to a key called __proto__ is one like any other', () => {
    const before = JSON.parse('{"a":1,"__proto__":1}') as Json;
    const after = JSON.parse('{"a":1,"__proto__":2}') as Json;
    for (const from of [null, before]) {
      const writer = new Writer();
      writeDifference(writer, from, after);
      const read = readDifference(new Reader(writer.take(), emptyBook()), from);
      expect(JSON.stringify(read)).toBe('{"a":1,"__proto__":2}');
    }
  });
  test('of a run of a list leads there too', () => {
    const plain = fc.array(fc.oneof(fc.nat(9), fc.constantFrom('a', null)), { maxLength: 30 });
    fc.assert(
      fc.property(plain, plain, fc.nat(30), fc.nat(30), (before, come, from, gone) => {
        const after = before.toSpliced(from, gone, ...come);
        const writer = new Writer();
        writeDifference(writer, [[before]], [[after]]);
        expect(readDifference(new Reader(writer.take(), emptyBook()), [[before]])).toEqual([[after]]);
      }),
    );
  });
  test('of one place in a large list, or of a card that left it, is small', () => {
    const before = { cells: Array.from({ length: 121 }, () => 0), turn: 0 };
    const after = { cells: before.cells.with(60, 17), turn: 1 };
    const writer = new Writer();
    writeDifference(writer, before, after);
    expect(writer.take().length).toBeLessThan(9);
    const hand = [3, 5, 5, 9, 12, 20, 31];
    writeDifference(writer, { hand }, { hand: hand.toSpliced(3, 1) });
    expect(writer.take().length).toBeLessThan(8);
  });
});
