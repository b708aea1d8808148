/** Makes valid inputs almost valid: changed characters, changed JSON values, pieces of other inputs. */
import type { Rng } from '../../src/core/index.ts';

export const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)];

/** Values at the edges of what parsers expect, as JSON text. */
const EDGE_VALUES = [
  'null', 'true', '-1', '0.5', '1e400', '9007199254740993', '""', '"\\u0000"', '"\\ud800"', '[]', '[[]]', '{}',
  '{"t":null}', '"__proto__"', '"constructor"', '"toString"', `"${'f'.repeat(900)}"`, '[0,[0]]', '-0', '4294967296',
  '{"__proto__":{}}', '"../../etc"', '"%00"', '"\\u202e"',
]; // prettier-ignore

const randomText = (rng: Rng, longest: number): string =>
  String.fromCharCode(...Array.from({ length: rng.below(longest) }, () => rng.below(256)));

/** Makes one to four edits: inserts a character or an edge value, deletes some, doubles or cuts off the tail. */
export function mutateText(rng: Rng, text: string): string {
  let result = text;
  for (let edits = rng.below(4); edits >= 0; edits--) {
    const at = rng.below(result.length + 1);
    const head = result.slice(0, at);
    const tail = result.slice(at);
    const ways: (() => string)[] = [
      () => head + String.fromCharCode(rng.below(256)) + tail,
      () => head + pick(rng, EDGE_VALUES) + tail,
      () => head + tail.slice(1 + rng.below(5)),
      () => result + tail,
      () => head,
      () => head + String.fromCharCode(rng.below(256)) + tail.slice(1),
    ];
    result = pick(rng, ways)();
  }
  return result;
}

export function mutateJson(rng: Rng, text: string): string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return mutateText(rng, text);
  }
  const places: { readonly parent: Record<string, unknown>; readonly key: string }[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      places.push({ parent: value as Record<string, unknown>, key });
      visit((value as Record<string, unknown>)[key]);
    }
  };
  visit(json);
  if (places.length === 0) return mutateText(rng, text);
  const { parent, key } = pick(rng, places);
  const kind = rng.below(4);
  if (kind === 0) delete parent[key];
  else if (kind === 1) parent[key] = pick(rng, places).parent;
  else if (kind === 2) parent[`${key}${rng.below(3)}`] = parent[key];
  else
    parent[key] = JSON.parse(
      pick(
        rng,
        EDGE_VALUES.filter((value) => value !== '1e400'),
      ),
    ) as unknown;
  try {
    return JSON.stringify(json);
  } catch {
    return text; // the edit made a circle
  }
}

const splice = (rng: Rng, first: string, second: string): string =>
  first.slice(0, rng.below(first.length + 1)) + second.slice(rng.below(second.length + 1));

export function mutate(rng: Rng, corpus: readonly string[], longest: number): string {
  const one = pick(rng, corpus);
  const ways: (() => string)[] = [
    () => one,
    () => mutateText(rng, one),
    () => mutateText(rng, one),
    () => mutateJson(rng, one),
    () => mutateJson(rng, mutateJson(rng, one)),
    () => mutateText(rng, splice(rng, one, pick(rng, corpus))),
    () => randomText(rng, 200),
  ];
  return pick(rng, ways)().slice(0, longest);
}
