/** The sockets that follow a match, and their updates: each seat receives its own view, never more. */
import { type Seat, viewOf } from '../../core/index.ts';
import {
  type Attendance,
  PROTOCOL_VERSION,
  type MissedUpdates,
  type ServerMessage,
  type Snapshot,
} from '../../protocol/index.ts';
import type { TablePresence } from './tablePresence.ts';
import type { RoomChange } from '../room/logEntry.ts';
import type { Room } from '../room/room.ts';
import type { SeatedAccount } from '../room/seating.ts';

export interface Peer {
  seat: Seat | null;
  hash: string | null;
  account?: SeatedAccount | null;
  idle: boolean;
  readonly address?: string;
  send(text: string): void;
}

export const peerPerson = ({ account }: Pick<Peer, 'account'>): string | null => account?.person ?? null;

export const sendTo = (peer: Peer, message: ServerMessage): void => peer.send(JSON.stringify(message));

export class Audience {
  readonly peers = new Set<Peer>();
  readonly #presence: TablePresence;
  readonly onChange: () => void;
  /** The presence that all peers were sent last; null if some were sent another. */
  #attendance: string | null = null;

  constructor(presence: TablePresence, onChange: () => void) {
    this.#presence = presence;
    this.onChange = onChange;
  }

  add(peer: Peer): void {
    this.peers.add(peer);
    this.onChange();
  }
  delete(peer: Peer): void {
    if (this.peers.delete(peer)) this.onChange();
  }

  /** The address of a seated peer, otherwise of a spectator; empty without peers. */
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

  sendChange(room: Room, change: RoomChange): void {
    if (this.peers.size === 0) return;
    if (change.kind === 'decision') this.#broadcastDecision(room, change);
    else if (change.kind === 'began') this.#broadcastSnapshots(room);
    else if (change.kind === 'said') {
      const { version } = room;
      const { entry } = change;
      if (entry.kind === 'say')
        this.#broadcast({ t: 'say', version, seat: entry.seat, saying: entry.saying });
      else this.#broadcast({ t: 'words', version, seat: entry.seat, text: entry.text });
    } else this.#broadcastTable(room);
  }

  #broadcast(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const peer of this.peers) peer.send(text);
  }

  broadcastAttendance(room: Room | undefined): void {
    const attendance = this.#attendanceFor(room);
    const text = JSON.stringify(attendance);
    if (text !== this.#attendance) this.#broadcast({ t: 'attendance', ...attendance });
    this.#attendance = text;
  }

  #attendanceFor(room: Room | undefined): Attendance {
    return this.#presence.toAttendance((seat) => room?.timing.lastActiveAt(seat) ?? null);
  }

  /** Records the presence that one peer's snapshot contained, maybe before others learn of it. */
  #noteAttendance(attendance: Attendance): void {
    const text = JSON.stringify(attendance);
    if (this.peers.size <= 1) this.#attendance = text;
    else if (text !== this.#attendance) this.#attendance = null;
  }

  #broadcastTable(room: Room): void {
    const { version, at, info: table, clocks } = room;
    this.#broadcast({ t: 'table', version, at, table, clocks });
    if (room.status === 'open') this.onChange();
    for (const peer of this.peers) {
      const seat = room.seating.findSeat(peer.hash, peerPerson(peer));
      // Who sits down before the match is sent a snapshot by the command.
      if (seat === peer.seat || (peer.seat === null && room.status === 'open')) continue;
      // A peer that has left its seat, or lost it, only watches from now on; one may take over from a bot.
      peer.seat = seat;
      this.sendSnapshot(peer, room, room.at, []);
    }
  }

  #broadcastSnapshots(room: Room): void {
    for (const peer of this.peers) this.sendSnapshot(peer, room, room.at, []);
  }

  /** Seats that learn the same get the same text. */
  #broadcastDecision(room: Room, { actor, update }: Extract<RoomChange, { kind: 'decision' }>): void {
    if (update === undefined) return;
    const texts = new Map<Seat | null, string>();
    for (const peer of this.peers) {
      const { seat } = peer;
      let text = texts.get(seat);
      if (text === undefined) {
        text = update.textFor(seat, seat === actor && room.canUndo(actor));
        texts.set(seat, text);
      }
      peer.send(text);
    }
    if (room.payoffs !== null) this.#broadcastTable(room);
  }

  sendSnapshot(peer: Peer, room: Room, now: number, missed: readonly MissedUpdates[]): void {
    const snapshot = this.#buildSnapshot(room, peer.seat, now, missed);
    sendTo(peer, snapshot);
    this.#noteAttendance(snapshot.attendance);
  }

  #buildSnapshot(room: Room, seat: Seat | null, now: number, missed: readonly MissedUpdates[]): Snapshot {
    const { version, info: table } = room;
    const attendance = this.#attendanceFor(room);
    const base = {
      t: 'snapshot',
      protocol: PROTOCOL_VERSION,
      version,
      now,
      table,
      seat,
      attendance,
      missed,
      ...(room.words.length === 0 ? {} : { words: room.words }),
    } as const;
    if (room.status === 'open') return { ...base, match: null };
    return {
      ...base,
      match: {
        view: viewOf(room.table.readonlyState, seat),
        toAct: room.toAct,
        number: seat === null ? 0 : room.nextNumber(seat),
        canUndo: seat !== null && room.canUndo(seat),
        payoffs: room.payoffs,
        clocks: room.clocks,
        at: room.at,
      },
    };
  }
}
