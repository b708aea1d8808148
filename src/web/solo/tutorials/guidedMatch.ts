/** A guided match at a real table: the other seats play the given moves, the player the expected ones. */
import { computed, signal } from '@preact/signals';
import {
  type Action,
  judgeTutorialMove,
  findStepAction,
  pairDecisions,
  type Game,
  isRefusal,
  type Tutorial,
  type Played,
  type Refusal,
  type Seat,
  type Player,
  type Table,
  createTableAtStep,
  type EmittedEvent,
  type Update,
  createUpdate,
} from '../../../core/index.ts';
import { getSpeedFactor } from '../../ui/browser/settings.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import { FramePlayer, wait } from '../../ui/board/framePlayer.ts';
import { ExerciseSession, visibleDecisions } from '../../match/session/exerciseSession.ts';
import type { Coach } from '../../match/session/session.ts';

/** Between the moves of the others, in milliseconds. */
const MOVE_PAUSE_MS = 100;

/** The table at the start of a step, with all events before it. */
function replayUntil(
  game: Game,
  lesson: Tutorial,
  step: number,
): { table: Table; emitted: (readonly EmittedEvent[])[] } {
  const emitted: (readonly EmittedEvent[])[] = [];
  const table = createTableAtStep(game, lesson, step, (played) => emitted.push(played.emitted));
  return { table, emitted };
}

export class GuidedMatch extends ExerciseSession implements Coach {
  readonly lesson: Tutorial;
  readonly coach: Coach = this;
  readonly step;
  readonly isReady;
  readonly asks;
  readonly hasStrayed = signal(false);
  /** Whether the others are playing the moves before the step. */
  readonly #isPlaying = signal(false);
  readonly #saveStep: (step: number) => void;
  #eventsByAction: (readonly EmittedEvent[])[];
  /** The number of jumps. Moves from before a jump are dropped. */
  #jumps = 0;

  constructor(
    game: Game,
    screen: GameScreen,
    lesson: Tutorial,
    {
      step,
      sitters,
      keepStep,
    }: { step: number; sitters: readonly Player[]; keepStep: (step: number) => void },
  ) {
    const { seat } = lesson;
    const { table, emitted } = replayUntil(game, lesson, step);
    const update = createUpdate(table, seat, null);
    super(game, screen, { seat, sitters, table, emitted, update, player: new FramePlayer(update, screen) });
    this.lesson = lesson;
    this.#eventsByAction = emitted;
    this.#saveStep = keepStep;
    this.step = signal(step);
    this.isReady = computed(() => !this.#isPlaying.value && !this.player.isBusy.value);
    this.asks = computed(() => {
      const { plays, tries } = lesson.steps[this.step.value]!;
      return plays !== undefined || tries !== undefined;
    });
  }

  get isBusy() {
    return this.player.isBusy;
  }

  #publish(update: Update): void {
    this.update.value = update;
    this.eventLog.value = visibleDecisions(this.seat, this.#eventsByAction);
  }

  #play(seat: Seat, action: Action): Update {
    const played = this.table.play(seat, action, true);
    if (isRefusal(played)) throw new Error(`the lesson of ${this.game.id} is refused by ${played.clause}`);
    return this.#show(played);
  }

  #show(played: Played): Update {
    const update = createUpdate(this.table, this.seat, played);
    this.#eventsByAction.push(played.emitted);
    this.player.push(update.frames);
    this.#publish(update);
    return update;
  }

  #moveTo(step: number): void {
    this.hasStrayed.value = false;
    this.step.value = step;
    this.#saveStep(step);
  }

  /** Continues to the next step: the others play the moves before it. */
  async #advance(): Promise<void> {
    const step = this.step.value + 1;
    const next = this.lesson.steps[step];
    if (next === undefined) return;
    const jumps = ++this.#jumps;
    this.#isPlaying.value = true;
    this.#moveTo(step);
    await this.player.idle();
    if (next.isPassed === true && jumps === this.#jumps) this.goTo(step);
    else
      for (const [seat, action] of pairDecisions(next.before ?? [])) {
        await wait(MOVE_PAUSE_MS * getSpeedFactor());
        if (jumps !== this.#jumps) return;
        this.#play(seat, action);
        await this.player.idle();
      }
    if (jumps === this.#jumps) this.#isPlaying.value = false;
  }

  async play(action: Action): Promise<Update | Refusal | null> {
    if (!this.isReady.value) return null;
    const answer = judgeTutorialMove(this.table, this.lesson, this.step.value, action);
    if (isRefusal(answer)) return answer;
    this.hasStrayed.value = answer === 'allowed';
    if (answer === 'allowed') return null;
    const update = this.#play(this.seat, action);
    void this.#advance();
    return update;
  }

  noteRefusal(action: Action): void {
    const { tries } = this.lesson.steps[this.step.value]!;
    if (!this.isReady.value || tries === undefined) return;
    if (judgeTutorialMove(this.table, this.lesson, this.step.value, action) === 'awaited')
      void this.#advance();
  }

  goOn(): void {
    if (!this.isReady.value) {
      this.goTo(this.step.value);
      return;
    }
    const own = findStepAction(this.table, this.lesson, this.step.value);
    if (own !== null) this.#play(this.seat, own);
    void this.#advance();
  }

  goTo(step: number): void {
    this.#jumps++;
    this.#isPlaying.value = false;
    const { table, emitted } = replayUntil(this.game, this.lesson, step);
    this.table = table;
    this.#eventsByAction = emitted;
    this.#moveTo(step);
    const update = createUpdate(this.table, this.seat, null);
    this.player.jump(update);
    this.#publish(update);
  }

  override close(): void {
    this.#jumps++;
    super.close();
  }
}
