/** A seat's end of a match on a server: it turns what the server sends into the updates that a session gives. */
import {
  type Action,
  type Frame,
  type Game,
  type Json,
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
  /** Of the table, decisions and everything else. */
  version: number;
  table: TableInfo;
  clocks: readonly Clock[];
  /** The number of this seat's next decision. */
  number = 0;
  /** The server's time of the last decision. */
  at = 0;
  /** Who made the last decision, whether a bot did, and whether it took the one before back. */
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
    this.#reader = new UpdateReader({
      seats: table.config.seats,
      seat,
      number: match.number,
      book: match.book,
      shared: view.shared as Json,
      own: view.own as Json,
    });
    this.at = match.at;
    this.update = this.#buildUpdate([{ events: [], view }], { ...match, undone: false });
  }

  #buildUpdate(
    film: readonly Frame<K>[],
    { toAct, canUndo, payoffs, undone }: Pick<Update, 'toAct' | 'canUndo' | 'payoffs' | 'undone'>,
  ): Update<K> {
    const { view } = film[film.length - 1]!;
    return {
      version: this.version,
      view,
      events: film.flatMap(({ events }) => events),
      frames: film,
      undone,
      toAct,
      legal: this.#game.legal(view),
      canUndo,
      payoffs,
    };
  }

  /** Persons for whom a bot plays: their clocks stand still. */
  get #away(): SeatSet {
    return this.table.sitters.reduce(
      (seats, sitter, seat) => (getAwayReason(sitter) === null ? seats : seats | singleSeat(seat)),
      NO_SEATS,
    );
  }

  /** Something came that cannot be proved: what there is stays true, and only a new snapshot leads on. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Reads a binary message; undefined if what it leads to cannot be proved. */
  read(bytes: Uint8Array): Update<K> | undefined {
    const read = this.#isLost ? undefined : this.#reader?.read(bytes, this.version);
    if (read === undefined) {
      this.#isLost = true;
      return undefined;
    }
    const { version, actor, byBot, undone } = read;
    this.version = version;
    this.at += read.after * TICK;
    this.last = { seat: actor, byBot, undone };
    this.number = read.number;
    this.clocks = advanceClocks(this.table.time, this.clocks, actor, read.toAct, this.at, this.#away, undone);
    this.update = this.#buildUpdate(read.film as readonly Frame<K>[], read);
    return this.update;
  }

  /** Notes what a message tells of the table. */
  applyMessage(message: Extract<ServerMessage, { t: 'table' | 'say' }>): void {
    // One that does not follow the last: whatever was in between is missing.
    if (message.version > this.version + 1) this.#isLost = true;
    if (this.#isLost) return;
    this.version = message.version;
    if (message.t === 'say') return;
    this.table = message.table;
    this.clocks = message.clocks;
  }

  decision(action: Action): Decision {
    return [this.number, action];
  }
}
