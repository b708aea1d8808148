import type { TerminalBoard } from './terminalBoard.ts';

const MODULES = import.meta.glob<TerminalBoard>('../games/*/terminal/terminalBoard.ts', {
  import: 'terminalBoard',
});

export function loadTerminalBoard(game: string): Promise<TerminalBoard> {
  const load = MODULES[`../games/${game}/terminal/terminalBoard.ts`];
  if (load === undefined) throw new Error(`no board for ${game}`);
  return load();
}
