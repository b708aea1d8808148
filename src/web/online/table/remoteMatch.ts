/** A match at a table elsewhere, as the screen sees it: what the server tells, and decisions repeated until it has them. */
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

/** Of what was missed the last 12 decisions are shown, the quicker the more they are. */
const MAX_RECALLED = 12;
/** A server that is busy is asked again after 1.5 seconds. */
const BUSY_RETRY_MS = 1500;
/** An answer that takes longer is worth a word. */
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
  /** Asks for the whole view: what came could not be proved. */
  readonly requestSnapshot: () => void;
  /** Whether the person reads how the game is played. */
  readonly setReading: (is: boolean) => void;
  /** Says why something was not done, in words. */
  readonly refuse: (code: Rejection['code']) => void;
}

/** What one decision told, and the version of the table it led to. */
interface VersionedEvents extends DecisionEvents {
  readonly version: number;
  /** How it looked. */
  readonly film: readonly Frame[];
  /** Who decided, and who owes a decision since. */
  readonly actor: Seat;
  readonly toAct: SeatSet;
}

/** What keeps the seat that looks from playing, if anything does. */
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
  /** Nobody is helped at a table with others; what nobody has seen may be taken back. */
  readonly advise = null;
  /** Whether what happened since this seat last looked is being shown. */
  readonly isRecalling = signal(false);
  readonly #id: string;
  readonly #parts: RemoteMatchParts;
  #follower: Follower;
  readonly #pending = signal<PendingDecision | null>(null);
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** An answer that comes at once needs no word. */
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
  /** What was there before the first decision that was heard of. */
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
  /** The last thing the server told. */
  get #serverUpdate(): Update {
    const { update } = this.#follower;
    if (update === null) throw new Error('the match has not begun');
    return update;
  }

  /** Notes what happened lately, and shows what came after the version that was seen last. */
  #showMissed(missed: readonly MissedUpdates[], seen: number): void {
    const past = readMissedUpdates(missed, this.config.seats);
    if (past !== undefined) {
      const kept = this.eventLog.value.filter(({ version }) => version <= past.version);
      if (kept.length === 0) this.#first = past.view;
      const lines = past.steps.map(({ version, film, actor, toAct }): VersionedEvents => ({
        version,
        film,
        actor,
        toAct,
        events: film.flatMap(({ events }) => events),
        isNew: version > seen,
      }));
      this.eventLog.value = [...kept, ...lines];
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
    // Whatever else has changed in the view is true, too.
    this.player.push([{ view: this.#serverUpdate.view, events: [] }]);
    await this.player.idle();
    this.isRecalling.value = false;
  }

  /** What the server told, less what cannot be done while the match stands still or the seat is away. */
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

  /** Whoever gives up, or is away too long, loses; a match that all agreed to end has no winner. */
  #computeResult({ payoffs }: Update): CountedResult | null {
    const { table, seat } = this.#follower;
    if (seat === null) return null;
    const won = listSeats(table.winners);
    const early = table.sitters.map((_, other) => (won.includes(other) ? 1 / won.length : 0));
    const shares = payoffs ?? (won.length > 0 ? early : null);
    return { match: this.#id, seats: [seat], shares, at: table.created };
  }

  /** Notes that whoever sits here has seen everything so far. */
  readonly #markSeen = (): void => {
    if (document.hidden) return;
    const { version, seat } = this.#follower;
    saveSeenVersion(this.#id, version, seat);
  };

  /** A new snapshot: after a connection was lost, after sitting down. */
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

  /** A decision of whomever it was. */
  applyDelta(bytes: Uint8Array): void {
    const wasLost = this.#follower.isLost;
    const before = this.#serverUpdate.view;
    const update = this.#follower.read(bytes);
    if (update === undefined) {
      // What is on show stays true, and nothing can be done with it until the server has told everything anew.
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

  /** The table around the match has changed: somebody left, the match was ended. */
  tableChanged(): void {
    this.sitters.value = toPlayers(this.#follower.table);
    this.#obstacle.value = findObstacle(this.#follower);
    this.update.value = this.#computeUpdate();
    this.#markSeen();
  }

  /** The server had the decision of that number already. */
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

  /** Nobody waits for one who reads, but their clock does for a while. */
  holdWhileReading(): () => void {
    this.#parts.setReading(true);
    return () => this.#parts.setReading(false);
  }

  async framesOf(decision: number): Promise<readonly Frame[] | null> {
    const film = this.eventLog.value[decision]?.film;
    if (film === undefined) return null;
    const before = this.eventLog.value[decision - 1]?.film.at(-1)?.view;
    return before === undefined ? film : [{ events: [], view: before }, ...film];
  }

  history() {
    const nothing = { game: this.game, config: this.config, moments: [] };
    return loadHistory(this.game, this.#id, findHeldSeat(this.#id)?.token).catch(() => nothing);
  }

  get soFar() {
    return ['t', this.#id, this.#follower.table.status === 'over' ? 'replay' : 'so-far'];
  }

  /** What was heard of the match up to now, as the eyes that look saw it. */
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
