/** The client's side of an online match: what the follower knows, as signals. */
import { batch, signal } from '@preact/signals';
import {
  type Frame,
  type Game,
  isDeepEqual,
  type Seat,
  type SeatSet,
  type Update,
  type View,
} from '../../../core/index.ts';
import {
  type Clock,
  Follower,
  type MissedSteps,
  readMissedUpdates,
  type ServerMessage,
  type Snapshot,
  stepsSince,
} from '../../../protocol/index.ts';
import type { DecisionEvents } from '../../match/session/session.ts';
import { getSeenVersion } from '../heldSeats.ts';

/** The events of one decision, and the version of the table after it. */
export interface KnownDecision extends DecisionEvents {
  readonly version: number;
  readonly film: readonly Frame[];
  /** The seat that decided, and the seats to act since. */
  readonly actor: Seat;
  readonly toAct: SeatSet;
}

/** What the board shows next: the frames of a decision, what the player has missed, or only the result. */
export type BoardNews =
  | { readonly kind: 'frames'; readonly frames: readonly Frame[] }
  | { readonly kind: 'missed'; readonly missed: MissedSteps; readonly to: Update }
  | { readonly kind: 'jump'; readonly to: Update };

export class MatchStore {
  /** Null until the match has begun. */
  readonly game = signal<Game | null>(null);
  readonly update = signal<Update | null>(null);
  readonly decisions = signal<readonly KnownDecision[]>([]);
  readonly news = signal<BoardNews | null>(null);
  /** Of the table: counts decisions and all other entries. */
  readonly version = signal(0);
  readonly clocks = signal<readonly Clock[]>([]);
  #follower: Follower | undefined;
  /** The view before the first known decision. */
  #first: View | undefined;

  /** Whether a message could not be verified. The view stays true, but only a snapshot continues. */
  get isLost(): boolean {
    return this.#follower?.isLost === true;
  }
  /** The number of the next decision. */
  get number(): number {
    return this.#follower?.number ?? 0;
  }
  /** When the last decision was made. */
  get at(): number {
    return this.#follower?.at ?? 0;
  }
  get firstView(): View | undefined {
    return this.#first ?? this.update.peek()?.view;
  }

  /** Begins the match, or continues it after a reconnect or after sitting down. */
  applySnapshot(game: Game, snapshot: Snapshot): void {
    const before = this.#follower;
    const follower = new Follower(game, snapshot);
    this.#follower = follower;
    const { seat, update, table } = follower;
    if (update === null) throw new Error('the match has not begun');
    const isSame = before?.seat === seat;
    if (!isSame) this.decisions.value = [];
    const known = isSame ? before.version : Infinity;
    const seen = before === undefined ? (getSeenVersion(table.id, seat) ?? Infinity) : known;
    if (!isSame || !isDeepEqual(before.update?.view, update.view))
      this.#noteMissed(update, readMissedUpdates(snapshot.missed), seen);
    this.#publish();
    this.game.value = game;
  }

  /** Adds missed updates to the known decisions, and shows those after the version that was seen last. */
  #noteMissed(to: Update, past: ReturnType<typeof readMissedUpdates>, seen: number): void {
    this.#first ??= to.view;
    if (past !== undefined) {
      const earlier = this.decisions.value.filter(({ version }) => version <= past.version);
      if (earlier.length === 0) this.#first = past.view;
      const later = past.steps.map(({ version, film, actor, toAct }): KnownDecision => ({
        version,
        film,
        actor,
        toAct,
        events: film.flatMap(({ events }) => events),
        isNew: version > seen,
      }));
      this.decisions.value = [...earlier, ...later];
    }
    const missed = past === undefined ? undefined : stepsSince(past, seen);
    this.news.value =
      missed === undefined || missed.steps.length === 0
        ? { kind: 'jump', to }
        : { kind: 'missed', missed, to };
  }

  applyUpdate(text: string): void {
    const before = this.#follower?.update?.view;
    const update = this.#follower?.read(text);
    if (update === undefined) return;
    const { version, events, frames: film, undone, toAct } = update;
    if (undone) this.decisions.value = this.decisions.value.slice(0, -1);
    else {
      if (this.decisions.value.length === 0) this.#first = before;
      const actor = this.#follower?.last?.seat ?? 0;
      const decision = { version, events, film, actor, toAct, isNew: document.hidden };
      this.decisions.value = [...this.decisions.value, decision];
    }
    // The board is busy before the next moves are offered.
    this.news.value = undone ? { kind: 'jump', to: update } : { kind: 'frames', frames: film };
    this.#publish();
  }

  applyMessage(message: Extract<ServerMessage, { t: 'table' | 'say' | 'words' }>): void {
    this.#follower?.applyMessage(message);
    this.#publish();
  }

  #publish(): void {
    const follower = this.#follower;
    if (follower === undefined) return;
    batch(() => {
      this.update.value = follower.update;
      this.version.value = follower.version;
      this.clocks.value = follower.clocks;
    });
  }
}
