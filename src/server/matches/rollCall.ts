/** Keeps count of who is at every table: those who follow are told when it changes, and so are the other processes. */
import type { Hub, Match } from './hub.ts';
import { type Seen, seenIn } from './presence.ts';
import type { Room } from '../room/room.ts';

/** Changes within 1.5 seconds are told at once; a connection that comes back within them has not been away. */
const GATHER = 1500;
/** How long other processes have to answer, in milliseconds: those we know of, and those that have just begun. */
const PATIENCE = 5000;
const ANSWER = 400;
/** A process that was silent for three beats, and for 30 seconds, is no more. */
const BEATS = 3;
const SILENCE = 30_000;

const ALIVE = '+';
const LEAVING = '-';
const ASKED = /^([0-9A-Za-z]+)\?$/;
const TOLD = /^([0-9A-Za-z]+)=(\d+)\.(\d+)\.(\d+)$/;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const noteOf = (id: string, { here, idle, watching }: Seen): string => `${id}=${here}.${idle}.${watching}`;

export class RollCall {
  readonly #hub: Hub;
  readonly #gather: number;
  readonly #timers = new Map<Match, NodeJS.Timeout>();
  /** What the other processes were told last. */
  readonly #told = new WeakMap<Match, string>();
  /** When each of the others was last heard. */
  readonly #others = new Map<string, number>();
  #isDeaf = false;
  /** How the other processes are told; one process alone tells nobody. */
  publish: (note: string) => void = () => {};

  constructor(hub: Hub, gather = GATHER) {
    this.#hub = hub;
    this.#gather = gather;
    hub.held = (match) => {
      match.audience.changed = () => this.changed(match);
    };
  }

  /** Somebody has come, gone, sat down or fallen asleep. */
  changed(match: Match): void {
    if (this.#timers.has(match)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(match);
      this.#call(match);
    }, this.#gather);
    timer.unref();
    this.#timers.set(match, timer);
  }

  /** Somebody has just come, and is about to be told what is known. */
  greet(match: Match, room: Room): void {
    if (!this.#told.has(match)) {
      this.#told.set(match, this.#toldOf(match));
      this.publish(`${match.id}?`);
    }
    this.#look(match, room);
  }

  #look(match: Match, room: Room | undefined): void {
    match.presence.look(seenIn(match.audience.peers), this.#hub.now, room?.setup.config.seats);
  }

  #call(match: Match): void {
    if (noteOf(match.id, seenIn(match.audience.peers)) !== this.#toldOf(match)) this.#report(match);
    this.#look(match, match.room);
    match.audience.tellAttendance(match.room);
  }

  #toldOf(match: Match): string {
    return this.#told.get(match) ?? noteOf(match.id, seenIn([]));
  }

  /** Tells the other processes whom this one sees. */
  #report(match: Match): void {
    const others = noteOf(match.id, seenIn(match.audience.peers));
    this.#told.set(match, others);
    this.publish(others);
  }

  /** Asks the other processes whom they see, before somebody is held to be absent; false if they cannot be heard. */
  async ask(match: Match & { room: Room }): Promise<boolean> {
    if (this.#hub.store.isShared) {
      if (this.#isDeaf) return false;
      const answers = match.presence.answersOf(this.#others.keys());
      this.publish(`${match.id}?`);
      const inTime = await Promise.race([
        answers.then(() => pause(ANSWER)).then(() => true),
        pause(PATIENCE),
      ]);
      if (inTime !== true || this.#isDeaf) return false;
    }
    this.#look(match, match.room);
    return true;
  }

  /** Another process says something. */
  heard(process: string, note: string): void {
    if (note === LEAVING) return this.#forget(process);
    const isNew = !this.#others.has(process);
    this.#others.set(process, performance.now());
    if (isNew) this.#askAll(); // it may have told us something before we could hear it, or while we had given it up
    const asked = ASKED.exec(note)?.[1];
    if (asked !== undefined) this.#answer(asked);
    const [, id = '', here, idle, watching] = TOLD.exec(note) ?? [];
    const told = this.#hub.known(id);
    if (told === undefined) return;
    told.presence.hear(process, { here: Number(here), idle: Number(idle), watching: Number(watching) });
    this.#call(told); // it was gathered where it was seen
  }

  /** Whoever asks has to know that we see nobody, too. */
  #answer(id: string): void {
    const match = this.#hub.known(id);
    if (match === undefined) this.publish(noteOf(id, seenIn([])));
    else this.#report(match);
  }

  #forget(process: string): void {
    this.#others.delete(process);
    for (const match of this.#hub.matches) if (match.presence.forget(process)) this.changed(match);
  }

  /** Now and then: we are here, and whoever has not said so for a while is not. */
  beat(every: number): void {
    const before = performance.now() - Math.max(SILENCE, BEATS * every);
    for (const [process, heard] of this.#others) if (heard < before) this.#forget(process);
    this.publish(ALIVE);
  }

  #askAll(): void {
    for (const match of this.#hub.matches) if (match.audience.peers.size > 0) this.publish(`${match.id}?`);
  }

  /** The others cannot be heard: nobody is held to be absent until they can. */
  deaf(): void {
    this.#isDeaf = true;
  }
  hearing(): void {
    this.#isDeaf = false;
    for (const match of this.#hub.matches) {
      match.presence.doubt(this.#hub.now);
      if (match.audience.peers.size > 0) this.#report(match);
    }
    this.#askAll();
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.publish(LEAVING);
  }
}
