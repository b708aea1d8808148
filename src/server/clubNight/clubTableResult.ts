/** How the match of a club table counts for the people who should have played it. */
import { listSeats, type Seat } from '../../core/index.ts';
import type { ClubTableEnding, TableInfo } from '../../protocol/index.ts';
import type { Room } from '../room/room.ts';

export interface ClubTableResult {
  readonly winners: readonly Seat[] | null;
  readonly standIns: readonly Seat[];
  readonly gaveUp: readonly Seat[];
  readonly ending: ClubTableEnding;
}

const ENDINGS: { readonly [E in NonNullable<TableInfo['ending']>]: ClubTableEnding } = {
  played: 'played',
  resigned: 'played',
  lost: 'played',
  agreed: 'early',
  closed: 'early',
  timeUp: 'time',
  stopped: 'stopped',
};

/**
 * A bot stands in for a person who is not there at the end. If the match was played, it also does for one who made
 * fewer than half of the seat's decisions. A person who gave up has played and lost, even if the bot that went on wins.
 */
export function describeResult(room: Room, seats: readonly (number | null)[]): ClubTableResult {
  const { sitters, ending, winners } = room.info;
  const how = ending === null ? 'early' : ENDINGS[ending];
  const hasGivenUp = (seat: Seat): boolean => {
    const sitter = sitters[seat];
    return sitter?.kind === 'person' && (sitter.away === 'resigned' || sitter.away === 'lost');
  };
  const isStandIn = (seat: Seat): boolean => {
    const sitter = sitters[seat];
    if (sitter?.kind !== 'person') return true;
    return !hasGivenUp(seat) && (sitter.away !== null || (how === 'played' && room.isMostlyBot(seat)));
  };
  const standIns = seats.flatMap((who, seat) => (who !== null && isStandIn(seat) ? [seat] : []));
  const gaveUp = [...seats.keys()].filter(hasGivenUp);
  return { winners: how === 'played' ? listSeats(winners) : null, standIns, gaveUp, ending: how };
}
