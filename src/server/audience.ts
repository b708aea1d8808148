/** Those who follow a match over sockets, and what each of them is sent: every seat its own view, never more. */
import { type AnyKind, heard, type Json, type Seat, type State, viewOf } from '../core/index.ts';
import { type Missed, PROTOCOL, type ServerMessage, type Snapshot, UpdateWriter } from '../net/index.ts';
import type { Change, Room } from './room.ts';

/** One end of a socket. */
export interface Peer {
  /** Null for a spectator. */
  seat: Seat | null;
  /** Of the token it came with. */
  hash: string | null;
  send(data: string | Uint8Array): void;
}

export const sendTo = (peer: Peer, message: ServerMessage): void => peer.send(JSON.stringify(message));

export class Audience {
  readonly peers = new Set<Peer>();
  readonly #writer = new UpdateWriter();
  /** What the peers were sent last; unknown while nobody follows. */
  #state: State<AnyKind> | undefined;

  has(seat: Seat): boolean {
    for (const peer of this.peers) if (peer.seat === seat) return true;
    return false;
  }

  /** The next update will carry the whole view. */
  forget(): void {
    this.#writer.reset();
    this.#state = undefined;
  }

  /** Sends what a deed has changed. */
  tell(room: Room, change: Change): void {
    if (this.peers.size === 0) {
      if (this.#state !== undefined) this.forget();
      return;
    }
    if (change.kind === 'decision') this.#tellDecision(room, change);
    else if (change.kind === 'began') this.#tellAnew(room);
    else if (change.kind === 'said') {
      const { seat, saying } = change.deed;
      this.#tellAll({ t: 'say', version: room.version, seat, saying });
    } else this.#tellTable(room);
  }

  #tellAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const peer of this.peers) peer.send(text);
  }

  #tellTable(room: Room): void {
    const { version, at, info: table, clocks } = room;
    this.#tellAll({ t: 'table', version, at, table, clocks });
    for (const peer of this.peers) {
      if (peer.seat === null || peer.hash === null || room.seatOf(peer.hash) === peer.seat) continue;
      // Whoever has left their seat, or was asked to, only watches from now on.
      peer.seat = null;
      sendTo(peer, this.snapshot(room, null, room.at, []));
    }
  }

  #tellAnew(room: Room): void {
    this.forget();
    for (const peer of this.peers) sendTo(peer, this.snapshot(room, peer.seat, room.at, []));
  }

  #tellDecision(room: Room, { actor, bot, told, after }: Extract<Change, { kind: 'decision' }>): void {
    const before = this.#state;
    const state = room.table.truth;
    const { payoffs, toAct, version } = room;
    const common = this.#writer.common(
      { version, after, actor, byBot: bot, toAct, payoffs, events: heard(told, null) },
      state.shared as Json,
    );
    this.#state = state;
    const messages = new Map<Seat | null, Uint8Array>([[null, common.bytes]]);
    for (const peer of this.peers) {
      const { seat } = peer;
      let message = messages.get(seat);
      if (message === undefined) {
        const isOwn = told.some(({ secret }) => secret?.seat === seat);
        message = this.#writer.message(common, {
          canUndo: seat === actor && room.canUndo(actor),
          events: isOwn ? heard(told, seat) : null,
          before: before?.own[seat as Seat] as Json | undefined,
          own: state.own[seat as Seat] as Json,
        });
        messages.set(seat, message);
      }
      peer.send(message);
    }
    if (payoffs !== null) this.#tellTable(room);
  }

  /** Everything a seat may know now. */
  snapshot(room: Room, seat: Seat | null, now: number, missed: readonly Missed[]): Snapshot {
    const { version, info: table } = room;
    const base = { t: 'snapshot', protocol: PROTOCOL, version, now, table, seat, missed } as const;
    if (room.status === 'open') return { ...base, match: null };
    if (this.#state === undefined) {
      this.#state = room.table.truth;
      this.#writer.know(this.#state.shared as Json);
    }
    return {
      ...base,
      match: {
        view: viewOf(this.#state, seat) as never,
        toAct: room.toAct,
        number: seat === null ? 0 : room.numberOf(seat),
        canUndo: seat !== null && room.canUndo(seat),
        payoffs: room.payoffs,
        clocks: room.clocks,
        at: room.at,
        book: this.#writer.book,
      },
    };
  }
}
