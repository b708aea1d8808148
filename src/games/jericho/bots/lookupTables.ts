import { pileSize, scoringRanges } from '../rules/drawPile.ts';
import { jericho, type Shared } from '../rules/rules.ts';
import { wallLength, type Wall } from '../rules/walls.ts';

/** The lengths of all walls, looked up by their lower and their upper three values. */
const HALF_BITS = 15;
const LOWER = (1 << HALF_BITS) - 1;
const LENGTHS_LOW = Uint16Array.from({ length: LOWER + 1 }, (_, half) => wallLength(half));
const LENGTHS_HIGH = Uint16Array.from({ length: LOWER + 1 }, (_, half) => wallLength(half << HALF_BITS));
export const quickLength = (wall: Wall): number =>
  LENGTHS_LOW[wall & LOWER] + LENGTHS_HIGH[wall >> HALF_BITS];

const FEWEST = jericho.seats.min;
const TABLES = Array.from({ length: jericho.seats.max - FEWEST + 1 }, (_, i) => ({
  size: pileSize(FEWEST + i),
  stretches: scoringRanges(FEWEST + i),
}));

/** J3: the expected number of draws before the round's scoring card. */
export function drawsAhead({ seats, round, pile, dealt }: Shared): number {
  const { size, stretches } =
    dealt === undefined
      ? TABLES[seats - FEWEST]
      : { size: pileSize(seats, dealt), stretches: scoringRanges(seats, dealt) };
  const { from, to } = stretches[round - 1];
  const next = Math.max(from, size - pile);
  return next - (size - pile) + (to - next) / 2;
}
