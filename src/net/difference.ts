/** What changed between two pieces of plain data, as few bytes: only the places that differ are written. */
import type { Json } from '../core/index.ts';
import type { Reader, Writer } from './pack.ts';

type List = readonly Json[];
type Fields = { readonly [key: string]: Json };

// What the head of a place that differs says: how many places were skipped before it, and two marks.
const LAST = 1; // no other place of the same container differs
const INSIDE = 2; // the difference is inside; else a new value follows
const SKIPPED = 4;

const isContainer = (value: Json | undefined): value is List | Fields =>
  typeof value === 'object' && value !== null;

function hasSameKeys(before: Fields, after: Fields): boolean {
  const keys = Object.keys(after);
  const old = Object.keys(before);
  return keys.length === old.length && keys.every((key, i) => key === old[i]);
}

/** Whether the places of `before` are still there: a list may grow, an object keeps its keys in their order. */
function isPatchable(before: Json | undefined, after: Json): boolean {
  if (!isContainer(before) || !isContainer(after)) return false;
  if (Array.isArray(before)) return Array.isArray(after) && after.length >= before.length;
  return !Array.isArray(after) && hasSameKeys(before as Fields, after as Fields);
}

/** Writes how `after` differs from `before`, and returns whether it does; what does not differ takes no bytes. */
export function writeDifference(writer: Writer, before: Json | undefined, after: Json): boolean {
  const start = writer.length;
  if (!writePlace(writer, 0, before, after)) return false;
  writer.mark(start, LAST);
  return true;
}

/** Every place that differs, the last of them marked; returns whether there is any. */
function writePlaces(writer: Writer, before: List | Fields, after: List | Fields): boolean {
  let next = 0;
  let last = -1;
  if (Array.isArray(after)) {
    for (let i = 0; i < after.length; i++) {
      const start = writer.length;
      if (!writePlace(writer, i - next, (before as List)[i], (after as List)[i]!)) continue;
      next = i + 1;
      last = start;
    }
  } else {
    const keys = Object.keys(after);
    for (let i = 0; i < keys.length; i++) {
      const start = writer.length;
      const key = keys[i]!;
      if (!writePlace(writer, i - next, (before as Fields)[key], (after as Fields)[key]!)) continue;
      next = i + 1;
      last = start;
    }
  }
  if (last === -1) return false;
  writer.mark(last, LAST);
  return true;
}

function writePlace(writer: Writer, skipped: number, before: Json | undefined, after: Json): boolean {
  if (before === after) return false;
  const start = writer.length;
  if (isPatchable(before, after)) {
    writer.count(INSIDE + SKIPPED * skipped);
    if (writePlaces(writer, before as List | Fields, after as List | Fields)) return true;
    writer.length = start;
    return false;
  }
  writer.count(SKIPPED * skipped);
  writer.value(after);
  return true;
}

const misfit = (): RangeError => new RangeError('a difference that does not fit');

/** The data after a difference; `before` is left as it was. */
export function readDifference(reader: Reader, before: Json | undefined): Json {
  const head = reader.count();
  if ((head & ~INSIDE) !== LAST) throw misfit();
  return readPlace(reader, head, before);
}

function readPlace(reader: Reader, head: number, before: Json | undefined): Json {
  if (!(head & INSIDE)) return reader.value();
  if (!isContainer(before)) throw misfit();
  return readPlaces(reader, before);
}

function readPlaces(reader: Reader, before: List | Fields): Json {
  const after = (Array.isArray(before) ? before.slice() : { ...(before as Fields) }) as {
    [key: string | number]: Json;
  };
  const keys = Array.isArray(before) ? undefined : Object.keys(before);
  let { length } = keys ?? (before as List);
  for (let next = 0; ; next++) {
    const head = reader.count();
    next += Math.floor(head / SKIPPED);
    // A list grows by one place at a time, an object not at all.
    if (next > length) throw misfit();
    const key = keys === undefined ? next : keys[next];
    if (key === undefined) throw misfit();
    if (next === length) length++;
    after[key] = readPlace(reader, head, after[key]);
    if (head & LAST) return after;
  }
}
