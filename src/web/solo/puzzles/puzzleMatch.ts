/** A puzzle as a match with one decision to make. The board shows the answer to a wrong one. */
import { computed, signal } from '@preact/signals';
import {
  type Action,
  framesFor,
  type Game,
  type GameTypes,
  type Seat,
  type Player,
  type State,
  Table,
  applyWithFrames,
  type EmittedEvent,
  type Update,
  createUpdate,
} from '../../../core/index.ts';
import { type OpponentReplies, type Puzzle, replayPuzzle } from '../../../puzzles/index.ts';
import { ExerciseSession } from '../../match/session/exerciseSession.ts';
import type { DecisionEvents } from '../../match/session/session.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import { FramePlayer } from '../../ui/board/framePlayer.ts';
import { afterFault } from '../../ui/browser/faults.ts';

/** Open; computing the answer; wrong; solved; solution shown. */
export type PuzzlePhase = 'asked' | 'answering' | 'wrong' | 'solved' | 'shown';

interface PuzzleContext {
  readonly sitters: readonly Player[];
  /** The opponents' answer to a choice; null if the computation failed. */
  readonly answer: (action: Action) => Promise<OpponentReplies | null>;
  /** Reports the first try. Asking for the solution counts as a wrong one. */
  readonly onFirstTry: (isSolved: boolean, hadHint: boolean) => void;
}

export class PuzzleMatch extends ExerciseSession {
  readonly puzzle: Puzzle;
  readonly phase = signal<PuzzlePhase>('asked');
  readonly tried = signal<Action | null>(null);
  /** What the opponents did then, as the solver sees it. */
  readonly replies = signal<readonly GameTypes['event'][]>([]);
  readonly hasHint = signal(false);
  readonly sending = signal<Action | null>(null);
  readonly isBusy;
  readonly #context: PuzzleContext;
  readonly #start: Update;
  readonly #startEvents: readonly DecisionEvents[];
  #hasTried = false;
  /** The number of restarts. Answers from before a restart are dropped. */
  #tries = 0;

  /** Throws if its match does not fit the current rules. */
  constructor(game: Game, screen: GameScreen, puzzle: Puzzle, around: PuzzleContext) {
    const { seat } = puzzle;
    const emitted: (readonly EmittedEvent[])[] = [];
    const table = Table.replay(game, replayPuzzle(game, puzzle).record, (_, played) =>
      emitted.push(played.emitted),
    );
    const update = { ...createUpdate(table, seat, null), canUndo: false };
    // No highlights: explanations appear beside the board.
    const player = new FramePlayer(update, { frameDuration: screen.frameDuration });
    super(game, screen, { seat, sitters: around.sitters, table, emitted, update, player });
    this.puzzle = puzzle;
    this.#context = around;
    this.#start = update;
    this.#startEvents = this.eventLog.value;
    this.isBusy = computed(() => this.player.isBusy.value || this.sending.value !== null);
  }

  /** The solver's view of the decision. */
  get view() {
    return this.#start.view;
  }

  #noteFirstTry(isSolved: boolean): void {
    if (this.#hasTried) return;
    this.#hasTried = true;
    this.#context.onFirstTry(isSolved, this.hasHint.value);
  }

  /** Shows decisions one after another, on the board and in the log. No moves are legal then. */
  #show(state: State, decisions: readonly (readonly [Seat, Action])[]): void {
    const changes = decisions.map(([seat, action]) =>
      framesFor(applyWithFrames(this.game, state, seat, action), this.seat),
    );
    const events = changes.map((frames) => frames.flatMap((frame) => frame.events));
    this.replies.value = events.slice(1).flat();
    const { view } = changes.at(-1)!.at(-1)!;
    for (const frames of changes) this.player.push(frames);
    this.update.value = { ...this.#start, view, legal: [], toAct: this.game.toAct(state) };
    this.eventLog.value = [...this.#startEvents, ...events.map((some) => ({ events: some, isNew: false }))];
  }

  async play(action: Action): Promise<Update | null> {
    if (this.phase.value !== 'asked' || !this.#start.legal.includes(action)) return null;
    const isSolved = this.puzzle.solutions.includes(action);
    this.tried.value = action;
    this.#noteFirstTry(isSolved);
    if (isSolved) {
      this.#solve(action, 'solved');
      return this.update.value;
    }
    const tries = ++this.#tries;
    this.phase.value = 'answering';
    this.sending.value = action;
    const answer = await this.#context.answer(action).catch(afterFault(null));
    if (tries !== this.#tries) return null;
    this.sending.value = null;
    const own = [[this.seat, action]] as const;
    this.#show(this.game.clone(answer?.world ?? this.table.truth), answer === null ? own : answer.decisions);
    await this.player.idle();
    if (tries === this.#tries) this.phase.value = 'wrong';
    return this.update.value;
  }

  #solve(action: Action, phase: 'solved' | 'shown'): void {
    this.#tries++;
    this.phase.value = phase;
    this.#show(this.game.clone(this.table.truth), [[this.seat, action]]);
  }

  retry(): void {
    this.#tries++;
    this.sending.value = null;
    this.replies.value = [];
    this.player.jump(this.#start);
    this.eventLog.value = this.#startEvents;
    this.update.value = { ...this.#start };
    this.phase.value = 'asked';
  }

  /** The hint is the motive of the solution. */
  askHint(): void {
    if (this.phase.value === 'asked') this.hasHint.value = true;
  }

  showSolution(): void {
    this.#noteFirstTry(false);
    this.retry();
    const [solution] = this.puzzle.solutions;
    if (solution !== undefined) this.#solve(solution, 'shown');
  }

  override close(): void {
    this.#tries++;
    super.close();
  }
}
