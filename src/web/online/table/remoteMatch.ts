/** An online match for the screen: shows what the table's store learns. */
import { computed, type Signal, signal } from '@preact/signals';
import {
  type Action,
  type Frame,
  type Game,
  isRefusal,
  listSeats,
  type Seat,
  type Update,
} from '../../../core/index.ts';
import { type MissedSteps, UNDO } from '../../../protocol/index.ts';
import type { History } from '../../match/session/history.ts';
import type {
  BoardNotice,
  CountedResult,
  Curtain,
  PlayerControls,
  Session,
  UndoObstacle,
} from '../../match/session/session.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import { FramePlayer } from '../../ui/board/framePlayer.ts';
import { afterNetworkError } from '../../ui/browser/faults.ts';
import { toPlayers } from '../displayNames.ts';
import { createSeatKeeper, saveSeenVersion } from '../heldSeats.ts';
import { buildSeenHistory, loadFinishedRecord, loadHistory } from './remoteHistory.ts';
import type { BoardNews } from './matchStore.ts';
import type { TableStore } from './tableStore.ts';

/** After a reconnect the last 12 missed decisions are animated; the more, the faster. */
const MAX_RECALLED = 12;

export class RemoteMatch implements Session, PlayerControls {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly config;
  readonly player: FramePlayer;
  readonly playing: PlayerControls = this;
  /** Online tables give no hints. */
  readonly advise = null;
  readonly asking = {
    obstacle: computed<UndoObstacle | null>(() => this.#findUndoObstacle()),
    ask: () => {
      const seat = this.#table.seat.peek();
      if (seat !== null) this.#table.command({ t: 'takeBack', seat, agree: true });
    },
  };
  readonly isRecalling = signal(false);
  readonly update;
  readonly sitters;
  readonly eventLog;
  readonly isBusy;
  readonly sending;
  readonly boardNotice;
  readonly winners;
  readonly result;
  /** Only where several people share this device, and the game has hidden hands. */
  readonly curtain?: Curtain;
  readonly #before: Signal<Seat | null>;
  readonly #table: TableStore;
  readonly #stops: readonly (() => void)[];

  constructor(table: TableStore, game: Game, screen: GameScreen, isShared = false) {
    this.game = game;
    this.screen = screen;
    this.#table = table;
    const before = signal<Seat | null>(null);
    const hidesHands = isShared && table.update.peek()?.view.own !== null;
    if (hidesHands) this.curtain = { before, lift: () => (before.value = null) };
    this.#before = before;
    this.config = table.info.peek()!.config;
    this.update = computed<Update>(() => table.update.value!);
    this.sitters = computed(() => toPlayers(table.info.value!));
    this.eventLog = table.match.decisions;
    this.sending = table.moves.sending;
    this.winners = computed(() => {
      const info = table.info.value!;
      return info.rated === undefined || info.status !== 'over' ? null : listSeats(info.winners);
    });
    this.boardNotice = computed<BoardNotice | null>(
      () => table.obstacle.value ?? (table.moves.isSlow.value ? 'sending' : null),
    );
    this.result = computed(() => this.#computeResult());
    this.player = new FramePlayer({ view: this.update.peek().view, events: [] }, screen);
    this.isBusy = computed(() => this.player.isBusy.value || table.moves.isWaiting.value);
    // What the player missed before this visit. Anything else is in the view already.
    const known = table.match.news.peek();
    if (known?.kind === 'missed') this.#show(known);
    this.#stops = [
      table.match.news.subscribe((news) => {
        if (news !== null && news !== known) this.#show(news);
      }),
      table.match.version.subscribe((version) => this.#markSeen(version)),
    ];
    document.addEventListener('visibilitychange', this.#handleVisibility);
  }

  #show(news: BoardNews): void {
    if (news.kind === 'frames') this.player.push(news.frames);
    else if (news.kind === 'jump') this.player.jump(news.to);
    else void this.#recall(news.missed, news.to);
  }

  async #recall({ view, steps }: MissedSteps, to: Update): Promise<void> {
    const before = steps.at(-1 - MAX_RECALLED)?.film.at(-1)?.view ?? view;
    this.player.jump({ view: before, events: [] });
    this.isRecalling.value = true;
    for (const { film } of steps.slice(-MAX_RECALLED)) this.player.push(film);
    // Other parts of the view may have changed too.
    this.player.push([{ view: to.view, events: [] }]);
    await this.player.idle();
    this.isRecalling.value = false;
  }

  #markSeen(version: number): void {
    if (!document.hidden) saveSeenVersion(this.#table.id, version, this.#table.seat.peek());
  }
  readonly #handleVisibility = (): void => this.#markSeen(this.#table.match.version.peek());

  /** A player who resigns or stays away loses. An agreed end has no winner. */
  #computeResult(): CountedResult | null {
    const seat = this.#table.seat.value;
    const { sitters, winners, created, rated } = this.#table.info.value!;
    if (seat === null) return null;
    const won = listSeats(winners);
    const early = sitters.map((_, other) => (won.includes(other) ? 1 / won.length : 0));
    const { payoffs } = this.update.value;
    const isEarly = payoffs === null || rated !== undefined;
    const shares = isEarly ? (won.length > 0 ? early : null) : payoffs;
    return { match: this.#table.id, seats: [seat], shares, at: created };
  }

  #findUndoObstacle(): UndoObstacle | null {
    const { rated, takeBack } = this.#table.info.value!;
    const seat = this.#table.seat.value;
    if (rated !== undefined) return 'rated';
    if (takeBack !== undefined) return 'asked';
    return this.eventLog.value.some(({ actor }) => actor === seat) ? null : 'noMove';
  }

  /** Hides the table until its player has the device. */
  cover(): void {
    if (this.curtain !== undefined) this.#before.value = this.#table.seat.peek();
  }

  get hasUndo() {
    return this.#table.seat.value !== null;
  }
  get isNew(): boolean {
    return this.eventLog.value.length === 0;
  }

  play(action: Action) {
    return this.#table.decide(action);
  }

  async undo(): Promise<Update | null> {
    const undone = this.update.value.canUndo ? await this.play(UNDO) : null;
    return undone === null || isRefusal(undone) ? null : undone;
  }

  /** Nobody waits for a reader: their clock stops for a limited time. Spectators have no clock. */
  holdWhileReading(): () => void {
    if (this.#table.seat.peek() === null) return () => {};
    this.#table.setReading(true);
    return () => this.#table.setReading(false);
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

  get #token(): string | undefined {
    return createSeatKeeper(this.#table.id, this.#table.beside).find()?.token;
  }

  history() {
    const nothing = { game: this.game, config: this.config, moments: [] };
    return loadHistory(this.game, this.#table.id, this.#token).catch(afterNetworkError(nothing));
  }

  get soFar() {
    return ['t', this.#table.id, this.#table.info.value?.status === 'over' ? 'replay' : 'so-far'];
  }

  /** The match so far, as this seat saw it. */
  historySoFar(): History {
    return buildSeenHistory(
      this.game,
      this.config,
      this.#table.match.firstView ?? this.update.peek().view,
      this.eventLog.value,
    );
  }

  loadRecord() {
    return loadFinishedRecord(this.game, this.config, this.#table.id, this.#token).catch(
      afterNetworkError(null),
    );
  }

  close(): void {
    for (const stop of this.#stops) stop();
    document.removeEventListener('visibilitychange', this.#handleVisibility);
    this.player.close();
  }
}
