import { canBeTakenBack } from './boundary.ts';
import type {
  Action,
  Config,
  Game,
  Kind,
  Refusal,
  Seat,
  Seats,
  Seed,
  State,
  Tell,
  View,
} from './contract.ts';
import { payoffsOf } from './derived.ts';
import { has } from './seats.ts';
import { viewOf } from './view.ts';

/** A whole match: replay, undo, persistence and bug reports are all this. */
export interface MatchRecord {
  readonly game: string;
  readonly version: number;
  readonly config: Config;
  readonly seed: Seed;
  readonly actions: readonly (readonly [Seat, Action])[];
}

/** An event as it was told: everyone hears `event`, the seat of `secret` hears its own instead. */
export interface Told<E = Kind['event']> {
  readonly event: E;
  readonly secret?: { readonly seat: Seat; readonly event: E };
}

/** A way to tell that notes everything in a list. */
export const noteIn =
  <E>(told: Told<E>[]): Tell<E> =>
  (event, secret) =>
    told.push(secret === undefined ? { event } : { event, secret });

/** What one seat, or a spectator, heard of it. */
export const heard = <E>(told: readonly Told<E>[], seat: Seat | null): E[] =>
  told.map(({ event, secret }) => (secret !== undefined && secret.seat === seat ? secret.event : event));

type Listener<E> = (told: readonly Told<E>[]) => void;

/** The one gate: nothing happens in a match but by `play` and `undo`. */
export class Table<K extends Kind = Kind> {
  readonly game: Game<K>;
  readonly config: Config<K['options']>;
  readonly seed: Seed;
  #state: State<K>;
  /** Each action with whether it can still be taken back. */
  #actions: { seat: Seat; action: Action; open: boolean }[] = [];
  #version = 0;
  readonly #listeners = new Set<Listener<K['event']>>();

  constructor(game: Game<K>, config: Config<K['options']>, seed: Seed) {
    this.game = game;
    this.config = config;
    this.seed = seed;
    this.#state = game.setup(config, seed);
  }

  /** Grows with every change, taking back included. */
  get version(): number {
    return this.#version;
  }
  get toAct(): Seats {
    return this.game.toAct(this.#state);
  }
  /** The whole truth: for referees, transcripts and replays, never for a seat. */
  get truth(): State<K> {
    return this.game.clone(this.#state);
  }
  payoffs(): readonly number[] {
    return payoffsOf(this.game, this.#state);
  }
  view(seat: Seat | null): View<K> {
    return viewOf(this.game.clone(this.#state), seat);
  }
  legal(seat: Seat): Action[] {
    return has(this.toAct, seat) ? this.game.legal(viewOf(this.#state, seat)) : [];
  }

  /** Why the seat may not play this move now; undefined if it may. */
  refusal(seat: Seat, move: K['move']): Refusal<K['reason']> | undefined {
    return this.game.refusal(viewOf(this.#state, seat), move);
  }

  /** Plays a move, or changes nothing and says which clause refuses it. */
  play(seat: Seat, move: K['move']): Refusal<K['reason']> | undefined {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.config.seats)
      throw new RangeError(`seat ${seat} is not at this table of ${this.config.seats}`);
    const action = this.game.moves.encode(viewOf(this.#state, seat), move);
    if (!this.legal(seat).includes(action)) {
      const refusal = this.refusal(seat, move);
      if (refusal === undefined) throw new Error(`${this.game.id} refuses a move and does not say why`);
      return refusal;
    }
    this.#apply(seat, action);
    return undefined;
  }

  /** Plays a decision by its number; a number that stands for no decision is an error of the caller. */
  act(seat: Seat, action: Action): Refusal<K['reason']> | undefined {
    if (!Number.isInteger(action) || action < 0 || action >= this.game.moves.count)
      throw new RangeError(`${action} is not a decision of ${this.game.id}`);
    return this.play(seat, this.game.moves.decode(action));
  }

  #apply(seat: Seat, action: Action): void {
    const open = canBeTakenBack(this.game, this.#state, seat, action);
    const told: Told<K['event']>[] = [];
    this.game.apply(this.#state, seat, action, noteIn(told));
    this.#actions.push({ seat, action, open });
    this.#changed(told);
  }

  /** Whether the seat's last action can be taken back: nothing shown, no chance used, nobody acted since. */
  canUndo(seat: Seat): boolean {
    const last = this.#actions.at(-1);
    return last !== undefined && last.seat === seat && last.open;
  }

  /** Takes the seat's last action back by replaying everything before it; false if it cannot be. */
  undo(seat: Seat): boolean {
    if (!this.canUndo(seat)) return false;
    this.#actions.pop();
    this.#state = this.game.setup(this.config, this.seed);
    for (const { seat: actor, action } of this.#actions) this.game.apply(this.#state, actor, action);
    this.#changed([]);
    return true;
  }

  #changed(told: readonly Told<K['event']>[]): void {
    this.#version++;
    for (const listener of this.#listeners) listener(told);
  }

  /** Calls back after every change with what was told; returns how to stop it. */
  listen(listener: Listener<K['event']>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get record(): MatchRecord {
    return {
      game: this.game.id,
      version: this.game.version,
      config: this.config,
      seed: this.seed,
      actions: this.#actions.map(({ seat, action }) => [seat, action] as const),
    };
  }

  /** Plays a record again; throws an error that names the first action that is wrong. */
  static replay<K extends Kind>(game: Game<K>, record: MatchRecord): Table<K> {
    if (record.game !== game.id) throw new Error(`a record of ${record.game}, not of ${game.id}`);
    if (record.version !== game.version)
      throw new Error(`${game.id} rules version ${record.version}, this is version ${game.version}`);
    const table = new Table(game, record.config, record.seed);
    for (const [number, [seat, action]] of record.actions.entries()) {
      const refusal = table.act(seat, action);
      if (refusal !== undefined)
        throw new Error(`action ${number + 1} of seat ${seat} is refused by ${refusal.clause}`);
    }
    return table;
  }
}
