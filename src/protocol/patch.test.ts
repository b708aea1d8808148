import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEED } from '../../test/seed.ts';
import type { Json } from '../core/index.ts';
import { applyPatch, createPatch, type Patch } from './patch.ts';

fc.configureGlobal({ seed: SEED, numRuns: Number(process.env['PATCH_RUNS'] ?? 200) });

/** As it arrives: JSON has no -0. */
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const json = fc.jsonValue({ maxDepth: 4 }).map((value) => overTheWire(value) as Json);

/** A value and a similar one: one place, a run of a list or everything is new. */
const changed = json.chain((before) =>
  fc.tuple(fc.constant(before), fc.oneof(json, fc.constant(before), fc.tuple(fc.constant(before), json))),
);

test('a patch turns the old value into the new, with its keys in their order, and leaves the old unchanged', () =>
  fc.assert(
    fc.property(changed, ([before, after]) => {
      const kept = JSON.stringify(before);
      const patch = createPatch(before, after);
      expect(JSON.stringify(applyPatch(before, overTheWire(patch)))).toBe(JSON.stringify(after));
      expect(JSON.stringify(before)).toBe(kept);
      expect(patch !== 0).toBe(kept !== JSON.stringify(after));
    }),
  ));

test('a patch restores a list in which a run was replaced', () => {
  const items = fc.array(fc.oneof(fc.nat(9), fc.constantFrom('a', null), fc.constant([1])), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(items, items, fc.nat(30), fc.nat(30), (before, added, from, removed) => {
      const after = before.toSpliced(from, removed, ...added);
      const patch = overTheWire(createPatch([[before]], [[after]]));
      expect(applyPatch([[before]], patch)).toEqual([[after]]);
    }),
  );
});

test('objects with equal values but another order of keys differ', () => {
  const [before, after] = [[{ a: 1, b: 2 }], [{ b: 2, a: 1 }, 3]];
  expect(JSON.stringify(applyPatch(before, createPatch(before, after)))).toBe(JSON.stringify(after));
});

test('a patch names only changed places', () => {
  const cells = Array.from({ length: 121 }, () => 0);
  const before = { cells, turn: 0, hand: [3, 5, 5, 9, 12] };
  const after = { cells: cells.with(60, 17), turn: 1, hand: [3, 5, 9, 12] };
  expect(createPatch(before, after)).toEqual([0, [60, 17], 1, 1, 2, [2, 1, []]]);
  expect(createPatch(before, { ...before, cells: [...cells] })).toBe(0);
});

test('a patch treats __proto__ like any other key', () => {
  const before = JSON.parse('{"a":1,"__proto__":1}') as Json;
  const after = JSON.parse('{"a":1,"__proto__":2}') as Json;
  for (const from of [null, before])
    expect(JSON.stringify(applyPatch(from, createPatch(from, after)))).toBe('{"a":1,"__proto__":2}');
});

test('a patch that does not fit throws a RangeError', () => {
  fc.assert(
    fc.property(json, fc.array(json, { maxLength: 6 }), (before, patch) => {
      try {
        applyPatch(before, patch as Patch);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
  );
  for (const patch of [
    [],
    [1, 2],
    [-1, 2],
    [0.5, 2],
    [0, 2, 3, 4, 5],
    [0, {}],
    [0, 5, []],
    [0, 1, 2],
    [1, 1, []],
  ])
    expect(() => applyPatch([1], patch as unknown as Patch)).toThrow(RangeError);
});
