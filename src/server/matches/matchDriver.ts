/** Acts without a command: bots' decisions, expired clocks, matches that another process has abandoned. */
import {
  onlineBotName,
  listSeats,
  NO_SEATS,
  singleSeat,
  type Seat,
  type SeatSet,
  viewOf,
} from '../../core/index.ts';
import { type TurnBefore, NOTHING_TO_DO, type Hub, type HeldMatch } from './hub.ts';
import type { Room } from '../room/room.ts';
import { createRandomWords, type ChooseBotAction } from '../bots/botPool.ts';

export interface MatchDriverEvents {
  readonly turn: (match: string, seat: Seat) => void;
  readonly nudge: (match: string, seat: Seat) => void;
  readonly over: (match: HeldMatch) => Promise<void>;
  readonly failed: (what: string, error: unknown) => void;
}

/** When an unplayable match is tried again, in milliseconds: another process may have its rules. */
const UNPLAYABLE_RETRY = 60_000;

export class MatchDriver {
  readonly #hub: Hub;
  readonly #chooseBotAction: ChooseBotAction;
  readonly #events: MatchDriverEvents;
  readonly #pace: number;
  #closed = false;

  constructor(hub: Hub, think: ChooseBotAction, notices: MatchDriverEvents, pace: number) {
    this.#pace = pace;
    this.#hub = hub;
    this.#chooseBotAction = think;
    this.#events = notices;
  }

  /** Starts bots and notifies players whose turn it has become. */
  afterEntry(match: HeldMatch, room: Room, { toAct, botsToAct, entry }: TurnBefore): void {
    if (room.owesRating)
      void this.#events.over(match).catch((error: unknown) => this.#events.failed('rating', error));
    if (room.toAct === NO_SEATS) return;
    if (room.takeBack !== null)
      this.#hub.submit(
        match,
        (now) => now.judgeAgreedUndo(),
        () => {},
      );
    // Bots that owed the same decision before are already thinking, here or in another process.
    const actor = entry.kind === 'act' ? singleSeat(entry.seat) : NO_SEATS;
    this.#playBotTurns(match, room, room.botsToAct & (~botsToAct | actor));
    for (const seat of listSeats(room.toAct & ~toAct & ~room.botsToAct))
      if (!match.audience.has(seat)) this.#events.turn(match.id, seat);
    if (entry.kind === 'nudge') this.#events.nudge(match.id, entry.seat);
  }

  /** Starts bots for the decisions they owe; never twice for the same decision. */
  #playBotTurns(match: HeldMatch, room: Room, seats: SeatSet = room.botsToAct): void {
    if (this.#closed) return;
    for (const seat of listSeats(seats)) {
      // After an undo, the same decision number may come up again.
      const subject = `${room.nextNumber(seat)} ${room.undone}`;
      if (match.thinking.get(seat) === subject) continue;
      match.thinking.set(seat, subject);
      void this.#playBotTurn(match, room, seat)
        .catch((error: unknown) => this.#events.failed('bot', error))
        .finally(() => {
          if (match.thinking.get(seat) === subject) match.thinking.delete(seat);
        });
    }
  }

  async #playBotTurn(match: HeldMatch, room: Room, seat: Seat): Promise<void> {
    const { table } = room;
    const number = room.nextNumber(seat);
    const view = viewOf(table.readonlyState, seat);
    const seen = JSON.stringify(view);
    const thought = {
      game: room.setup.game.id,
      level: room.botLevel(seat),
      person: room.seating.isPerson(seat) ? '' : onlineBotName(match.id, seat),
      view,
      legal: table.legal(seat),
      luck: createRandomWords(),
    };
    const asked = performance.now();
    const action = await this.#chooseBotAction(thought, { table: match.id, address: match.audience.address });
    await this.#waitForPace(performance.now() - asked);
    await this.#hub.submitAsync(match, (now) =>
      // The result is useless if the position has changed since.
      JSON.stringify(viewOf(now.table.readonlyState, seat)) === seen
        ? now.judgeBot(seat, number, action)
        : NOTHING_TO_DO,
    );
  }

  /** A bot's thinking time depends on its hand, so its decision waits for the next multiple of the pace. */
  async #waitForPace(thought: number): Promise<void> {
    if (this.#pace === 0) return;
    const left = this.#pace - (thought % this.#pace);
    await new Promise<void>((resolve) => {
      setTimeout(resolve, left).unref();
    });
  }

  /** Processes due matches: abandoned bots' turns and expired clocks. */
  async driveDueMatches(ahead = 0): Promise<void> {
    const now = this.#hub.now;
    const until = now + this.#hub.grace;
    const mine = [...this.#hub.matches].filter(({ thinking }) => thinking.size > 0);
    if (mine.length > 0) {
      await this.#hub.store.extendDue(
        mine.map(({ id }) => id),
        until,
      );
      for (const match of mine) match.due = until;
    }
    for (const id of await this.#hub.store.claimDue(now + ahead, until, 200)) {
      const match = await this.#hub.openIfPlayable(id);
      if (match !== undefined) await this.#resumeMatch(match, until);
      else if (this.#hub.unplayable.has(id))
        await this.#hub.store.releaseDue(id, until, now + UNPLAYABLE_RETRY);
    }
  }

  /** For a single process after a restart: its predecessor's claims become its own at once. */
  resumeAll(): Promise<void> {
    return this.driveDueMatches(this.#hub.grace);
  }

  async #resumeMatch(match: HeldMatch & { room: Room }, until: number): Promise<void> {
    match.due = until;
    match.isBehind = true; // another process may have been the last to write
    await this.#hub.submitAsync(match, () => NOTHING_TO_DO);
    for (const seat of match.room?.listLate(this.#hub.now) ?? [])
      await this.#hub.submitAsync(match, (room) =>
        room.listLate(this.#hub.now).includes(seat)
          ? { entry: { kind: 'away', seat, why: 'time' } }
          : { done: true },
      );
    const { room } = match;
    if (room === undefined) return;
    if (room.owesRating) await this.#events.over(match);
    this.#playBotTurns(match, room);
    if (match.thinking.size > 0) return;
    const due = Number.isFinite(room.due) ? room.due : null;
    if (await this.#hub.store.releaseDue(match.id, until, due)) match.due = due;
  }

  /** Other processes may take over our bots' decisions at once. */
  async close(): Promise<void> {
    this.#closed = true;
    const ids = [...this.#hub.matches].flatMap(({ id, thinking }) => (thinking.size > 0 ? [id] : []));
    if (ids.length > 0) await this.#hub.store.extendDue(ids, this.#hub.now);
  }
}
