import type { Board } from './board.ts';

/** The terminal board of each game. */
const BOARDS: { readonly [game: string]: () => Promise<Board> } = {
  jericho: async () => (await import('./jericho.ts')).board,
  punto: async () => (await import('./punto.ts')).board,
  campos: async () => (await import('./campos.ts')).board,
  schicht: async () => (await import('./schicht.ts')).board,
};

export function loadBoard(game: string): Promise<Board> {
  const load = Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined;
  if (load === undefined) throw new Error(`no board for ${game}`);
  return load();
}
