/** A guided first match: the real table, at which everybody else plays what the lesson says, and the learner what it waits for. */
import { computed, signal } from '@preact/signals';
import {
  type Action,
  answerTo,
  decisionOf,
  decisionsIn,
  type Game,
  has,
  isRefusal,
  type Lesson,
  type Played,
  type Refusal,
  type Seat,
  type Sitter,
  type Table,
  tableAt,
  type Told,
  type Update,
  updateOf,
} from '../../../core/index.ts';
import { pace } from '../../ui/browser/settings.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import { FilmPlayer, pause } from '../../ui/board/framePlayer.ts';
import { Exercise, heardBy } from '../../match/session/exercise.ts';
import type { Coach, Instead } from '../../match/session/session.ts';

/** Between the moves of the others, in milliseconds. */
const PAUSE = 400;

/** The table as a step finds it, with all that was told on the way. */
function tableBefore(game: Game, lesson: Lesson, step: number): { table: Table; told: (readonly Told[])[] } {
  const told: (readonly Told[])[] = [];
  const table = tableAt(game, lesson, step, (played) => told.push(played.told));
  return { table, told };
}

export class GuidedMatch extends Exercise implements Coach {
  readonly lesson: Lesson;
  readonly coach: Coach = this;
  readonly step;
  readonly isReady;
  readonly asks;
  /** Where the board would ask the learner for a move while there is something to read. */
  readonly instead;
  readonly hasStrayed = signal(false);
  /** Whether the others are playing what comes before the step. */
  readonly #isPlaying = signal(false);
  readonly #keepStep: (step: number) => void;
  #told: (readonly Told[])[];
  /** Counts the jumps: what was being played before one is not played on. */
  #jumps = 0;

  constructor(
    game: Game,
    screen: GameScreen,
    lesson: Lesson,
    {
      step,
      sitters,
      keepStep,
    }: { step: number; sitters: readonly Sitter[]; keepStep: (step: number) => void },
  ) {
    const { seat } = lesson;
    const { table, told } = tableBefore(game, lesson, step);
    const update = updateOf(table, seat, null);
    super(game, screen, { seat, sitters, table, told, update, player: new FilmPlayer(update, screen) });
    this.lesson = lesson;
    this.#told = told;
    this.#keepStep = keepStep;
    this.step = signal(step);
    this.isReady = computed(() => !this.#isPlaying.value && !this.player.isBusy.value);
    this.asks = computed(() => {
      const { plays, tries } = lesson.steps[this.step.value]!;
      return plays !== undefined || tries !== undefined;
    });
    this.instead = computed<Instead | null>(() =>
      this.isReady.value && !this.asks.value && has(this.update.value.toAct, seat) ? 'reading' : null,
    );
  }

  get isBusy() {
    return this.player.isBusy;
  }

  #tell(update: Update): void {
    this.update.value = update;
    this.heard.value = heardBy(this.seat, this.#told);
  }

  #play(seat: Seat, action: Action): Update {
    const played = this.table.play(seat, action, true);
    if (isRefusal(played)) throw new Error(`the lesson of ${this.game.id} is refused by ${played.clause}`);
    return this.#show(played);
  }

  #show(played: Played): Update {
    const update = updateOf(this.table, this.seat, played);
    this.#told.push(played.told);
    this.player.push(update.film);
    this.#tell(update);
    return update;
  }

  #stand(step: number): void {
    this.hasStrayed.value = false;
    this.step.value = step;
    this.#keepStep(step);
  }

  /** On to the next step: the others play what comes before it, one after the other. */
  async #advance(): Promise<void> {
    const step = this.step.value + 1;
    const next = this.lesson.steps[step];
    if (next === undefined) return;
    const jumps = ++this.#jumps;
    this.#isPlaying.value = true;
    this.#stand(step);
    await this.player.idle();
    if (next.isPassed === true && jumps === this.#jumps) this.goTo(step);
    else
      for (const [seat, action] of decisionsIn(next.before ?? [])) {
        await pause(PAUSE * pace());
        if (jumps !== this.#jumps) return;
        this.#play(seat, action);
        await this.player.idle();
      }
    if (jumps === this.#jumps) this.#isPlaying.value = false;
  }

  async play(action: Action): Promise<Update | Refusal | null> {
    if (!this.isReady.value) return null;
    const answer = answerTo(this.table, this.lesson, this.step.value, action);
    if (isRefusal(answer)) return answer;
    this.hasStrayed.value = answer === 'allowed';
    if (answer === 'allowed') return null;
    const update = this.#play(this.seat, action);
    void this.#advance();
    return update;
  }

  refused(action: Action): void {
    const { tries } = this.lesson.steps[this.step.value]!;
    if (!this.isReady.value || tries === undefined) return;
    if (answerTo(this.table, this.lesson, this.step.value, action) === 'awaited') void this.#advance();
  }

  goOn(): void {
    if (!this.isReady.value) {
      this.goTo(this.step.value);
      return;
    }
    const own = decisionOf(this.table, this.lesson, this.step.value);
    if (own !== null) this.#play(this.seat, own);
    void this.#advance();
  }

  goTo(step: number): void {
    this.#jumps++;
    this.#isPlaying.value = false;
    const { table, told } = tableBefore(this.game, this.lesson, step);
    this.table = table;
    this.#told = told;
    this.#stand(step);
    const update = updateOf(this.table, this.seat, null);
    this.player.jump(update);
    this.#tell(update);
  }

  override close(): void {
    this.#jumps++;
    super.close();
  }
}
