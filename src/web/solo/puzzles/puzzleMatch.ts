/** A puzzle as a match: the table of a real one, at which one decision is asked for; a wrong one is answered on the board. */
import { computed, signal } from '@preact/signals';
import {
  type Action,
  filmFor,
  type Game,
  type Kind,
  type Seat,
  type Sitter,
  type State,
  Table,
  takeShots,
  type Told,
  type Update,
  updateOf,
} from '../../../core/index.ts';
import { type Answer, type Puzzle, tableOf } from '../../../puzzles/index.ts';
import { Exercise } from '../../match/session/exercise.ts';
import type { Heard } from '../../match/session/session.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import { FilmPlayer } from '../../ui/board/framePlayer.ts';

/** Asked for; being answered; not found yet; found; given away. */
export type Phase = 'asked' | 'answering' | 'wrong' | 'solved' | 'shown';

interface Around {
  readonly sitters: readonly Sitter[];
  /** What a choice allows; null where nobody could be asked. */
  readonly answer: (action: Action) => Promise<Answer | null>;
  /** How the first try went; asking for the solution is one that was not right. */
  readonly onFirstTry: (isSolved: boolean, hadHint: boolean) => void;
}

export class PuzzleMatch extends Exercise {
  readonly puzzle: Puzzle;
  readonly phase = signal<Phase>('asked');
  /** What was tried last. */
  readonly tried = signal<Action | null>(null);
  /** What the others did then, as the solver hears it. */
  readonly answers = signal<readonly Kind['event'][]>([]);
  readonly hasHint = signal(false);
  readonly sending = signal<Action | null>(null);
  readonly isBusy;
  readonly #around: Around;
  readonly #before: Update;
  readonly #told: readonly Heard[];
  #hasTried = false;
  /** Counts what was begun anew: what was still thought about before is not shown. */
  #tries = 0;

  /** Throws if its match is none of the game as it is now. */
  constructor(game: Game, screen: GameScreen, puzzle: Puzzle, around: Around) {
    const { seat } = puzzle;
    const told: (readonly Told[])[] = [];
    const table = Table.replay(game, tableOf(game, puzzle).record, (_, played) => told.push(played.told));
    const update = { ...updateOf(table, seat, null), canUndo: false };
    // It stops for nothing: what is to be said of it is said beside the board.
    const player = new FilmPlayer(update, { lasting: screen.lasting });
    super(game, screen, { seat, sitters: around.sitters, table, told, update, player });
    this.puzzle = puzzle;
    this.#around = around;
    this.#before = update;
    this.#told = this.heard.value;
    this.isBusy = computed(() => this.player.isBusy.value || this.sending.value !== null);
  }

  /** How the solver sees the decision. */
  get view() {
    return this.#before.view;
  }

  #firstTry(isSolved: boolean): void {
    if (this.#hasTried) return;
    this.#hasTried = true;
    this.#around.onFirstTry(isSolved, this.hasHint.value);
  }

  /** Carries decisions out one after the other, on the board and in the log; nothing more is asked then. */
  #show(state: State, decisions: readonly (readonly [Seat, Action])[]): void {
    const films = decisions.map(([seat, action]) =>
      filmFor(takeShots(this.game, state, seat, action), this.seat),
    );
    const events = films.map((film) => film.flatMap((frame) => frame.events));
    this.answers.value = events.slice(1).flat();
    const { view } = films.at(-1)!.at(-1)!;
    for (const film of films) this.player.push(film);
    this.update.value = { ...this.#before, view, legal: [], toAct: this.game.toAct(state) };
    this.heard.value = [...this.#told, ...events.map((some) => ({ events: some, isNew: false }))];
  }

  async play(action: Action): Promise<Update | null> {
    if (this.phase.value !== 'asked' || !this.#before.legal.includes(action)) return null;
    const isSolved = this.puzzle.solutions.includes(action);
    this.tried.value = action;
    this.#firstTry(isSolved);
    if (isSolved) {
      this.#solve(action, 'solved');
      return this.update.value;
    }
    const tries = ++this.#tries;
    this.phase.value = 'answering';
    this.sending.value = action;
    const answer = await this.#around.answer(action).catch(() => null);
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

  /** The decision once more. */
  again(): void {
    this.#tries++;
    this.sending.value = null;
    this.answers.value = [];
    this.player.jump(this.#before);
    this.heard.value = this.#told;
    this.update.value = { ...this.#before };
    this.phase.value = 'asked';
  }

  /** What speaks for the solution is said before it is looked for. */
  askHint(): void {
    if (this.phase.value === 'asked') this.hasHint.value = true;
  }

  /** Gives it away. */
  showSolution(): void {
    this.#firstTry(false);
    this.again();
    const [solution] = this.puzzle.solutions;
    if (solution !== undefined) this.#solve(solution, 'shown');
  }

  override close(): void {
    this.#tries++;
    super.close();
  }
}
