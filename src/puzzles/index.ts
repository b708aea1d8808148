import type { Language } from '../core/index.ts';
import { findMessages } from '../messages/loadMessages.ts';
import { type Puzzle, buildPuzzle, parsePuzzleLine } from './puzzle.ts';

export * from './opponentReplies.ts';
export * from './puzzle.ts';

/** Each game's puzzles, one line each, and the names of their themes; a game need not have any. */
const LINES = import.meta.glob<readonly string[]>('../games/*/puzzles/puzzles.json', { import: 'default' });
const THEMES = import.meta.glob('../games/*/puzzles/themes/{de,en,fr,it}.ts');

/** The names of themes; not every theme needs one. */
export type Themes = { readonly [theme: string]: string | undefined };

export async function loadPuzzles(game: string): Promise<readonly Puzzle[]> {
  const lines = (await LINES[`../games/${game}/puzzles/puzzles.json`]?.()) ?? [];
  return lines.map((line) => buildPuzzle(game, parsePuzzleLine(line)));
}

export async function loadThemes(game: string, language: Language): Promise<Themes> {
  return (await findMessages(THEMES, language, `../games/${game}/puzzles/themes`)) ?? {};
}
