/** Those who follow a match over sockets, and what each of them is sent: every seat its own view, never more. */
import { heard, type Json, type Seat, type State, viewOf } from '../../core/index.ts';
import {
  type Attendance,
  type Missed,
  PROTOCOL,
  type ServerMessage,
  type Snapshot,
  UpdateWriter,
} from '../../net/index.ts';
import type { Presence } from './presence.ts';
import type { Change, Room } from '../room/room.ts';

/** One end of a socket. */
export interface Peer {
  /** Null for a spectator. */
  seat: Seat | null;
  /** Of the token it came with. */
  hash: string | null;
  /** Whoever is at it gives no sign of life. */
  idle: boolean;
  /** Where it comes from. */
  readonly address?: string;
  send(data: string | Uint8Array): void;
}

export const sendTo = (peer: Peer, message: ServerMessage): void => peer.send(JSON.stringify(message));

export class Audience {
  readonly peers = new Set<Peer>();
  readonly #presence: Presence;
  /** Called when somebody comes, goes, or has another seat. */
  changed: () => void = () => {};
  /** What those who follow were sent last, and how the next update is written; unknown while nobody follows. */
  #known: { readonly state: State; readonly writer: UpdateWriter } | undefined;
  /** The peers that can read the next update; the others are sent the whole view instead. */
  #readers = new WeakSet<Peer>();

  constructor(presence: Presence) {
    this.#presence = presence;
  }

  add(peer: Peer): void {
    this.peers.add(peer);
    this.changed();
  }
  delete(peer: Peer): void {
    if (this.peers.delete(peer)) this.changed();
  }

  /** Where somebody comes from who sits at the table, or at least looks on; nothing if nobody is there. */
  get address(): string {
    let found = '';
    for (const { seat, address = '' } of this.peers) {
      if (seat !== null) return address;
      found = address;
    }
    return found;
  }

  has(seat: Seat): boolean {
    for (const peer of this.peers) if (peer.seat === seat) return true;
    return false;
  }

  /** Whoever follows will be sent the whole view next. */
  forget(): void {
    this.#known = undefined;
    this.#readers = new WeakSet();
  }

  /** Sends what an entry has changed. */
  tell(room: Room, change: Change): void {
    if (this.peers.size === 0) this.forget();
    else if (change.kind === 'decision') this.#tellDecision(room, change);
    else if (change.kind === 'began') this.#tellAnew(room);
    else if (change.kind === 'said') {
      const { seat, saying } = change.entry;
      this.#tellAll({ t: 'say', version: room.version, seat, saying });
    } else this.#tellTable(room);
  }

  #tellAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const peer of this.peers) peer.send(text);
  }

  /** Tells who is there, unless it is what was told before; returns what all know now. */
  tellAttendance(room: Room | undefined, before: string): string {
    const told = this.attendanceIn(room);
    if (told !== before) this.#tellAll({ t: 'attendance', ...(JSON.parse(told) as Attendance) });
    return told;
  }

  attendanceIn(room: Room | undefined): string {
    return JSON.stringify(this.#presence.attendance((seat) => room?.signOf(seat) ?? null));
  }

  #tellTable(room: Room): void {
    const { version, at, info: table, clocks } = room;
    this.#tellAll({ t: 'table', version, at, table, clocks });
    if (room.status === 'open') this.changed();
    for (const peer of this.peers) {
      if (peer.seat === null || peer.hash === null || room.seatOf(peer.hash) === peer.seat) continue;
      // Whoever has left their seat, or was asked to, only watches from now on.
      peer.seat = null;
      this.show(peer, room, room.at, []);
    }
  }

  #tellAnew(room: Room): void {
    this.forget();
    for (const peer of this.peers) this.show(peer, room, room.at, []);
  }

  #tellDecision(room: Room, change: Extract<Change, { kind: 'decision' }>): void {
    const { actor, bot, undone, told, after } = change;
    const { payoffs, toAct, version } = room;
    const known = this.#known;
    const state = room.table.standing;
    const isOwn = (seat: Seat | null): boolean => told.some(({ secret }) => secret?.seat === seat);
    const common = known?.writer.common(
      { version, after, actor, byBot: bot, undone, toAct, payoffs, events: heard(told, null) },
      state.shared as Json,
    );
    if (known !== undefined) this.#known = { state, writer: known.writer };
    const messages = new Map<Seat | null, Uint8Array>();
    for (const peer of this.peers) {
      const { seat } = peer;
      if (common === undefined || known === undefined || !this.#readers.has(peer)) {
        const missed: Missed = { version, seat: actor, events: heard(told, seat) };
        this.show(peer, room, room.at, [undone ? { ...missed, undone } : missed]);
        continue;
      }
      let message = messages.get(seat);
      if (message === undefined) {
        message = known.writer.message(common, {
          canUndo: seat === actor && room.canUndo(actor),
          number: seat === null ? 0 : room.numberOf(seat),
          events: isOwn(seat) ? heard(told, seat) : null,
          before: ownOf(known.state, seat),
          own: ownOf(state, seat),
        });
        messages.set(seat, message);
      }
      peer.send(message);
    }
    if (payoffs !== null) this.#tellTable(room);
  }

  /** Sends a peer everything it may know now: from here on it can read updates. */
  show(peer: Peer, room: Room, now: number, missed: readonly Missed[]): void {
    sendTo(peer, this.#snapshot(room, peer.seat, now, missed));
    if (room.status !== 'open') this.#readers.add(peer);
  }

  #snapshot(room: Room, seat: Seat | null, now: number, missed: readonly Missed[]): Snapshot {
    const { version, info: table } = room;
    const attendance = this.#presence.attendance((one) => room.signOf(one));
    const base = {
      t: 'snapshot',
      protocol: PROTOCOL,
      version,
      now,
      table,
      seat,
      attendance,
      missed,
    } as const;
    if (room.status === 'open') return { ...base, match: null };
    if (this.#known === undefined) {
      const state = room.table.standing;
      const writer = new UpdateWriter(room.setup.config.seats, state.shared as Json);
      this.#known = { state, writer };
    }
    const { state, writer } = this.#known;
    return {
      ...base,
      match: {
        view: viewOf(state, seat),
        toAct: room.toAct,
        number: seat === null ? 0 : room.numberOf(seat),
        canUndo: seat !== null && room.canUndo(seat),
        payoffs: room.payoffs,
        clocks: room.clocks,
        at: room.at,
        book: writer.book,
      },
    };
  }
}

const ownOf = (state: State, seat: Seat | null): Json => (seat === null ? null : (state.own[seat] as Json));
