import type { State } from '../../src/core/index.ts';
import type { CreateReference, Json } from '../reference/reference.ts';

/** A game's second implementation, and how our state reads in the form of its snapshots. */
export interface Agreement {
  readonly create: CreateReference;
  snapshot(state: State): Json;
  /** How many matches of each configuration `npm test` plays. */
  readonly matches: number;
}

const MODULES = import.meta.glob<Agreement>('../../src/games/*/test/agreement.ts', {
  import: 'agreement',
  eager: true,
});

/** Undefined for a game that has none. */
export const loadAgreement = (game: string): Agreement | undefined =>
  MODULES[`../../src/games/${game}/test/agreement.ts`];
