/**
 * The difference between two JSON values, as JSON. A place is an index of a list, or of a key among an object's keys.
 * The change of a place is one of
 *
 * - a plain value: the new value;
 * - `[value]`: a new list or object;
 * - `[from, removed, items]`: a run of a list was replaced;
 * - `[place, change, place, change …]`: changes inside.
 */
import type { Json } from '../core/index.ts';

type List = readonly Json[];
type Fields = { readonly [key: string]: Json };

/** The change of a whole value; 0 if nothing changed. */
export type Patch = List | 0;

const isContainer = (value: Json): value is List | Fields => typeof value === 'object' && value !== null;
const isList = (value: Json): value is List => Array.isArray(value);

export function createPatch(before: Json, after: Json): Patch {
  const change = findChange(before, after);
  if (change === undefined) return 0;
  return isList(change) ? change : [change];
}

function findChange(before: Json, after: Json): Json | undefined {
  if (before === after) return undefined;
  if (!isContainer(after)) return after;
  if (!isContainer(before)) return [after];
  if (isList(before) && isList(after))
    return before.length === after.length ? findListChanges(before, after) : findRun(before, after);
  return isList(before) || isList(after) ? [after] : findFieldChanges(before, after);
}

function findListChanges(before: List, after: List): Json | undefined {
  let changes: Json[] | undefined;
  for (let place = 0; place < after.length; place++) {
    const was = before[place]!;
    const is = after[place]!;
    if (was === is) continue;
    const change = findChange(was, is);
    if (change !== undefined) (changes ??= []).push(place, change);
  }
  return changes;
}

/** An object with other keys is new: its keys and their order stay. */
function findFieldChanges(before: Fields, after: Fields): Json | undefined {
  const keys = Object.keys(after);
  const oldKeys = Object.keys(before);
  if (keys.length !== oldKeys.length) return [after];
  let changes: Json[] | undefined;
  for (let place = 0; place < keys.length; place++) {
    const key = keys[place]!;
    if (key !== oldKeys[place]) return [after];
    const change = findChange(before[key]!, after[key]!);
    if (change !== undefined) (changes ??= []).push(place, change);
  }
  return changes;
}

function findRun(before: List, after: List): Json {
  const shorter = Math.min(before.length, after.length);
  const isSame = (was: number, is: number): boolean => findChange(before[was]!, after[is]!) === undefined;
  let from = 0;
  while (from < shorter && isSame(from, from)) from++;
  let rest = 0;
  while (rest < shorter - from && isSame(before.length - 1 - rest, after.length - 1 - rest)) rest++;
  return [from, before.length - rest - from, after.slice(from, after.length - rest)];
}

const isIndex = (value: Json | undefined): value is number =>
  Number.isInteger(value) && (value as number) >= 0;
const createMisfitError = (): RangeError => new RangeError('a difference that does not fit');

/** The new value; the old one stays unchanged. Throws a RangeError if the patch does not fit. */
export const applyPatch = (before: Json, patch: Patch): Json =>
  patch === 0 ? before : applyChange(before, patch);

function applyChange(before: Json | undefined, change: Json | undefined): Json {
  if (change === undefined) throw createMisfitError();
  if (!isContainer(change)) return change;
  if (!isList(change)) throw createMisfitError();
  if (change.length === 1) return change[0]!;
  if (before === undefined || !isContainer(before)) throw createMisfitError();
  if (change.length === 3) return applyRun(before, change);
  if (change.length === 0 || change.length % 2 === 1) throw createMisfitError();
  const keys = isList(before) ? undefined : Object.keys(before);
  const { length } = keys ?? (before as List);
  const after = (isList(before) ? [...before] : { ...before }) as { [key: string | number]: Json };
  for (let i = 0; i < change.length; i += 2) {
    const place = change[i];
    if (!isIndex(place) || place >= length) throw createMisfitError();
    const key = keys === undefined ? place : keys[place]!;
    after[key] = applyChange(after[key], change[i + 1]);
  }
  return after;
}

function applyRun(before: List | Fields, [from, removed, items]: List): Json {
  if (!isList(before) || !isIndex(from) || !isIndex(removed) || !isList(items!)) throw createMisfitError();
  if (from + removed > before.length) throw createMisfitError();
  return [...before.slice(0, from), ...items, ...before.slice(from + removed)];
}
