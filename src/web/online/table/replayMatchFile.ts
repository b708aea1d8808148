import {
  type Config,
  type Game,
  isRefusal,
  type Json,
  type MatchRecord,
  type Seat,
  Table,
} from '../../../core/index.ts';
import type { MatchFile } from '../../../protocol/index.ts';

export class UnplayableMatch extends Error {}

/** Throws `UnplayableMatch` if a line is no JSON, or the rules refuse a move. */
export function replayMatchFile(game: Game, config: Config, { fair, transcript }: MatchFile): MatchRecord {
  const table = new Table(game, config, fair.seed);
  for (const line of transcript) {
    const { seat, move } = parseLine(line);
    if (seat === undefined || move === undefined) continue;
    const parsed = game.moves.parse(move);
    if (parsed === undefined || isRefusal(table.playMove(seat, parsed)))
      throw new UnplayableMatch(`not a move of this match: ${line}`);
  }
  return table.record;
}

function parseLine(line: string): { readonly seat?: Seat; readonly move?: Json } {
  try {
    return JSON.parse(line) as { readonly seat?: Seat; readonly move?: Json };
  } catch (error) {
    throw error instanceof SyntaxError ? new UnplayableMatch(`not JSON: ${line}`) : error;
  }
}
