/** A player who solves one puzzle of a game after another: chooses the next and updates the rating. */
import { computed, signal } from '@preact/signals';
import { BOT_NAMES, fastRng, type Game, type Player } from '../../../core/index.ts';
import type { Puzzle, OpponentReplies } from '../../../puzzles/index.ts';
import type { Day } from '../../../daily/day.ts';
import { getPuzzleProgress, savePuzzleDay, savePuzzleProgress } from './puzzleProgress.ts';
import { createSeed } from '../../match/storage/savedMatches.ts';
import { myName } from '../../ui/browser/settings.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import type { WorkerClient } from '../../match/workers/workerClient.ts';
import { choosePuzzle } from './choosePuzzle.ts';
import { PuzzleMatch } from './puzzleMatch.ts';
import { choosePuzzleOfTheDay } from './puzzleOfTheDay.ts';
import { FIRST_RATING, updateRating } from './puzzleRating.ts';

export class PuzzleSolver {
  readonly game: Game;
  readonly puzzles: readonly Puzzle[];
  readonly theme: string | null;
  /** The day of the first puzzle; null to begin with any. */
  readonly day: Day | null;
  readonly #screen: GameScreen;
  readonly #answers: WorkerClient;
  readonly #progress;
  readonly match;
  /** The rating change of its first try; null before it, and where it does not count. */
  readonly change = signal<number | null>(null);
  readonly rating;
  /** Why this puzzle does not count: tried before, or with a hint. */
  readonly uncounted = signal<'repeated' | 'hinted' | null>(null);

  constructor(
    game: Game,
    screen: GameScreen,
    puzzles: readonly Puzzle[],
    theme: string | null,
    answering: WorkerClient,
    day: Day | null = null,
  ) {
    this.game = game;
    this.puzzles = puzzles;
    this.theme = theme;
    this.day = day;
    this.#screen = screen;
    this.#answers = answering;
    this.#progress = signal(getPuzzleProgress(game.id) ?? { rating: FIRST_RATING, tried: [] });
    this.rating = computed(() => this.#progress.value.rating);
    this.match = signal(this.#create(this.#findDaily() ?? this.#chooseNext()));
  }

  #findDaily(): Puzzle | undefined {
    return this.day === null ? undefined : choosePuzzleOfTheDay(this.puzzles, this.day);
  }

  #chooseNext(): Puzzle | undefined {
    const { rating, tried } = this.#progress.peek();
    return choosePuzzle(this.puzzles, tried, rating.value, this.theme, fastRng(createSeed(), 0));
  }

  /** Null only if the theme has no puzzle. */
  #create(puzzle: Puzzle | undefined): PuzzleMatch | null {
    if (puzzle === undefined) return null;
    const { tried } = this.#progress.peek();
    this.change.value = null;
    this.uncounted.value = tried.some(([id]) => id === puzzle.id) ? 'repeated' : null;
    const seats = this.game.seats.max;
    return new PuzzleMatch(this.game, this.#screen, puzzle, {
      sitters: Array.from({ length: seats }, (_, seat): Player =>
        seat === puzzle.seat
          ? { kind: 'person', name: myName.value }
          : { kind: 'bot', name: BOT_NAMES[seat % BOT_NAMES.length]!, level: 'expert' },
      ),
      answer: (action) =>
        this.#answers.ask<OpponentReplies | null>({
          game: this.game.id,
          tries: action,
          from: this.match.value!.view,
        }),
      onFirstTry: (isSolved, hadHint) => this.#recordTry(puzzle, isSolved, hadHint),
    });
  }

  /** Only a first try without a hint counts. */
  #recordTry({ id, rating: worth }: Puzzle, isSolved: boolean, hadHint: boolean): void {
    const { rating, tried } = this.#progress.value;
    const isRepeated = this.uncounted.value === 'repeated';
    if (!isRepeated && hadHint && isSolved) this.uncounted.value = 'hinted';
    const after = this.uncounted.value === null ? updateRating(rating, worth, isSolved) : rating;
    if (this.uncounted.value === null) this.change.value = after.value - rating.value;
    this.#progress.value = {
      rating: after,
      tried: [...tried.filter(([other]) => other !== id), [id, isSolved]],
    };
    savePuzzleProgress(this.game.id, this.#progress.value);
    if (this.day !== null && id === this.#findDaily()?.id) savePuzzleDay(this.day);
  }

  /** Whether the current puzzle is the one of the day. */
  readonly isDaily = computed(() => this.match.value?.puzzle.id === this.#findDaily()?.id);

  next(): void {
    this.match.value?.close();
    this.match.value = this.#create(this.#chooseNext());
  }

  close(): void {
    this.match.value?.close();
    this.#answers.close();
  }
}
