/** A bot for Schicht im Schacht that takes the most now and leaves the least to those who lay later. */
import type { Action, Seat, View } from '../core/index.ts';
import { closed, closings } from '../games/schicht/closings.ts';
import { type Card, CORRIDOR } from '../games/schicht/data.ts';
import { corridorsOf, type Layout, take } from '../games/schicht/layout.ts';
import { chosenCard, closedOption, laidPlace } from '../games/schicht/moves.ts';
import { atOfPlace, findPlaces, lay, type Place, PLACE_COUNT, rowOfPlace } from '../games/schicht/places.ts';
import type { Schicht, Shared } from '../games/schicht/rules.ts';
import { handSize } from '../games/schicht/state.ts';
import { unseenCards } from '../games/schicht/worlds.ts';
import type { Bot } from './bot.ts';

/** How many cards of the other rows lie in a column; 0 unless all of them have a pile there. */
function columnOfOthers(layout: Layout, column: number, except: number): number {
  let cards = 0;
  for (let row = 0; row < layout.length; row++) {
    if (row === except) continue;
    const { start, piles } = layout[row];
    if (column < start || column >= start + piles.length) return 0;
    cards += piles[column - start].length;
  }
  return cards;
}

/** How many cards a card laid at a place takes at once, chain reactions left aside. */
function catchAt(layout: Layout, place: Place): number {
  const row = rowOfPlace(place);
  const at = atOfPlace(place);
  if (layout.length === 0) return 0;
  if (row < 0 || row === layout.length) {
    const beside = layout[Math.max(0, row - 1)];
    const others = layout.length === CORRIDOR - 1 ? columnOfOthers(layout, beside.start + at, -1) : 0;
    return others === 0 ? 0 : others + 1;
  }
  const { start, piles } = layout[row];
  if (at >= 0 && at < piles.length) return piles[at].length === CORRIDOR - 1 ? CORRIDOR : 0;
  const others = layout.length === CORRIDOR ? columnOfOthers(layout, start + at, row) : 0;
  let inRow = 0;
  if (piles.length === CORRIDOR - 1) for (const pile of piles) inRow += pile.length;
  return inRow + others === 0 ? 0 : inRow + others + 1;
}

const scratch = new Int32Array(PLACE_COUNT);

/** The most a card can take at once. */
function bestCatch(layout: Layout, card: Card): number {
  const count = findPlaces(layout, card, scratch);
  let most = 0;
  for (let i = 0; i < count; i++) most = Math.max(most, catchAt(layout, scratch[i]));
  return most;
}

interface Outcome {
  readonly layout: Layout;
  readonly taken: number;
}

/** Takes all corridors and closes all gaps, the first way where there are several. */
function settled(layout: Layout): Outcome {
  let taken = 0;
  for (;;) {
    const corridors = corridorsOf(layout);
    if (corridors.length === 0) return { layout, taken };
    const { gapped, cards } = take(layout, corridors);
    taken += cards.length;
    layout = closed(gapped, closings(gapped)[0]);
  }
}

function laidAt(layout: Layout, card: Card, place: Place): Outcome {
  const after = lay(layout, card, place);
  return catchAt(layout, place) === 0 ? { layout: after, taken: 0 } : settled(after);
}

/** The most that a card can take, chain reactions included. */
function bestOutcome(layout: Layout, card: Card): Outcome {
  const places = new Int32Array(PLACE_COUNT);
  const count = findPlaces(layout, card, places);
  let best = laidAt(layout, card, places[0]);
  for (let i = 1; i < count; i++) {
    const other = laidAt(layout, card, places[i]);
    if (other.taken > best.taken) best = other;
  }
  return best;
}

/** What the bot expects others to hold. */
interface Rivals {
  readonly unseen: readonly Card[];
  /** How likely it is that a certain unseen card is in somebody's hand. */
  readonly held: number;
  readonly count: number;
}

function rivalsOf(view: View<Schicht>): Rivals {
  const unseen = unseenCards(view);
  const count = view.shared.seats - 1;
  const inHands = count * handSize(view.shared);
  return { unseen, held: unseen.length === 0 ? 0 : inHands / unseen.length, count };
}

/** What others may be expected to take from a layout with cards below a limit: most of the best that they can hold. */
function danger(layout: Layout, { unseen, held }: Rivals, below: Card): number {
  let missed = 1;
  let expected = 0;
  const catches: number[] = [];
  for (const card of unseen) {
    if (card >= below) continue;
    const most = bestCatch(layout, card);
    if (most > 0) catches.push(most);
  }
  catches.sort((a, b) => b - a);
  for (const most of catches) {
    expected += missed * held * most;
    missed *= 1 - held;
  }
  return expected;
}

/** How much the bot minds what others may take. */
const CARE = 0.5;
/** Every card counts as below it. */
const ANY_CARD = Infinity;

/** How likely it is that nobody lays a higher card and spoils what the bot sees now. */
function undisturbed(card: Card, { unseen, count }: Rivals): number {
  if (unseen.length === 0) return 1;
  const higher = unseen.filter((other) => other > card).length;
  return (1 - higher / unseen.length) ** (count / 2);
}

function valueOfChoice(layout: Layout, card: Card, rivals: Rivals): number {
  const { layout: after, taken } = bestOutcome(layout, card);
  return taken * undisturbed(card, rivals) - CARE * danger(after, rivals, card);
}

/** What the cards still to be laid this round take, and what is left for the next. */
function valueOfRest(shared: Shared, start: Layout, from: number, rivals: Rivals): number {
  let layout = start;
  let lost = 0;
  for (let i = from; i < shared.order.length; i++) {
    const outcome = bestOutcome(layout, shared.revealed[shared.order[i]]);
    lost += outcome.taken;
    layout = outcome.layout;
  }
  return -lost / rivals.count - CARE * danger(layout, rivals, ANY_CARD);
}

function valueOf(view: View<Schicht>, seat: Seat, action: Action, rivals: Rivals): number {
  const { shared } = view;
  const { layout, phase, laid } = shared;
  if (phase === 'choose') return valueOfChoice(layout, chosenCard(action), rivals);
  const outcome =
    phase === 'lay'
      ? laidAt(layout, shared.revealed[seat], laidPlace(action))
      : settled(closed(layout, closings(layout)[closedOption(action)]));
  return outcome.taken + valueOfRest(shared, outcome.layout, phase === 'lay' ? laid + 1 : laid, rivals);
}

/** What each action is worth at a glance, in cards. */
export function glance(view: View<Schicht>, legal: readonly Action[]): number[] {
  const { seat } = view;
  if (seat === null) throw new Error('a spectator has no move');
  const rivals = rivalsOf(view);
  return legal.map((action) => valueOf(view, seat, action, rivals));
}

export const greedy: Bot<Schicht> = {
  name: 'greedy',
  choose(view, legal, rng) {
    if (legal.length === 1) return legal[0];
    const values = glance(view, legal);
    const most = Math.max(...values);
    const best = legal.filter((_, i) => values[i] === most);
    return best[rng.below(best.length)];
  },
};
