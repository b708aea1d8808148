/** What the networks of Schicht im Schacht are told: each colour's row and cards, and what each card would take. */
import type { Seat, View } from '../../../core/index.ts';
import { closed, closings } from '../rules/closings.ts';
import {
  type Card,
  CARD_COUNT,
  cardOf,
  colourOf,
  CORRIDOR,
  HIGHEST,
  isSilver,
  numberOf,
  SILVER,
} from '../rules/data.ts';
import type { Layout } from '../rules/layout.ts';
import { chosenCard, closedOption, laidPlace } from '../rules/moves.ts';
import { atOfPlace, lay, placesFor, rowOfPlace } from '../rules/places.ts';
import { type Schicht, schicht, type Shared } from '../rules/rules.ts';
import { takingFrom } from '../rules/settling.ts';
import type { Facts } from '../../../bots/mind/net.ts';
import { few, Numbering, type Reader } from '../../../bots/mind/reader.ts';
import {
  catchClass,
  CATCHES,
  GROUPS,
  HOWS,
  LEFT,
  NEW_ROW,
  ONTO_ONE,
  ONTO_THREE,
  Prospect,
  RIGHT,
} from './prospect.ts';

/** More rounds are left, more seats sit and more cards lie than tell apart. */
const LEADS = 25;
const leadClass = (lead: number): number => Math.max(0, Math.min(LEADS - 1, lead + 12));

const stateNumbers = new Numbering();
const MINE = stateNumbers.take(2 * HIGHEST * CATCHES);
const THEIRS = stateNumbers.take(2 * HIGHEST * CATCHES);
const PILE = stateNumbers.take(HIGHEST * (CORRIDOR - 1));
const PILES = stateNumbers.take(CORRIDOR * CORRIDOR);
const SLOT = stateNumbers.take((CORRIDOR + 1) * CORRIDOR);
const STANDING = stateNumbers.take((CORRIDOR - 1) * CORRIDOR);
const LEFT_COLUMN = stateNumbers.take(CORRIDOR * CATCHES);
const RIGHT_COLUMN = stateNumbers.take(CORRIDOR * CATCHES);
const NO_ROW = stateNumbers.take(CORRIDOR + 1);
const HELD = stateNumbers.take(8);
const HELD_BY_OTHERS = stateNumbers.take(12);
const LEAD = stateNumbers.take(4 * LEADS);
const SECOND_LEAD = stateNumbers.take(LEADS);
const ROUND = stateNumbers.take(12);
const SEATS = stateNumbers.take(5 * 2);
const ROWS = stateNumbers.take(CORRIDOR + 1);
const MOST_PILES = stateNumbers.take(10);
const MY_BEST = stateNumbers.take(CATCHES * 5);
const THEIR_BEST = stateNumbers.take(CATCHES * 5);
const MY_CATCHES = stateNumbers.take(6);
const THEIR_CATCHES = stateNumbers.take(10);
const PHASE = stateNumbers.take(3);
const STATE_FACTS = stateNumbers.next - 1;

const moveNumbers = new Numbering();
const KIND = moveNumbers.take(3 * HOWS);
const NUMBER_TAKES = moveNumbers.take(HIGHEST * CATCHES);
const NUMBER_HOW = moveNumbers.take(HIGHEST * HOWS);
const TAKEN = moveNumbers.take(12);
const RISK_NOW = moveNumbers.take(8 * CATCHES);
const RISK_LATER = moveNumbers.take(12);
const LATER_BEST = moveNumbers.take(CATCHES);
const MINE_LATER = moveNumbers.take(6 * CATCHES);
const ROW_PILES = moveNumbers.take(5 * HOWS);
const ABOVE_ME = moveNumbers.take(8 * CATCHES);
const COLOUR_LEFT = moveNumbers.take(8);
const IS_SILVER = moveNumbers.take(1);
const CROWD = moveNumbers.take(5 * CATCHES);
const MOVE_FACTS = moveNumbers.next - 1;

const prospect = new Prospect();
const after = new Prospect();
const owner = new Uint8Array(CARD_COUNT + 1);
const NOBODYS = 0;
const OWN = 1;
const OTHERS = 2;

/** Whose card each may be, as far as a seat can tell. */
function markUnseen({ shared, own }: View<Schicht>): void {
  const { turnedUp, layout, treasures, revealed, options } = shared;
  owner.fill(OTHERS);
  if (!options.silver)
    for (let number = 1; number <= HIGHEST; number++) owner[cardOf(SILVER, number)] = NOBODYS;
  for (const card of turnedUp) owner[card] = NOBODYS;
  for (const { piles } of layout) for (const pile of piles) for (const card of pile) owner[card] = NOBODYS;
  for (const cards of treasures) for (const card of cards) owner[card] = NOBODYS;
  for (const card of revealed) owner[card] = NOBODYS;
  for (const card of own?.hand ?? []) owner[card] = OWN;
}

function addCards(group: number, facts: Facts): void {
  const isSilverGroup = group === SILVER ? HIGHEST * CATCHES : 0;
  let mine = 0;
  let theirs = 0;
  for (let number = 1; number <= HIGHEST; number++) {
    const card = cardOf(group, number);
    if (owner[card] === NOBODYS) continue;
    const fact = isSilverGroup + (number - 1) * CATCHES + catchClass(prospect.catches[card]);
    facts.add((owner[card] === OWN ? MINE : THEIRS) + fact);
    if (owner[card] === OWN) mine++;
    else theirs++;
  }
  facts.add(HELD + few(mine, 7));
  facts.add(HELD_BY_OTHERS + few(theirs, 11));
}

function addRowFacts(group: number, facts: Facts): void {
  const row = prospect.rowOf[group];
  if (row < 0) {
    facts.add(NO_ROW + prospect.rows);
    return;
  }
  const count = prospect.counts[row];
  const start = prospect.starts[row];
  let total = 0;
  for (let at = 0; at < count; at++) {
    const height = prospect.heights[row * CORRIDOR + at];
    total += height;
    facts.add(PILE + (prospect.tops[row * CORRIDOR + at] - 1) * (CORRIDOR - 1) + height - 1);
    facts.add(STANDING + (height - 1) * CORRIDOR + prospect.columnOthers(start + at, row).rows);
  }
  facts.add(PILES + (count - 1) * CORRIDOR + few(total - count, CORRIDOR - 1));
  facts.add(SLOT + prospect.rows * CORRIDOR + row);
  const left = prospect.columnOthers(start - 1, row).rows;
  const right = prospect.columnOthers(start + count, row).rows;
  facts.add(LEFT_COLUMN + left * CATCHES + catchClass(prospect.endCatch(row, true)));
  facts.add(RIGHT_COLUMN + right * CATCHES + catchClass(prospect.endCatch(row, false)));
}

const heightOfNumber = (number: number): number => few((number - 1) >> 2, 4);

/** What the best cards of a holder take. */
function addBest(holder: number, best: number, many: number, most: number, facts: Facts): void {
  let catching = 0;
  let highest = 0;
  let height = 0;
  for (let card = CARD_COUNT; card > 0; card--) {
    if (owner[card] !== holder || prospect.catches[card] === 0) continue;
    catching++;
    const cards = catchClass(prospect.catches[card]);
    if (cards <= highest) continue;
    highest = cards;
    height = heightOfNumber(numberOf(card));
  }
  facts.add(best + highest * 5 + height);
  facts.add(many + few(catching, most));
}

function addWhole(shared: Shared, seat: Seat, facts: Facts): void {
  const { treasures, round, seats, options } = shared;
  let best = -99;
  let second = -99;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const taken = treasures[other].length;
    if (taken > best) {
      second = best;
      best = taken;
    } else if (taken > second) second = taken;
  }
  const mine = treasures[seat].length;
  const stage = few((round - 1) / 3, 3) | 0;
  facts.add(LEAD + stage * LEADS + leadClass(mine - best));
  if (seats > 2) facts.add(SECOND_LEAD + leadClass(mine - second));
  facts.add(ROUND + round - 1);
  facts.add(SEATS + (seats - 2) * 2 + (options.silver ? 1 : 0));
  facts.add(ROWS + prospect.rows);
  facts.add(MOST_PILES + few(prospect.piles, 9));
  addBest(OWN, MY_BEST, MY_CATCHES, 5, facts);
  addBest(OTHERS, THEIR_BEST, THEIR_CATCHES, 9, facts);
  facts.add(PHASE + (shared.phase === 'choose' ? 0 : shared.phase === 'lay' ? 1 : 2));
}

function addAll(shared: Shared, seat: Seat, facts: Facts): void {
  const { silver } = shared.options;
  prospect.look(
    shared.phase === 'close' ? closed(shared.layout, closings(shared.layout)[0]) : shared.layout,
    silver,
  );
  facts.clear();
  for (let group = 0; group < GROUPS; group++) {
    if (group < SILVER || silver) addCards(group, facts);
    if (group < SILVER || prospect.rowOf[SILVER] >= 0) addRowFacts(group, facts);
    facts.endGroup();
  }
  addWhole(shared, seat, facts);
  facts.endGroup();
}

/** The layout once a card lies there and everything it completes is taken, and how many cards that is. */
function settled(layout: Layout): { layout: Layout; taken: number } {
  let taken = 0;
  for (let next = takingFrom(layout); next !== null; next = takingFrom(layout)) {
    taken += next.cards.length;
    layout = closed(next.gapped, next.ways[0]);
  }
  return { layout, taken };
}

/** What follows from a layout for a seat whose card has a number: others that lay later, and the next round. */
function addAfter(
  layout: Layout,
  taken: number,
  number: number,
  hand: readonly Card[],
  played: Card,
  silver: boolean,
  facts: Facts,
): void {
  after.look(layout, silver);
  let below = 0;
  let belowBest = 0;
  let later = 0;
  let laterBest = 0;
  for (let card = 1; card <= CARD_COUNT; card++) {
    if (owner[card] !== OTHERS || after.catches[card] === 0) continue;
    later++;
    laterBest = Math.max(laterBest, after.catches[card]);
    if (numberOf(card) > number) continue;
    below++;
    belowBest = Math.max(belowBest, after.catches[card]);
  }
  facts.add(TAKEN + few(taken, 11));
  facts.add(RISK_NOW + few((below + 1) >> 1, 7) * CATCHES + catchClass(belowBest));
  facts.add(RISK_LATER + few(later >> 1, 11));
  facts.add(LATER_BEST + catchClass(laterBest));
  let mine = 0;
  let mineBest = 0;
  for (const card of hand) {
    if (card === played || after.catches[card] === 0) continue;
    mine++;
    mineBest = Math.max(mineBest, after.catches[card]);
  }
  facts.add(MINE_LATER + few(mine, 5) * CATCHES + catchClass(mineBest));
}

/** A card laid where it takes most. */
function readCard(view: View<Schicht>, card: Card, place: number | null, facts: Facts): void {
  const { layout, options, seats } = view.shared;
  const hand = view.own?.hand ?? [];
  const colour = colourOf(card);
  const number = numberOf(card);
  let best: { layout: Layout; taken: number } | undefined;
  let bestRow = 0;
  for (const at of place === null ? placesFor(layout, card) : [place]) {
    const laid = lay(layout, card, at);
    const outcome = prospect.catches[card] === 0 ? { layout: laid, taken: 0 } : settled(laid);
    if (best !== undefined && outcome.taken <= best.taken) continue;
    best = outcome;
    bestRow = rowOfPlace(at);
  }
  if (best === undefined) return;
  const how = place === null ? prospect.hows[card] : howAt(layout, place);
  const takes = catchClass(best.taken);
  facts.add(KIND + (place === null ? 0 : 1) * HOWS + how);
  facts.add(NUMBER_TAKES + (number - 1) * CATCHES + takes);
  facts.add(NUMBER_HOW + (number - 1) * HOWS + how);
  const piles = bestRow >= 0 && bestRow < layout.length ? layout[bestRow].piles.length : 0;
  facts.add(ROW_PILES + few(piles, 4) * HOWS + how);
  facts.add(CROWD + (seats - 2) * CATCHES + takes);
  let above = 0;
  for (let other = card + 1; other <= CARD_COUNT; other++)
    if (owner[other] === OTHERS && prospect.catches[other] > 0) above++;
  facts.add(ABOVE_ME + few((above + 1) >> 1, 7) * CATCHES + takes);
  let same = 0;
  for (const other of hand) if (colourOf(other) === colour) same++;
  facts.add(COLOUR_LEFT + few(same, 7));
  if (isSilver(card)) facts.add(IS_SILVER);
  addAfter(best.layout, best.taken, number, hand, card, options.silver, facts);
}

function howAt(layout: Layout, place: number): number {
  const row = rowOfPlace(place);
  const at = atOfPlace(place);
  if (layout.length === 0 || row < 0 || row === layout.length) return NEW_ROW;
  if (at < 0) return LEFT;
  const { piles } = layout[row];
  return at === piles.length ? RIGHT : Math.min(ONTO_THREE, ONTO_ONE + piles[at].length - 1);
}

const room = { facts: STATE_FACTS, groups: GROUPS, inGroup: 34, inWhole: 16 };

export const schichtReader: Reader<Schicht> = {
  game: schicht,
  seatsOf: ({ shared }) => shared.seats,
  isWorthJudging: ({ shared }) => shared.phase === 'choose',
  ended: () => undefined,
  state: room,
  view: room,
  moves: { facts: MOVE_FACTS, most: 26, inMove: 14, recorded: 12 },

  readState({ shared, own }, seat, facts) {
    owner.fill(NOBODYS);
    for (let other = 0; other < own.length; other++)
      for (const card of own[other].hand) owner[card] = other === seat ? OWN : OTHERS;
    addAll(shared, seat, facts);
  },

  readView(view, facts) {
    markUnseen(view);
    addAll(view.shared, view.seat as Seat, facts);
  },

  readMoves(view, actions, facts) {
    const { shared, seat } = view;
    facts.clear();
    for (const action of actions) {
      if (shared.phase === 'choose') readCard(view, chosenCard(action), null, facts);
      else if (shared.phase === 'lay')
        readCard(view, shared.revealed[seat as Seat], laidPlace(action), facts);
      else readClosing(view, closedOption(action), facts);
      facts.endGroup();
    }
  },
};

function readClosing({ shared, own, seat }: View<Schicht>, option: number, facts: Facts): void {
  const way = closings(shared.layout)[option];
  const { layout, taken } = settled(closed(shared.layout, way));
  facts.add(KIND + 2 * HOWS);
  addAfter(
    layout,
    taken,
    numberOf(shared.revealed[seat as Seat]),
    own?.hand ?? [],
    0,
    shared.options.silver,
    facts,
  );
}
