/** The client's end of a seat at an online match: turns server messages into updates for a session. */
import {
  type Action,
  type Frame,
  type Game,
  type GameTypes,
  NO_SEATS,
  singleSeat,
  type Seat,
  type SeatSet,
  type Update,
  type View,
} from '../core/index.ts';
import { advanceClocks, type Clock } from './clock.ts';
import {
  type Decision,
  getAwayReason,
  type ServerMessage,
  type Snapshot,
  type TableInfo,
} from './messages.ts';
import { TICK, UpdateReader } from './update.ts';

export class Follower<K extends GameTypes = GameTypes> {
  readonly seat: Seat | null;
  readonly #game: Game<K>;
  readonly #reader: UpdateReader | undefined;
  /** Of the table: counts decisions and all other entries. */
  version: number;
  table: TableInfo;
  clocks: readonly Clock[];
  number = 0;
  at = 0;
  /** The seat of the last decision, whether a bot made it, and whether it was an undo. */
  last: { readonly seat: Seat; readonly byBot: boolean; readonly undone: boolean } | null = null;
  /** Null until the match has begun. */
  update: Update<K> | null = null;
  #isLost = false;

  constructor(game: Game<K>, snapshot: Snapshot) {
    const { match, seat, version, table } = snapshot;
    this.#game = game;
    this.seat = seat;
    this.version = version;
    this.table = table;
    this.clocks = match?.clocks ?? [];
    if (match === null) return;
    const view = match.view as View<K>;
    this.number = match.number;
    this.#reader = new UpdateReader(view);
    this.at = match.at;
    this.update = this.#buildUpdate([{ events: [], view }], { ...match, undone: false });
  }

  #buildUpdate(
    frames: readonly Frame<K>[],
    { toAct, canUndo, payoffs, undone }: Pick<Update, 'toAct' | 'canUndo' | 'payoffs' | 'undone'>,
  ): Update<K> {
    const { view } = frames[frames.length - 1]!;
    return {
      version: this.version,
      view,
      events: frames.flatMap(({ events }) => events),
      frames,
      undone,
      toAct,
      legal: this.#game.legal(view),
      canUndo,
      payoffs,
    };
  }

  get #away(): SeatSet {
    return this.table.sitters.reduce(
      (seats, sitter, seat) => (getAwayReason(sitter) === null ? seats : seats | singleSeat(seat)),
      NO_SEATS,
    );
  }

  /** True once a message cannot be verified. The shown state stays correct, but only a new snapshot continues. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Reads a decision; undefined if its result cannot be verified. */
  read(text: string): Update<K> | undefined {
    const read = this.#isLost ? undefined : this.#reader?.read(text, this.version);
    if (read === undefined) {
      this.#isLost = true;
      return undefined;
    }
    const { version, actor, byBot, undone } = read;
    this.version = version;
    this.at += read.after * TICK;
    this.last = { seat: actor, byBot, undone };
    if (actor === this.seat) this.number++;
    this.clocks = advanceClocks(this.table.time, this.clocks, actor, read.toAct, this.at, this.#away, undone);
    this.update = this.#buildUpdate(read.film as readonly Frame<K>[], read);
    return this.update;
  }

  applyMessage(message: Extract<ServerMessage, { t: 'table' | 'say' | 'words' }>): void {
    // A gap: a message in between is missing.
    if (message.version > this.version + 1) this.#isLost = true;
    if (this.#isLost) return;
    this.version = message.version;
    if (message.t !== 'table') return;
    this.table = message.table;
    this.clocks = message.clocks;
  }

  decision(action: Action): Decision {
    return [this.number, action];
  }
}
