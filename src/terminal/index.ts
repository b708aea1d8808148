import type { Board } from './board.ts';

const ROOMS = import.meta.glob<Board>('../games/*/terminal/board.ts', { import: 'board' });

/** How one game is shown and typed in a terminal. */
export function loadBoard(game: string): Promise<Board> {
  const load = ROOMS[`../games/${game}/terminal/board.ts`];
  if (load === undefined) throw new Error(`no board for ${game}`);
  return load();
}
