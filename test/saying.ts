/** What a game's reasons say in English at a table of three, for tests on drawn positions. */
import type { Kind, View } from '../src/core/index.ts';
import {
  type Reasons,
  type ReasonWords,
  type Remark,
  sayRemark,
  worthSaying,
} from '../src/explain/explain.ts';

const PEOPLE = ['Ada', 'Bruno', 'Chiara'];
const seat = (number: number): string => PEOPLE[number] ?? '';
const NAMES = { seat, seats: (seats: readonly number[]): string => seats.map(seat).join(' and ') };

export interface Saying<K extends Kind> {
  /** What a hint says of a move. */
  readonly hint: (view: View<K>, move: K['move']) => string[];
  /** What a thing says of itself. */
  readonly about: (view: View<K>, thing: string) => string[];
  readonly remarks: (remarks: readonly Remark[] | undefined) => string[];
}

export function sayingOf<K extends Kind>(reasons: Reasons<K>, words: ReasonWords): Saying<K> {
  const remarks = (said: readonly Remark[] = []): string[] => said.map((one) => sayRemark(words, one, NAMES));
  return {
    hint: (view, move) => remarks(worthSaying(reasons.motives(view, move))),
    about: (view, thing) => remarks(reasons.about(view, thing)?.remarks),
    remarks,
  };
}
