import type { Action, AnyKind, Kind, Rng, View } from '../core/index.ts';

/** A computer opponent. It is given what a person in its seat sees, and nothing else. */
export interface Bot<K extends Kind = AnyKind> {
  readonly name: string;
  /** One of `legal`, which is never empty. */
  choose(view: View<K>, legal: readonly Action[], rng: Rng): Action;
}
