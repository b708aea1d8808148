/**
 * A person who has just learnt Jericho: builds, or plays a trumpet, where that makes the own wall the longest; else builds where the
 * own wall gets longest; otherwise plays at random.
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

/** More than any wall. */
const LONG = 100;

const leads = (lengths: readonly number[], seat: Seat): boolean =>
  lengths.every((length, other) => other === seat || length < lengths[seat]);

/** The length of the own wall after the move, counted double where it becomes the longest; 0 for every other move. */
function worthOf(shared: Shared, seat: Seat, action: Action): number {
  const move = moves.decode(action);
  const lengths = (colour: number): number[] =>
    Array.from({ length: shared.seats }, (_, other) => wallLength(shared.walls[wallPlace(other, colour)]));
  if (move.type === 'trumpet') {
    const colour = COLOURS.indexOf(move.colour);
    const before = lengths(colour);
    const after = previewTrumpet(shared, seat, colour).walls.map(wallLength);
    return !leads(before, seat) && leads(after, seat) ? 2 * LONG + after[seat] : 0;
  }
  const card = cardByName(move.card) as Card;
  if (move.type !== 'build' || card === TRUMPET) return 0;
  const built = lengths(colourOf(card));
  built[seat] += valueOf(card);
  return (leads(built, seat) ? LONG : 0) + built[seat];
}

export const newcomerBot: Bot<Jericho> = {
  name: 'newcomer',
  choose({ shared, seat }, legal, rng) {
    const worths = legal.map((action) => worthOf(shared, seat!, action));
    const most = Math.max(...worths);
    const open = legal.filter((_, i) => worths[i] === most);
    return open[rng.below(open.length)];
  },
};
