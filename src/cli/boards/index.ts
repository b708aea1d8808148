import type { Board } from '../../terminal/board.ts';

/** The terminal board of each game. */
const BOARDS: { readonly [game: string]: () => Promise<Board> } = {
  jericho: async () => (await import('../../games/jericho/terminal/board.ts')).board,
  punto: async () => (await import('../../games/punto/terminal/board.ts')).board,
  campos: async () => (await import('../../games/campos/terminal/board.ts')).board,
  schicht: async () => (await import('../../games/schicht/terminal/board.ts')).board,
};

export function loadBoard(game: string): Promise<Board> {
  const load = Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined;
  if (load === undefined) throw new Error(`no board for ${game}`);
  return load();
}
