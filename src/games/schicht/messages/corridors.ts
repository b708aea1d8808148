import type { Corridor } from '../rules/layout.ts';

type Kind = Corridor['kind'];
export type Corridors = readonly { readonly kind: Kind }[];

/** "a row and 2 columns": each kind has its name for one, and for more. */
export const countCorridors =
  (names: { readonly [K in Kind]: readonly [one: string, many: string] }, and: string) =>
  (taken: Corridors): string =>
    (['row', 'column', 'pile'] as const)
      .map((kind) => ({ kind, count: taken.filter((corridor) => corridor.kind === kind).length }))
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => (count === 1 ? names[kind][0] : `${count} ${names[kind][1]}`))
      .join(` ${and} `);
