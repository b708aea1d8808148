import type { Action, Json } from './contract.ts';
import { isJsonObject } from './json.ts';

/** Some fields of a move, with all their possible values numbered from 0. */
export interface FieldCodec<F extends object> {
  readonly keys: readonly string[];
  readonly count: number;
  /** Reads the fields from untrusted JSON; undefined if no move could have them. */
  read(json: { readonly [key: string]: Json }): F | undefined;
  /** −1 for values that no state allows. */
  encode(fields: F): number;
  decode(number: number): F;
}

/** A field with a value of a list. `numbered` may limit the numbers to the first ones. */
export function enumField<X extends string, T extends string | number>(
  key: X,
  values: readonly T[],
  numbered: number = values.length,
): FieldCodec<{ readonly [P in X]: T }> {
  type Fields = { readonly [P in X]: T };
  const numbers = new Map<Json, number>(values.map((value, number) => [value, number]));
  const fields = values.map((value) => ({ [key]: value }) as Fields);
  return {
    keys: [key],
    count: numbered,
    read(json) {
      const number = numbers.get(json[key]);
      return number === undefined ? undefined : fields[number];
    },
    encode(move) {
      const number = numbers.get(move[key]) ?? -1;
      return number < numbered ? number : -1;
    },
    decode: (number) => fields[number],
  };
}

/** Integers that the game numbers together, such as a cell's column and row. Unnumbered ones get −1. */
export function integerFields<X extends string>(
  keys: readonly X[],
  count: number,
  encode: (...values: number[]) => number,
  decode: (number: number) => readonly number[],
): FieldCodec<{ readonly [P in X]: number }> {
  type Fields = { readonly [P in X]: number };
  const toFields = (values: readonly number[]): Fields =>
    Object.fromEntries(keys.map((key, i) => [key, values[i]])) as Fields;
  return {
    keys,
    count,
    read(json) {
      const values = keys.map((key) => json[key]);
      // Adding 0 turns −0 into 0.
      return values.every((value) => typeof value === 'number' && Number.isInteger(value))
        ? toFields(values.map((value) => Number(value) + 0))
        : undefined;
    },
    encode(move) {
      const number = encode(...keys.map((key) => move[key]));
      return number >= 0 && number < count ? number : -1;
    },
    decode: (number) => toFields(decode(number)),
  };
}

/** Combines the fields of two codecs. Numbers ascend with the first, then with the second. */
export function pairFields<A extends object, B extends object>(
  first: FieldCodec<A>,
  second: FieldCodec<B>,
): FieldCodec<A & B> {
  return {
    keys: [...first.keys, ...second.keys],
    count: first.count * second.count,
    read(json) {
      const a = first.read(json);
      const b = second.read(json);
      return a === undefined || b === undefined ? undefined : { ...a, ...b };
    },
    encode(fields) {
      const a = first.encode(fields);
      const b = second.encode(fields);
      return a < 0 || b < 0 ? -1 : a * second.count + b;
    },
    decode: (number) => ({
      ...first.decode(Math.floor(number / second.count)),
      ...second.decode(number % second.count),
    }),
  };
}

type Typed = { readonly type: string };
type FieldsOf<M extends Typed, T extends string> = M extends Typed
  ? T extends M['type']
    ? Omit<M, 'type'>
    : never
  : never;

/** The table of a game's moves, from which parsing, encoding and decoding follow. */
export interface MoveTable<M extends Typed> {
  readonly count: number;
  /** The number of the first decision of each type, in the table's order. */
  readonly first: { readonly [T in M['type']]: Action };
  parse(json: Json): M | undefined;
  encode(view: unknown, move: M): Action;
  decode(action: Action): M;
}

export function moveTable<M extends Typed>(codes: {
  readonly [T in M['type']]: FieldCodec<FieldsOf<M, T>>;
}): MoveTable<M> {
  const rows = new Map<
    Json,
    { readonly type: string; readonly first: Action; readonly code: FieldCodec<object> }
  >();
  let count = 0;
  for (const [type, code] of Object.entries<FieldCodec<object>>(codes)) {
    rows.set(type, { type, first: count, code });
    count += code.count;
  }
  const inOrder = [...rows.values()].reverse();
  return {
    count,
    first: Object.fromEntries(inOrder.map(({ type, first }) => [type, first])) as MoveTable<M>['first'],
    parse(json) {
      const row = isJsonObject(json) ? rows.get(json['type']) : undefined;
      if (!isJsonObject(json) || row === undefined || Object.keys(json).length !== row.code.keys.length + 1)
        return undefined;
      const fields = row.code.read(json);
      return fields === undefined ? undefined : ({ type: row.type, ...fields } as M);
    },
    encode(_view, move) {
      const row = rows.get(move.type);
      const number = row?.code.encode(move) ?? -1;
      return row === undefined || number < 0 ? -1 : row.first + number;
    },
    decode(action) {
      const row = inOrder.find(({ first }) => first <= action);
      if (row === undefined) throw new RangeError(`${action} is not a decision`);
      return { type: row.type, ...row.code.decode(action - row.first) } as M;
    },
  };
}
