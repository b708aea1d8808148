import { type Puzzle, buildPuzzle, parsePuzzleLine } from './puzzle.ts';

export * from './opponentReplies.ts';
export * from './puzzle.ts';

/** Each game's puzzles, one line each; a game need not have any. */
const LINES = import.meta.glob<readonly string[]>('../games/*/puzzles.json', { import: 'default' });

export async function loadPuzzles(game: string): Promise<readonly Puzzle[]> {
  const lines = (await LINES[`../games/${game}/puzzles.json`]?.()) ?? [];
  return lines.map((line) => buildPuzzle(game, parsePuzzleLine(line)));
}
