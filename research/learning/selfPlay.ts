/** A match of self-play: fast moves by the networks, with some decisions searched and some positions recorded. */
import { NeuralLookahead } from '../../src/bots/neural/lookahead.ts';
import { sampleAction, type PolicyValueNet } from '../../src/bots/neural/policyValueNet.ts';
import { Features } from '../../src/bots/neural/sparseNetwork.ts';
import { exp } from '../../src/bots/portableMath.ts';
import { featureCapacity } from '../../src/bots/neural/featureEncoder.ts';
import type { Bot } from '../../src/bots/index.ts';
import {
  type Action,
  type GameTypes,
  fastRng,
  computePayoffs,
  type Rng,
  type Seat,
  type View,
  viewOf,
} from '../../src/core/index.ts';
import { type SelfPlayConfig, drawTable } from './selfPlayConfig.ts';
import { encodeShare, writeFeatures, writeMoves, type RowWriter } from './trainingRows.ts';

export interface RowWriters {
  readonly value: RowWriter;
  readonly policy: RowWriter;
}

const BELOW_ONE = 1 / 2 ** 32;
/** Sometimes a random action, so that training covers all positions. */
const ADVENTURE = 0.03;
/** Keeps every move possible, so that it can recover. */
const LEAST_CHANCE = 0.002;
const FORGOTTEN = 3;
/** The first generation learns from greedy, which is less certain than it looks. */
const TRUST_IN_GREEDY = 0.8;

export class SelfPlay {
  readonly #config: SelfPlayConfig;
  readonly #books: RowWriters;
  readonly #net: PolicyValueNet<GameTypes> | null;
  readonly #greedy: Bot;
  readonly #state: Features;
  readonly #view: Features;
  readonly #moves: Features;

  constructor(config: SelfPlayConfig, books: RowWriters, net: PolicyValueNet<GameTypes> | null, greedy: Bot) {
    const { reader } = config;
    this.#config = config;
    this.#books = books;
    this.#net = net;
    this.#greedy = greedy;
    this.#state = new Features(...featureCapacity(reader.state));
    this.#view = new Features(...featureCapacity(reader.view));
    this.#moves = new Features(reader.moves.most * reader.moves.inMove, reader.moves.most);
  }

  match(seed: string): void {
    const { reader, remembered } = this.#config;
    const { game } = reader;
    const rng = fastRng(seed, 1 << 20);
    const state = game.setup(drawTable(this.#config.tables, rng), seed);
    let open: { row: Uint16Array; seat: Seat }[] = [];
    const settle = (worthOf: (seat: Seat) => number): void => {
      for (const { row, seat } of open) {
        row[row.length - 1] = encodeShare(worthOf(seat));
        this.#books.value.row().set(row);
      }
      open = [];
    };
    for (let due = game.toAct(state); due !== 0; due = game.toAct(state)) {
      const seat = 31 - Math.clz32(due & -due);
      const view = viewOf(state, seat);
      const legal = game.legal(view);
      if (reader.isWorthJudging(state) && rng.u32() * BELOW_ONE < remembered) {
        reader.encodeState(state, seat, this.#state);
        const row = new Uint16Array(this.#state.list.length + 1);
        writeFeatures(row, this.#state, reader.state);
        open.push({ row, seat });
      }
      const before = game.clone(state);
      game.apply(state, seat, legal.length === 1 ? legal[0] : this.#decide(view, legal, rng));
      if (reader.ended(before, state, 0) !== undefined)
        settle((who) => reader.ended(before, state, who) ?? 0);
    }
    const payoffs = computePayoffs(game, state);
    settle((seat) => payoffs[seat]);
  }

  #decide(view: View<GameTypes>, legal: readonly Action[], rng: Rng): Action {
    const dice = rng.u32() * BELOW_ONE;
    const choice =
      this.#net === null
        ? this.#imitate(view, legal, rng)
        : rng.u32() * BELOW_ONE < this.#config.thought
          ? this.#think(this.#net, view, legal, rng)
          : this.#net.choose(view, legal, rng);
    return dice < ADVENTURE ? legal[rng.below(legal.length)] : choice;
  }

  #imitate(view: View<GameTypes>, legal: readonly Action[], rng: Rng): Action {
    const choice = this.#greedy.choose(view, legal, rng);
    const some = this.#selectMoves(
      legal,
      legal.map((action) => (action === choice ? 1 : rng.u32() * BELOW_ONE * 0.5)),
      rng,
    );
    const rest = (1 - TRUST_IN_GREEDY) / some.length;
    const chances = some.map((action) => (action === choice ? TRUST_IN_GREEDY + rest : rest));
    this.#write(view, some, chances);
    return rng.u32() * BELOW_ONE < TRUST_IN_GREEDY ? choice : legal[rng.below(legal.length)];
  }

  /** The moves to record: the likeliest, and a few others so that none is forgotten. */
  #selectMoves(legal: readonly Action[], chances: ArrayLike<number>, rng: Rng): readonly Action[] {
    const { recorded } = this.#config.reader.moves;
    if (legal.length <= recorded) return legal;
    const order = Array.from(legal.keys()).sort((a, b) => chances[b] - chances[a] || a - b);
    const chosen = order.slice(0, recorded - FORGOTTEN);
    const rest = order.slice(recorded - FORGOTTEN);
    for (let i = 0; i < FORGOTTEN; i++) chosen.push(rest.splice(rng.below(rest.length), 1)[0]);
    return chosen.sort((a, b) => a - b).map((i) => legal[i]);
  }

  /** Tries every move in the same number of worlds, so that all estimates are equally precise. */
  #think(net: PolicyValueNet<GameTypes>, view: View<GameTypes>, legal: readonly Action[], rng: Rng): Action {
    const { worlds, patience, horizon, sharpens } = this.#config;
    const tried = this.#selectMoves(legal, net.chances(view, legal), rng);
    const chances = net.chances(view, tried).slice(0, tried.length);
    const search = new NeuralLookahead(net, view, tried, rng, { horizon, width: Infinity, trust: 0 });
    for (let world = 0; world < worlds; world++) search.step();
    const worths = search.branches.map(({ worth, visits }) => worth / visits);
    const most = Math.max(...worths);
    let all = 0;
    for (let i = 0; i < chances.length; i++)
      all += chances[i] =
        (sharpens ? Math.max(LEAST_CHANCE, chances[i]) : 1) * exp((worths[i] - most) / patience);
    for (let i = 0; i < chances.length; i++) chances[i] /= all;
    this.#write(view, tried, chances);
    return sampleAction(tried, chances, rng);
  }

  #write(view: View<GameTypes>, legal: readonly Action[], chances: ArrayLike<number>): void {
    const { reader } = this.#config;
    reader.encodeView(view, this.#view);
    reader.encodeMoves(view, legal, this.#moves);
    const row = this.#books.policy.row();
    writeMoves(row, writeFeatures(row, this.#view, reader.view), this.#moves, chances, reader.moves.inMove);
  }
}
