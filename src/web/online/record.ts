/** All that can be told of a finished match: how it was dealt and what was played. */
import type { AnyGame, Json, Seat } from '../../core/index.ts';
import type { FairDeal } from '../../net/index.ts';

/** The file for `tavola verify --fair`. */
export interface MatchRecord {
  readonly fair: FairDeal;
  readonly transcript: readonly string[];
}

/** The moves of a transcript as decisions. */
export function actionsIn(game: AnyGame, transcript: readonly string[]): (readonly [Seat, number])[] {
  return transcript.flatMap((line) => {
    const { seat, move } = JSON.parse(line) as { readonly seat?: Seat; readonly move?: Json };
    const parsed = move === undefined ? undefined : game.parse(move);
    return seat === undefined || parsed === undefined ? [] : [[seat, game.encode(parsed)] as const];
  });
}
