/** A game's networks: a policy over moves and the value of positions. */
import type { Action, GameTypes, Rng, Seat, State, View } from '../../core/index.ts';
import { Features, PolicyNet, softmax, ValueNet, type NetworkWeights } from './sparseNetwork.ts';
import { type FeatureEncoder, featureCapacity } from './featureEncoder.ts';

export class PolicyValueNet<K extends GameTypes> {
  readonly reader: FeatureEncoder<K>;
  readonly #value: ValueNet;
  readonly #policy: PolicyNet;
  readonly #state: Features;
  readonly #view: Features;
  readonly #moves: Features;
  readonly #chances: Float64Array;

  constructor(reader: FeatureEncoder<K>, weights: NetworkWeights) {
    this.reader = reader;
    this.#value = new ValueNet(weights.value);
    this.#policy = new PolicyNet(weights.policy);
    this.#state = new Features(...featureCapacity(reader.state));
    this.#view = new Features(...featureCapacity(reader.view));
    this.#moves = new Features(reader.moves.most * reader.moves.inMove, reader.moves.most);
    this.#chances = new Float64Array(reader.moves.most);
  }

  worth(state: State<K>, seat: Seat): number {
    this.reader.encodeState(state, seat, this.#state);
    return this.#value.worth(this.#state);
  }

  scores(view: View<K>, legal: readonly Action[]): Float64Array {
    this.reader.encodeView(view, this.#view);
    this.reader.encodeMoves(view, legal, this.#moves);
    this.#policy.scores(this.#view, this.#moves, this.#chances);
    return this.#chances;
  }

  chances(view: View<K>, legal: readonly Action[]): Float64Array {
    const chances = this.scores(view, legal);
    softmax(chances, legal.length);
    return chances;
  }

  choose(view: View<K>, legal: readonly Action[], rng: Rng): Action {
    return legal.length === 1 ? legal[0] : sampleAction(legal, this.chances(view, legal), rng);
  }
}

const BELOW_ONE = 1 / 2 ** 32;

export function sampleAction(actions: readonly Action[], chances: Float64Array, rng: Rng): Action {
  let left = rng.u32() * BELOW_ONE;
  for (let i = 0; i < actions.length; i++) {
    left -= chances[i];
    if (left < 0) return actions[i];
  }
  return actions[actions.length - 1];
}
