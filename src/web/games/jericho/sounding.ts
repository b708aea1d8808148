/** What a trumpet would do to the walls of a colour (J13–J16), worked out from what everyone sees. */
import type { Seat } from '../../../core/index.ts';
import { type Card, TRUMPET } from '../../../games/jericho/data.ts';
import type { Shared } from '../../../games/jericho/rules.ts';
import {
  cardOfRank,
  countOfRank,
  highestRank,
  onlyTrumpets,
  trumpetsIn,
  type Wall,
  wallPlace,
  withCard,
  withoutRank,
} from '../../../games/jericho/walls.ts';

export interface Sounding {
  /** J13: the kind of card that goes to the supply; null if nobody has a wall of the colour. */
  readonly card: Card | null;
  /** J13: how many of it each seat loses. */
  readonly taken: readonly number[];
  /** J14: how many trumpets, left alone, each seat loses as well. */
  readonly alone: readonly number[];
  /** J15: whether the trumpet joins its player's wall. */
  readonly joins: boolean;
  /** Each seat's wall of the colour after it. */
  readonly walls: readonly Wall[];
}

export function sound({ seats, walls }: Shared, player: Seat, colour: number): Sounding {
  const before = Array.from({ length: seats }, (_, seat) => walls[wallPlace(seat, colour)] ?? 0);
  const rank = highestRank(before.reduce((together, wall) => together | wall, 0));
  if (rank < 0) {
    const none = before.map(() => 0);
    return { card: null, taken: none, alone: none, joins: false, walls: before };
  }
  const left = before.map((wall) => withoutRank(wall, rank));
  const standing = left.map((wall) => (onlyTrumpets(wall) ? 0 : wall));
  const joins = standing[player] !== 0;
  return {
    card: cardOfRank(colour, rank),
    taken: before.map((wall) => countOfRank(wall, rank)),
    alone: left.map((wall) => (onlyTrumpets(wall) ? trumpetsIn(wall) : 0)),
    joins,
    walls: standing.map((wall, seat) => (seat === player && joins ? withCard(wall, TRUMPET) : wall)),
  };
}
