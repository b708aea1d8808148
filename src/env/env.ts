/** Many matches side by side as arrays of numbers, for programs that learn. */
import { botRng, decideForSeat, lowestSeat, type SeatedBot } from '../bots/playMatch.ts';
import type { Bot } from '../bots/bot.ts';
import {
  type Action,
  computePayoffs,
  type Config,
  type Game,
  NO_SEATS,
  type Observation,
  observationSize,
  observe,
  type OptionValues,
  parseConfig,
  type Rng,
  type Seat,
  seatSetHas,
  type State,
  viewOf,
} from '../core/index.ts';

/** `turns`: one seat of a match acts in each step. `together`: every seat that owes a decision does. */
export type EnvMode = 'turns' | 'together';

export interface EnvSettings {
  /** The game's `observation`; `loadEnv` finds it. */
  readonly observation: Observation;
  /** The number of matches. */
  readonly n: number;
  readonly seats: number;
  readonly options?: OptionValues;
  readonly seed: string;
  readonly mode?: EnvMode;
  /** Bots that play their seats inside a step. */
  readonly bots?: ReadonlyMap<Seat, Bot>;
}

/** Above this number of actions, an action is its place in the list of the legal ones. */
const MOST_NUMBERED = 1024;
/** The length of such a list; legal actions beyond it cannot be chosen. */
const MOST_LISTED = 2048;
/** Decisions of bots in a row without a decision of a learner: such a match has none. */
const MOST_BOT_DECISIONS = 100_000;

function checkConfig(game: Game, seats: number, options: OptionValues): Config {
  const config = parseConfig(game, { seats, options });
  if ('at' in config) throw new RangeError(`${config.at}: expected ${config.expected}`);
  return config;
}

export class Env {
  readonly game: Game;
  readonly config: Config;
  readonly n: number;
  readonly mode: EnvMode;
  /** Observers of a match in one step: 1 in turns, else all seats. */
  readonly rows: number;
  readonly observationSize: number;
  /** The width of a mask. */
  readonly actions: number;
  /** Whether an action is a place in `listed` instead of the game's own number. */
  readonly isListed: boolean;

  /** All arrays below in this order, for a copy to another process. */
  readonly memory: ArrayBuffer;
  /** n × seats: each seat's share of the victory in the match that this step has ended, else 0. */
  readonly reward: Float32Array;
  /** n × rows: the number of legal actions. */
  readonly counts: Int32Array;
  /** n × rows × bytes, as the game's observation describes them. */
  readonly observation: Uint8Array;
  /** n × rows × actions: 1 for a legal action. A row that owes no decision has none. */
  readonly mask: Uint8Array;
  /** n × rows: the seat that observes. */
  readonly seat: Uint8Array;
  /** n: 1 if this step has ended a match; the rest describes the next one. */
  readonly done: Uint8Array;
  /** By row, the legal actions as the game's numbers, for a game whose actions are places in a list. */
  readonly listed: Int32Array[];

  readonly #observe: Observation;
  readonly #states: State[] = [];
  readonly #matches: number[];
  readonly #seed: string;
  readonly #bots: ReadonlyMap<Seat, SeatedBot>;
  readonly #worlds: Rng;

  constructor(game: Game, settings: EnvSettings) {
    const { observation, n, seats, options = {}, seed, mode = 'turns', bots = new Map() } = settings;
    if (!Number.isInteger(n) || n < 1) throw new RangeError(`n: expected a whole number from 1, got ${n}`);
    this.game = game;
    this.config = checkConfig(game, seats, options);
    this.n = n;
    this.mode = mode;
    this.rows = mode === 'turns' ? 1 : seats;
    this.observationSize = observationSize(observation, seats);
    this.isListed = game.moves.count > MOST_NUMBERED;
    this.actions = this.isListed ? MOST_LISTED : game.moves.count;
    const rows = n * this.rows;
    const sizes = [4 * n * seats, 4 * rows, rows * this.observationSize, rows * this.actions, rows, n];
    this.memory = new ArrayBuffer(sizes.reduce((sum, size) => sum + size, 0));
    const at = sizes.map((_, i) => sizes.slice(0, i).reduce((sum, size) => sum + size, 0));
    this.reward = new Float32Array(this.memory, at[0], n * seats);
    this.counts = new Int32Array(this.memory, at[1], rows);
    this.observation = new Uint8Array(this.memory, at[2], sizes[2]);
    this.mask = new Uint8Array(this.memory, at[3], sizes[3]);
    this.seat = new Uint8Array(this.memory, at[4], rows);
    this.done = new Uint8Array(this.memory, at[5], n);
    this.listed = this.isListed ? Array.from({ length: rows }, () => new Int32Array(MOST_LISTED)) : [];
    this.#observe = observation;
    this.#seed = seed;
    this.#matches = Array.from({ length: n }, () => 0);
    this.#worlds = botRng(seed, seats);
    this.#bots = new Map([...bots].map(([seat, bot]) => [seat, { bot, rng: botRng(seed, seat) }]));
    if (this.#bots.size >= seats) throw new RangeError(`bots: at least one of ${seats} seats must be yours`);
    for (let i = 0; i < n; i++) {
      this.#states.push(this.#deal(i));
      this.#start(i);
    }
  }

  /**
   * Plays one action for each row: in turns an array of n, together one of n × seats, in which seats that owe no decision are
   * ignored. A match that ends is followed by the next one at once.
   */
  step(actions: ArrayLike<number>): void {
    const { n, rows, game, config } = this;
    if (actions.length !== n * rows)
      throw new RangeError(`step: expected ${n * rows} actions, got ${actions.length}`);
    this.done.fill(0);
    this.reward.fill(0);
    for (let row = 0; row < n * rows; row++) this.#check(row, actions[row]);
    for (let i = 0; i < n; i++) {
      if (rows === 1) game.apply(this.#states[i], this.seat[i], this.#action(i, actions[i]));
      else {
        const due = game.toAct(this.#states[i]);
        for (let seat = 0; seat < config.seats; seat++)
          if (seatSetHas(due, seat) && !this.#bots.has(seat)) {
            const row = i * rows + seat;
            game.apply(this.#states[i], seat, this.#action(row, actions[row]));
          }
      }
      this.#playBots(i);
      this.#describe(i);
    }
  }

  /** Deals match i again: from this seed, or the next match in order. */
  reset(i: number, seed?: string): void {
    this.#state(i);
    this.#states[i] = seed === undefined ? this.#deal(i) : this.game.setup(this.config, seed);
    this.#start(i);
  }

  /** What a seat sees, whether it is to act or not. */
  observe(i: number, seat: Seat): Uint8Array {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.config.seats)
      throw new RangeError(`observe: expected a seat from 0 to ${this.config.seats - 1}, got ${seat}`);
    return observe(this.#observe, viewOf(this.#state(i), seat), this.config.seats);
  }

  /** A match as text that `load` reads. It holds everything, hidden cards too. */
  save(i: number): string {
    return JSON.stringify(this.#state(i));
  }

  /** Continues match i from a saved one of the same game and table. */
  load(i: number, saved: string): void {
    this.#state(i);
    const state = JSON.parse(saved) as State;
    if (!Array.isArray(state.own) || state.own.length !== this.config.seats)
      throw new TypeError(`load: expected a saved match of ${this.config.seats} seats`);
    this.#states[i] = state;
    this.#start(i);
  }

  /** A saved match with the same past for the seat that acts, and hidden cards drawn at random: a start for a search. */
  imagine(i: number): string {
    const view = viewOf(this.#state(i), this.#nextSeat(i));
    return JSON.stringify(this.game.determinize(view, this.#worlds));
  }

  #state(i: number): State {
    const state = this.#states[i];
    if (state === undefined) throw new RangeError(`expected a match from 0 to ${this.n - 1}, got ${i}`);
    return state;
  }

  #deal(i: number): State {
    return this.game.setup(this.config, `${this.#seed} ${i} ${this.#matches[i]++}`);
  }

  /** A match begins for the learner where its first decision is due. */
  #start(i: number): void {
    this.#playBots(i);
    this.#describe(i);
    this.done[i] = 0;
    this.reward.fill(0, i * this.config.seats, (i + 1) * this.config.seats);
  }

  #nextSeat(i: number): Seat {
    return lowestSeat(this.game.toAct(this.#states[i]));
  }

  #action(row: number, action: number): Action {
    return this.isListed ? this.listed[row][action] : action;
  }

  #check(row: number, action: number): void {
    if (this.counts[row] === 0 || this.mask[row * this.actions + action] === 1) return;
    const match = Math.trunc(row / this.rows);
    throw new RangeError(`step: ${action} is no legal action of seat ${this.seat[row]} in match ${match}`);
  }

  /** Lets bots act while only they owe a decision, and deals again when a match is over. */
  #playBots(i: number): void {
    const { game, config } = this;
    for (let decisions = 0; decisions < MOST_BOT_DECISIONS; decisions++) {
      const due = game.toAct(this.#states[i]);
      if (due === NO_SEATS) {
        this.done[i] = 1;
        this.reward.set(computePayoffs(game, this.#states[i]), i * config.seats);
        this.#states[i] = this.#deal(i);
        continue;
      }
      if (this.#bots.size === 0) return;
      const seat = this.#dueBot(due);
      if (seat === undefined) return;
      game.apply(this.#states[i], seat, decideForSeat(game, this.#states[i], seat, this.#bots.get(seat)!));
    }
    throw new Error(`match ${i}: no seat but those of bots ever owes a decision`);
  }

  #dueBot(due: number): Seat | undefined {
    for (const seat of this.#bots.keys()) if (seatSetHas(due, seat)) return seat;
    return undefined;
  }

  #describe(i: number): void {
    if (this.rows === 1) this.#describeRow(i, i, this.#nextSeat(i));
    else for (let seat = 0; seat < this.rows; seat++) this.#describeRow(i, i * this.rows + seat, seat);
  }

  #describeRow(i: number, row: number, seat: Seat): void {
    const view = viewOf(this.#states[i], seat);
    const { observationSize: size, actions } = this;
    this.seat[row] = seat;
    this.observation.fill(0, row * size, (row + 1) * size);
    this.#observe.write(view, this.observation, row * size);
    const from = row * actions;
    const legal = this.#bots.has(seat) ? [] : this.game.legal(view);
    if (this.isListed) {
      const count = Math.min(legal.length, MOST_LISTED);
      const before = this.counts[row];
      if (count > before) this.mask.fill(1, from + before, from + count);
      else this.mask.fill(0, from + count, from + before);
      this.counts[row] = count;
      for (let k = 0; k < count; k++) this.listed[row][k] = legal[k];
      return;
    }
    this.mask.fill(0, from, from + actions);
    for (let k = 0; k < legal.length; k++) this.mask[from + legal[k]] = 1;
    this.counts[row] = legal.length;
  }
}
