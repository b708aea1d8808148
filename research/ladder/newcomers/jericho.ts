/**
 * A first-time player of Jericho: builds, or blows a trumpet, where that makes the own wall the longest; otherwise plays at
 * random.
 */
import type { Action, Seat } from '../../../src/core/index.ts';
import type { Bot } from '../../../src/bots/bot.ts';
import {
  type Card,
  cardByName,
  COLOURS,
  colourOf,
  TRUMPET,
  valueOf,
} from '../../../src/games/jericho/rules/data.ts';
import { moves } from '../../../src/games/jericho/rules/moves.ts';
import type { Jericho, Shared } from '../../../src/games/jericho/rules/rules.ts';
import { previewTrumpet } from '../../../src/games/jericho/rules/trumpet.ts';
import { wallLength, wallPlace } from '../../../src/games/jericho/rules/walls.ts';

const leads = (lengths: readonly number[], seat: Seat): boolean =>
  lengths.every((length, other) => other === seat || length < lengths[seat]);

function isGain(shared: Shared, seat: Seat, action: Action): boolean {
  const move = moves.decode(action);
  const lengths = (colour: number): number[] =>
    Array.from({ length: shared.seats }, (_, other) => wallLength(shared.walls[wallPlace(other, colour)]));
  if (move.type === 'trumpet') {
    const colour = COLOURS.indexOf(move.colour);
    return (
      !leads(lengths(colour), seat) && leads(previewTrumpet(shared, seat, colour).walls.map(wallLength), seat)
    );
  }
  const card = cardByName(move.card) as Card;
  if (move.type !== 'build' || card === TRUMPET) return false;
  const built = lengths(colourOf(card));
  built[seat] += valueOf(card);
  return leads(built, seat);
}

export const newcomerBot: Bot<Jericho> = {
  name: 'newcomer',
  choose({ shared, seat }, legal, rng) {
    const gains = legal.filter((action) => isGain(shared, seat!, action));
    const open = gains.length > 0 ? gains : legal;
    return open[rng.below(open.length)];
  },
};
