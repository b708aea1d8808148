/** Those who follow a match over sockets, and what each of them is sent: every seat its own view, never more. */
import { type Seat, viewOf } from '../../core/index.ts';
import {
  type Attendance,
  PROTOCOL,
  type Reel,
  ReelWriter,
  type ServerMessage,
  type Snapshot,
  UpdateWriter,
} from '../../protocol/index.ts';
import type { Presence } from './presence.ts';
import type { Change } from '../room/change.ts';
import type { Room } from '../room/room.ts';
import type { Account } from '../room/seating.ts';

/** One end of a socket. */
export interface Peer {
  /** Null for a spectator. */
  seat: Seat | null;
  /** Of the token it came with. */
  hash: string | null;
  /** The account it is signed in to; null for a guest. */
  account?: Account | null;
  /** Whoever is at it gives no sign of life. */
  idle: boolean;
  /** Where it comes from. */
  readonly address?: string;
  send(data: string | Uint8Array): void;
}

export const personOf = ({ account }: Pick<Peer, 'account'>): string | null => account?.person ?? null;

export const sendTo = (peer: Peer, message: ServerMessage): void => peer.send(JSON.stringify(message));

export class Audience {
  readonly peers = new Set<Peer>();
  readonly #presence: Presence;
  /** Called when somebody comes, goes, or has another seat. */
  changed: () => void = () => {};
  /** Knows what those who follow were sent last, and how the next update is written; there is none while nobody follows. */
  #writer: UpdateWriter | undefined;
  /** Who is there, as all who follow were told last; null once some of them were told something else. */
  #attendance: string | null = null;
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
    this.#writer = undefined;
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

  /** Tells who is there, unless all know it. */
  tellAttendance(room: Room | undefined): void {
    const attendance = this.#attendanceIn(room);
    const told = JSON.stringify(attendance);
    if (told !== this.#attendance) this.#tellAll({ t: 'attendance', ...attendance });
    this.#attendance = told;
  }

  #attendanceIn(room: Room | undefined): Attendance {
    return this.#presence.attendance((seat) => room?.signOf(seat) ?? null);
  }

  /** A snapshot tells one of them who is there, maybe before the others hear of it. */
  #noteAttendance(attendance: Attendance): void {
    const told = JSON.stringify(attendance);
    if (this.peers.size <= 1) this.#attendance = told;
    else if (told !== this.#attendance) this.#attendance = null;
  }

  #tellTable(room: Room): void {
    const { version, at, info: table, clocks } = room;
    this.#tellAll({ t: 'table', version, at, table, clocks });
    if (room.status === 'open') this.changed();
    for (const peer of this.peers) {
      if (peer.seat === null || room.seatOf(peer.hash, personOf(peer)) === peer.seat) continue;
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
    const { actor, bot: byBot, undone, shots, before, after } = change;
    const { payoffs, toAct, version } = room;
    const update = { version, after, actor, byBot, undone, toAct, payoffs };
    const writer = this.#writer;
    const common = writer?.common(update, shots);
    const messages = new Map<Seat | null, Uint8Array>();
    let reel: ReelWriter | undefined;
    for (const peer of this.peers) {
      const { seat } = peer;
      if (common === undefined || writer === undefined || !this.#readers.has(peer)) {
        if (reel === undefined) {
          reel = new ReelWriter(version - 1, before);
          reel.add(update, shots);
        }
        this.show(peer, room, room.at, [reel.for(seat)]);
        continue;
      }
      let message = messages.get(seat);
      if (message === undefined) {
        const canUndo = seat === actor && room.canUndo(actor);
        const number = seat === null ? 0 : room.numberOf(seat);
        message = writer.message(common, seat, { canUndo, number });
        messages.set(seat, message);
      }
      peer.send(message);
    }
    if (payoffs !== null) this.#tellTable(room);
  }

  /** Sends a peer everything it may know now: from here on it can read updates. */
  show(peer: Peer, room: Room, now: number, missed: readonly Reel[]): void {
    const snapshot = this.#snapshot(room, peer.seat, now, missed);
    sendTo(peer, snapshot);
    this.#noteAttendance(snapshot.attendance);
    if (room.status !== 'open') this.#readers.add(peer);
  }

  #snapshot(room: Room, seat: Seat | null, now: number, missed: readonly Reel[]): Snapshot {
    const { version, info: table } = room;
    const attendance = this.#attendanceIn(room);
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
    const writer = (this.#writer ??= new UpdateWriter(room.table.standing));
    return {
      ...base,
      match: {
        view: viewOf(writer.state, seat),
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
