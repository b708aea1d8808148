/**
 * A bot for Jericho: it builds where it leads or can lead, feeds the colours it leads, and blows down the leaders of the others.
 */
import type { Action, Seat, View } from '../../../core/index.ts';
import {
  type Card,
  cardByName,
  COLOUR_COUNT,
  COLOURS,
  colourOf,
  NO_CARD,
  TRUMPET,
  valueOf,
} from '../rules/data.ts';
import { findNextScoringCard } from '../rules/drawPile.ts';
import { type Jericho, jericho, type Move, type Own, type Shared } from '../rules/rules.ts';
import { blowTrumpetAt } from '../rules/trumpet.ts';
import { wallLength, countOnes, type Wall, wallPlace } from '../rules/walls.ts';
import { greedyBot } from '../../../bots/character.ts';

/** The parameters of a player's attention. */
export interface Attention {
  readonly others: number;
  readonly trumpet: number;
}
export const FULL_ATTENTION: Attention = { others: 1, trumpet: 1 };

/** A 1 in a wall is a card won at the end, if it stays until then (J25). */
const ONE = 0.9;
const VALUE_KEPT = 0.06;
const CARDS_TO_COME = 1.4;
const UNKNOWN_COLOUR = 0.16;
/** A lead of nine cards is safe; half of it holds in seven cases of eight. */
const SAFE_LEAD = 9;

/** The chance to have the longest wall at the scoring, from its present lead over the others. */
function control(mine: number, others: number): number {
  if (mine === 0) return others === 0 ? 0.15 : 0;
  const lead = Math.max(-1, Math.min(1, (mine - others) / SAFE_LEAD));
  return 0.5 + lead * (1 - Math.abs(lead) / 2);
}

interface Standing {
  readonly mine: number;
  readonly others: number;
  readonly stake: number;
}

function longestOther(walls: readonly Wall[], colour: number, seats: number, seat: Seat): number {
  let longest = 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat) longest = Math.max(longest, wallLength(walls[wallPlace(other, colour)]));
  return longest;
}

const countColour = (cards: readonly Card[], colour: number): number =>
  cards.reduce((count, card) => (card !== TRUMPET && colourOf(card) === colour ? count + 1 : count), 0);

function standing(shared: Shared, own: Own, seat: Seat, colour: number, eyes: Attention): Standing {
  const hiddenByOthers = shared.fed.reduce((sum, count, other) => (other === seat ? sum : sum + count), 0);
  const ahead = findNextScoringCard(shared);
  // The nearer the scoring card, the fewer of this round's cards are to come.
  const soon = ahead === null ? 0 : Math.min(1, (ahead.safe + ahead.among / 2) / 20);
  const coming = CARDS_TO_COME * (3 - shared.round + soon);
  const layout = own.layout !== NO_CARD && colourOf(own.layout) === colour ? valueOf(own.layout) : 0;
  return {
    mine: wallLength(shared.walls[wallPlace(seat, colour)]) + layout,
    others: eyes.others * longestOther(shared.walls, colour, shared.seats, seat),
    stake:
      countColour(shared.supply, colour) +
      countColour(own.fed, colour) +
      UNKNOWN_COLOUR * hiddenByOthers +
      coming,
  };
}

function worthFed({ mine, others }: Standing, seats: number): number {
  const chance = control(mine, others);
  const lost = others === 0 ? 0 : 1 - chance;
  return chance - lost / (seats - 1);
}

function worthBuilt({ mine, others, stake }: Standing, card: Card): number {
  const gain = control(mine + valueOf(card), others) - control(mine, others);
  return gain * stake + (valueOf(card) === 1 ? ONE : 0);
}

/** J13–J15: the value of a trumpet on a colour. */
function worthBlown(shared: Shared, seat: Seat, colour: number, before: Standing, kept: number): number {
  const { seats, walls } = shared;
  const after = walls.slice();
  const { card, taken } = blowTrumpetAt(after, seats, seat, colour);
  if (card === NO_CARD) return -kept;
  const mine = wallPlace(seat, colour);
  const now = { mine: wallLength(after[mine]), others: longestOther(after, colour, seats, seat) };
  const chance = control(now.mine, now.others);
  const gain = chance - control(before.mine, before.others);
  const ones = countOnes(walls[mine]) - countOnes(after[mine]);
  // A leader who loses the lead has lost something too.
  const harm = Math.max(0, before.others - Math.max(now.others, now.mine)) / (SAFE_LEAD * (seats - 1));
  const fed = now.mine === 0 && now.others === 0 ? 0 : taken * (chance - (1 - chance) / (seats - 1));
  return gain * before.stake + harm + fed - ones * ONE - kept;
}

/** J4: the first wall: a long one in the colour with the most cards in hand. */
function worthLaid(hand: readonly Card[], card: Card): number {
  if (card === TRUMPET) return 0;
  return countColour(hand, colourOf(card)) + valueOf(card) / 6;
}

function worth(
  shared: Shared,
  own: Own,
  seat: Seat,
  standings: readonly Standing[],
  move: Move,
  eyes: Attention,
): number {
  if (move.type === 'trumpet') {
    const colour = COLOURS.indexOf(move.colour);
    return worthBlown(shared, seat, colour, standings[colour], eyes.trumpet);
  }
  const card = cardByName(move.card) as Card;
  if (move.type === 'lay') return worthLaid(own.hand, card);
  if (card === TRUMPET) return -eyes.trumpet;
  const kept = VALUE_KEPT * valueOf(card);
  const colour = standings[colourOf(card)];
  return (move.type === 'build' ? worthBuilt(colour, card) : worthFed(colour, shared.seats)) - kept;
}

export function scoreActions(
  { shared, seat, own }: View<Jericho>,
  legal: readonly Action[],
  eyes: Attention = FULL_ATTENTION,
): number[] {
  if (seat === null || own === null) throw new Error('a spectator has no move');
  const standings: Standing[] = [];
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    standings.push(standing(shared, own, seat, colour, eyes));
  return legal.map((action) => worth(shared, own, seat, standings, jericho.moves.decode(action), eyes));
}

export const greedy = greedyBot<Jericho>('greedy', scoreActions);
