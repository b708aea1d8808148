import type { State } from '../../src/core/index.ts';
import { createCampos } from '../reference/campos.ts';
import { createJericho } from '../reference/jericho.ts';
import { createPunto } from '../reference/punto.ts';
import type { CreateReference, Json } from '../reference/reference.ts';
import { createSchicht } from '../reference/schicht.ts';
import { camposSnapshot } from './campos.ts';
import { jerichoSnapshot } from './jericho.ts';
import { puntoSnapshot } from './punto.ts';
import { schichtSnapshot } from './schicht.ts';

/** A game's second implementation, and how our state reads in the form of its snapshots. */
export interface Agreement {
  readonly create: CreateReference;
  snapshot(state: State): Json;
  /** How many matches of each configuration `npm test` plays. */
  readonly matches: number;
}

/** One for every game in the list. */
export const AGREEMENTS: { readonly [id: string]: Agreement } = {
  jericho: { create: createJericho, snapshot: jerichoSnapshot, matches: 60 },
  punto: { create: createPunto, snapshot: puntoSnapshot, matches: 6 },
  campos: { create: createCampos, snapshot: camposSnapshot, matches: 20 },
  schicht: { create: createSchicht, snapshot: schichtSnapshot, matches: 60 },
};
