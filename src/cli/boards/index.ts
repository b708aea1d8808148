import type { AnyKind } from '../../core/index.ts';
import type { AnyWords } from '../../words/index.ts';
import type { Board } from './board.ts';

export type AnyBoard = Board<AnyKind, AnyWords>;

/** The terminal board of each game. */
const BOARDS: { readonly [game: string]: () => Promise<AnyBoard> } = {
  jericho: async () => (await import('./jericho.ts')).board,
  punto: async () => (await import('./punto.ts')).board,
  campos: async () => (await import('./campos.ts')).board,
  schicht: async () => (await import('./schicht.ts')).board,
};

export function loadBoard(game: string): Promise<AnyBoard> {
  const load = Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined;
  if (load === undefined) throw new Error(`no board for ${game}`);
  return load();
}
