/**
 * Small networks over sparse features. A position is groups of features (one per colour, say) and one list for the whole. Every
 * feature is a row of weights, so a layer costs only as much as the active features.
 *
 * Only sums, products and comparisons are used, which every engine rounds alike. A position has the same value to the last bit in
 * every browser and on every server.
 */

import { exp } from '../portableMath.ts';
import { type Kernel, LANES, createKernel } from './networkKernel.ts';

/** Active features as numbers from 1; 0 is no feature. */
export class Features {
  readonly list: Uint16Array;
  /** Where each group ends in the list. */
  readonly ends: Int32Array;
  count = 0;
  groups = 0;

  constructor(most: number, groups: number) {
    this.list = new Uint16Array(most);
    this.ends = new Int32Array(groups);
  }

  clear(): void {
    this.count = 0;
    this.groups = 0;
  }

  add(fact: number): void {
    this.list[this.count++] = fact;
  }

  endGroup(): void {
    this.ends[this.groups++] = this.count;
  }
}

/** A matrix as letters, row after row, with the value of one step in each column. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly steps: readonly number[];
  /** One letter per number, from −92 to 92 steps. */
  readonly letters: string;
}

/**
 * Small numbers use one ASCII letter, one byte of a file; the few large ones use letters beyond ASCII. The alphabet omits the
 * backslash, which needs escaping, and the soft hyphen, which is invisible.
 */
const FIRST_LETTER = 0x23;
const SMALL = 45;
const BACKSLASH = 0x5c;
const INSTEAD = 0x21;
const FIRST_LARGE = 0xa1;
const SOFT_HYPHEN = 0xad;
const LARGE = 47;

function decodeSteps(letter: number): number {
  if (letter < FIRST_LARGE) return (letter === INSTEAD ? BACKSLASH : letter) - FIRST_LETTER - SMALL;
  const at = letter - FIRST_LARGE - (letter > SOFT_HYPHEN ? 1 : 0);
  return at < LARGE ? at - LARGE - SMALL : at - LARGE + SMALL + 1;
}

/** Memory of one network, allocated piece by piece. Rows are padded to whole blocks. */
class WeightMemory {
  readonly #pieces: Float32Array[] = [];
  #size = 0;
  kernel!: Kernel;

  /** Copies rows into memory and returns their address. */
  keep(numbers: Float32Array): number {
    const address = this.#size;
    this.#pieces.push(numbers);
    this.#size += 4 * LANES * Math.ceil(numbers.length / LANES);
    return address;
  }

  room(count: number): number {
    return this.keep(new Float32Array(count));
  }

  matrix({ rows, columns, steps, letters }: Matrix): number {
    const width = paddedWidth(columns);
    const numbers = new Float32Array(rows * width);
    for (let row = 0; row < rows; row++)
      for (let i = 0; i < columns; i++)
        numbers[row * width + i] = decodeSteps(letters.charCodeAt(row * columns + i)) * steps[i];
    return this.keep(numbers);
  }

  list(numbers: readonly number[]): number {
    const padded = new Float32Array(paddedWidth(numbers.length));
    padded.set(numbers);
    return this.keep(padded);
  }

  build(): Kernel {
    this.kernel = createKernel(this.#size);
    const all = new Float32Array(this.kernel.memory);
    let at = 0;
    for (const piece of this.#pieces) {
      all.set(piece, at);
      at += LANES * Math.ceil(piece.length / LANES);
    }
    this.#pieces.length = 0;
    return this.kernel;
  }
}

const paddedWidth = (columns: number): number => LANES * Math.ceil(columns / LANES);

/** The first layers, shared by both networks. */
export interface BaseWeights {
  readonly facts: Matrix;
  readonly groupBias: readonly number[];
  readonly wholeBias: readonly number[];
  /** From the sums over groups and the units of the whole, one row each, to the next layer. */
  readonly next: Matrix;
  readonly nextBias: readonly number[];
}

/** At most 8192 features are copied into a network's memory at a time. */
const MOST_FACTS = 8192;

class FeatureLayers {
  readonly store = new WeightMemory();
  readonly #width: number;
  readonly #facts: number;
  readonly #groupBias: number;
  readonly #wholeBias: number;
  readonly #next: number;
  readonly #nextBias: number;
  readonly #units: number;
  readonly #pooled: number;
  readonly #list: number;
  readonly #nothing: number;
  /** The address and width of the next layer, before the ReLU. */
  readonly out: number;
  readonly outBytes: number;
  #lists!: Uint16Array;
  kernel!: Kernel;

  constructor(base: BaseWeights) {
    const { store } = this;
    this.#width = paddedWidth(base.facts.columns);
    if (this.#width !== base.facts.columns) throw new Error('layers are as wide as whole blocks');
    this.#facts = store.matrix(base.facts);
    this.#groupBias = store.list(base.groupBias);
    this.#wholeBias = store.list(base.wholeBias);
    this.#next = store.matrix(base.next);
    this.#nextBias = store.list(base.nextBias);
    this.#units = store.room(this.#width);
    this.#pooled = store.room(this.#width);
    this.#nothing = store.room(this.#width);
    this.out = store.room(paddedWidth(base.next.columns));
    this.outBytes = 4 * paddedWidth(base.next.columns);
    this.#list = store.room(MOST_FACTS / 2);
  }

  build(): Kernel {
    this.kernel = this.store.build();
    this.#lists = new Uint16Array(this.kernel.memory);
    return this.kernel;
  }

  copy({ list, count }: Features): number {
    const at = this.#list >> 1;
    const lists = this.#lists;
    for (let i = 0; i < count; i++) lists[at + i] = list[i];
    return this.#list;
  }

  read(facts: Features): void {
    const { ends, groups } = facts;
    const { kernel, out, outBytes } = this;
    const bytes = 4 * this.#width;
    const list = this.copy(facts);
    kernel.gather(this.#pooled, this.#nothing, list, 0, 0, bytes);
    let from = 0;
    for (let group = 0; group < groups - 1; group++) {
      kernel.gather(this.#units, this.#groupBias, list + 2 * from, ends[group] - from, this.#facts, bytes);
      kernel.addAbove(this.#pooled, this.#units, bytes);
      from = ends[group];
    }
    kernel.gather(this.#units, this.#wholeBias, list + 2 * from, ends[groups - 1] - from, this.#facts, bytes);
    kernel.gather(out, this.#nextBias, list, 0, 0, outBytes);
    kernel.pass(out, this.#pooled, this.#width, this.#next, outBytes);
    kernel.pass(out, this.#units, this.#width, this.#next + this.#width * outBytes, outBytes);
  }
}

export interface ValueWeights extends BaseWeights {
  readonly out: readonly number[];
  readonly outBias: number;
}

/** The value of a position for one seat: its expected share of the victory. */
export class ValueNet {
  readonly #reading: FeatureLayers;
  readonly #out: number;
  readonly #outBias: number;

  constructor(weights: ValueWeights) {
    this.#reading = new FeatureLayers(weights);
    this.#out = this.#reading.store.list(weights.out);
    this.#outBias = weights.outBias;
    this.#reading.build();
  }

  worth(facts: Features): number {
    const { kernel, out, outBytes } = this.#reading;
    this.#reading.read(facts);
    return 1 / (1 + exp(-(this.#outBias + kernel.weigh(out, this.#out, outBytes))));
  }
}

export interface PolicyWeights extends BaseWeights {
  readonly moves: Matrix;
  readonly out: readonly number[];
}

export class PolicyNet {
  readonly #reading: FeatureLayers;
  readonly #moves: number;
  readonly #out: number;
  readonly #units: number;

  constructor(weights: PolicyWeights) {
    this.#reading = new FeatureLayers(weights);
    this.#moves = this.#reading.store.matrix(weights.moves);
    this.#out = this.#reading.store.list(weights.out);
    this.#units = this.#reading.store.room(this.#reading.outBytes >> 2);
    this.#reading.build();
  }

  /** Writes a score per move, the logarithm of its weight. Each group of `moves` holds the features of one move. */
  scores(view: Features, moves: Features, scores: Float64Array): void {
    const { kernel, out, outBytes } = this.#reading;
    const { ends, groups } = moves;
    this.#reading.read(view);
    const list = this.#reading.copy(moves);
    for (let move = 0, from = 0; move < groups; from = ends[move++]) {
      kernel.gather(this.#units, out, list + 2 * from, ends[move] - from, this.#moves, outBytes);
      scores[move] = kernel.weigh(this.#units, this.#out, outBytes);
    }
  }
}

/** Turns scores into probabilities that sum to 1. */
export function softmax(scores: Float64Array, count: number): void {
  let most = -Infinity;
  for (let move = 0; move < count; move++) if (scores[move] > most) most = scores[move];
  let all = 0;
  for (let move = 0; move < count; move++) all += scores[move] = exp(scores[move] - most);
  for (let move = 0; move < count; move++) scores[move] /= all;
}

export interface NetworkWeights {
  readonly value: ValueWeights;
  readonly policy: PolicyWeights;
}
