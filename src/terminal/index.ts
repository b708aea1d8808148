import type { Board } from './board.ts';

const MODULES = import.meta.glob<Board>('../games/*/terminal/board.ts', { import: 'board' });

/** How one game is shown and typed in a terminal. */
export function loadBoard(game: string): Promise<Board> {
  const load = MODULES[`../games/${game}/terminal/board.ts`];
  if (load === undefined) throw new Error(`no board for ${game}`);
  return load();
}
