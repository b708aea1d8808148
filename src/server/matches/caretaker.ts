/** Looks after what nobody asks for: the bots' decisions, persons whose time is over, matches another process has left. */
import { castAt, listSeats, NOBODY, only, type Seat, type Seats, viewOf } from '../../core/index.ts';
import { type Before, DONE, type Hub, type Match } from './hub.ts';
import type { Room } from '../room/room.ts';
import { freshLuck, type Think } from '../bots/botPool.ts';

export interface Notices {
  /** A seat owes a decision and nobody follows for it here. */
  readonly turn: (match: string, seat: Seat) => void;
  /** Somebody who waits asks a seat to go on. */
  readonly nudge: (match: string, seat: Seat) => void;
  /** A rated match is over. */
  readonly over: (match: Match) => Promise<void>;
  readonly failed: (what: string, error: unknown) => void;
}

/** When a match that was set aside is tried again, in milliseconds: another process may have its rules. */
const ASIDE = 60_000;

export class Caretaker {
  readonly #hub: Hub;
  readonly #think: Think;
  readonly #notices: Notices;
  readonly #pace: number;
  #closed = false;

  constructor(hub: Hub, think: Think, notices: Notices, pace: number) {
    this.#pace = pace;
    this.#hub = hub;
    this.#think = think;
    this.#notices = notices;
    hub.followUp = (match, room, before) => this.#followUp(match, room, before);
  }

  /** What our own entry asks for next: a bot's decision, a word to somebody who is not here. */
  #followUp(match: Match, room: Room, { toAct, botsToAct, entry }: Before): void {
    if (room.owesRating)
      void this.#notices.over(match).catch((error: unknown) => this.#notices.failed('rating', error));
    if (room.toAct === NOBODY) return;
    // Bots that owed the same decision before are thought for already, by us or by another process.
    const actor = entry.kind === 'act' ? only(entry.seat) : NOBODY;
    this.#drive(match, room, room.botsToAct & (~botsToAct | actor));
    for (const seat of listSeats(room.toAct & ~toAct & ~room.botsToAct))
      if (!match.audience.has(seat)) this.#notices.turn(match.id, seat);
    if (entry.kind === 'nudge') this.#notices.nudge(match.id, entry.seat);
  }

  /** Lets bots think about what they owe; never twice about the same decision. */
  #drive(match: Match, room: Room, seats: Seats = room.botsToAct): void {
    if (this.#closed) return;
    for (const seat of listSeats(seats)) {
      // Whoever takes something back may ask for the decision of a number once more.
      const subject = `${room.numberOf(seat)} ${room.undone}`;
      if (match.thinking.get(seat) === subject) continue;
      match.thinking.set(seat, subject);
      void this.#thinkFor(match, room, seat)
        .catch((error: unknown) => this.#notices.failed('bot', error))
        .finally(() => {
          if (match.thinking.get(seat) === subject) match.thinking.delete(seat);
        });
    }
  }

  async #thinkFor(match: Match, room: Room, seat: Seat): Promise<void> {
    const { table } = room;
    const number = room.numberOf(seat);
    const view = viewOf(table.standing, seat);
    const seen = JSON.stringify(view);
    const thought = {
      game: room.setup.game.id,
      level: room.levelOf(seat),
      person: room.isPerson(seat) ? '' : castAt(match.id, seat),
      view,
      legal: table.legal(seat),
      luck: freshLuck(),
    };
    const asked = performance.now();
    const action = await this.#think(thought, { table: match.id, address: match.audience.address });
    await this.#inPace(performance.now() - asked);
    await this.#hub.ask(match, (now) =>
      // A thought about something that was taken back since is of no use.
      JSON.stringify(viewOf(now.table.standing, seat)) === seen ? now.judgeBot(seat, number, action) : DONE,
    );
  }

  /** How long a bot thinks depends on what it holds, so its decision is told at the next beat and not before. */
  async #inPace(thought: number): Promise<void> {
    if (this.#pace === 0) return;
    const left = this.#pace - (thought % this.#pace);
    await new Promise<void>((resolve) => {
      setTimeout(resolve, left).unref();
    });
  }

  /** Looks after the matches that need it: a bot's turn nobody thinks about, a person whose time is over. */
  async sweep(ahead = 0): Promise<void> {
    const now = this.#hub.now;
    const until = now + this.#hub.grace;
    const mine = [...this.#hub.matches].filter(({ thinking }) => thinking.size > 0);
    if (mine.length > 0) {
      await this.#hub.store.keepDue(
        mine.map(({ id }) => id),
        until,
      );
      for (const match of mine) match.due = until;
    }
    for (const id of await this.#hub.store.takeDue(now + ahead, until, 200)) {
      const match = await this.#hub.openIfPlayable(id);
      if (match !== undefined) await this.#lookAfter(match, until);
      else if (this.#hub.aside.has(id)) await this.#hub.store.releaseDue(id, until, now + ASIDE);
    }
  }

  /** The only process begins again: what the last one was looking after is ours at once. */
  resume(): Promise<void> {
    return this.sweep(this.#hub.grace);
  }

  async #lookAfter(match: Match & { room: Room }, until: number): Promise<void> {
    match.due = until;
    match.behind = true; // another process may have left it just now
    await this.#hub.ask(match, () => DONE);
    for (const seat of match.room?.late(this.#hub.now) ?? [])
      await this.#hub.ask(match, (room) =>
        room.late(this.#hub.now).includes(seat)
          ? { entry: { kind: 'away', seat, why: 'time' } }
          : { done: true },
      );
    const { room } = match;
    if (room === undefined) return;
    if (room.owesRating) await this.#notices.over(match);
    this.#drive(match, room);
    if (match.thinking.size > 0) return;
    const due = Number.isFinite(room.due) ? room.due : null;
    if (await this.#hub.store.releaseDue(match.id, until, due)) match.due = due;
  }

  /** What our bots are thinking about, others may begin at once. */
  async close(): Promise<void> {
    this.#closed = true;
    const ids = [...this.#hub.matches].flatMap(({ id, thinking }) => (thinking.size > 0 ? [id] : []));
    if (ids.length > 0) await this.#hub.store.keepDue(ids, this.#hub.now);
  }
}
