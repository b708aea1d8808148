import type { State } from '../../src/core/index.ts';
import { createCampos } from '../../src/games/campos/test/reference.ts';
import { createJericho } from '../../src/games/jericho/test/reference.ts';
import { createPunto } from '../../src/games/punto/test/reference.ts';
import type { CreateReference, Json } from '../reference/reference.ts';
import { createSchicht } from '../../src/games/schicht/test/reference.ts';
import { camposSnapshot } from '../../src/games/campos/test/agreement.ts';
import { jerichoSnapshot } from '../../src/games/jericho/test/agreement.ts';
import { puntoSnapshot } from '../../src/games/punto/test/agreement.ts';
import { schichtSnapshot } from '../../src/games/schicht/test/agreement.ts';

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
