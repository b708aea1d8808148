/** A seat's end of a match on a server: it turns what the server sends into the updates that a session gives. */
import {
  type Action,
  type AnyKind,
  type Game,
  type Json,
  type Kind,
  type Seat,
  type Update,
  type View,
} from '../core/index.ts';
import { advance, type Clock } from './clock.ts';
import type { Decision, ServerMessage, Snapshot, TableInfo } from './messages.ts';
import { UpdateReader } from './update.ts';

export class Follower<K extends Kind = AnyKind> {
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
  /** Who made the last decision, and whether a bot did. */
  last: { readonly seat: Seat; readonly byBot: boolean } | null = null;
  /** Null until the match has begun. */
  update: Update<K> | null = null;

  constructor(game: Game<K>, snapshot: Snapshot) {
    const { match, seat, version, table } = snapshot;
    this.#game = game;
    this.seat = seat;
    this.version = version;
    this.table = table;
    this.clocks = match?.clocks ?? [];
    if (match === null) return;
    const view = match.view as View<K>;
    this.#reader = new UpdateReader(match.book, view.shared as Json, view.own as Json);
    this.number = match.number;
    this.at = match.at;
    this.update = this.#updateOf(view, [], match.toAct, match.canUndo, match.payoffs);
  }

  #updateOf(
    view: View<K>,
    events: readonly K['event'][],
    toAct: number,
    canUndo: boolean,
    payoffs: readonly number[] | null,
  ): Update<K> {
    const legal = this.#game.legal(view);
    return { version: this.version, view, events, toAct, legal, canUndo, payoffs };
  }

  /** Reads a binary message. */
  read(bytes: Uint8Array): Update<K> {
    if (this.#reader === undefined) throw new Error('the match has not begun');
    const read = this.#reader.read(bytes);
    this.version = read.version;
    this.at += read.after;
    this.last = { seat: read.actor, byBot: read.byBot };
    if (read.actor === this.seat) this.number++;
    this.clocks = advance(this.table.time, this.clocks, read.actor, read.toAct, this.at);
    const view = { seat: this.seat, shared: read.shared, own: read.own } as View<K>;
    this.update = this.#updateOf(view, read.events as K['event'][], read.toAct, read.canUndo, read.payoffs);
    return this.update;
  }

  /** Notes what a message tells of the table. */
  hear(message: Extract<ServerMessage, { t: 'table' | 'say' }>): void {
    this.version = message.version;
    if (message.t === 'say') return;
    this.table = message.table;
    this.clocks = message.clocks;
  }

  decision(action: Action): Decision {
    return [this.number, action];
  }
}
