/** The decisions of a match since the deal: its table, and which decisions stand or were undone. */
import {
  type Action,
  isRefusal,
  NO_SEATS,
  type Played,
  type Seat,
  type SeatSet,
  type Seed,
  type State,
  Table,
} from '../../core/index.ts';
import { UNDO } from '../../protocol/index.ts';
import type { Setup } from './logEntry.ts';

/** The same decision may be undone ten times: others wait meanwhile, and the log grows. */
const MAX_UNDOS = 10;

/** Counts how often each seat has undone each of its decisions. */
class UndoLimits {
  /** Per seat: the number of standing decisions, and for each how often one in its place was undone. */
  readonly #standing: number[];
  readonly #undone: number[][];

  constructor(seats: number) {
    this.#standing = Array.from({ length: seats }, () => 0);
    this.#undone = Array.from({ length: seats }, () => []);
  }

  recordAction(seat: Seat, isUndo: boolean): void {
    const standing = this.#standing[seat] ?? 0;
    const undone = this.#undone[seat];
    if (isUndo && undone !== undefined) undone[standing] = (undone[standing] ?? 0) + 1;
    this.#standing[seat] = standing + (isUndo ? -1 : 1);
  }

  standing(seat: Seat): number {
    return this.#standing[seat] ?? 0;
  }

  hasLeft(seat: Seat): boolean {
    return (this.#undone[seat]?.[this.#standing[seat] ?? 0] ?? 0) < MAX_UNDOS;
  }
}

type DecisionResult = Pick<Played, 'steps'> & { readonly before: State };

export class Decisions {
  readonly #setup: Setup;
  #table: Table | undefined;
  /** Every decision of each seat, including undo, to recognise repeated ones. */
  readonly #made: number[][];
  readonly #undos: UndoLimits;
  #undone = 0;
  /** Results of decisions that are undone later; they are not applied. */
  readonly #skipped: State[] = [];

  constructor(setup: Setup) {
    const { seats } = setup.config;
    this.#setup = setup;
    this.#undos = new UndoLimits(seats);
    this.#made = Array.from({ length: seats }, () => []);
  }

  begin(seed: Seed): void {
    this.#table = new Table(this.#setup.game, this.#setup.config, seed);
  }

  get hasBegun(): boolean {
    return this.#table !== undefined;
  }
  get table(): Table {
    if (this.#table === undefined) throw new Error('the match has not begun');
    return this.#table;
  }
  get toAct(): SeatSet {
    if (this.#table === undefined) return NO_SEATS;
    const imagined = this.#skipped.at(-1);
    return imagined === undefined ? this.#table.toAct : this.#setup.game.toAct(imagined);
  }
  /** Whether the match was played to its end. */
  get isOver(): boolean {
    return this.#table !== undefined && this.#table.toAct === NO_SEATS;
  }
  get undone(): number {
    return this.#undone;
  }

  madeBy(seat: Seat): readonly number[] | undefined {
    return this.#made[seat];
  }

  canUndo(seat: Seat): boolean {
    return this.table.canUndo(seat) && this.#undos.hasLeft(seat);
  }

  /** Whether a decision of the seat stands. */
  hasStanding(seat: Seat): boolean {
    return this.#undos.standing(seat) > 0;
  }

  /**
   * Applies the decision of an entry. A decision that is undone later, and its undo, are not applied: only the seats
   * that owe a decision meanwhile matter.
   */
  applyDecision(
    version: number,
    {
      seat,
      action,
      agreed = false,
    }: { readonly seat: Seat; readonly action: Action; readonly agreed?: boolean },
    { isTakenBack, withFrames }: { readonly isTakenBack: boolean; readonly withFrames: boolean },
  ): DecisionResult {
    const before = this.table.readonlyState;
    if (isTakenBack) this.#skip(seat, action);
    const undo = (): Played | undefined => (agreed ? this.#undoAgreed(seat) : this.table.undo(seat));
    const steps = isTakenBack ? [] : this.#play(version, seat, action, withFrames, undo);
    if (action === UNDO) this.#undone++;
    this.#made[seat]?.push(action);
    this.#undos.recordAction(seat, action === UNDO);
    return { before, steps };
  }

  /** The seat of the last decision that stands. */
  get lastActor(): Seat | undefined {
    return this.table.record.actions.at(-1)?.[0];
  }

  /** Undoes the last decision whatever it has revealed, by playing all others again. */
  #undoAgreed(seat: Seat): Played | undefined {
    const { record } = this.table;
    if (this.lastActor !== seat) return undefined;
    this.#table = Table.replay(this.#setup.game, { ...record, actions: record.actions.slice(0, -1) });
    const { version, readonlyState: state } = this.#table;
    return { version, seat, undone: true, emitted: [], steps: [{ emitted: [], state }] };
  }

  #play(
    version: number,
    seat: Seat,
    action: Action,
    withFrames: boolean,
    undo: () => Played | undefined,
  ): Played['steps'] {
    const played = action === UNDO ? undo() : this.table.play(seat, action, withFrames);
    if (played === undefined || isRefusal(played))
      throw new Error(
        `match ${this.#setup.id}, entry ${version} is refused by ${played?.clause ?? 'the table'}`,
      );
    // An undo always comes with a step.
    return withFrames ? played.steps : [];
  }

  #skip(seat: Seat, action: Action): void {
    const { game } = this.#setup;
    const last = this.#skipped.at(-1);
    if (action === UNDO) this.#skipped.pop();
    else {
      const state = last === undefined ? this.table.truth : game.clone(last);
      game.apply(state, seat, action);
      this.#skipped.push(state);
    }
  }
}
