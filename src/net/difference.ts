/** What changed between two pieces of plain data, as few bytes: only the places that differ are written. */
import type { Json } from '../core/index.ts';
import type { Reader, Writer } from './pack.ts';

type List = readonly Json[];
type Fields = { readonly [key: string]: Json };

// How a place differs: not at all, by a new value, or somewhere inside.
const SAME = 0;
const NEW = 1;
const INSIDE = 2;

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

/** Writes how `after` differs from `before`, and returns whether it does. */
export function writeDifference(writer: Writer, before: Json | undefined, after: Json): boolean {
  const start = writer.length;
  if (before !== after && !isPatchable(before, after)) {
    writer.byte(NEW);
    writer.value(after);
    return true;
  }
  if (before !== after) {
    writer.byte(INSIDE);
    if (writePlaces(writer, before as List | Fields, after as List | Fields)) return true;
    writer.length = start;
  }
  writer.byte(SAME);
  return false;
}

/**
 * Each place that differs: one plus twice the number of places skipped, plus one more if the difference is inside; a
 * zero ends them. Returns whether there were any; if not, what was written is to be taken back.
 */
function writePlaces(writer: Writer, before: List | Fields, after: List | Fields): boolean {
  let next = 0;
  if (Array.isArray(after)) {
    for (let i = 0; i < after.length; i++)
      if (writePlace(writer, i - next, (before as List)[i], (after as List)[i])) next = i + 1;
  } else {
    const keys = Object.keys(after);
    for (let i = 0; i < keys.length; i++)
      if (writePlace(writer, i - next, (before as Fields)[keys[i]], (after as Fields)[keys[i]])) next = i + 1;
  }
  writer.byte(0);
  return next > 0;
}

function writePlace(writer: Writer, skipped: number, before: Json | undefined, after: Json): boolean {
  if (before === after) return false;
  const start = writer.length;
  if (isPatchable(before, after)) {
    writer.count(2 + 2 * skipped);
    if (writePlaces(writer, before as List | Fields, after as List | Fields)) return true;
    writer.length = start;
    return false;
  }
  writer.count(1 + 2 * skipped);
  writer.value(after);
  return true;
}

/** The data after a difference; `before` is left as it was. */
export function readDifference(reader: Reader, before: Json | undefined): Json {
  const how = reader.byte();
  if (how === SAME && before !== undefined) return before;
  if (how === NEW) return reader.value();
  if (how === INSIDE && isContainer(before)) return readPlaces(reader, before);
  throw new RangeError('a difference that does not fit');
}

function readPlaces(reader: Reader, before: List | Fields): Json {
  const after = (Array.isArray(before) ? before.slice() : Object.assign({}, before)) as {
    [key: string | number]: Json;
  };
  const keys = Array.isArray(before) ? undefined : Object.keys(before);
  let next = 0;
  for (let head = reader.count(); head !== 0; head = reader.count()) {
    const i = next + ((head - 1) >> 1);
    const key = keys === undefined ? i : keys[i];
    if (key === undefined || i > 100_000) throw new RangeError('a difference that does not fit');
    if ((head - 1) & 1) {
      const inner = after[key];
      if (!isContainer(inner)) throw new RangeError('a difference that does not fit');
      after[key] = readPlaces(reader, inner);
    } else after[key] = reader.value();
    next = i + 1;
  }
  return after;
}
