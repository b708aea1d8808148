import type { State } from '../../src/core/index.ts';
import type { CreateReference, Json } from '../reference/reference.ts';

export interface Agreement {
  readonly create: CreateReference;
  snapshot(state: State): Json;
  readonly matches: number;
}

const MODULES = import.meta.glob<Agreement>('../../src/games/*/test/agreement.ts', {
  import: 'agreement',
  eager: true,
});

export const loadAgreement = (game: string): Agreement | undefined =>
  MODULES[`../../src/games/${game}/test/agreement.ts`];
