/** Somebody who solves one puzzle of a game after another: which is next, and what that says of them. */
import { computed, signal } from '@preact/signals';
import { CAST, fastRng, type Game, type Sitter } from '../../../core/index.ts';
import type { Puzzle } from '../../../puzzles/index.ts';
import { keepSolving, solvingOf } from './puzzleProgress.ts';
import { freshSeed } from '../../match/storage/savedMatches.ts';
import { myName } from '../../ui/browser/settings.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import type { Answering } from './answerClient.ts';
import { nextPuzzle } from './choosePuzzle.ts';
import { PuzzleMatch } from './puzzleMatch.ts';
import { FIRST_RATING, rated } from './puzzleRating.ts';

export class Solver {
  readonly game: Game;
  readonly puzzles: readonly Puzzle[];
  readonly theme: string | null;
  readonly #screen: GameScreen;
  readonly #answering: Answering;
  readonly #solving;
  /** The puzzle on the table. */
  readonly match;
  /** What the first try at it has changed; null before it, and where it changes nothing. */
  readonly change = signal<number | null>(null);
  readonly rating;
  /** Why a try at this one does not count: it was tried before, or with a hint. */
  readonly uncounted = signal<'repeated' | 'hinted' | null>(null);

  constructor(
    game: Game,
    screen: GameScreen,
    puzzles: readonly Puzzle[],
    theme: string | null,
    answering: Answering,
  ) {
    this.game = game;
    this.puzzles = puzzles;
    this.theme = theme;
    this.#screen = screen;
    this.#answering = answering;
    this.#solving = signal(solvingOf(game.id) ?? { rating: FIRST_RATING, tried: [] });
    this.rating = computed(() => this.#solving.value.rating);
    this.match = signal(this.#next());
  }

  /** Null only if there is no puzzle of the theme. */
  #next(): PuzzleMatch | null {
    const { rating, tried } = this.#solving.peek();
    const chance = fastRng(freshSeed(), 0);
    const puzzle = nextPuzzle(this.puzzles, tried, rating.value, this.theme, chance);
    if (puzzle === undefined) return null;
    this.change.value = null;
    this.uncounted.value = tried.some(([id]) => id === puzzle.id) ? 'repeated' : null;
    const seats = this.game.seats.max;
    return new PuzzleMatch(this.game, this.#screen, puzzle, {
      sitters: Array.from({ length: seats }, (_, seat): Sitter =>
        seat === puzzle.seat
          ? { kind: 'person', name: myName.value }
          : { kind: 'bot', name: CAST[seat % CAST.length]!, level: 'expert' },
      ),
      answer: (action) => this.#answering.answer(this.game.id, this.match.value!.view, action),
      onFirstTry: (isSolved, hadHint) => this.#note(puzzle, isSolved, hadHint),
    });
  }

  /** Only the first try counts; found with a hint it says nothing. */
  #note({ id, rating: worth }: Puzzle, isSolved: boolean, hadHint: boolean): void {
    const { rating, tried } = this.#solving.value;
    const isRepeated = this.uncounted.value === 'repeated';
    if (!isRepeated && hadHint && isSolved) this.uncounted.value = 'hinted';
    const after = this.uncounted.value === null ? rated(rating, worth, isSolved) : rating;
    if (this.uncounted.value === null) this.change.value = after.value - rating.value;
    this.#solving.value = {
      rating: after,
      tried: [...tried.filter(([other]) => other !== id), [id, isSolved]],
    };
    keepSolving(this.game.id, this.#solving.value);
  }

  next(): void {
    this.match.value?.close();
    this.match.value = this.#next();
  }

  close(): void {
    this.match.value?.close();
    this.#answering.close();
  }
}
