import type { Event } from '../rules/rules.ts';

export type Corridors = Extract<Event, { type: 'taken' }>['corridors'];

/** The names of the kinds of corridors in a language, singular and plural. */
type Kinds = { readonly [K in Corridors[number]['kind']]: { readonly one: string; readonly many: string } };

/** "a row and a column", "2 columns" */
export const sayCorridors = (kinds: Kinds, and: string) => (taken: Corridors) =>
  (['row', 'column', 'pile'] as const)
    .map((kind) => ({ kind, count: taken.filter((corridor) => corridor.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => (count === 1 ? kinds[kind].one : `${count} ${kinds[kind].many}`))
    .join(` ${and} `);
