import type { Event } from '../rules/rules.ts';

export type Corridors = Extract<Event, { type: 'taken' }>['corridors'];

type Kinds = { readonly [K in Corridors[number]['kind']]: { readonly one: string; readonly many: string } };

export const sayCorridors = (kinds: Kinds, and: string) => (taken: Corridors) =>
  (['row', 'column', 'pile'] as const)
    .map((kind) => ({ kind, count: taken.filter((corridor) => corridor.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => (count === 1 ? kinds[kind].one : `${count} ${kinds[kind].many}`))
    .join(` ${and} `);
