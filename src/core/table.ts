import { isUndoable } from './undo.ts';
import type {
  Action,
  Config,
  Game,
  GameTypes,
  Refusal,
  Seat,
  SeatSet,
  Seed,
  State,
  View,
} from './contract.ts';
import { computePayoffs } from './gameHelpers.ts';
import { type Step, applyWithFrames } from './frames.ts';
import { collectEvents, type EmittedEvent, viewOf } from './view.ts';

/** A whole match. Replay, undo, persistence and bug reports use it. */
export interface MatchRecord {
  readonly game: string;
  readonly version: number;
  readonly config: Config;
  readonly seed: Seed;
  readonly actions: readonly (readonly [Seat, Action])[];
}

/** The result of a decision or an undo. */
export interface Played<K extends GameTypes = GameTypes> {
  readonly version: number;
  readonly seat: Seat;
  /** Whether it was an undo; then no event is emitted. */
  readonly undone: boolean;
  readonly emitted: readonly EmittedEvent<K['event']>[];
  /** The steps that led to the present state, if requested. */
  readonly steps: readonly Step<K>[];
}

/** Whether the seat may make a decision now, or the clause that forbids it; `unknown` if no decision has this number. */
export type Judgement<R extends string = string> = 'legal' | 'unknown' | Refusal<R>;

export const isRefusal = <R extends string>(value: object | number | string): value is Refusal<R> =>
  typeof value === 'object' && 'clause' in value;

/** The only way to change a match is `play` and `undo`. Only `judge` decides what is allowed. */
export class Table<K extends GameTypes = GameTypes> {
  readonly game: Game<K>;
  readonly config: Config<K['options']>;
  readonly seed: Seed;
  readonly #initialState: State<K> | undefined;
  #state: State<K>;
  /** The state before the last action; undefined after an undo. */
  #previousState: State<K> | undefined;
  /** Every action, and in a second plain list its seat: a server holds many long matches. */
  readonly #actions: Action[] = [];
  readonly #actors: Seat[] = [];
  /** Whether the last action can be undone, computed on demand. */
  #isLastUndoable: boolean | undefined;
  #version = 0;
  /** The last decision found legal, so that a caller who judges before playing pays once. */
  #lastLegal = { version: -1, seat: -1, action: -1 };

  /** Deals from the seed, or uses `dealt`. */
  constructor(game: Game<K>, config: Config<K['options']>, seed: Seed, dealt?: State<K>) {
    this.game = game;
    this.config = config;
    this.seed = seed;
    this.#initialState = dealt;
    this.#state = this.#start();
  }

  #start(): State<K> {
    return this.#initialState === undefined
      ? this.game.setup(this.config, this.seed)
      : this.game.clone(this.#initialState);
  }

  /** Grows with every change, undo included. */
  get version(): number {
    return this.#version;
  }
  get toAct(): SeatSet {
    return this.game.toAct(this.#state);
  }
  /** The whole truth: for referees, transcripts and replays, never for a seat. */
  get truth(): State<K> {
    return this.game.clone(this.#state);
  }
  /** The same for readers that never change it. Each decision creates a new state. */
  get readonlyState(): State<K> {
    return this.#state;
  }
  payoffs(): readonly number[] {
    return computePayoffs(this.game, this.#state);
  }
  view(seat: Seat | null): View<K> {
    return viewOf(this.game.clone(this.#state), seat);
  }
  legal(seat: Seat): Action[] {
    return this.game.legal(viewOf(this.#state, seat));
  }

  /** Whether a seat of this table may make the decision now. */
  judge(seat: Seat, action: Action): Judgement<K['reason']> {
    const { game } = this;
    this.#assertSeat(seat);
    const judged = this.#lastLegal;
    if (judged.version === this.#version && judged.seat === seat && judged.action === action) return 'legal';
    if (!Number.isInteger(action) || action < 0 || action >= game.moves.count) return 'unknown';
    const view = viewOf(this.#state, seat);
    if (game.legal(view).includes(action)) {
      this.#lastLegal = { version: this.#version, seat, action };
      return 'legal';
    }
    const move = game.moves.decode(action);
    // A move may have several names. Only the number that `legal` uses is a decision.
    if (game.moves.encode(view, move) !== action) return 'unknown';
    return this.#refusal(view, move);
  }

  #assertSeat(seat: Seat): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.config.seats)
      throw new RangeError(`seat ${seat} is not at this table of ${this.config.seats}`);
  }

  /** The decision of a typed move, or the clause that refuses it. */
  encodeMove(seat: Seat, move: K['move']): Action | Refusal<K['reason']> {
    this.#assertSeat(seat);
    const view = viewOf(this.#state, seat);
    const action = this.game.moves.encode(view, move);
    const judgement = this.judge(seat, action);
    if (judgement === 'legal') return action;
    return judgement === 'unknown' ? this.#refusal(view, move) : judgement;
  }

  #refusal(view: View<K>, move: K['move']): Refusal<K['reason']> {
    const refusal = this.game.refusal(view, move);
    if (refusal === undefined) throw new Error(`${this.game.id} refuses a move and does not say why`);
    return refusal;
  }

  /**
   * Carries out a decision and returns its result; or changes nothing and returns the refusal. `withFrames` records steps, at the
   * cost of a copy of the state per event.
   */
  play(seat: Seat, action: Action, withFrames = false): Played<K> | Refusal<K['reason']> {
    const judgement = this.judge(seat, action);
    if (judgement === 'unknown') throw new RangeError(`${action} is not a decision of ${this.game.id}`);
    return judgement === 'legal' ? this.#apply(seat, action, withFrames) : judgement;
  }

  /** The same for a typed move. */
  playMove(seat: Seat, move: K['move']): Played<K> | Refusal<K['reason']> {
    const action = this.encodeMove(seat, move);
    return typeof action === 'number' ? this.play(seat, action) : action;
  }

  #apply(seat: Seat, action: Action, withFrames: boolean): Played<K> {
    const state = this.game.clone(this.#state);
    const emitted: EmittedEvent<K['event']>[] = [];
    const steps = withFrames ? applyWithFrames(this.game, state, seat, action) : [];
    if (withFrames) emitted.push(...steps.flatMap((step) => step.emitted));
    else this.game.apply(state, seat, action, collectEvents(emitted));
    this.#previousState = this.#state;
    this.#state = state;
    this.#actions.push(action);
    this.#actors.push(seat);
    this.#isLastUndoable = undefined;
    return { version: ++this.#version, seat, undone: false, emitted, steps };
  }

  /** Whether the seat can undo its last action: it revealed nothing, used no chance, and no seat has acted since. */
  canUndo(seat: Seat): boolean {
    const last = this.#actions.at(-1);
    if (last === undefined || this.#actors.at(-1) !== seat) return false;
    this.#previousState ??= this.#replay(this.#actions.length - 1);
    this.#isLastUndoable ??= isUndoable(this.game, this.#previousState, seat, last);
    return this.#isLastUndoable;
  }

  /** The state after the first `count` actions. */
  #replay(count: number): State<K> {
    const state = this.#start();
    for (let i = 0; i < count; i++) this.game.apply(state, this.#actors[i], this.#actions[i]);
    return state;
  }

  /** Undoes the seat's last action; undefined if that is not allowed. */
  undo(seat: Seat): Played<K> | undefined {
    if (!this.canUndo(seat)) return undefined;
    this.#actions.pop();
    this.#actors.pop();
    this.#isLastUndoable = undefined;
    this.#state = this.#previousState ?? this.#replay(this.#actions.length);
    this.#previousState = undefined;
    const steps = [{ emitted: [], state: this.#state }];
    return { version: ++this.#version, seat, undone: true, emitted: [], steps };
  }

  get record(): MatchRecord {
    return {
      game: this.game.id,
      version: this.game.version,
      config: this.config,
      seed: this.seed,
      actions: this.#actions.map((action, i) => [this.#actors[i], action] as const),
    };
  }

  /** Replays a record and calls `watch` with every step. Throws an error that names the first wrong action. */
  static replay<K extends GameTypes>(
    game: Game<K>,
    record: MatchRecord,
    watch?: (table: Table<K>, played: Played<K>) => void,
  ): Table<K> {
    if (record.game !== game.id) throw new Error(`a record of ${record.game}, not of ${game.id}`);
    if (record.version !== game.version)
      throw new Error(`${game.id} rules version ${record.version}, this is version ${game.version}`);
    const table = new Table(game, record.config, record.seed);
    for (const [number, [seat, action]] of record.actions.entries()) {
      const played = table.play(seat, action);
      if (isRefusal(played))
        throw new Error(`action ${number + 1} of seat ${seat} is refused by ${played.clause}`);
      watch?.(table, played);
    }
    return table;
  }
}
