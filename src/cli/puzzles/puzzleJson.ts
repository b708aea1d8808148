/** Puzzles as JSON. */
import type { Game } from '../../core/index.ts';
import { type Puzzle, replayPuzzle } from '../../puzzles/index.ts';

/** A puzzle with the moves of its match by name, and the view of its seat. */
export function puzzleJson(game: Game, puzzle: Puzzle): object {
  const { id, link, seat, solutions, margin, difficulty, rating, solvers, theme } = puzzle;
  const table = replayPuzzle(game, puzzle);
  const { config, seed, actions } = table.record;
  return {
    id,
    game: game.id,
    seats: config.seats,
    options: config.options,
    seat,
    theme,
    difficulty,
    rating,
    margin,
    solvers,
    solutions: solutions.map((action) => game.moves.decode(action)),
    view: game.show(table.view(seat)),
    record: {
      seed,
      moves: actions.map(([by, action]) => ({ seat: by, move: game.moves.decode(action) })),
    },
    link,
  };
}
