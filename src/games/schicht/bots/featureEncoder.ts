/** The feature encoder of Schicht im Schacht: each colour's row and cards, and what each card would take. */
import type { Seat, View } from '../../../core/index.ts';
import { closeGaps, listClosings } from '../rules/closings.ts';
import {
  type Card,
  CARD_COUNT,
  toCard,
  colourOf,
  CORRIDOR,
  HIGHEST,
  isSilver,
  numberOf,
  SILVER,
} from '../rules/data.ts';
import type { Layout } from '../rules/layout.ts';
import { chosenCard, closedOption, laidPlace } from '../rules/moves.ts';
import { atOfPlace, layCard, placesFor, rowOfPlace } from '../rules/placement.ts';
import { type Schicht, schicht, type Shared } from '../rules/rules.ts';
import { takingFrom } from '../rules/takings.ts';
import type { Features } from '../../../bots/neural/sparseNetwork.ts';
import { capped, FeatureNumbering, type FeatureEncoder } from '../../../bots/neural/featureEncoder.ts';
import {
  catchClass,
  CATCHES,
  GROUPS,
  PLACE_KINDS,
  LEFT,
  NEW_ROW,
  ONTO_ONE,
  ONTO_THREE,
  CatchForecast,
  RIGHT,
} from './catchForecast.ts';

/** Limits beyond which values share one class: rounds left, seats, cards on the table. */
const LEADS = 25;
const leadClass = (lead: number): number => Math.max(0, Math.min(LEADS - 1, lead + 12));

const stateNumbers = new FeatureNumbering();
const MINE = stateNumbers.register(2 * HIGHEST * CATCHES);
const THEIRS = stateNumbers.register(2 * HIGHEST * CATCHES);
const PILE = stateNumbers.register(HIGHEST * (CORRIDOR - 1));
const PILES = stateNumbers.register(CORRIDOR * CORRIDOR);
const SLOT = stateNumbers.register((CORRIDOR + 1) * CORRIDOR);
const STANDING = stateNumbers.register((CORRIDOR - 1) * CORRIDOR);
const LEFT_COLUMN = stateNumbers.register(CORRIDOR * CATCHES);
const RIGHT_COLUMN = stateNumbers.register(CORRIDOR * CATCHES);
const NO_ROW = stateNumbers.register(CORRIDOR + 1);
const HELD = stateNumbers.register(8);
const HELD_BY_OTHERS = stateNumbers.register(12);
const LEAD = stateNumbers.register(4 * LEADS);
const SECOND_LEAD = stateNumbers.register(LEADS);
const ROUND = stateNumbers.register(12);
const SEATS = stateNumbers.register(5 * 2);
const ROWS = stateNumbers.register(CORRIDOR + 1);
const MOST_PILES = stateNumbers.register(10);
const MY_BEST = stateNumbers.register(CATCHES * 5);
const THEIR_BEST = stateNumbers.register(CATCHES * 5);
const MY_CATCHES = stateNumbers.register(6);
const THEIR_CATCHES = stateNumbers.register(10);
const PHASE = stateNumbers.register(3);
const STATE_FACTS = stateNumbers.next - 1;

const moveNumbers = new FeatureNumbering();
const KIND = moveNumbers.register(3 * PLACE_KINDS);
const NUMBER_TAKES = moveNumbers.register(HIGHEST * CATCHES);
const NUMBER_HOW = moveNumbers.register(HIGHEST * PLACE_KINDS);
const TAKEN = moveNumbers.register(12);
const RISK_NOW = moveNumbers.register(8 * CATCHES);
const RISK_LATER = moveNumbers.register(12);
const LATER_BEST = moveNumbers.register(CATCHES);
const MINE_LATER = moveNumbers.register(6 * CATCHES);
const ROW_PILES = moveNumbers.register(5 * PLACE_KINDS);
const ABOVE_ME = moveNumbers.register(8 * CATCHES);
const COLOUR_LEFT = moveNumbers.register(8);
const IS_SILVER = moveNumbers.register(1);
const CROWD = moveNumbers.register(5 * CATCHES);
const MOVE_FACTS = moveNumbers.next - 1;

const prospect = new CatchForecast();
const after = new CatchForecast();
const owner = new Uint8Array(CARD_COUNT + 1);
const NOBODYS = 0;
const OWN = 1;
const OTHERS = 2;

function markUnseen({ shared, own }: View<Schicht>): void {
  const { turnedUp, layout, treasures, revealed, options } = shared;
  owner.fill(OTHERS);
  if (!options.silver)
    for (let number = 1; number <= HIGHEST; number++) owner[toCard(SILVER, number)] = NOBODYS;
  for (const card of turnedUp) owner[card] = NOBODYS;
  for (const { piles } of layout) for (const pile of piles) for (const card of pile) owner[card] = NOBODYS;
  for (const cards of treasures) for (const card of cards) owner[card] = NOBODYS;
  for (const card of revealed) owner[card] = NOBODYS;
  for (const card of own?.hand ?? []) owner[card] = OWN;
}

function addCards(group: number, facts: Features): void {
  const isSilverGroup = group === SILVER ? HIGHEST * CATCHES : 0;
  let mine = 0;
  let theirs = 0;
  for (let number = 1; number <= HIGHEST; number++) {
    const card = toCard(group, number);
    if (owner[card] === NOBODYS) continue;
    const fact = isSilverGroup + (number - 1) * CATCHES + catchClass(prospect.catches[card]);
    facts.add((owner[card] === OWN ? MINE : THEIRS) + fact);
    if (owner[card] === OWN) mine++;
    else theirs++;
  }
  facts.add(HELD + capped(mine, 7));
  facts.add(HELD_BY_OTHERS + capped(theirs, 11));
}

function addRowFacts(group: number, facts: Features): void {
  const row = prospect.rowByColour[group];
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
  facts.add(PILES + (count - 1) * CORRIDOR + capped(total - count, CORRIDOR - 1));
  facts.add(SLOT + prospect.rows * CORRIDOR + row);
  const left = prospect.columnOthers(start - 1, row).rows;
  const right = prospect.columnOthers(start + count, row).rows;
  facts.add(LEFT_COLUMN + left * CATCHES + catchClass(prospect.endCatch(row, true)));
  facts.add(RIGHT_COLUMN + right * CATCHES + catchClass(prospect.endCatch(row, false)));
}

const heightOfNumber = (number: number): number => capped((number - 1) >> 2, 4);

function addBest(holder: number, best: number, many: number, most: number, facts: Features): void {
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
  facts.add(many + capped(catching, most));
}

function addWhole(shared: Shared, seat: Seat, facts: Features): void {
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
  const stage = capped((round - 1) / 3, 3) | 0;
  facts.add(LEAD + stage * LEADS + leadClass(mine - best));
  if (seats > 2) facts.add(SECOND_LEAD + leadClass(mine - second));
  facts.add(ROUND + round - 1);
  facts.add(SEATS + (seats - 2) * 2 + (options.silver ? 1 : 0));
  facts.add(ROWS + prospect.rows);
  facts.add(MOST_PILES + capped(prospect.piles, 9));
  addBest(OWN, MY_BEST, MY_CATCHES, 5, facts);
  addBest(OTHERS, THEIR_BEST, THEIR_CATCHES, 9, facts);
  facts.add(PHASE + (shared.phase === 'choose' ? 0 : shared.phase === 'lay' ? 1 : 2));
}

function addAll(shared: Shared, seat: Seat, facts: Features): void {
  const { silver } = shared.options;
  prospect.readLayout(
    shared.phase === 'close' ? closeGaps(shared.layout, listClosings(shared.layout)[0]) : shared.layout,
    silver,
  );
  facts.clear();
  for (let group = 0; group < GROUPS; group++) {
    if (group < SILVER || silver) addCards(group, facts);
    if (group < SILVER || prospect.rowByColour[SILVER] >= 0) addRowFacts(group, facts);
    facts.endGroup();
  }
  addWhole(shared, seat, facts);
  facts.endGroup();
}

/** The layout after a card and all its corridors, and the number of cards taken. */
function settled(layout: Layout): { layout: Layout; taken: number } {
  let taken = 0;
  for (let next = takingFrom(layout); next !== null; next = takingFrom(layout)) {
    taken += next.cards.length;
    layout = closeGaps(next.gapped, next.ways[0]);
  }
  return { layout, taken };
}

/** The consequences of a layout for a seat with a card of this number: seats that lay later, and the next round. */
function addAfter(
  layout: Layout,
  taken: number,
  number: number,
  hand: readonly Card[],
  played: Card,
  silver: boolean,
  facts: Features,
): void {
  after.readLayout(layout, silver);
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
  facts.add(TAKEN + capped(taken, 11));
  facts.add(RISK_NOW + capped((below + 1) >> 1, 7) * CATCHES + catchClass(belowBest));
  facts.add(RISK_LATER + capped(later >> 1, 11));
  facts.add(LATER_BEST + catchClass(laterBest));
  let mine = 0;
  let mineBest = 0;
  for (const card of hand) {
    if (card === played || after.catches[card] === 0) continue;
    mine++;
    mineBest = Math.max(mineBest, after.catches[card]);
  }
  facts.add(MINE_LATER + capped(mine, 5) * CATCHES + catchClass(mineBest));
}

function encodeCard(view: View<Schicht>, card: Card, place: number | null, facts: Features): void {
  const { layout, options, seats } = view.shared;
  const hand = view.own?.hand ?? [];
  const colour = colourOf(card);
  const number = numberOf(card);
  let best: { layout: Layout; taken: number } | undefined;
  let bestRow = 0;
  for (const at of place === null ? placesFor(layout, card) : [place]) {
    const laid = layCard(layout, card, at);
    const outcome = prospect.catches[card] === 0 ? { layout: laid, taken: 0 } : settled(laid);
    if (best !== undefined && outcome.taken <= best.taken) continue;
    best = outcome;
    bestRow = rowOfPlace(at);
  }
  if (best === undefined) return;
  const how = place === null ? prospect.hows[card] : howAt(layout, place);
  const takes = catchClass(best.taken);
  facts.add(KIND + (place === null ? 0 : 1) * PLACE_KINDS + how);
  facts.add(NUMBER_TAKES + (number - 1) * CATCHES + takes);
  facts.add(NUMBER_HOW + (number - 1) * PLACE_KINDS + how);
  const piles = bestRow >= 0 && bestRow < layout.length ? layout[bestRow].piles.length : 0;
  facts.add(ROW_PILES + capped(piles, 4) * PLACE_KINDS + how);
  facts.add(CROWD + (seats - 2) * CATCHES + takes);
  let above = 0;
  for (let other = card + 1; other <= CARD_COUNT; other++)
    if (owner[other] === OTHERS && prospect.catches[other] > 0) above++;
  facts.add(ABOVE_ME + capped((above + 1) >> 1, 7) * CATCHES + takes);
  let same = 0;
  for (const other of hand) if (colourOf(other) === colour) same++;
  facts.add(COLOUR_LEFT + capped(same, 7));
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

export const schichtEncoder: FeatureEncoder<Schicht> = {
  game: schicht,
  countSeats: ({ shared }) => shared.seats,
  isWorthJudging: ({ shared }) => shared.phase === 'choose',
  ended: () => undefined,
  state: room,
  view: room,
  moves: { facts: MOVE_FACTS, most: 26, inMove: 14, recorded: 12 },

  encodeState({ shared, own }, seat, facts) {
    owner.fill(NOBODYS);
    for (let other = 0; other < own.length; other++)
      for (const card of own[other].hand) owner[card] = other === seat ? OWN : OTHERS;
    addAll(shared, seat, facts);
  },

  encodeView(view, facts) {
    markUnseen(view);
    addAll(view.shared, view.seat as Seat, facts);
  },

  encodeMoves(view, actions, facts) {
    const { shared, seat } = view;
    facts.clear();
    for (const action of actions) {
      if (shared.phase === 'choose') encodeCard(view, chosenCard(action), null, facts);
      else if (shared.phase === 'lay')
        encodeCard(view, shared.revealed[seat as Seat], laidPlace(action), facts);
      else encodeClosing(view, closedOption(action), facts);
      facts.endGroup();
    }
  },
};

function encodeClosing({ shared, own, seat }: View<Schicht>, option: number, facts: Features): void {
  const way = listClosings(shared.layout)[option];
  const { layout, taken } = settled(closeGaps(shared.layout, way));
  facts.add(KIND + 2 * PLACE_KINDS);
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
