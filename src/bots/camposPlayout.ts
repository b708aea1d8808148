/** How imagined seats play Campos: quickly, and greedily for the cards in their own hand. */
import type { Rng, Seat } from '../core/index.ts';
import {
  type Card,
  CARD_COUNT,
  type Cell,
  CELLS,
  COLOURS,
  FIELDS,
  NO_PIECE,
  type Piece,
  PIECES,
  step,
  STEPS,
  TURNS,
} from '../games/campos/data.ts';
import {
  BESIDE,
  colourOf,
  countBits,
  FAR,
  isFree,
  LARGER,
  lowest,
  SCORES,
  SMALLER,
  type Trial,
} from './camposTrial.ts';

/** What each field that a card's condition lacks takes off it, in points. */
const LACKING = 1;
/** How much of their worth the cards count that are not the best one: while the area grows there is time for them. */
const LATER = { building: 0.3, leaving: 0.15 };
/** While the area grows a card waits until it scores so many points. */
const ENOUGH = 10;
/** How many places an imagined seat looks at; all of them would take three times as long and play little better. */
const GLANCES = 32;

/** The cards of the seat that decides. */
const hand = new Uint8Array(CARD_COUNT);
let handCount = 0;
let later = 0;

/** Takes up the hand of the seat whose turn it is; what follows is asked for that seat. */
export function takeUp({ hands, turn, building }: Trial): void {
  handCount = 0;
  for (let left = hands[turn]; left !== 0; left &= left - 1) hand[handCount++] = lowest(left);
  later = building ? LATER.building : LATER.leaving;
}

const after = new Uint8Array(COLOURS.length);

/** What the hand promises with the largest areas `after`: above all what its best card would score. */
function promise(): number {
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

/** The areas beside each free cell, one number for each colour; up to date where the stamp is that of the last look. */
const beside = new Int32Array(CELLS * COLOURS.length);
const stamps = new Int32Array(CELLS);
let look = 0;

function lookAround({ cells, area }: Trial, cell: Cell): void {
  stamps[cell] = look;
  const at = cell * COLOURS.length;
  beside[at] = beside[at + 1] = beside[at + 2] = beside[at + 3] = 0;
  if (cells[cell] !== BESIDE) return;
  for (let i = 0; i < TURNS; i++) {
    const held = cells[cell + STEPS[i]];
    if (isFree(held)) continue;
    beside[at + colourOf(held - 1)] |= area[held - 1];
  }
}

/** The areas of one colour beside a cell. */
const joins = (cell: Cell, colour: number): number => beside[cell * COLOURS.length + colour];

function grow(colour: number, size: number): void {
  if (size > after[colour]) after[colour] = size;
}

/** What a piece promises where it would lie; within one look the area may not change. */
export function placePromise(trial: Trial, piece: Piece, anchor: Cell, turn: number): number {
  const b = anchor + STEPS[turn];
  const c = anchor + STEPS[turn + 1];
  if (stamps[anchor] !== look) lookAround(trial, anchor);
  if (stamps[b] !== look) lookAround(trial, b);
  if (stamps[c] !== look) lookAround(trial, c);
  const colours = PIECES[piece];
  const x = colours[0];
  const y = colours[1];
  const z = colours[2];
  const { sizes } = trial;
  for (let colour = 0; colour < COLOURS.length; colour++) after[colour] = sizes[colour];
  // C1: only the first two fields of a piece can have the same colour.
  if (x === y) grow(x, countBits(joins(anchor, x) | joins(b, x)) + 2);
  else {
    grow(x, countBits(joins(anchor, x)) + 1);
    grow(y, countBits(joins(b, y)) + 1);
  }
  grow(z, countBits(joins(c, z)) + 1);
  return promise();
}

/** What the hand promises once a piece is gone. */
export function removePromise(trial: Trial, slot: number): number {
  trial.sizesWithout(slot, after);
  return promise();
}

/** The ways to lay a piece with one of its fields on a given cell: which field, times 6, plus the turn. */
const WAYS = 3 * TURNS;
const TO_ANCHOR: readonly number[] = [0, 1, 2].flatMap((field) =>
  FIELDS.map((cells) => step(-cells[field][0], -cells[field][1])),
);

/** The anchor that a number below 18 for each cell of the border stands for, −1 if for none; each place has one number. */
function anchorFor({ cells, border }: Trial, number: number): Cell {
  const cell = border[(number / WAYS) | 0];
  if (cells[cell] !== BESIDE) return -1;
  const way = number % WAYS;
  const anchor = cell + TO_ANCHOR[way];
  const b = anchor + STEPS[way % TURNS];
  const c = anchor + STEPS[(way % TURNS) + 1];
  const isOpen =
    way < TURNS
      ? isFree(cells[b]) && isFree(cells[c])
      : cells[anchor] === FAR && (way < 2 * TURNS ? isFree(cells[c]) : cells[b] === FAR);
  return isOpen ? anchor : -1;
}

/** Looks at every open place once (C7). */
export function eachPlace(trial: Trial, call: (anchor: Cell, turn: number) => void): void {
  look++;
  for (let number = 0; number < trial.borderCount * WAYS; number++) {
    const anchor = anchorFor(trial, number);
    if (anchor >= 0) call(anchor, (number % WAYS) % TURNS);
  }
}

/** Places one of the seat's pieces where it promises most: of all places, or of those that a few glances find. */
function placeWell(trial: Trial, seat: Seat, everywhere: boolean, rng: Rng): void {
  look++;
  const first = trial.front[2 * seat];
  const second = trial.front[2 * seat + 1];
  const numbers = trial.borderCount * WAYS;
  let most = -Infinity;
  let index = 0;
  let bestAnchor = 0;
  let bestTurn = 0;
  for (let tries = 0, glances = 0; everywhere ? tries < numbers : glances < GLANCES; tries++) {
    const number = everywhere ? tries : rng.below(numbers);
    const anchor = anchorFor(trial, number);
    if (anchor < 0) continue;
    glances++;
    const turn = (number % WAYS) % TURNS;
    for (let i = 0; i < 2; i++) {
      const piece = i === 0 ? first : second;
      if (piece === NO_PIECE || (i === 1 && piece === first)) continue;
      const value = placePromise(trial, piece, anchor, turn);
      if (value <= most) continue;
      most = value;
      index = i;
      bestAnchor = anchor;
      bestTurn = turn;
    }
  }
  trial.place(index, bestAnchor, bestTurn);
}

/** Removes the piece without which the hand promises most. */
function removeWell(trial: Trial, rng: Rng): void {
  let most = -Infinity;
  let best = 0;
  let alike = 0;
  for (let left = trial.removable(); left !== 0; left &= left - 1) {
    const slot = lowest(left);
    const value = removePromise(trial, slot);
    if (value > most) alike = 0;
    if (value >= most && rng.below(++alike) === 0) best = slot;
    if (value > most) most = value;
  }
  trial.remove(best);
}

/** The card that scores most of those whose condition holds, −1 if there is none or none that scores enough for now. */
function cardToPlay({ sizes, building }: Trial): Card {
  let best = -1;
  let most = building ? ENOUGH - 1 : -1;
  for (let i = 0; i < handCount; i++) {
    const card = hand[i];
    if (sizes[LARGER[card]] <= sizes[SMALLER[card]] || sizes[SCORES[card]] <= most) continue;
    most = sizes[SCORES[card]];
    best = card;
  }
  return best;
}

function decide(trial: Trial, everywhere: boolean, rng: Rng): void {
  takeUp(trial);
  const card = trial.second ? cardToPlay(trial) : -1;
  if (card >= 0) trial.score(card);
  else if (trial.building) placeWell(trial, trial.turn, everywhere, rng);
  else removeWell(trial, rng);
}

/** Plays a match to its end; what is left of a turn that has begun is done with more care. */
export function playOut(trial: Trial, rng: Rng): void {
  if (trial.turn >= 0 && trial.second) decide(trial, true, rng);
  while (trial.turn >= 0) decide(trial, false, rng);
}
