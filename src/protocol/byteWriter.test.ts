import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from '../../test/seed.ts';
import type { Json } from '../core/index.ts';
import { GrowingDictionary } from './dictionary.ts';
import { readDelta, writeDelta } from './delta.ts';
import { ByteReader } from './byteReader.ts';
import { ByteWriter } from './byteWriter.ts';

fc.configureGlobal({ seed: SEED, numRuns: Number(process.env['PACK_RUNS'] ?? 100) });

const emptyBook = (): GrowingDictionary => new GrowingDictionary({ strings: [], shapes: [], outlines: [] });

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

describe('packed data', () => {
  test('is read back as written, whatever was sent before', () =>
    fc.assert(
      fc.property(fc.array(json), (values) => {
        const writer = new ByteWriter();
        const dictionary = emptyBook();
        for (const value of values) {
          writer.value(value);
          // Sockets deliver a view into a larger buffer.
          const bytes = new Uint8Array([7, ...writer.takeBytes(), 7]);
          expect(new ByteReader(bytes.subarray(1, -1), dictionary).value()).toEqual(value);
        }
        const { strings, shapes, outlines } = dictionary;
        expect(writer.dictionary).toEqual({ strings, shapes, outlines });
        expect(writer.dictionaryHash).toBe(dictionary.hash);
        expect(new GrowingDictionary(writer.dictionary).hash).toBe(dictionary.hash);
      }),
    ));
  test('private data leaves no trace in the dictionary', () => {
    const writer = new ByteWriter();
    writer.learning = false;
    writer.value({ hand: ['red-1'] });
    expect(writer.dictionary).toEqual({ strings: [], shapes: [], outlines: [] });
  });
  test('small integers and known keys with their type take one byte', () => {
    const writer = new ByteWriter();
    writer.value({ type: 'placed', seat: 1, x: -3 });
    writer.takeBytes();
    writer.value({ type: 'placed', seat: 0, x: 5 });
    expect(writer.takeBytes().length).toBe(3);
  });
  test('both ends keep the same templates', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(json, fc.boolean())), (values) => {
        const writer = new ByteWriter();
        const dictionary = emptyBook();
        for (const [value, isTwice] of values)
          for (let times = isTwice ? 3 : 1; times > 0; times--) {
            writer.value(value);
            writer.templateCount(300);
            const reader = new ByteReader(writer.takeWithTemplate(2).subarray(2), dictionary);
            reader.beginTemplate();
            expect(reader.value()).toEqual(value);
            expect(reader.templateCount()).toBe(300);
            reader.endTemplate();
            expect(reader.hasEnded).toBe(true);
          }
        expect(writer.dictionary.outlines).toEqual(dictionary.outlines);
        expect(writer.dictionaryHash).toBe(dictionary.hash);
        expect(new GrowingDictionary(writer.dictionary).hash).toBe(dictionary.hash);
      }),
    ));
  test('a known template takes one byte besides its numbers and strings', () => {
    const writer = new ByteWriter();
    const lengths = [1, 2, 3].map((x) => {
      writer.value([{ type: 'placed', x }, { type: 'placed', x }, [x, 'up']]);
      return writer.takeWithTemplate(0).length;
    });
    expect(lengths[2]).toBe(6); // the template, x, x, the list's length, x, up
    expect(writer.dictionary.outlines).toHaveLength(1);
  });
  test('at most 120 templates are kept, all of them short', () => {
    const writer = new ByteWriter();
    const nested = (depth: number): Json => (depth === 0 ? 1 : [nested(depth - 1), null]);
    for (let depth = 1; depth < 60; depth++) {
      writer.value(nested(depth));
      writer.takeWithTemplate(0);
    }
    for (const outline of writer.dictionary.outlines) expect(outline.length).toBeLessThanOrEqual(80);
    for (let i = 0; i < 500; i++) {
      writer.templateCount(i);
      writer.takeWithTemplate(0);
    }
    expect(writer.dictionary.outlines).toHaveLength(120);
  });
  test('an integer up to ten thousand takes two bytes', () => {
    const writer = new ByteWriter();
    for (const [number, length] of [
      [111, 1],
      [112, 2],
      [10_351, 2],
      [10_352, 3],
    ] as const) {
      writer.value(number);
      const bytes = writer.takeBytes();
      expect(bytes).toHaveLength(length);
      expect(new ByteReader(bytes, emptyBook()).value()).toBe(number);
    }
  });
  test('malformed data throws and never loops forever', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        try {
          const shapes = [{ keys: ['x'], type: null }];
          const outlines = ['Į2įį', 'Đį'];
          const reader = new ByteReader(bytes, new GrowingDictionary({ strings: ['a'], shapes, outlines }));
          if (bytes.length % 2 === 0) reader.beginTemplate();
          reader.value();
          reader.endTemplate();
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    ));
});

describe('a delta', () => {
  const changed = json.chain((before) => fc.tuple(fc.constant(before), fc.oneof(json, fc.constant(before))));
  test('turns the old data into the new and leaves the old unchanged', () =>
    fc.assert(
      fc.property(changed, ([before, after]) => {
        const writer = new ByteWriter();
        const kept = JSON.stringify(before);
        const differs = writeDelta(writer, before, after);
        const bytes = writer.takeBytes();
        expect(readDelta(new ByteReader(bytes, emptyBook()), before)).toEqual(after);
        expect(JSON.stringify(before)).toBe(kept);
        if (!differs) expect(bytes).toEqual(Uint8Array.of(0));
        expect(differs).toBe(JSON.stringify(before) !== JSON.stringify(after));
      }),
    ));
  test('treats __proto__ like any other key', () => {
    const before = JSON.parse('{"a":1,"__proto__":1}') as Json;
    const after = JSON.parse('{"a":1,"__proto__":2}') as Json;
    for (const from of [null, before]) {
      const writer = new ByteWriter();
      writeDelta(writer, from, after);
      const read = readDelta(new ByteReader(writer.takeBytes(), emptyBook()), from);
      expect(JSON.stringify(read)).toBe('{"a":1,"__proto__":2}');
    }
  });
  test('restores a list in which a run was replaced', () => {
    const plain = fc.array(fc.oneof(fc.nat(9), fc.constantFrom('a', null)), { maxLength: 30 });
    fc.assert(
      fc.property(plain, plain, fc.nat(30), fc.nat(30), (before, come, from, gone) => {
        const after = before.toSpliced(from, gone, ...come);
        const writer = new ByteWriter();
        writeDelta(writer, [[before]], [[after]]);
        expect(readDelta(new ByteReader(writer.takeBytes(), emptyBook()), [[before]])).toEqual([[after]]);
      }),
    );
  });
  test('is small for one changed place in a large list, or for a removed card', () => {
    const before = { cells: Array.from({ length: 121 }, () => 0), turn: 0 };
    const after = { cells: before.cells.with(60, 17), turn: 1 };
    const writer = new ByteWriter();
    writeDelta(writer, before, after);
    expect(writer.takeBytes().length).toBeLessThan(9);
    const hand = [3, 5, 5, 9, 12, 20, 31];
    writeDelta(writer, { hand }, { hand: hand.toSpliced(3, 1) });
    expect(writer.takeBytes().length).toBeLessThan(8);
  });
});
