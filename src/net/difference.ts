/** What changed between two pieces of plain data, as few bytes: only the places that differ are written. */
import type { Json } from '../core/index.ts';
import type { Reader, Writer } from './pack.ts';

type Container = readonly Json[] | { readonly [key: string]: Json };

// How a place differs: not at all, by a new value, or somewhere inside.
const SAME = 0;
const NEW = 1;
const INSIDE = 2;

const isContainer = (value: Json | undefined): value is Container =>
  typeof value === 'object' && value !== null;

/** Whether the places of `before` are still there: a list may grow, an object keeps its keys in their order. */
function isPatchable(before: Json | undefined, after: Json): boolean {
  if (!isContainer(before) || !isContainer(after)) return false;
  if (Array.isArray(before) || Array.isArray(after))
    return Array.isArray(before) && Array.isArray(after) && after.length >= before.length;
  const keys = Object.keys(after);
  const old = Object.keys(before);
  return keys.length === old.length && keys.every((key, i) => key === old[i]);
}

export function isSame(before: Json | undefined, after: Json): boolean {
  if (before === after) return true;
  if (!isContainer(before) || !isContainer(after) || !isPatchable(before, after)) return false;
  if (Array.isArray(after))
    return after.length === before.length && after.every((item, i) => isSame((before as Json[])[i], item));
  return Object.keys(after).every((key) =>
    isSame((before as { [key: string]: Json })[key], (after as { [key: string]: Json })[key]),
  );
}

/** Writes how `after` differs from `before`. */
export function writeDifference(writer: Writer, before: Json | undefined, after: Json): void {
  if (isSame(before, after)) writer.byte(SAME);
  else if (isPatchable(before, after)) {
    writer.byte(INSIDE);
    writePlaces(writer, before as Container, after as Container);
  } else {
    writer.byte(NEW);
    writer.value(after);
  }
}

/** Each place that differs: how many are skipped, doubled, plus one if the difference is inside; then 0 + the end. */
function writePlaces(writer: Writer, before: Container, after: Container): void {
  const isList = Array.isArray(after);
  const keys = isList ? after : Object.keys(after);
  const at = (container: Container, i: number): Json =>
    isList
      ? (container as readonly Json[])[i]
      : (container as { readonly [key: string]: Json })[keys[i] as string];
  let next = 0;
  for (let i = 0; i < keys.length; i++) {
    const old = at(before, i);
    const value = at(after, i);
    if (isSame(old, value)) continue;
    const inside = isPatchable(old, value);
    writer.count(1 + 2 * (i - next) + (inside ? 1 : 0));
    if (inside) writePlaces(writer, old as Container, value as Container);
    else writer.value(value);
    next = i + 1;
  }
  writer.byte(0);
}

/** The data after a difference; `before` is left as it was. */
export function readDifference(reader: Reader, before: Json | undefined): Json {
  const how = reader.byte();
  if (how === SAME && before !== undefined) return before;
  if (how === NEW) return reader.value();
  if (how === INSIDE && isContainer(before)) return readPlaces(reader, before);
  throw new RangeError('a difference that does not fit');
}

function readPlaces(reader: Reader, before: Container): Json {
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
