/** A match on this device: persons who pass it round, bots in a worker, and a record that survives a closed browser. */
import { luckOf } from '../../../bots/decision.ts';
import type { Hint } from '../../../bots/index.ts';
import { computed, signal } from '@preact/signals';
import {
  type Action,
  fastRng,
  type Frame,
  type Game,
  has,
  heard,
  isRefusal,
  keyOf,
  listSeats,
  type MatchRecord,
  NOBODY,
  type Played,
  type Refusal,
  type Seat,
  Table,
  type Told,
  type Update,
  updateOf,
} from '../../../core/index.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import { Bots } from './botClient.ts';
import { glanceOf, type History, historyOfRecord } from './history.ts';
import type { Counts, Curtain, Heard, Playing, Session } from './session.ts';
import { outcomeOf } from '../../../daily/outcome.ts';
import { finishTry } from '../storage/dailyTries.ts';
import { hidesCards } from '../storage/dailyTries.ts';
import { countsInResults, keep, type Kept } from '../storage/savedMatches.ts';
import { noteResult } from './adaptiveStrength.ts';
import { hasNoChoice } from './decisionChecks.ts';
import { mayUndo } from './canEverUndo.ts';
import { pace, playsForced } from '../../ui/browser/settings.ts';
import { FilmPlayer, FORCED, pause } from '../../ui/board/framePlayer.ts';

/** A bot takes at least half a second, so that a person can follow. */
const BOT_PAUSE = 500;

export class LocalMatch implements Session, Playing, Curtain {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly config;
  readonly sitters;
  readonly update;
  readonly heard;
  readonly player: FilmPlayer;
  readonly playing: Playing = this;
  readonly curtain: Curtain = this;
  readonly before = signal<Seat | null>(null);
  readonly trouble = signal<'notKept' | 'botFailed' | null>(null);
  readonly hasUndo: boolean;
  readonly soFar: readonly string[];
  readonly advise: Playing['advise'];
  readonly counts;
  readonly #kept: Kept;
  readonly #table: Table;
  readonly #bots = new Bots();
  /** What each action told, in step with the record. */
  readonly #told: (readonly Told[])[] = [];
  /** How many actions each seat knew of when it last had the device. */
  readonly #seen: number[];
  readonly #hasSecrets: boolean;
  #looking: Seat | null;
  /** Bots wait while something is to be read first. */
  #held: Promise<void> = Promise.resolve();
  #isRunning = false;
  #closed = false;

  /** Throws if the record cannot be played again. */
  constructor(kept: Kept, game: Game, screen: GameScreen) {
    this.game = game;
    this.screen = screen;
    this.config = kept.config;
    this.soFar = ['replay', kept.id];
    this.advise = kept.help ? () => this.#advise() : null;
    this.sitters = signal(kept.sitters);
    this.#kept = kept;
    this.#table = Table.replay(game, kept, (_, { told }) => this.#told.push(told));
    this.#hasSecrets = this.#table.truth.own.some((own: unknown) => own !== null);
    const persons = this.#persons;
    this.hasUndo = kept.help && mayUndo(game, kept.config, persons);
    this.#looking = persons.length === 1 ? persons[0]! : null;
    this.#seen = kept.sitters.map(() => this.#told.length);
    this.update = signal(this.#updateAfter(null));
    this.player = new FilmPlayer(this.update.value, screen);
    this.heard = signal(this.#heard());
    const { id: match, at } = kept;
    this.counts = computed<Counts | null>(() =>
      countsInResults(kept) ? { match, seats: persons, shares: this.update.value.payoffs, at } : null,
    );
    void this.#run();
  }

  get isBusy() {
    return this.player.isBusy;
  }
  get #persons(): Seat[] {
    return this.#kept.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }
  get #isCovered(): boolean {
    return this.#kept.curtain && this.#hasSecrets && this.#persons.length > 1;
  }

  #updateAfter(played: Played | null): Update {
    const update = updateOf(this.#table, this.#looking, played);
    return { ...update, canUndo: update.canUndo && this.#kept.help };
  }

  #heard(): Heard[] {
    const seat = this.#looking;
    const seen = seat === null ? 0 : (this.#seen[seat] ?? 0);
    return this.#told.map((told, i) => ({
      events: heard(told, seat),
      isNew: this.#isCovered && i >= seen,
    }));
  }

  #changed(played: Played): Update {
    const update = this.#updateAfter(played);
    if (update.undone) {
      this.#told.pop();
      this.player.jump(update);
    } else {
      this.#told.push(played.told);
      if (this.before.value === null) this.player.push(update.film);
    }
    this.#tell(update);
    this.#keep(this.#table.record.actions);
    return update;
  }

  #tell(update: Update): void {
    this.update.value = update;
    this.heard.value = this.#heard();
  }

  /** Other eyes, or none, see all of it at once. */
  #show(seat: Seat | null): void {
    this.#looking = seat;
    const update = this.#updateAfter(null);
    this.player.jump(update);
    this.#tell(update);
  }

  #keep(actions: readonly (readonly [number, number])[]): void {
    const over = this.#table.toAct === NOBODY;
    const match: Kept = { ...this.#kept, actions: actions.map(([s, a]) => [s, a]), at: Date.now(), over };
    if (over) this.#noteEnd(match);
    if (!keep(match)) this.trouble.value = 'notKept';
    else if (this.trouble.value === 'notKept') this.trouble.value = null;
  }

  #noteEnd(match: Kept): void {
    if (countsInResults(match)) noteResult(match, this.update.value.payoffs ?? []);
    const seat = this.#persons[0];
    if (match.occasion?.kind === 'daily' && seat !== undefined)
      finishTry(match, outcomeOf(this.game, this.#table.standing, seat));
  }

  /** Lets the bots act until a person is asked. */
  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let bot = this.#dueBot(); bot !== undefined && !this.#closed; bot = this.#dueBot()) {
      this.#handOver();
      await this.#botActs(bot);
    }
    this.#isRunning = false;
    if (this.#closed) return;
    await this.player.idle();
    this.#handOver();
  }

  #dueBot(): Seat | undefined {
    return listSeats(this.#table.toAct).find((seat) => this.#kept.sitters[seat]?.kind === 'bot');
  }

  async #botActs(seat: Seat): Promise<void> {
    const sitter = this.#kept.sitters[seat];
    if (sitter?.kind !== 'bot') return;
    const view = this.#table.view(seat);
    const legal = this.#table.legal(seat);
    const asked = JSON.stringify(view);
    const decided = this.#table.record.actions.filter(([by]) => by === seat).length;
    const seed = luckOf(this.#kept.seed, seat, decided);
    const [action] = await Promise.all([
      this.#bots.choose(sitter, { game: this.game.id, view, legal, seed }).catch(() => null),
      this.player.idle().then(() => pause(BOT_PAUSE * pace())),
    ]);
    await this.#held;
    // A person may have taken a move back meanwhile: then the bot is asked again.
    if (this.#closed || !has(this.#table.toAct, seat) || JSON.stringify(this.#table.view(seat)) !== asked)
      return;
    await this.player.idle();
    const isSound = action !== null && legal.includes(action);
    // Asked again it would fail again: the match goes on by chance, and it is said.
    if (!isSound) this.trouble.value = 'botFailed';
    const chosen = isSound ? action : legal[fastRng(seed, 1).below(legal.length)]!;
    const played = this.#table.play(seat, chosen, true);
    if (isRefusal(played)) throw new Error(`a legal move is refused: ${played.clause}`);
    this.#changed(played);
  }

  /** Turns the table to a person who is asked and does not have it yet. */
  #handOver(): void {
    const due = listSeats(this.#table.toAct).filter((seat) => this.#kept.sitters[seat]?.kind === 'person');
    const [next] = due;
    if (next === undefined || (this.#looking !== null && due.includes(this.#looking))) return;
    const forced = playsForced.value ? due.find((seat) => this.#hasNoChoice(seat)) : undefined;
    if (forced !== undefined) void this.#playForced(forced);
    else if (this.#isCovered) this.#cover(next);
    else this.#look(next);
  }

  #hasNoChoice(seat: Seat): boolean {
    return (
      this.#table.legal(seat).length === 1 &&
      hasNoChoice(this.game, this.#table.view(null), this.#table.toAct, seat)
    );
  }

  /** Nobody needs the device for what is no choice: it is made where the device is. */
  async #playForced(seat: Seat): Promise<void> {
    const { version } = this.#table;
    await pause(FORCED * pace());
    await this.#held;
    if (this.#closed || this.#table.version !== version) return;
    const played = this.#table.play(seat, this.#table.legal(seat)[0]!, true);
    if (isRefusal(played)) return;
    this.#changed(played);
    void this.#run();
  }

  #cover(seat: Seat): void {
    if (this.#looking !== null) this.#seen[this.#looking] = this.#told.length;
    this.before.value = seat;
    this.#show(null);
  }

  #look(seat: Seat): void {
    this.before.value = null;
    this.#show(seat);
  }

  hold(): () => void {
    let release: () => void = () => undefined;
    this.#held = new Promise((resolve) => (release = resolve));
    return release;
  }

  lift(): void {
    if (this.before.value !== null) this.#look(this.before.value);
  }

  async play(action: Action): Promise<Update | Refusal | null> {
    const seat = this.#looking;
    if (seat === null) return null;
    const played = this.#table.play(seat, action, true);
    if (isRefusal(played)) return played;
    // Whoever plays on has read that a bot failed.
    if (this.trouble.value === 'botFailed') this.trouble.value = null;
    const update = this.#changed(played);
    void this.#run();
    return update;
  }

  async undo(): Promise<Update | null> {
    const seat = this.#looking;
    const played = seat !== null && this.#kept.help ? this.#table.undo(seat) : undefined;
    if (played === undefined) return null;
    const update = this.#changed(played);
    void this.#run();
    return update;
  }

  async #advise(): Promise<Hint | null> {
    const seat = this.#looking;
    if (seat === null) return null;
    return this.#bots.advise({
      game: this.game.id,
      view: this.#table.view(seat),
      legal: this.#table.legal(seat),
      seed: keyOf(`${this.#kept.seed} hint ${this.#table.version}`).join(' '),
    });
  }

  async glance(decision: number): Promise<readonly Frame[] | null> {
    return glanceOf(this.game, this.#table.record, decision, this.#looking);
  }

  async history(): Promise<History> {
    const { seed, actions } = this.#table.record;
    return historyOfRecord(this.game, this.config, seed, actions);
  }

  async whole(): Promise<MatchRecord | null> {
    // A deal of the day that may be tried again is known to nobody yet.
    return this.#table.toAct === NOBODY && !hidesCards(this.#kept) ? this.#table.record : null;
  }

  close(): void {
    this.#closed = true;
    this.player.close();
    this.#bots.close();
  }
}
