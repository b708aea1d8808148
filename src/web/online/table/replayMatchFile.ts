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

/** Replays a match from its seed. Throws if the rules refuse a move. */
export function replayMatchFile(game: Game, config: Config, { fair, transcript }: MatchFile): MatchRecord {
  const table = new Table(game, config, fair.seed);
  for (const line of transcript) {
    const { seat, move } = JSON.parse(line) as { readonly seat?: Seat; readonly move?: Json };
    if (seat === undefined || move === undefined) continue;
    const parsed = game.moves.parse(move);
    if (parsed === undefined || isRefusal(table.playMove(seat, parsed)))
      throw new Error(`not a move of this match: ${line}`);
  }
  return table.record;
}
