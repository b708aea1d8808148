/** The effect of a trumpet on the walls of a colour (J13–J16). */
import type { Seat } from '../../../core/index.ts';
import { type Card, COLOUR_COUNT, NO_CARD, TRUMPET } from './data.ts';
import type { Shared } from './state.ts';
import {
  cardOfRank,
  countOfRank,
  highestRank,
  onlyTrumpets,
  countTrumpets,
  type Wall,
  wallPlace,
  withCard,
  withoutRank,
} from './walls.ts';

/** J13, J14: a wall without the cards of its colour's highest rank; trumpets left alone do not stand. */
export function wallAfterTrumpet(wall: Wall, rank: number): Wall {
  const left = withoutRank(wall, rank);
  return onlyTrumpets(left) ? 0 : left;
}

export interface Blast {
  /** J13: the kind of card that goes to the supply, NO_CARD if the colour has no wall; and the number of them. */
  readonly card: Card;
  readonly taken: number;
  /** J14: the number of lone trumpets that leave the game. */
  readonly fallen: number;
  /** J15, J16: whether the trumpet joins its player's wall or leaves the game. */
  readonly joins: boolean;
}

const NO_BLAST: Blast = { card: NO_CARD, taken: 0, fallen: 0, joins: false };

/** J13–J15: applies a trumpet to the seats' walls of a colour, in place: seat 0's is at `first`, each next one `apart` further. */
export function blowTrumpet(
  walls: Wall[],
  first: number,
  apart: number,
  seats: number,
  player: Seat,
  colour: number,
): Blast {
  const end = first + seats * apart;
  let together = 0;
  for (let at = first; at < end; at += apart) together |= walls[at];
  if (together === 0) return NO_BLAST;
  const rank = highestRank(together);
  let taken = 0;
  let fallen = 0;
  for (let at = first; at < end; at += apart) {
    const left = withoutRank(walls[at], rank);
    taken += countOfRank(walls[at], rank);
    if (!onlyTrumpets(left)) walls[at] = left;
    else {
      fallen += countTrumpets(left);
      walls[at] = 0;
    }
  }
  const mine = first + player * apart;
  const joins = walls[mine] !== 0;
  if (joins) walls[mine] = withCard(walls[mine], TRUMPET);
  return { card: cardOfRank(colour, rank), taken, fallen, joins };
}

export const blowTrumpetAt = (walls: Wall[], seats: number, player: Seat, colour: number): Blast =>
  blowTrumpet(walls, wallPlace(0, colour), COLOUR_COUNT, seats, player, colour);

export interface TrumpetPreview {
  /** J13: the kind of card that goes to the supply; null if the colour has no wall. */
  readonly card: Card | null;
  /** J13: the number of them that each seat loses. */
  readonly taken: readonly number[];
  /** J14: the number of lone trumpets that each seat loses as well. */
  readonly alone: readonly number[];
  /** J15: whether the trumpet joins its player's wall. */
  readonly joins: boolean;
  readonly walls: readonly Wall[];
}

export function previewTrumpet(
  { seats, walls }: Pick<Shared, 'seats' | 'walls'>,
  player: Seat,
  colour: number,
): TrumpetPreview {
  const before: Wall[] = [];
  for (let seat = 0; seat < seats; seat++) before.push(walls[wallPlace(seat, colour)]);
  const rank = highestRank(before.reduce((together, wall) => together | wall, 0));
  const after = before.slice();
  const { card, joins } = blowTrumpet(after, 0, 1, seats, player, colour);
  const lost = (of: (wall: Wall) => number): number[] => before.map((wall) => (rank < 0 ? 0 : of(wall)));
  return {
    card: card === NO_CARD ? null : card,
    taken: lost((wall) => countOfRank(wall, rank)),
    alone: lost((wall) => (wallAfterTrumpet(wall, rank) === 0 ? countTrumpets(withoutRank(wall, rank)) : 0)),
    joins,
    walls: after,
  };
}
