/** The decisions of a match, from the deal on: the table they are made at, those that stand, and those that are taken back. */
import {
  type Action,
  isRefusal,
  NOBODY,
  type Played,
  type Seat,
  type Seats,
  type Seed,
  type State,
  Table,
} from '../../core/index.ts';
import { UNDO } from '../../protocol/index.ts';
import type { Setup } from './entry.ts';
import { Undos } from './undos.ts';

/** What a decision brought about, and the state it was made in. */
type Outcome = Pick<Played, 'told' | 'shots'> & { readonly before: State };

export class Decisions {
  readonly #setup: Setup;
  #table: Table | undefined;
  /** Every decision of each seat, taking back included: so a repeated one is known. */
  readonly #made: number[][];
  readonly #undos: Undos;
  #undone = 0;
  /** What decisions that are taken back later would lead to; they are not played. */
  readonly #imagined: State[] = [];

  constructor(setup: Setup) {
    const { seats } = setup.config;
    this.#setup = setup;
    this.#undos = new Undos(seats);
    this.#made = Array.from({ length: seats }, () => []);
  }

  begin(seed: Seed): void {
    this.#table = new Table(this.#setup.game, this.#setup.config, seed);
  }

  get hasBegun(): boolean {
    return this.#table !== undefined;
  }
  /** Only once the match has begun. */
  get table(): Table {
    if (this.#table === undefined) throw new Error('the match has not begun');
    return this.#table;
  }
  get toAct(): Seats {
    if (this.#table === undefined) return NOBODY;
    const imagined = this.#imagined.at(-1);
    return imagined === undefined ? this.#table.toAct : this.#setup.game.toAct(imagined);
  }
  /** Whether the match was played to its end. */
  get isOver(): boolean {
    return this.#table !== undefined && this.#table.toAct === NOBODY;
  }
  /** How often something was taken back. */
  get undone(): number {
    return this.#undone;
  }

  /** All decisions of a seat; undefined if there is no such seat. */
  madeBy(seat: Seat): readonly number[] | undefined {
    return this.#made[seat];
  }

  canUndo(seat: Seat): boolean {
    return this.table.canUndo(seat) && this.#undos.hasLeft(seat);
  }

  /**
   * Carries out the decision of an entry with that version. One that is taken back later on, and what takes it back, are not played:
   * only who owes a decision meanwhile matters.
   */
  carryOut(
    version: number,
    { seat, action }: { readonly seat: Seat; readonly action: Action },
    { isTakenBack, isFilmed }: { readonly isTakenBack: boolean; readonly isFilmed: boolean },
  ): Outcome {
    const before = this.table.standing;
    if (isTakenBack) this.#imagine(seat, action);
    const played = isTakenBack ? { told: [], shots: [] } : this.#play(version, seat, action, isFilmed);
    if (action === UNDO) this.#undone++;
    this.#made[seat]?.push(action);
    this.#undos.note(seat, action === UNDO);
    return { before, ...played };
  }

  #play(version: number, seat: Seat, action: Action, isFilmed: boolean): Pick<Played, 'told' | 'shots'> {
    const played = action === UNDO ? this.table.undo(seat) : this.table.play(seat, action, isFilmed);
    if (played === undefined || isRefusal(played))
      throw new Error(
        `match ${this.#setup.id}, entry ${version} is refused by ${played?.clause ?? 'the table'}`,
      );
    const { told, shots } = played;
    return { told, shots };
  }

  #imagine(seat: Seat, action: Action): void {
    const { game } = this.#setup;
    const last = this.#imagined.at(-1);
    if (action === UNDO) this.#imagined.pop();
    else {
      const state = last === undefined ? this.table.truth : game.clone(last);
      game.apply(state, seat, action);
      this.#imagined.push(state);
    }
  }
}
