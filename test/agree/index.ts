import type { AnyKind, State } from '../../src/core/index.ts';
import { createPunto } from '../reference/punto.ts';
import type { CreateReference, Json } from '../reference/reference.ts';
import { puntoSnapshot } from './punto.ts';

/** A game's second implementation, and how our state reads in the form of its snapshots. */
export interface Agreement {
  readonly create: CreateReference;
  readonly snapshot: (state: State<AnyKind>) => Json;
  /** How many matches of each configuration `npm test` plays. */
  readonly matches: number;
}

/** One for every game in the list. */
export const AGREEMENTS: { readonly [id: string]: Agreement } = {
  punto: { create: createPunto, snapshot: puntoSnapshot, matches: 6 },
};
