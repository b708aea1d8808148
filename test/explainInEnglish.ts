/** A game's explanations in English at a table of three, for tests on drawn positions. */
import type { GameTypes, View } from '../src/core/index.ts';
import {
  type Explainer,
  type ExplainMessages,
  type Remark,
  formatRemark,
  selectMotives,
} from '../src/explain/explain.ts';

const PEOPLE = ['Ada', 'Bruno', 'Chiara'];
const seat = (number: number): string => PEOPLE[number] ?? '';
const NAMES = { seat, seats: (seats: readonly number[]): string => seats.map(seat).join(' and ') };

export interface ExplainInEnglish<K extends GameTypes> {
  readonly hint: (view: View<K>, move: K['move']) => string[];
  readonly about: (view: View<K>, thing: string) => string[];
  readonly remarks: (remarks: readonly Remark[] | undefined) => string[];
}

export function explainInEnglish<K extends GameTypes>(
  reasons: Explainer<K>,
  words: ExplainMessages,
): ExplainInEnglish<K> {
  const remarks = (said: readonly Remark[] = []): string[] =>
    said.map((one) => formatRemark(words, one, NAMES));
  return {
    hint: (view, move) => remarks(selectMotives(reasons.listMotives(view, move))),
    about: (view, thing) => remarks(reasons.describeThing(view, thing)?.remarks),
    remarks,
  };
}
