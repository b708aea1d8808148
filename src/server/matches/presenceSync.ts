/** Tracks presence at every table, and announces changes to followers and to other processes. */
import type { Peer } from './audience.ts';
import type { Hub, HeldMatch } from './hub.ts';
import type { ProcessMessage } from '../storage/processBus.ts';
import { countPeers } from './tablePresence.ts';
import type { Room } from '../room/room.ts';

/** Changes are gathered for 1.5 seconds; a connection that returns within that time never counts as lost. */
const CHANGE_DELAY = 1500;
/** How long to wait for other processes, known or just started, in milliseconds. */
const ANSWER_TIMEOUT = 5000;
const NEW_PROCESS_TIMEOUT = 400;
/** A process is dead after three missed heartbeats and 30 seconds of silence. */
const BEATS = 3;
const SILENCE = 30_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const NO_PEERS = JSON.stringify(countPeers([]));

export class PresenceSync {
  readonly #hub: Hub;
  readonly #changeDelay: number;
  readonly #timers = new Map<HeldMatch, NodeJS.Timeout>();
  readonly #sent = new WeakMap<HeldMatch, string>();
  readonly #others = new Map<string, number>();
  #isBusLost = false;
  /** Sends a message to the other processes. */
  readonly #publish: (message: ProcessMessage) => void;

  constructor(hub: Hub, publish: (message: ProcessMessage) => void, gather = CHANGE_DELAY) {
    this.#hub = hub;
    this.#publish = publish;
    this.#changeDelay = gather;
  }

  /** Announces a changed audience after a delay that gathers changes. */
  onChange(match: HeldMatch): void {
    if (this.#timers.has(match)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(match);
      this.#publishChange(match);
    }, this.#changeDelay);
    timer.unref();
    this.#timers.set(match, timer);
  }

  /**
   * Announces a new peer and then sends its snapshot. Followers learn at once that the player of a seat has come:
   * otherwise they would call them offline while changes are gathered.
   */
  announceJoin(match: HeldMatch, room: Room, { seat }: Peer, sendSnapshot: () => void): void {
    if (!this.#sent.has(match)) {
      this.#sent.set(match, NO_PEERS);
      this.#publish({ kind: 'presenceRequest', match: match.id });
    }
    const wasGone = seat !== null && match.presence.isAbsent(seat);
    this.#update(match, room);
    sendSnapshot();
    if (wasGone) this.#publishChange(match);
  }

  #update(match: HeldMatch, room: Room | undefined): void {
    match.presence.update(countPeers(match.audience.peers), this.#hub.now, room?.setup.config.seats);
  }

  #publishChange(match: HeldMatch): void {
    if (JSON.stringify(countPeers(match.audience.peers)) !== (this.#sent.get(match) ?? NO_PEERS))
      this.#report(match);
    this.#update(match, match.room);
    match.audience.broadcastAttendance(match.room);
  }

  #report(match: HeldMatch): void {
    const seen = countPeers(match.audience.peers);
    this.#sent.set(match, JSON.stringify(seen));
    this.#publish({ kind: 'presence', match: match.id, seen });
  }

  /** Asks the other processes before a player counts as absent; false if they cannot be reached. */
  async confirmAbsences(match: HeldMatch & { room: Room }): Promise<boolean> {
    if (this.#hub.store.isShared) {
      if (this.#isBusLost) return false;
      const answers = match.presence.waitForProcesses(this.#others.keys());
      this.#publish({ kind: 'presenceRequest', match: match.id });
      const inTime = await Promise.race([
        answers.then(() => pause(NEW_PROCESS_TIMEOUT)).then(() => true),
        pause(ANSWER_TIMEOUT),
      ]);
      if (inTime !== true || this.#isBusLost) return false;
    }
    this.#update(match, match.room);
    return true;
  }

  /** Every message is also a sign of life. */
  onMessage(message: ProcessMessage, process: string): void {
    if (message.kind === 'stopping') return this.#forget(process);
    const isNew = !this.#others.has(process);
    this.#others.set(process, performance.now());
    if (isNew) this.#requestAll(); // it may have reported before we could hear it, or while it counted as dead
    if (message.kind === 'presenceRequest') this.#answer(message.match);
    const match = message.kind === 'presence' ? this.#hub.find(message.match) : undefined;
    if (message.kind !== 'presence' || match === undefined) return;
    match.presence.updateProcess(process, message.seen);
    this.#publishChange(match); // the sender has already gathered changes
  }

  /** The sender must learn even that we see no one. */
  #answer(id: string): void {
    const match = this.#hub.find(id);
    if (match === undefined) this.#publish({ kind: 'presence', match: id, seen: countPeers([]) });
    else this.#report(match);
  }

  #forget(process: string): void {
    this.#others.delete(process);
    for (const match of this.#hub.matches) if (match.presence.removeProcess(process)) this.onChange(match);
  }

  /** Sends a heartbeat and drops processes that have been silent too long. */
  sendHeartbeat(every: number): void {
    const before = performance.now() - Math.max(SILENCE, BEATS * every);
    for (const [process, lastHeard] of this.#others) if (lastHeard < before) this.#forget(process);
    this.#publish({ kind: 'alive' });
  }

  #requestAll(): void {
    for (const match of this.#hub.matches)
      if (match.audience.peers.size > 0) this.#publish({ kind: 'presenceRequest', match: match.id });
  }

  /** The others cannot be heard: no player counts as absent until they can. */
  onBusLost(): void {
    this.#isBusLost = true;
  }
  onBusRestored(): void {
    this.#isBusLost = false;
    for (const match of this.#hub.matches) {
      match.presence.resetOthers(this.#hub.now);
      if (match.audience.peers.size > 0) this.#report(match);
    }
    this.#requestAll();
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#publish({ kind: 'stopping' });
  }
}
