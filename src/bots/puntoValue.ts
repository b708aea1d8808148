/**
 * What a table of Punto is worth to each side.
 *
 * The chance that the next card completes a row is exact arithmetic on the cards nobody has seen; beyond it the sides'
 * prospects are weighed by what their stretches hold, with weights fitted to how many rounds ended (puntoWeights.ts).
 */
import type { Seat } from '../core/index.ts';
import { type Card, type Cell, colourOf, NO_CARD, pointsOf, STEPS } from '../games/punto/data.ts';
import { poolOf, without } from '../games/punto/deal.ts';
import {
  isNeutral,
  placedCard,
  rowLength,
  type Shared,
  sideCount,
  sideOf,
  sideOfColour,
} from '../games/punto/state.ts';
import type { Room, Table } from './puntoTable.ts';
import type { Weights } from './puntoWeights.ts';

/** The weights of stretches come first: for each number of cards they hold how open they are, and how firm. */
const KINDS_OF_STRETCH = 36;
/** The chance to complete a row with the next card. */
const CHANCE = KINDS_OF_STRETCH;
/** The same if the best cell for it is lost. */
const SECOND_CHANCE = CHANCE + 1;
/** P17: a row one card short, and how much more it counts towards the end of the round. */
const SHORT = CHANCE + 2;
const SHORT_AT_LAST = CHANCE + 3;
const POINTS_LEFT = CHANCE + 4;
const HIGH_CARDS_LEFT = CHANCE + 5;
const CHANCE_SQUARED = CHANCE + 6;
const ALWAYS = CHANCE + 7;

/** Rows one card short do not matter in the first part of a round. */
const MIDDLE = 0.4;
const LAST_PART = 0.7;
const NONE = 15;

/** Sums of points and of how open cells are in one number: the latter as a logarithm in thousandths, so never above 0. */
const POINTS_SHIFT = 20;
const HALF_A_POINT = 1 << (POINTS_SHIFT - 1);
const CLOSED = -50_000;
const logarithm = (share: number): number => (share === 0 ? CLOSED : Math.round(1000 * Math.log(share)));

export class Valuer {
  readonly #sides: number;
  readonly #sideOfSeat: number[] = [];
  readonly #sideOfColour = new Int8Array(5).fill(-1);
  /** How many of a side's unseen cards are of a colour and have more than so many points, as a share of its deck. */
  readonly #over = new Float64Array(5 << 4);
  readonly #pointsLeft: number[] = [];
  readonly #highCardsLeft: number[] = [];
  /** What a top card adds to a stretch of a colour: its points if it is of the colour, else how open its cell is. */
  readonly #inStretch = new Int32Array(5 << 7);
  readonly #hardlyOpen: number;
  readonly #wideOpen: number;
  /** With two colours only every other card can fit. */
  readonly #colours: number;
  /** How much of the round is behind, from 0 to 1. */
  readonly #past: number;
  readonly #weights: Weights;

  // The table that placements are compared on: its stretches' parts in each side's sum, and those that lack one card.
  #table!: Table;
  #room!: Room;
  #next: Seat = 0;
  #shown: Card = NO_CARD;
  readonly #byDistance: (readonly number[])[] = [];
  readonly #sums: Float64Array;
  #parts = new Float64Array(0);
  readonly #lackColour: number[] = [];
  readonly #lackCell: Cell[] = [];
  readonly #lackStretch: number[] = [];

  // Room to work in.
  readonly #part: Float64Array;
  readonly #sum: Float64Array;
  readonly #lowest = new Uint8Array(5);
  readonly #lowestCell = new Uint8Array(5);
  readonly #second = new Uint8Array(5);
  #lacking = 0;

  constructor(shared: Shared, weights: Weights) {
    this.#weights = weights;
    this.#sides = sideCount(shared);
    this.#colours = rowLength(shared) === 5 ? 2 : 1;
    for (let seat = 0; seat < shared.seats; seat++) this.#sideOfSeat.push(sideOf(shared, seat));
    for (let colour = 1; colour <= 4; colour++)
      if (!isNeutral(shared, colour)) this.#sideOfColour[colour] = sideOfColour(shared, colour);
    this.#sums = new Float64Array(this.#sides);
    this.#sum = new Float64Array(this.#sides);
    this.#part = new Float64Array(this.#sides);
    const seen = [...shared.laid.map(placedCard), ...shared.up];
    let left = 0;
    let all = 0;
    for (let side = 0; side < this.#sides; side++) {
      const pool = poolOf(shared, side);
      const unseen = without(pool, seen);
      left += unseen.length;
      all += pool.length;
      this.#lookAtDeck(shared, side, unseen);
    }
    this.#past = 1 - left / all;
    this.#hardlyOpen = logarithm(0.35 / this.#colours);
    this.#wideOpen = logarithm(0.7 / this.#colours);
    for (let colour = 1; colour <= 4; colour++)
      for (let top = 0; top < 1 << 7; top++)
        this.#inStretch[(colour << 7) | top] =
          colourOf(top) === colour
            ? pointsOf(top) << POINTS_SHIFT
            : logarithm(this.#over[(colour << 4) | pointsOf(top)]);
  }

  #lookAtDeck(shared: Shared, side: number, unseen: readonly Card[]): void {
    let size = 0;
    for (let seat = 0; seat < shared.seats; seat++)
      if (this.#sideOfSeat[seat] === side) size += shared.decks[seat];
    let sum = 0;
    let high = 0;
    for (const card of unseen) {
      const points = pointsOf(card);
      sum += points;
      if (points >= 8) high++;
      for (let under = 0; under < points; under++) this.#over[(colourOf(card) << 4) | under] += 1 / size;
    }
    this.#pointsLeft.push(unseen.length === 0 ? 0 : sum / unseen.length / 5 - 1);
    this.#highCardsLeft.push(high / 4 / this.#colours);
  }

  /** Looks at a table after which `next` is to play, with the card it shows already, if any. */
  look(table: Table, next: Seat, shown: Card): void {
    this.#table = table;
    this.#next = next;
    this.#shown = shown;
    this.#room = table.room();
    const sides = this.#sides;
    const first = this.#sideOfSeat[next];
    for (let side = 0; side < sides; side++) {
      const weights = this.#weights[(side - first + sides) % sides];
      this.#byDistance[side] = weights;
      this.#sums[side] =
        weights[ALWAYS] +
        weights[POINTS_LEFT] * this.#pointsLeft[side] +
        weights[HIGH_CARDS_LEFT] * this.#highCardsLeft[side];
    }
    const { stretches } = this.#room;
    const { needed } = table;
    const count = stretches.length / needed;
    if (this.#parts.length < count * sides) this.#parts = new Float64Array(count * sides);
    this.#lackColour.length = this.#lackCell.length = this.#lackStretch.length = 0;
    for (let stretch = 0; stretch < count; stretch++) {
      const lacking = this.#weigh(stretch);
      for (let side = 0; side < sides; side++) {
        this.#parts[stretch * sides + side] = this.#part[side];
        this.#sums[side] += this.#part[side];
      }
      if (lacking !== 0) {
        this.#lackColour.push(lacking);
        this.#lackCell.push(this.#lacking);
        this.#lackStretch.push(stretch);
      }
    }
    if (this.#past > MIDDLE) this.#addShort(this.#sums);
  }

  /** Adds up one stretch; the colour that lacks only one card of a row in it, or 0. */
  #weigh(stretch: number): number {
    const part = this.#part;
    const inStretch = this.#inStretch;
    const { cells, needed } = this.#table;
    const { stretches } = this.#room;
    const first = stretch * needed;
    const end = first + needed;
    for (let side = 0; side < part.length; side++) part[side] = 0;
    let counts = 0;
    for (let i = first; i < end; i++) counts += 1 << (4 * (cells[stretches[i]] >> 4));
    let lackingColour = 0;
    for (let colour = 1, rest = counts >> 4; rest !== 0; colour++, rest >>= 4) {
      const count = rest & 15;
      const side = this.#sideOfColour[colour];
      if (count === 0 || side < 0) continue;
      let sum = 0;
      for (let i = first; i < end; i++) sum += inStretch[(colour << 7) | cells[stretches[i]]];
      const points = (sum + HALF_A_POINT) >> POINTS_SHIFT;
      const open = sum - (points << POINTS_SHIFT);
      if (open <= CLOSED) continue;
      const lacks = needed - count;
      if (lacks === 1) {
        lackingColour = colour;
        for (let i = first; i < end; i++)
          if (cells[stretches[i]] >> 4 !== colour) this.#lacking = stretches[i];
      }
      const each = open / (lacks < 3 ? lacks : 3);
      const openness = each < this.#hardlyOpen ? 0 : each < this.#wideOpen ? 3 : 6;
      const firmness = points < 4.5 * count ? 0 : points < 6.5 * count ? 1 : 2;
      part[side] += this.#byDistance[side][(4 - lacks) * 9 + openness + firmness];
    }
    return lackingColour;
  }

  /** Notes a cell where a colour lacks its last card: the two that are easiest to put it on. */
  #noteLacking(colour: number, cell: Cell): void {
    const points = this.#table.cells[cell] & 15;
    if (points < this.#lowest[colour]) {
      this.#second[colour] = this.#lowest[colour];
      this.#lowest[colour] = points;
      this.#lowestCell[colour] = cell;
    } else if (cell !== this.#lowestCell[colour] && points < this.#second[colour])
      this.#second[colour] = points;
  }

  /** P17: adds what rows one card short are worth. */
  #addShort(sums: Float64Array): void {
    const { cells, needed } = this.#table;
    for (const cell of this.#room.cells) {
      const colour = cells[cell] >> 4;
      const side = colour === 0 ? -1 : this.#sideOfColour[colour];
      if (side < 0) continue;
      for (let line = 0; line < 4; line++) {
        const step = STEPS[line];
        if (cells[cell - step] >> 4 === colour) continue;
        let length = 1;
        while (cells[cell + length * step] >> 4 === colour) length++;
        if (length === needed - 1) sums[side] += this.#worthOfShort(side);
      }
    }
  }

  #worthOfShort(side: number): number {
    const weights = this.#byDistance[side];
    return weights[SHORT] + 3 * Math.max(0, this.#past - LAST_PART) * weights[SHORT_AT_LAST];
  }

  /** Adds or takes away the rows one card short that a cell is part of or borders on. */
  #addShortAt(cell: Cell, sign: number, sums: Float64Array): void {
    const { cells, needed } = this.#table;
    for (let line = 0; line < 4; line++) {
      const step = STEPS[line];
      const own = cells[cell] >> 4;
      const ahead = this.#run(cell, step);
      const behind = this.#run(cell, -step);
      const colourAhead = cells[cell + step] >> 4;
      const colourBehind = cells[cell - step] >> 4;
      let length = own === 0 ? 0 : 1;
      if (own !== 0 && colourAhead === own) length += ahead;
      else this.#addRun(colourAhead, ahead, sign, sums);
      if (own !== 0 && colourBehind === own) length += behind;
      else this.#addRun(colourBehind, behind, sign, sums);
      if (length === needed - 1) this.#addRun(own, length, sign, sums);
    }
  }

  /** How many cards of one colour follow a cell, in steps one way. */
  #run(cell: Cell, step: number): number {
    const { cells } = this.#table;
    const colour = cells[cell + step] >> 4;
    if (!(colour > 0)) return 0;
    let length = 1;
    while (cells[cell + (length + 1) * step] >> 4 === colour) length++;
    return length;
  }

  #addRun(colour: number, length: number, sign: number, sums: Float64Array): void {
    if (length !== this.#table.needed - 1) return;
    const side = this.#sideOfColour[colour];
    if (side >= 0) sums[side] += sign * this.#worthOfShort(side);
  }

  /** The chance of each side to win the round once a card lies on a cell of the table last looked at. */
  after(cell: Cell, card: Card): number[] {
    const { cells } = this.#table;
    const sides = this.#sides;
    const sum = this.#sum;
    sum.set(this.#sums);
    this.#lowest.fill(NONE);
    this.#second.fill(NONE);
    const through = this.#room.through[cell];
    for (let i = 0; i < this.#lackStretch.length; i++)
      if (!through.includes(this.#lackStretch[i])) this.#noteLacking(this.#lackColour[i], this.#lackCell[i]);
    const isLate = this.#past > MIDDLE;
    if (isLate) this.#addShortAt(cell, -1, sum);
    const covered = cells[cell];
    cells[cell] = card;
    for (let i = 0; i < through.length; i++) {
      const stretch = through[i];
      const lacking = this.#weigh(stretch);
      if (lacking !== 0) this.#noteLacking(lacking, this.#lacking);
      for (let side = 0; side < sides; side++)
        sum[side] += this.#part[side] - this.#parts[stretch * sides + side];
    }
    if (isLate) this.#addShortAt(cell, 1, sum);
    cells[cell] = covered;
    return this.#chances(sum);
  }

  /** The chance of each side to win the round from the table last looked at. */
  now(): number[] {
    this.#lowest.fill(NONE);
    this.#second.fill(NONE);
    for (let i = 0; i < this.#lackStretch.length; i++)
      this.#noteLacking(this.#lackColour[i], this.#lackCell[i]);
    this.#sum.set(this.#sums);
    return this.#chances(this.#sum);
  }

  /** Whether the seat to play completes a row at once, and if not, how the sides compare. The last is for nobody. */
  #chances(sum: Float64Array): number[] {
    const sides = this.#sides;
    const mover = this.#sideOfSeat[this.#next];
    const chances = sides === 2 ? [0, 0, 0] : sides === 3 ? [0, 0, 0, 0] : [0, 0, 0, 0, 0];
    let atOnce = 0;
    let all = 0;
    for (let side = 0; side < sides; side++) {
      let chance = 0;
      let second = 0;
      for (let colour = 1; colour <= 4; colour++) {
        if (this.#sideOfColour[colour] !== side) continue;
        chance += this.#over[(colour << 4) | this.#lowest[colour]];
        second += this.#over[(colour << 4) | this.#second[colour]];
      }
      if (side === mover) atOnce = chance;
      const weights = this.#byDistance[side];
      chances[side] = Math.exp(
        sum[side] +
          weights[CHANCE] * chance +
          weights[CHANCE_SQUARED] * chance * chance +
          weights[SECOND_CHANCE] * second,
      );
      all += chances[side];
    }
    if (this.#shown !== NO_CARD) {
      const colour = colourOf(this.#shown);
      atOnce = this.#sideOfColour[colour] === mover && pointsOf(this.#shown) > this.#lowest[colour] ? 1 : 0;
    }
    for (let side = 0; side < sides; side++) chances[side] *= (1 - atOnce) / all;
    chances[mover] += atOnce;
    return chances;
  }
}
