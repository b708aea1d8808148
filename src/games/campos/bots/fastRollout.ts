import type { Action, Rng, Seat } from '../../../core/index.ts';
import { type Area, areasBeside, countBits, lowest, sizesWithout } from '../rules/area.ts';
import {
  anchorOf,
  type Card,
  CARD_COUNT,
  type Cards,
  type Cell,
  CELLS,
  COLOURS,
  NO_PIECE,
  type Piece,
  PIECES,
  STEPS,
} from '../rules/data.ts';
import { encodePlace, encodeRemoval, encodeScore } from '../rules/moves.ts';
import { anchorFor, placeAt, placeNumbers, turnFor } from '../rules/placing.ts';
import { findRemovable } from '../rules/removing.ts';
import type { Shared } from '../rules/rules.ts';
import { conditionHolds, LARGER, cardPoints, SCORES, SMALLER } from '../rules/scoring.ts';
import { applyToWorld, type World } from './searchWorld.ts';

const LACKING = 1;
/** The weight of cards other than the best one. It is higher while the area grows, when there is time for them. */
const LATER = { building: 0.3, leaving: 0.15 };
/** While the area grows, a card waits until it scores ten points. */
const ENOUGH = 10;
/** The number of places that a rollout considers. All of them take three times as long and play little better. */
const GLANCES = 32;

const hand = new Uint8Array(CARD_COUNT);
let handCount = 0;
let later = 0;

/** Loads the hand of the seat to act. Later calls use it. */
export function takeUpHand(cards: Cards, phase: Shared['phase']): void {
  handCount = 0;
  for (let left = cards; left !== 0; left &= left - 1) hand[handCount++] = lowest(left);
  later = phase === 'construction' ? LATER.building : LATER.leaving;
}

const after = [0, 0, 0, 0];

/** The value of the hand with the largest areas `after`: mostly the score of its best card. */
function handValue(): number {
  if (handCount === 0) return 0;
  let best = -Infinity;
  let sum = 0;
  for (let i = 0; i < handCount; i++) {
    const card = hand[i];
    const lacking = after[SMALLER[card]] + 1 - after[LARGER[card]];
    const worth = after[SCORES[card]] - (lacking > 0 ? LACKING * lacking : 0);
    if (worth > best) best = worth;
    sum += worth;
  }
  return best + later * (sum - best);
}

/** Per free cell and colour, the adjacent areas; valid where the stamp is the current one. */
const beside = new Int32Array(CELLS * COLOURS.length);
const stamps = new Int32Array(CELLS);
let look = 0;

function lookAround(area: Area, cell: Cell): void {
  stamps[cell] = look;
  areasBeside(area, cell, beside, cell * COLOURS.length);
}

const joins = (cell: Cell, colour: number): number => beside[cell * COLOURS.length + colour];

function grow(colour: number, size: number): void {
  if (size > after[colour]) after[colour] = size;
}

/** The value of a piece at a place. The area must not change between two calls of one decision. */
export function placeValue(area: Area, piece: Piece, anchor: Cell, turn: number): number {
  const b = anchor + STEPS[turn];
  const c = anchor + STEPS[turn + 1];
  if (stamps[anchor] !== look) lookAround(area, anchor);
  if (stamps[b] !== look) lookAround(area, b);
  if (stamps[c] !== look) lookAround(area, c);
  const colours = PIECES[piece];
  const x = colours[0];
  const y = colours[1];
  const z = colours[2];
  const { sizes } = area;
  for (let colour = 0; colour < COLOURS.length; colour++) after[colour] = sizes[colour];
  // C1: only the first two fields of a piece can have the same colour.
  if (x === y) grow(x, countBits(joins(anchor, x) | joins(b, x)) + 2);
  else {
    grow(x, countBits(joins(anchor, x)) + 1);
    grow(y, countBits(joins(b, y)) + 1);
  }
  grow(z, countBits(joins(c, z)) + 1);
  return handValue();
}

export function removalValue(area: Area, slot: number): number {
  sizesWithout(area, slot, after);
  return handValue();
}

/** Calls once per open place (C7). */
export function forEachPlace(area: Area, call: (anchor: Cell, turn: number) => void): void {
  look++;
  for (let number = 0; number < placeNumbers(area); number++) {
    const anchor = anchorFor(area, number);
    if (anchor >= 0) call(anchor, turnFor(number));
  }
}

function bestPlacement({ area, state }: World, everywhere: boolean, rng: Rng): Action {
  look++;
  const { front, turn: seat } = state.shared;
  const first = front[2 * (seat as Seat)];
  const second = front[2 * (seat as Seat) + 1];
  const numbers = placeNumbers(area);
  let most = -Infinity;
  let index: 0 | 1 = 0;
  let bestAnchor = 0;
  let bestTurn = 0;
  for (let tries = 0, glances = 0; everywhere ? tries < numbers : glances < GLANCES; tries++) {
    const number = everywhere ? tries : rng.below(numbers);
    const anchor = anchorFor(area, number);
    if (anchor < 0) continue;
    glances++;
    const turn = turnFor(number);
    for (let i = 0; i < 2; i++) {
      const piece = i === 0 ? first : second;
      if (piece === NO_PIECE || (i === 1 && piece === first)) continue;
      const value = placeValue(area, piece, anchor, turn);
      if (value <= most) continue;
      most = value;
      index = i === 0 ? 0 : 1;
      bestAnchor = anchor;
      bestTurn = turn;
    }
  }
  return encodePlace(index, placeAt(bestAnchor, bestTurn));
}

function bestRemoval({ area }: World, rng: Rng): Action {
  let most = -Infinity;
  let best = 0;
  let alike = 0;
  for (let left = findRemovable(area); left !== 0; left &= left - 1) {
    const slot = lowest(left);
    const value = removalValue(area, slot);
    if (value > most) alike = 0;
    if (value >= most && rng.below(++alike) === 0) best = slot;
    if (value > most) most = value;
  }
  return encodeRemoval(anchorOf(area.laid[best]));
}

function cardToPlay({ state, area }: World): Card {
  let best = -1;
  let most = state.shared.phase === 'construction' ? ENOUGH - 1 : -1;
  for (let i = 0; i < handCount; i++) {
    const card = hand[i];
    if (!conditionHolds(area, card) || cardPoints(area, card) <= most) continue;
    most = cardPoints(area, card);
    best = card;
  }
  return best;
}

/** A rollout's action for the seat to act, from its own hand and public information. */
export function pickAction(world: World, everywhere: boolean, rng: Rng): Action {
  const { shared, own } = world.state;
  takeUpHand(own[shared.turn as Seat].hand, shared.phase);
  const card = shared.second ? cardToPlay(world) : -1;
  if (card >= 0) return encodeScore(card);
  return shared.phase === 'construction' ? bestPlacement(world, everywhere, rng) : bestRemoval(world, rng);
}

/** Plays this many whole turns, or to the end. It first finishes a turn in progress, with more care. */
export function playTurns(world: World, turns: number, rng: Rng): void {
  const { shared } = world.state;
  if (shared.turn !== null && shared.second) applyToWorld(world, pickAction(world, true, rng));
  let left = turns;
  while (shared.turn !== null && left > 0) {
    applyToWorld(world, pickAction(world, false, rng));
    if (!shared.second) left--;
  }
}
