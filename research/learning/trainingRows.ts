/** Training data as rows of 16-bit integers, one width per file. */
import { closeSync, openSync, writeSync } from 'node:fs';
import type { TrainingExample, EvaluatorShape } from './trainingTask.ts';
import type { Features } from '../../src/bots/neural/sparseNetwork.ts';
import type { FeatureEncoder, FeatureLayout } from '../../src/bots/neural/featureEncoder.ts';
import type { GameTypes } from '../../src/core/index.ts';

const WHOLE = 65_535;
export const encodeShare = (share: number): number => Math.round(Math.max(0, Math.min(1, share)) * WHOLE);

const layoutWidth = ({ groups, inGroup, inWhole }: FeatureLayout): number => groups * inGroup + inWhole;

/** The row widths of a game: positions with their values, decisions with the probabilities of their moves. */
export const computeWidths = ({
  state,
  view,
  moves,
}: FeatureEncoder<GameTypes>): { value: number; policy: number } => ({
  value: layoutWidth(state) + 1,
  policy: layoutWidth(view) + moves.recorded * (moves.inMove + 1),
});

export class RowWriter {
  readonly #file: number;
  readonly #width: number;
  readonly #rows: Uint16Array;
  #count = 0;
  total = 0;

  constructor(path: string, width: number) {
    this.#file = openSync(path, 'w');
    this.#width = width;
    this.#rows = new Uint16Array(width * 2048);
  }

  row(): Uint16Array {
    if (this.#count === 2048) this.#flush();
    const from = this.#count++ * this.#width;
    this.total++;
    return this.#rows.subarray(from, from + this.#width).fill(0);
  }

  #flush(): void {
    writeSync(this.#file, this.#rows, 0, this.#count * this.#width * 2);
    this.#count = 0;
  }

  close(): void {
    this.#flush();
    closeSync(this.#file);
  }
}

export function writeFeatures(
  row: Uint16Array,
  facts: Features,
  { groups, inGroup, inWhole }: FeatureLayout,
): number {
  if (facts.groups !== groups + 1) throw new Error(`${facts.groups} groups instead of ${groups + 1}`);
  let at = 0;
  for (let group = 0; group <= groups; group++) {
    const space = group < groups ? inGroup : inWhole;
    const from = group === 0 ? 0 : facts.ends[group - 1];
    const count = facts.ends[group] - from;
    if (count > space) throw new Error(`${count} facts in group ${group} have no room in ${space}`);
    for (let i = 0; i < count; i++) row[at + i] = facts.list[from + i];
    at += space;
  }
  return at;
}

export function writeMoves(
  row: Uint16Array,
  from: number,
  moves: Features,
  chances: ArrayLike<number>,
  inMove: number,
): void {
  let at = from;
  for (let move = 0; move < moves.groups; move++) {
    const first = move === 0 ? 0 : moves.ends[move - 1];
    const count = moves.ends[move] - first;
    if (count > inMove) throw new Error(`${count} facts of a move have no room in ${inMove}`);
    for (let i = 0; i < count; i++) row[at + i] = moves.list[first + i];
    // Every legal move gets a positive probability, so that the learner can tell it from an empty slot.
    row[at + inMove] = Math.max(1, encodeShare(chances[move]));
    at += inMove + 1;
  }
}

/** Encodes an input in 256ths, limited to 16 bits. */
const encodeInput = (number: number): number => Math.max(-32_768, Math.min(32_767, Math.round(256 * number)));

export const exampleWidth = ({ inputs, outcomes }: EvaluatorShape): number => inputs + 2 * outcomes;

export function writeExample(row: Uint16Array, { inputs, sure, outcome }: TrainingExample): void {
  for (let i = 0; i < inputs.length; i++) row[i] = encodeInput(inputs[i]);
  sure.forEach((share, i) => (row[inputs.length + i] = encodeShare(share)));
  outcome.forEach((share, i) => (row[inputs.length + sure.length + i] = encodeShare(share)));
}
