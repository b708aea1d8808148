/** The difference between two pieces of plain data in few bytes: only changed places are written. */
import type { Json } from '../core/index.ts';
import { haveSameKeys } from './dictionary.ts';
import type { ByteReader } from './byteReader.ts';
import type { ByteWriter } from './byteWriter.ts';

type List = readonly Json[];
type Fields = { readonly [key: string]: Json };

// The head of a changed place: three flags and the number of places skipped before it.
const NONE = 0; // replaces a whole delta: nothing changed
const LAST = 1; // no later place of this container changed
const INSIDE = 2; // the change is inside; otherwise a new value follows
const GROWN = 4; // this place is new, at the end of a list
const SPLICED = INSIDE | GROWN; // a run of a plain list was replaced by the run that follows
const SKIPPED = 8;
/** Bytes of a run besides its new items: start, old length, new length. */
const RUN = 3;
/** Longer lists change in different places every time, so those places are not part of the template. */
const SHORT = 8;

const isContainer = (value: Json | undefined): value is List | Fields =>
  typeof value === 'object' && value !== null;

/** Whether `after` has every place of `before`: a list may grow, an object keeps its keys and their order. */
function isPatchable(before: Json | undefined, after: Json): boolean {
  if (!isContainer(before) || !isContainer(after)) return false;
  if (Array.isArray(before)) return Array.isArray(after) && after.length >= before.length;
  return !Array.isArray(after) && haveSameKeys(Object.keys(before), Object.keys(after));
}

interface Splice {
  readonly from: number;
  readonly gone: number;
  readonly come: List;
}

/** The run in which two plain lists differ, if sending it takes fewer bytes than the list. */
function findSplice(before: Json | undefined, after: Json): Splice | undefined {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length === after.length) return undefined;
  const was = before as List;
  const is = after as List;
  const shorter = Math.min(was.length, is.length);
  let from = 0;
  while (from < shorter && was[from] === is[from]) from++;
  let rest = 0;
  while (rest < shorter - from && was[was.length - 1 - rest] === is[is.length - 1 - rest]) rest++;
  const gone = was.length - rest - from;
  const come = is.slice(from, is.length - rest);
  // A few items added at the end are cheaper as places of their own: most of their bytes are in the template.
  const isFew = gone === 0 && rest === 0 && come.length <= RUN;
  if (isFew || RUN + come.length > is.length || is.some(isContainer)) return undefined;
  return { from, gone, come };
}

/** Writes the difference and returns whether there is any; no difference takes one byte. */
export function writeDelta(writer: ByteWriter, before: Json | undefined, after: Json): boolean {
  const isChanged = writeField(writer, LAST, -1, before, after);
  if (!isChanged) writer.templateCount(NONE);
  return isChanged;
}

/** Writes every changed place and marks the last; returns whether there is any. */
function writeFields(writer: ByteWriter, before: List | Fields, after: List | Fields): boolean {
  let next = 0;
  let last = -1;
  if (Array.isArray(after)) {
    const { length } = before as List;
    for (let i = 0; i < after.length; i++) {
      if (i < length && (before as List)[i] === (after as List)[i]) continue;
      const start = writer.length;
      const head = i >= length ? GROWN : length > SHORT ? 0 : SKIPPED * (i - next);
      const skipped = head === 0 && length > SHORT ? i - next : -1;
      if (!writeField(writer, head, skipped, (before as List)[i], (after as List)[i]!)) continue;
      next = i + 1;
      last = start;
    }
  } else {
    const keys = Object.keys(after);
    for (let i = 0; i < keys.length; i++) {
      const start = writer.length;
      const key = keys[i]!;
      const head = SKIPPED * (i - next);
      if (!writeField(writer, head, -1, (before as Fields)[key], (after as Fields)[key]!)) continue;
      next = i + 1;
      last = start;
    }
  }
  if (last === -1) return false;
  writer.setBits(last, LAST);
  return true;
}

/** A negative `skipped` is part of the head. */
function writeField(
  writer: ByteWriter,
  head: number,
  skipped: number,
  before: Json | undefined,
  after: Json,
): boolean {
  if (before === after) return false;
  const start = writer.length;
  const run = findSplice(before, after);
  if (run !== undefined) {
    writer.templateCount(head + SPLICED);
    if (skipped >= 0) writer.count(skipped);
    writer.templateCount(run.gone);
    writer.templateCount(run.come.length);
    writer.count(run.from);
    for (const item of run.come) writer.value(item);
    return true;
  }
  const isInside = isPatchable(before, after);
  writer.templateCount(isInside ? head + INSIDE : head);
  if (skipped >= 0) writer.count(skipped);
  if (isInside) {
    if (writeFields(writer, before as List | Fields, after as List | Fields)) return true;
    writer.truncate(start);
    return false;
  }
  writer.value(after);
  return true;
}

const createMisfitError = (): RangeError => new RangeError('a difference that does not fit');

export function readDelta(reader: ByteReader, before: Json): Json {
  const head = reader.templateCount();
  if (head === NONE) return before;
  if ((head & ~SPLICED) !== LAST) throw createMisfitError();
  return readField(reader, head, before);
}

function readField(reader: ByteReader, head: number, before: Json | undefined): Json {
  if (!(head & INSIDE)) return reader.value();
  if (!isContainer(before)) throw createMisfitError();
  return head & GROWN ? readSplice(reader, before) : readFields(reader, before);
}

function readSplice(reader: ByteReader, before: List | Fields): Json {
  const gone = reader.templateCount();
  const length = reader.templateCount();
  const from = reader.count();
  if (!Array.isArray(before) || from + gone > before.length) throw createMisfitError();
  const come = Array.from({ length }, () => reader.value());
  return (before as List).toSpliced(from, gone, ...come);
}

function readFields(reader: ByteReader, before: List | Fields): Json {
  const after = (Array.isArray(before) ? before.slice() : { ...(before as Fields) }) as {
    [key: string | number]: Json;
  };
  const keys = Array.isArray(before) ? undefined : Object.keys(before);
  const { length } = keys ?? (before as List);
  for (let next = 0; ; next++) {
    const head = reader.templateCount();
    const isGrown = keys === undefined && (head & SPLICED) === GROWN;
    if (isGrown) next = Math.max(next, length);
    else next += keys === undefined && length > SHORT ? reader.count() : Math.floor(head / SKIPPED);
    // A list grows by one place at a time, an object never.
    if (next >= length && !isGrown) throw createMisfitError();
    const key = keys === undefined ? next : keys[next]!;
    after[key] = readField(reader, head, after[key]);
    if (head & LAST) return after;
  }
}
