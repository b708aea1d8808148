/** An online match for the screen: follows the server's updates and resends decisions until the server has them. */
import { computed, signal } from '@preact/signals';
import {
  type Action,
  onlineBotName,
  type Frame,
  type Game,
  isRefusal,
  listSeats,
  NO_SEATS,
  type Refusal,
  isDeepEqual,
  type Seat,
  type SeatSet,
  type Player,
  type Update,
  type View,
} from '../../../core/index.ts';
import {
  getSeatName,
  getAwayReason,
  type Decision,
  type Follower,
  type Rejection,
  type MissedSteps,
  readMissedUpdates,
  stepsSince,
  type MissedUpdates,
  type TableInfo,
  UNDO,
} from '../../../protocol/index.ts';
import type {
  CountedResult,
  DecisionEvents,
  BoardNotice,
  PlayerControls,
  Session,
} from '../../match/session/session.ts';
import { FramePlayer } from '../../ui/board/framePlayer.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import type { History } from '../../match/session/history.ts';
import { buildSeenHistory, loadHistory, loadFinishedRecord } from './remoteHistory.ts';
import { saveSeenVersion, findHeldSeat, getSeenVersion } from '../heldSeats.ts';
import { getDisplayName } from '../displayNames.ts';
import { numberEqualNames } from '../../i18n/seatNames.ts';

/** After a reconnect the last 12 missed decisions are animated; the more, the faster. */
const MAX_RECALLED = 12;
/** The pause before a retry when the server is busy. */
const BUSY_RETRY_MS = 1500;
/** A slower answer shows "sending". */
const SLOW_ANSWER_MS = 400;

interface PendingDecision {
  readonly decision: Decision;
  readonly settle: (outcome: Update | Refusal | null) => void;
}

export interface RemoteMatchParts {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly follower: Follower;
  readonly missed: readonly MissedUpdates[];
  readonly send: (decision: Decision) => void;
  readonly requestSnapshot: () => void;
  readonly setReading: (is: boolean) => void;
  readonly refuse: (code: Rejection['code']) => void;
}

/** The events of one decision, and the version of the table after it. */
interface VersionedEvents extends DecisionEvents {
  readonly version: number;
  readonly film: readonly Frame[];
  /** The seat that decided, and the seats to act since. */
  readonly actor: Seat;
  readonly toAct: SeatSet;
}

function findObstacle({ table: { ending, pause, sitters }, seat }: Follower): BoardNotice | null {
  if (ending !== null) return ending === 'played' ? null : 'ended';
  if (seat !== null && getAwayReason(sitters[seat]) !== null) return 'away';
  return pause.on ? 'paused' : null;
}

export const toPlayers = (table: Pick<TableInfo, 'id' | 'sitters'>): Player[] =>
  table.sitters.map((sitter, seat) =>
    sitter.kind === 'bot'
      ? { ...sitter, name: onlineBotName(table.id, seat) }
      : { kind: 'person', name: getDisplayName(table.id, seat, getSeatName(sitter)) },
  );

/** Equal names are numbered. */
export const listSeatNames = (table: Pick<TableInfo, 'id' | 'sitters'>): string[] =>
  numberEqualNames(toPlayers(table).map(({ name }) => name));

export class RemoteMatch implements Session, PlayerControls {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly config;
  readonly sitters;
  readonly update;
  readonly eventLog = signal<readonly VersionedEvents[]>([]);
  readonly player: FramePlayer;
  readonly isBusy;
  readonly playing: PlayerControls = this;
  /** Online tables give no hints. */
  readonly advise = null;
  readonly isRecalling = signal(false);
  readonly #id: string;
  readonly #parts: RemoteMatchParts;
  #follower: Follower;
  readonly #pending = signal<PendingDecision | null>(null);
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** A fast answer needs no notice. */
  readonly #isSlow = signal(false);
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  readonly sending = computed<Action | null>(() => {
    const action = this.#pending.value?.decision[1] ?? UNDO;
    return action === UNDO ? null : action;
  });
  readonly boardNotice = computed<BoardNotice | null>(
    () => this.#obstacle.value ?? (this.#isSlow.value ? 'sending' : null),
  );
  readonly result = computed<CountedResult | null>(() => this.#computeResult(this.update.value));
  readonly #obstacle;
  /** The view before the first known decision. */
  #first: View;

  constructor(parts: RemoteMatchParts) {
    const { game, screen, follower, missed } = parts;
    this.game = game;
    this.screen = screen;
    this.#parts = parts;
    this.#follower = follower;
    this.#id = follower.table.id;
    this.#first = this.#serverUpdate.view;
    this.config = follower.table.config;
    this.sitters = signal<readonly Player[]>(toPlayers(follower.table));
    this.#obstacle = signal(findObstacle(follower));
    this.player = new FramePlayer({ view: this.#serverUpdate.view, events: [] }, screen);
    this.#showMissed(missed, getSeenVersion(this.#id, follower.seat) ?? Infinity);
    this.update = signal(this.#computeUpdate());
    this.isBusy = computed(() => this.player.isBusy.value || this.#pending.value !== null);
    this.#markSeen();
    document.addEventListener('visibilitychange', this.#markSeen);
  }

  get hasUndo() {
    return this.#follower.seat !== null;
  }
  get #serverUpdate(): Update {
    const { update } = this.#follower;
    if (update === null) throw new Error('the match has not begun');
    return update;
  }

  /** Stores missed updates and animates those after the last seen version. */
  #showMissed(missed: readonly MissedUpdates[], seen: number): void {
    const past = readMissedUpdates(missed);
    if (past !== undefined) {
      const earlier = this.eventLog.value.filter(({ version }) => version <= past.version);
      if (earlier.length === 0) this.#first = past.view;
      const lines = past.steps.map(({ version, film, actor, toAct }): VersionedEvents => ({
        version,
        film,
        actor,
        toAct,
        events: film.flatMap(({ events }) => events),
        isNew: version > seen,
      }));
      this.eventLog.value = [...earlier, ...lines];
    }
    const unseen = past === undefined ? undefined : stepsSince(past, seen);
    if (unseen === undefined || unseen.steps.length === 0) this.player.jump(this.#serverUpdate);
    else void this.#showPast(unseen);
  }

  async #showPast({ view, steps }: MissedSteps): Promise<void> {
    const before = steps.at(-1 - MAX_RECALLED)?.film.at(-1)?.view ?? view;
    this.player.jump({ view: before, events: [] });
    this.isRecalling.value = true;
    for (const { film } of steps.slice(-MAX_RECALLED)) this.player.push(film);
    // Other parts of the view may have changed too.
    this.player.push([{ view: this.#serverUpdate.view, events: [] }]);
    await this.player.idle();
    this.isRecalling.value = false;
  }

  /** The server's update without the moves that a pause or absence rules out. */
  #computeUpdate(): Update {
    const { table, seat, isLost } = this.#follower;
    const known = this.#serverUpdate;
    const isStill = table.status === 'over' || table.pause.on;
    const isAway = seat !== null && getAwayReason(table.sitters[seat]) !== null;
    return {
      ...known,
      toAct: isStill ? NO_SEATS : known.toAct,
      legal: isStill || isAway || isLost ? [] : known.legal,
      canUndo: known.canUndo && !isStill && !isAway && !isLost,
    };
  }

  /** A player who resigns or stays away loses. An agreed end has no winner. */
  #computeResult({ payoffs }: Update): CountedResult | null {
    const { table, seat } = this.#follower;
    if (seat === null) return null;
    const won = listSeats(table.winners);
    const early = table.sitters.map((_, other) => (won.includes(other) ? 1 / won.length : 0));
    const shares = payoffs ?? (won.length > 0 ? early : null);
    return { match: this.#id, seats: [seat], shares, at: table.created };
  }

  readonly #markSeen = (): void => {
    if (document.hidden) return;
    const { version, seat } = this.#follower;
    saveSeenVersion(this.#id, version, seat);
  };

  /** Applies a snapshot after a reconnect or after sitting down. */
  resume(follower: Follower, missed: readonly MissedUpdates[]): void {
    const before = this.#follower;
    this.#follower = follower;
    const isSame = before.seat === follower.seat;
    if (!isSame) this.eventLog.value = [];
    if (!isSame || !isDeepEqual(before.update?.view, follower.update?.view))
      this.#showMissed(missed, isSame ? before.version : Infinity);
    this.tableChanged();
    const owed = this.#pending.value;
    if (owed === null) return;
    if (follower.number > owed.decision[0]) this.#settle(this.update.value);
    else this.#parts.send(owed.decision);
  }

  applyUpdate(text: string): void {
    const wasLost = this.#follower.isLost;
    const before = this.#serverUpdate.view;
    const update = this.#follower.read(text);
    if (update === undefined) {
      // The view stays but accepts no moves until a snapshot arrives.
      this.update.value = this.#computeUpdate();
      if (!wasLost) this.#parts.requestSnapshot();
      return;
    }
    const { version, events, frames: film, undone, toAct } = update;
    if (undone) {
      this.eventLog.value = this.eventLog.value.slice(0, -1);
      this.player.jump(update);
    } else {
      if (this.eventLog.value.length === 0) this.#first = before;
      const actor = this.#follower.last?.seat ?? 0;
      const line = { version, events, film, actor, toAct, isNew: document.hidden };
      this.eventLog.value = [...this.eventLog.value, line];
      this.player.push(film);
    }
    this.update.value = this.#computeUpdate();
    this.#markSeen();
    const owed = this.#pending.value;
    if (owed !== null && this.#follower.number > owed.decision[0]) this.#settle(this.update.value);
  }

  /** The table around the match has changed: a player left, or the match was ended. */
  tableChanged(): void {
    this.sitters.value = toPlayers(this.#follower.table);
    this.#obstacle.value = findObstacle(this.#follower);
    this.update.value = this.#computeUpdate();
    this.#markSeen();
  }

  /** The server already has the decision with that number. */
  acknowledge(number: number): void {
    if (this.#pending.value?.decision[0] === number) this.#settle(this.update.value);
  }

  refused(number: number, no: Rejection): void {
    const owed = this.#pending.value;
    if (owed?.decision[0] !== number) return;
    if (no.code === 'busy' || no.code === 'rateLimited') {
      clearTimeout(this.#retryTimer);
      this.#retryTimer = setTimeout(() => this.#parts.send(owed.decision), BUSY_RETRY_MS);
    } else if (no.code === 'illegal') this.#settle({ clause: no.clause, reason: no.reason });
    else if (no.code !== 'closing') {
      this.#settle(null);
      this.#parts.refuse(no.code);
    }
  }

  #settle(outcome: Parameters<PendingDecision['settle']>[0]): void {
    const owed = this.#pending.value;
    clearTimeout(this.#slowTimer);
    this.#isSlow.value = false;
    this.#pending.value = null;
    owed?.settle(outcome);
  }

  play(action: Action): Promise<Update | Refusal | null> {
    if (this.#pending.value !== null) return Promise.resolve(null);
    const decision = this.#follower.decision(action);
    const settled = new Promise<Update | Refusal | null>((settle) => {
      this.#pending.value = { decision, settle };
    });
    this.#slowTimer = setTimeout(() => (this.#isSlow.value = true), SLOW_ANSWER_MS);
    this.#parts.send(decision);
    return settled;
  }

  async undo(): Promise<Update | null> {
    const undone = this.update.value.canUndo ? await this.play(UNDO) : null;
    return undone === null || isRefusal(undone) ? null : undone;
  }

  get isNew(): boolean {
    return this.eventLog.value.length === 0;
  }

  /** Nobody waits for a reader: their clock stops for a limited time. Spectators have no clock. */
  holdWhileReading(): () => void {
    if (this.#follower.seat === null) return () => {};
    this.#parts.setReading(true);
    return () => this.#parts.setReading(false);
  }

  async framesOf(decision: number): Promise<readonly Frame[] | null> {
    const film = this.eventLog.value[decision]?.film;
    if (film === undefined) return null;
    const before = this.eventLog.value[decision - 1]?.film.at(-1)?.view;
    return before === undefined ? film : [{ events: [], view: before }, ...film];
  }

  /** The number of known decisions before a version of the table. */
  countDecisionsBefore(version: number): number {
    return this.eventLog.value.filter((decision) => decision.version < version).length;
  }

  history() {
    const nothing = { game: this.game, config: this.config, moments: [] };
    return loadHistory(this.game, this.#id, findHeldSeat(this.#id)?.token).catch(() => nothing);
  }

  get soFar() {
    return ['t', this.#id, this.#follower.table.status === 'over' ? 'replay' : 'so-far'];
  }

  /** The match so far, as this seat saw it. */
  historySoFar(): History {
    return buildSeenHistory(this.game, this.config, this.#first, this.eventLog.value);
  }

  loadRecord() {
    return loadFinishedRecord(this.game, this.config, this.#id, findHeldSeat(this.#id)?.token).catch(
      () => null,
    );
  }

  close(): void {
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#slowTimer);
    document.removeEventListener('visibilitychange', this.#markSeen);
    this.player.close();
  }
}
