/** A bot for Schicht im Schacht that takes the most now and leaves the least to seats that lay later. */
import type { Action, Seat, View } from '../../../core/index.ts';
import type { Card } from '../rules/data.ts';
import { chosenCard, closedOption, laidPlace } from '../rules/moves.ts';
import {
  takenCount,
  catchAt,
  closeWith,
  findPlaces,
  layOnPacked,
  newPackedTable,
  PLACES_ROOM,
  readLayout,
  settle,
  type PackedTable,
} from '../rules/packedTable.ts';
import type { Place } from '../rules/placement.ts';
import type { Schicht, Shared } from '../rules/rules.ts';
import { handSize } from '../rules/state.ts';
import { unseenCards } from '../rules/determinize.ts';
import { greedyBot } from '../../../bots/character.ts';

const places = new Int32Array(PLACES_ROOM);

export function bestCatch(table: PackedTable, card: Card): number {
  const count = findPlaces(table, card, places);
  let most = 0;
  for (let i = 0; i < count; i++) most = Math.max(most, catchAt(table, places[i]));
  return most;
}

interface SettledTable {
  readonly table: PackedTable;
  readonly taken: number;
}

/** The result of a change of a table: takes all corridors and closes all gaps, by the first of several ways. */
function settleAfter(table: PackedTable, change: (after: PackedTable) => void): SettledTable {
  const after = table.slice();
  change(after);
  return { taken: takenCount(settle(after, () => 0)), table: after };
}

const laidAt = (table: PackedTable, card: Card, place: Place): SettledTable =>
  settleAfter(table, (after) => layOnPacked(after, card, place));

/** The most that a card can take, chain reactions included. */
function bestOutcome(table: PackedTable, card: Card): SettledTable {
  const count = findPlaces(table, card, places);
  const outcomes = Array.from(places.subarray(0, count), (place) => laidAt(table, card, place));
  return outcomes.reduce((best, other) => (other.taken > best.taken ? other : best));
}

interface Rivals {
  readonly unseen: readonly Card[];
  readonly held: number;
  readonly count: number;
}

function estimateRivals(view: View<Schicht>): Rivals {
  const unseen = unseenCards(view);
  const count = view.shared.seats - 1;
  const inHands = count * handSize(view.shared);
  return { unseen, held: unseen.length === 0 ? 0 : inHands / unseen.length, count };
}

/** The expected catch of others from a layout with cards below a limit: mostly the best that they can hold. */
function expectedLoss(table: PackedTable, { unseen, held }: Rivals, below: Card): number {
  let missed = 1;
  let expected = 0;
  const catches: number[] = [];
  for (const card of unseen) {
    if (card >= below) continue;
    const most = bestCatch(table, card);
    if (most > 0) catches.push(most);
  }
  catches.sort((a, b) => b - a);
  for (const most of catches) {
    expected += missed * held * most;
    missed *= 1 - held;
  }
  return expected;
}

/** The parameters of a player's attention. */
export interface Attention {
  readonly care: number;
  readonly want: number;
  /** Whether it considers higher cards, which are laid before its own (S7). */
  readonly order: boolean;
}
export const FULL_ATTENTION: Attention = { care: 0.5, want: 1, order: true };
/** Every card counts as below it. */
const ANY_CARD = Infinity;

function undisturbed(card: Card, { unseen, count }: Rivals): number {
  if (unseen.length === 0) return 1;
  const higher = unseen.filter((other) => other > card).length;
  return (1 - higher / unseen.length) ** (count / 2);
}

function valueOfChoice(table: PackedTable, card: Card, rivals: Rivals, eyes: Attention): number {
  const { table: after, taken } = bestOutcome(table, card);
  const chance = eyes.order ? undisturbed(card, rivals) : 1;
  return eyes.want * taken * chance - eyes.care * expectedLoss(after, rivals, card);
}

/** The catch of the cards still to be laid this round, and the rest for the next. */
function valueOfRest(shared: Shared, start: PackedTable, from: number, rivals: Rivals, care: number): number {
  let table = start;
  let lost = 0;
  for (let i = from; i < shared.order.length; i++) {
    const outcome = bestOutcome(table, shared.revealed[shared.order[i]]);
    lost += outcome.taken;
    table = outcome.table;
  }
  return -care * ((2 * lost) / rivals.count + expectedLoss(table, rivals, ANY_CARD));
}

function valueAction(
  shared: Shared,
  table: PackedTable,
  seat: Seat,
  action: Action,
  rivals: Rivals,
  eyes: Attention,
): number {
  const { phase, laid } = shared;
  if (phase === 'choose') return valueOfChoice(table, chosenCard(action), rivals, eyes);
  const { table: after, taken } =
    phase === 'lay'
      ? laidAt(table, shared.revealed[seat], laidPlace(action))
      : settleAfter(table, (closing) => closeWith(closing, closedOption(action)));
  return eyes.want * taken + valueOfRest(shared, after, phase === 'lay' ? laid + 1 : laid, rivals, eyes.care);
}

export function scoreActions(
  view: View<Schicht>,
  legal: readonly Action[],
  eyes: Attention = FULL_ATTENTION,
): number[] {
  const { seat } = view;
  if (seat === null) throw new Error('a spectator has no move');
  const rivals = estimateRivals(view);
  const table = newPackedTable();
  readLayout(view.shared.layout, table);
  return legal.map((action) => valueAction(view.shared, table, seat, action, rivals, eyes));
}

export const greedy = greedyBot<Schicht>('greedy', scoreActions);
