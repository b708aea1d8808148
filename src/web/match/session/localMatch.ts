/** A match on this device: people who share it, bots in a worker, and a saved record. */
import { decisionSeed } from '../../../bots/seededDecision.ts';
import type { Hint } from '../../../bots/index.ts';
import { computed, signal } from '@preact/signals';
import {
  type Action,
  fastRng,
  type Frame,
  type Game,
  seatSetHas,
  eventsVisibleTo,
  isRefusal,
  deriveKey,
  listSeats,
  type MatchRecord,
  NO_SEATS,
  type Played,
  type Refusal,
  type Seat,
  type Table,
  type EmittedEvent,
  type Update,
  createUpdate,
  viewOf,
} from '../../../core/index.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import { WorkerClient } from '../workers/workerClient.ts';
import { replayDecision, type History, openTable, replayRecord, type ReplayedRecord } from './history.ts';
import type { CountedResult, Curtain, DecisionEvents, PlayerControls, Session } from './session.ts';
import { computeOutcome } from '../../../daily/seatOutcome.ts';
import { computePlace } from '../../../daily/seatPlace.ts';
import { finishTry, hidesCards } from '../storage/dailyTries.ts';
import { countsForStrength, type SavedMatch, saveMatch } from '../storage/savedMatches.ts';
import { recordResult } from './adaptiveStrength.ts';
import { canEverUndo, hasNoChoice } from './decisionChecks.ts';
import { getSpeedFactor, playsForced } from '../../ui/browser/settings.ts';
import { FramePlayer, FORCED_MOVE_MS, wait } from '../../ui/board/framePlayer.ts';
import { afterFault } from '../../ui/browser/faults.ts';

/** A bot takes at least half a second, so that players can follow. */
const BOT_PAUSE_MS = 500;

export class LocalMatch implements Session, PlayerControls, Curtain {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly config;
  readonly sitters;
  readonly update;
  readonly eventLog;
  readonly player: FramePlayer;
  readonly playing: PlayerControls = this;
  readonly curtain: Curtain = this;
  readonly before = signal<Seat | null>(null);
  readonly trouble = signal<'notKept' | 'botFailed' | null>(null);
  readonly hasUndo: boolean;
  readonly isNew: boolean;
  readonly soFar: readonly string[];
  readonly advise: PlayerControls['advise'];
  readonly result;
  readonly canTakeBack;
  #saved: SavedMatch;
  /** Since the last take-back, or from the start. */
  #table: Table;
  readonly #bots = new WorkerClient();
  /** Events by action, parallel to the record. */
  readonly #eventsByAction: (readonly EmittedEvent[])[] = [];
  /** How many actions each seat knew when it last had the device. */
  readonly #seen: number[];
  readonly #hasSecrets: boolean;
  #viewer: Seat | null;
  /** Bots wait while the player reads something first. */
  #held: Promise<void> = Promise.resolve();
  #isRunning = false;
  #closed = false;

  /** Throws if the record cannot be replayed. */
  constructor(saved: SavedMatch, game: Game, screen: GameScreen) {
    this.game = game;
    this.screen = screen;
    this.config = saved.config;
    this.soFar = ['replay', saved.id];
    this.advise = saved.help ? () => this.#findHint() : null;
    this.sitters = signal(saved.sitters);
    this.#saved = saved;
    this.isNew = saved.actions.length === 0;
    this.#table = openTable(game, saved, (_, { emitted }) => this.#eventsByAction.push(emitted));
    this.#hasSecrets = this.#table.truth.own.some((own: unknown) => own !== null);
    const persons = this.#persons;
    // A deal that others play too stays as it is.
    const takesBack =
      saved.help && saved.occasion === undefined && persons.length === 1 && saved.sitters.length > 1;
    this.hasUndo = takesBack || (saved.help && canEverUndo(game, saved.config, persons));
    this.#viewer = persons.length === 1 ? persons[0]! : null;
    this.#seen = saved.sitters.map(() => this.#eventsByAction.length);
    this.update = signal(this.#updateAfter(null));
    this.player = new FramePlayer(this.update.value, screen);
    this.eventLog = signal(this.#visibleDecisions());
    const { id: match, at } = saved;
    this.result = computed<CountedResult | null>(() => {
      const { payoffs: shares } = this.update.value;
      return countsForStrength(this.#saved) ? { match, seats: persons, shares, at } : null;
    });
    this.canTakeBack = computed(
      () => takesBack && this.update.value.payoffs === null && this.#findLastChoice() !== null,
    );
    void this.#runBots();
  }

  get isBusy() {
    return this.player.isBusy;
  }
  get #persons(): Seat[] {
    return this.#saved.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }
  get #isCovered(): boolean {
    return this.#saved.curtain && this.#hasSecrets && this.#persons.length > 1;
  }

  /** With all actions, also those before a take-back. */
  get #record(): ReplayedRecord {
    const { actions, reshuffles } = this.#saved;
    const before = actions.slice(0, reshuffles?.at(-1)?.at ?? 0);
    return { ...this.#saved, actions: [...before, ...this.#table.record.actions] };
  }
  get #history(): History {
    const { seed, actions, reshuffles } = this.#record;
    return replayRecord(this.game, this.config, seed, actions, reshuffles);
  }

  /** The number of actions before the player's last decision with a choice. */
  #findLastChoice(): number | null {
    const { actions } = this.#record;
    const { moments } = this.#history;
    const hasChoice = (seat: Seat, at: number): boolean =>
      this.game.legal(viewOf(moments[at]!.state, seat)).length > 1;
    const at = actions.findLastIndex(([seat], i) => seat === this.#viewer && hasChoice(seat, i));
    return at < 0 ? null : at;
  }

  #updateAfter(played: Played | null): Update {
    const update = createUpdate(this.#table, this.#viewer, played);
    return { ...update, canUndo: update.canUndo && this.#saved.help };
  }

  #visibleDecisions(): DecisionEvents[] {
    const seat = this.#viewer;
    const seen = seat === null ? 0 : (this.#seen[seat] ?? 0);
    return this.#eventsByAction.map((emitted, i) => ({
      events: eventsVisibleTo(emitted, seat),
      isNew: this.#isCovered && i >= seen,
    }));
  }

  #handlePlayed(played: Played): Update {
    const update = this.#updateAfter(played);
    if (update.undone) {
      this.#eventsByAction.pop();
      this.player.jump(update);
    } else {
      this.#eventsByAction.push(played.emitted);
      if (this.before.value === null) this.player.push(update.frames);
    }
    this.#publish(update);
    this.#save(this.#record.actions);
    return update;
  }

  #publish(update: Update): void {
    this.update.value = update;
    this.eventLog.value = this.#visibleDecisions();
  }

  /** A new viewer, or none, sees the current view at once. */
  #showTo(seat: Seat | null): void {
    this.#viewer = seat;
    const update = this.#updateAfter(null);
    this.player.jump(update);
    this.#publish(update);
  }

  #save(actions: readonly (readonly [number, number])[]): void {
    const over = this.#table.toAct === NO_SEATS;
    const match: SavedMatch = {
      ...this.#saved,
      actions: actions.map(([s, a]) => [s, a]),
      at: Date.now(),
      over,
    };
    if (over) this.#recordResult(match);
    if (!saveMatch(match)) this.trouble.value = 'notKept';
    else if (this.trouble.value === 'notKept') this.trouble.value = null;
  }

  #recordResult(match: SavedMatch): void {
    if (countsForStrength(match)) recordResult(match, this.update.value.payoffs ?? []);
    const seat = this.#persons[0];
    if (match.occasion?.kind === 'daily' && seat !== undefined) finishTry(match, this.#computeFinish(seat));
  }

  #computeFinish(seat: Seat) {
    const state = this.#table.readonlyState;
    const { won, lead } = computeOutcome(this.game, state, seat);
    return { won, lead, finish: { place: computePlace(this.game, state, seat), seats: this.config.seats } };
  }

  async #runBots(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let bot = this.#dueBot(); bot !== undefined && !this.#closed; bot = this.#dueBot()) {
      this.#handOver();
      await this.#playBot(bot);
    }
    this.#isRunning = false;
    if (this.#closed) return;
    await this.player.idle();
    this.#handOver();
  }

  #dueBot(): Seat | undefined {
    return listSeats(this.#table.toAct).find((seat) => this.#saved.sitters[seat]?.kind === 'bot');
  }

  async #playBot(seat: Seat): Promise<void> {
    const sitter = this.#saved.sitters[seat];
    if (sitter?.kind !== 'bot') return;
    const view = this.#table.view(seat);
    const legal = this.#table.legal(seat);
    const asked = JSON.stringify(view);
    const { seed: tableSeed, actions } = this.#table.record;
    const seed = decisionSeed(tableSeed, seat, actions.filter(([by]) => by === seat).length);
    const [action] = await Promise.all([
      this.#bots
        .ask<Action>({ game: this.game.id, bot: sitter.level, person: sitter.name, view, legal, seed })
        .catch(afterFault(null)),
      this.player.idle().then(() => wait(BOT_PAUSE_MS * getSpeedFactor())),
    ]);
    await this.#held;
    // An undo may have changed the position meanwhile: then the bot decides again.
    if (
      this.#closed ||
      !seatSetHas(this.#table.toAct, seat) ||
      JSON.stringify(this.#table.view(seat)) !== asked
    )
      return;
    await this.player.idle();
    const isSound = action !== null && legal.includes(action);
    // It would fail again. A random legal move continues the match, and the screen says so.
    if (!isSound) this.trouble.value = 'botFailed';
    const chosen = isSound ? action : legal[fastRng(seed, 1).below(legal.length)]!;
    const played = this.#table.play(seat, chosen, true);
    if (isRefusal(played)) throw new Error(`a legal move is refused: ${played.clause}`);
    this.#handlePlayed(played);
  }

  /** Hands the device to a person who has to act and does not have it. */
  #handOver(): void {
    const due = listSeats(this.#table.toAct).filter((seat) => this.#saved.sitters[seat]?.kind === 'person');
    const [next] = due;
    if (next === undefined || (this.#viewer !== null && due.includes(this.#viewer))) return;
    const forced = playsForced.value ? due.find((seat) => this.#hasNoChoice(seat)) : undefined;
    if (forced !== undefined) void this.#playForced(forced);
    else if (this.#isCovered) this.#coverFor(next);
    else this.#uncoverFor(next);
  }

  #hasNoChoice(seat: Seat): boolean {
    return (
      this.#table.legal(seat).length === 1 &&
      hasNoChoice(this.game, this.#table.view(null), this.#table.toAct, seat)
    );
  }

  /** A forced move needs no handover: it is played where the device is. */
  async #playForced(seat: Seat): Promise<void> {
    const table = this.#table;
    const { version } = table;
    await wait(FORCED_MOVE_MS * getSpeedFactor());
    await this.#held;
    if (this.#closed || this.#table !== table || table.version !== version) return;
    const played = this.#table.play(seat, this.#table.legal(seat)[0]!, true);
    if (isRefusal(played)) return;
    this.#handlePlayed(played);
    void this.#runBots();
  }

  #coverFor(seat: Seat): void {
    if (this.#viewer !== null) this.#seen[this.#viewer] = this.#eventsByAction.length;
    this.before.value = seat;
    this.#showTo(null);
  }

  #uncoverFor(seat: Seat): void {
    this.before.value = null;
    this.#showTo(seat);
  }

  holdWhileReading(): () => void {
    let release: () => void = () => undefined;
    this.#held = new Promise((resolve) => (release = resolve));
    return release;
  }

  lift(): void {
    if (this.before.value !== null) this.#uncoverFor(this.before.value);
  }

  async play(action: Action): Promise<Update | Refusal | null> {
    const seat = this.#viewer;
    if (seat === null) return null;
    const played = this.#table.play(seat, action, true);
    if (isRefusal(played)) return played;
    // A player who continues has read the notice.
    if (this.trouble.value === 'botFailed') this.trouble.value = null;
    const update = this.#handlePlayed(played);
    void this.#runBots();
    return update;
  }

  async undo(): Promise<Update | null> {
    const seat = this.#viewer;
    const played = seat !== null && this.#saved.help ? this.#table.undo(seat) : undefined;
    if (played === undefined) return null;
    const update = this.#handlePlayed(played);
    void this.#runBots();
    return update;
  }

  #deriveSeed(purpose: string): string {
    return deriveKey(`${this.#table.seed} ${purpose} ${this.#table.version}`).join(' ');
  }

  hasTakenBack(): boolean {
    return this.#saved.reshuffles !== undefined;
  }

  async takeBack(): Promise<Update | null> {
    const at = this.canTakeBack.peek() ? this.#findLastChoice() : null;
    const seat = this.#viewer;
    if (at === null || seat === null) return null;
    const { actions, reshuffles = [] } = this.#record;
    this.#saved = {
      ...this.#saved,
      actions: actions.slice(0, at).map(([by, action]) => [by, action]),
      reshuffles: [...reshuffles.filter((one) => one.at < at), { at, seat, seed: this.#deriveSeed('again') }],
    };
    this.#table = openTable(this.game, this.#saved);
    this.#eventsByAction.splice(at);
    this.trouble.value = null;
    this.#showTo(seat);
    this.#save(this.#saved.actions);
    void this.#runBots();
    return this.update.value;
  }

  async #findHint(): Promise<Hint | null> {
    const seat = this.#viewer;
    if (seat === null) return null;
    return this.#bots.ask<Hint | null>({
      game: this.game.id,
      bot: null,
      person: '',
      view: this.#table.view(seat),
      legal: this.#table.legal(seat),
      seed: this.#deriveSeed('hint'),
    });
  }

  async framesOf(decision: number): Promise<readonly Frame[] | null> {
    return replayDecision(this.game, this.#record, decision, this.#viewer);
  }

  async history(): Promise<History> {
    return this.#history;
  }

  async loadRecord(): Promise<MatchRecord | null> {
    // While another try of a daily deal is possible, the record stays hidden. Links and files cannot tell of a take-back.
    const isOpen = this.#table.toAct === NO_SEATS && !hidesCards(this.#saved);
    return isOpen && this.#saved.reshuffles === undefined ? this.#table.record : null;
  }

  close(): void {
    this.#closed = true;
    this.player.close();
    this.#bots.close();
  }
}
