/**
 * What a table of Punto is worth to each side: a small neural network.
 *
 * The chance that the next card completes a row is exact arithmetic on the cards nobody has seen. What follows if it does not
 * is guessed by one layer of units, from how many stretches of each kind the sides have and what is left in their decks;
 * what they weigh was learnt from self-play (docs/learning.md).
 */
import type { Judge } from '../../../bots/mind/judge.ts';
import type { Seat } from '../../../core/index.ts';
import { type Card, type Cell, colourOf, NO_CARD, pointsOf, SPAN, STEPS } from '../rules/data.ts';
import { isNeutral, rowLength, type Shared, sideCount, sideOf, sideOfColour } from '../rules/state.ts';
import { type Chance, CLOSED, COVER_SHIFT, logarithm, Odds, OPEN_ROUND } from './odds.ts';
import type { Room, Table } from './table.ts';

/** For each number of cards of one colour in a stretch: how open the rest is (3 kinds), how safe the cards are (4). */
const KINDS_BY_COUNT = 12;
/** The inputs for each side, by how long it has to wait: its stretches by kind, then these. */
const FACTS = 16;
const CHANCE = 0;
const SECOND_CHANCE = 1;
const SHORT = 2;
const ANY_SHORT = 3;
const DECK = 4;
const SAFE = 8;
const THREAT = 9;
const SECOND_THREAT = 10;
const LEAD = 11;
const LEAD_BY_NOW = 12;
const LATE_LEAD = 13;
const LAST_LEAD = 14;
const SHORT_BY_NOW = 15;
/** The inputs for the whole table come last. */
const PAST = 0;
const FILLED = 1;
const COLUMNS = 2;
const ROWS = 3;
const LATE = 4;

const ALL_CARDS = 72;
const SAFE_SCALE = 16;
const LATE_FROM = 0.7;
const LAST_FROM = 0.85;
const NONE = 15;

const HARDLY_OPEN = logarithm(0.175);
const WIDE_OPEN = logarithm(0.35);

/** How many numbers a judge of a table with so many sides is told; with two a row takes five cards. */
export const inputCount = (sides: number): number =>
  sides * (KINDS_BY_COUNT * (sides === 2 ? 4 : 3) + FACTS) + LATE + 1;

export class Network {
  readonly #sides: number;
  readonly #sideOfSeat: number[] = [];
  readonly #sideOfColour = new Int8Array(5).fill(-1);
  readonly #odds: Odds;

  readonly #judge: Judge;
  /** How many inputs a side has, where its facts begin among them, and where the inputs of the whole table begin. */
  readonly #block: number;
  readonly #facts: number;
  readonly #whole: number;

  // The table that placements are compared on.
  #table!: Table;
  #room!: Room;
  #mover = 0;
  #shown: Card = NO_CARD;
  #past = 0;
  readonly #units: Float64Array;
  /** Where each side's inputs begin. */
  readonly #inputs: Int32Array;
  /** The kinds of each stretch, up to four. */
  #kinds = new Uint8Array(0);
  #kindCounts = new Uint8Array(0);
  readonly #lackColour: number[] = [];
  readonly #lackCell: Cell[] = [];
  readonly #lackLowest: number[] = [];
  readonly #lackStretch: number[] = [];
  /** Each side's rows one card short, and their points (P17, P18). */
  readonly #short: Int32Array;
  readonly #shortPoints: Int32Array;

  // Room to work in.
  /** By how long a side has to wait; nobody comes last. */
  readonly #guessed: number[];
  #atOnce = 0;
  readonly #sum: Float64Array;
  readonly #found = new Uint8Array(4);
  #foundCount = 0;
  #lacking = 0;
  #lackingLowest = 0;
  readonly #lowest = new Uint8Array(5);
  readonly #lowestCell = new Uint8Array(5);
  readonly #second = new Uint8Array(5);
  readonly #threat: Float64Array;
  readonly #threatCell: Uint8Array;
  readonly #secondThreat: Float64Array;
  readonly #rows: Int32Array;
  readonly #rowPoints: Int32Array;

  /** `chances` are what each seat may turn up. */
  constructor(shared: Shared, chances: readonly (readonly Chance[])[], judge: Judge) {
    const sides = sideCount(shared);
    this.#sides = sides;
    this.#judge = judge;
    const { units } = judge;
    this.#facts = KINDS_BY_COUNT * (rowLength(shared) - 1);
    this.#block = this.#facts + FACTS;
    this.#whole = sides * this.#block;
    this.#guessed = Array.from({ length: sides + 1 }, () => 0);
    this.#units = new Float64Array(units);
    this.#sum = new Float64Array(units);
    this.#inputs = new Int32Array(sides);
    this.#short = new Int32Array(sides);
    this.#shortPoints = new Int32Array(sides);
    this.#rows = new Int32Array(sides);
    this.#rowPoints = new Int32Array(sides);
    this.#threat = new Float64Array(sides);
    this.#threatCell = new Uint8Array(sides);
    this.#secondThreat = new Float64Array(sides);
    for (let seat = 0; seat < shared.seats; seat++) this.#sideOfSeat.push(sideOf(shared, seat));
    for (let colour = 1; colour <= 4; colour++)
      if (!isNeutral(shared, colour)) this.#sideOfColour[colour] = sideOfColour(shared, colour);
    this.#odds = new Odds(shared, chances);
  }

  /** Looks at a table after which `next` is to play, with the card it shows already, if any. */
  look(table: Table, next: Seat, shown: Card): void {
    this.#table = table;
    this.#mover = this.#sideOfSeat[next];
    this.#shown = shown;
    this.#room = table.room();
    this.#past = (table.placed + 1) / ALL_CARDS;
    const units = this.#units;
    this.#judge.begin(units);
    for (let side = 0; side < this.#sides; side++)
      this.#inputs[side] = ((side - this.#mover + this.#sides) % this.#sides) * this.#block;
    const count = this.#room.stretches.length / table.needed;
    if (this.#kindCounts.length < count) {
      this.#kinds = new Uint8Array(4 * count);
      this.#kindCounts = new Uint8Array(count);
    }
    this.#lackColour.length = this.#lackCell.length = 0;
    this.#lackLowest.length = this.#lackStretch.length = 0;
    for (let stretch = 0; stretch < count; stretch++) {
      const lacking = this.#weigh(stretch);
      this.#kindCounts[stretch] = this.#foundCount;
      for (let i = 0; i < this.#foundCount; i++) {
        this.#kinds[4 * stretch + i] = this.#found[i];
        this.#judge.add(units, this.#found[i], 1);
      }
      if (lacking !== 0) {
        this.#lackColour.push(lacking);
        this.#lackCell.push(this.#lacking);
        this.#lackLowest.push(this.#lackingLowest);
        this.#lackStretch.push(stretch);
      }
    }
    for (let side = 0; side < this.#sides; side++)
      for (let i = 0; i < 4; i++)
        this.#judge.add(units, this.#fact(side) + DECK + i, this.#odds.decks[4 * side + i]);
    this.#lookAtCards();
    this.#judge.add(units, this.#whole + FILLED, table.grid.filled / (SPAN * SPAN));
    this.#judge.add(units, this.#whole + COLUMNS, (table.grid.right - table.grid.left) / (SPAN - 1));
    this.#judge.add(units, this.#whole + ROWS, (table.grid.bottom - table.grid.top) / (SPAN - 1));
  }

  #fact(side: number): number {
    return this.#inputs[side] + this.#facts;
  }

  /** P17: counts the rows one card short and the cards that lie safe. */
  #lookAtCards(): void {
    const { tops: cells, needed } = this.#table;
    this.#short.fill(0);
    this.#shortPoints.fill(0);
    for (const cell of this.#room.cells) {
      const colour = cells[cell] >> 4;
      if (this.#sideOfColour[colour] < 0) continue;
      this.#addSafety(this.#units, cells[cell], 1);
      for (let line = 0; line < 4; line++) {
        const step = STEPS[line];
        if (cells[cell - step] >> 4 === colour) continue;
        let length = 1;
        while (cells[cell + length * step] >> 4 === colour) length++;
        if (length === needed - 1) this.#addShort(cell, step, 1, this.#short, this.#shortPoints);
      }
    }
  }

  /** How likely it is that another side's next card cannot cover a card. */
  #addSafety(units: Float64Array, card: Card, sign: number): void {
    const side = this.#sideOfColour[card >> 4];
    if (side < 0) return;
    const safety = 1 - this.#odds.covers[(side << 4) | (card & 15)];
    this.#judge.add(units, this.#fact(side) + SAFE, (sign * safety) / SAFE_SCALE);
  }

  /** Finds what kinds a stretch is of; the colour that lacks only one card of a row in it, or 0. */
  #weigh(stretch: number): number {
    const { inStretch } = this.#odds;
    const { tops: cells, needed } = this.#table;
    const { stretches } = this.#room;
    const first = stretch * needed;
    const end = first + needed;
    let counts = 0;
    for (let i = first; i < end; i++) counts += 1 << (4 * (cells[stretches[i]] >> 4));
    let lackingColour = 0;
    let found = 0;
    for (let colour = 1, rest = counts >> 4; rest !== 0; colour++, rest >>= 4) {
      const count = rest & 15;
      const side = this.#sideOfColour[colour];
      if (count === 0 || count === needed || side < 0) continue;
      let sum = 0;
      for (let i = first; i < end; i++) sum += inStretch[(colour << 7) | cells[stretches[i]]];
      const cover = (sum + OPEN_ROUND) >> COVER_SHIFT;
      const open = sum - (cover << COVER_SHIFT);
      if (open <= CLOSED) continue;
      const lacks = needed - count;
      if (lacks === 1) {
        lackingColour = colour;
        this.#lackingLowest = 9;
        for (let i = first; i < end; i++) {
          const top = cells[stretches[i]];
          if (top >> 4 !== colour) this.#lacking = stretches[i];
          else if ((top & 15) < this.#lackingLowest) this.#lackingLowest = top & 15;
        }
      }
      const each = open / (lacks < 3 ? lacks : 3);
      const openness = each < HARDLY_OPEN ? 0 : each < WIDE_OPEN ? 4 : 8;
      const safety = cover > 500 * count ? 0 : cover > 280 * count ? 1 : cover > 60 * count ? 2 : 3;
      this.#found[found++] = this.#inputs[side] + (count - 1) * KINDS_BY_COUNT + openness + safety;
    }
    this.#foundCount = found;
    return lackingColour;
  }

  /**
   * Notes a cell where a colour lacks its last card: the two that are easiest to put it on, and the two of a side that
   * are hardest to stop.
   */
  #noteLacking(colour: number, cell: Cell, lowest: number): void {
    const points = this.#table.tops[cell] & 15;
    if (points < this.#lowest[colour]) {
      if (cell !== this.#lowestCell[colour]) this.#second[colour] = this.#lowest[colour];
      this.#lowest[colour] = points;
      this.#lowestCell[colour] = cell;
    } else if (cell !== this.#lowestCell[colour] && points < this.#second[colour])
      this.#second[colour] = points;
    const side = this.#sideOfColour[colour];
    const stays = this.#odds.stays[(colour << 8) | (lowest << 4) | points];
    if (stays > this.#threat[side]) {
      if (cell !== this.#threatCell[side]) this.#secondThreat[side] = this.#threat[side];
      this.#threat[side] = stays;
      this.#threatCell[side] = cell;
    } else if (cell !== this.#threatCell[side] && stays > this.#secondThreat[side])
      this.#secondThreat[side] = stays;
  }

  #forgetLacking(): void {
    for (let colour = 1; colour <= 4; colour++) {
      this.#lowest[colour] = this.#second[colour] = NONE;
      this.#lowestCell[colour] = 0;
    }
    for (let side = 0; side < this.#sides; side++) {
      this.#threat[side] = this.#secondThreat[side] = 0;
      this.#threatCell[side] = 0;
    }
  }

  /** Notes again what a stretch lacks as it was when last looked at. */
  #noteAgain(i: number): void {
    this.#noteLacking(this.#lackColour[i], this.#lackCell[i], this.#lackLowest[i]);
  }

  /** Adds or takes away the row one card short that begins at a cell. */
  #addShort(cell: Cell, step: number, sign: number, rows: Int32Array, points: Int32Array): void {
    const { tops: cells, needed } = this.#table;
    const side = this.#sideOfColour[cells[cell] >> 4];
    if (side < 0) return;
    rows[side] += sign;
    for (let i = 0, at = cell; i < needed - 1; i++, at += step) points[side] += sign * (cells[at] & 15);
  }

  /** Adds or takes away the rows one card short that a cell is part of or borders on. */
  #addShortAt(cell: Cell, sign: number): void {
    const { tops: cells, needed } = this.#table;
    const own = cells[cell] >> 4;
    for (let line = 0; line < 4; line++) {
      const step = STEPS[line];
      const ahead = this.#run(cell, step);
      const behind = this.#run(cell, -step);
      let length = 1;
      let start = cell;
      if (own !== 0 && cells[cell + step] >> 4 === own) length += ahead;
      else if (ahead === needed - 1) this.#addShort(cell + step, step, sign, this.#rows, this.#rowPoints);
      if (own !== 0 && cells[cell - step] >> 4 === own) {
        length += behind;
        start -= behind * step;
      } else if (behind === needed - 1) this.#addShort(cell - step, -step, sign, this.#rows, this.#rowPoints);
      if (own !== 0 && length === needed - 1) this.#addShort(start, step, sign, this.#rows, this.#rowPoints);
    }
  }

  /** How many cards of one colour follow a cell, in steps one way. */
  #run(cell: Cell, step: number): number {
    const { tops: cells } = this.#table;
    const colour = cells[cell + step] >> 4;
    if (!(colour > 0)) return 0;
    let length = 1;
    while (cells[cell + (length + 1) * step] >> 4 === colour) length++;
    return length;
  }

  /** The chance of each side to win the round once a card lies on a cell of the table last looked at. */
  after(cell: Cell, card: Card): number[] {
    const { tops: cells } = this.#table;
    const sum = this.#sum;
    sum.set(this.#units);
    this.#rows.set(this.#short);
    this.#rowPoints.set(this.#shortPoints);
    this.#forgetLacking();
    const covered = cells[cell];
    this.#addShortAt(cell, -1);
    cells[cell] = card;
    this.#addShortAt(cell, 1);
    const through = this.#room.through[cell];
    for (let i = 0; i < this.#lackStretch.length; i++)
      if (!through.includes(this.#lackStretch[i])) this.#noteAgain(i);
    for (let i = 0; i < through.length; i++) {
      const stretch = through[i];
      const lacking = this.#weigh(stretch);
      if (lacking !== 0) this.#noteLacking(lacking, this.#lacking, this.#lackingLowest);
      const before = this.#kindCounts[stretch];
      const now = this.#foundCount;
      for (let k = 0; k < before || k < now; k++) {
        const kind = this.#kinds[4 * stretch + k];
        if (k < before && k < now && kind === this.#found[k]) continue;
        if (k < before) this.#judge.add(sum, kind, -1);
        if (k < now) this.#judge.add(sum, this.#found[k], 1);
      }
    }
    cells[cell] = covered;
    if (covered === NO_CARD) this.#judge.add(sum, this.#whole + FILLED, 1 / (SPAN * SPAN));
    else this.#addSafety(sum, covered, -1);
    this.#addSafety(sum, card, 1);
    this.#tell(this.#past);
    return this.#guess();
  }

  /** The chance of each side to win the round from the table last looked at. */
  now(): number[] {
    this.#tellNow();
    return this.#guess();
  }

  #tellNow(): void {
    this.#sum.set(this.#units);
    this.#rows.set(this.#short);
    this.#rowPoints.set(this.#shortPoints);
    this.#forgetLacking();
    for (let i = 0; i < this.#lackStretch.length; i++) this.#noteAgain(i);
    this.#tell(this.#past - 1 / ALL_CARDS);
  }

  /** What the judge is told of the table last looked at, if it is a recorder, and what is certain of the outcomes. */
  told(): { readonly inputs: Float64Array; readonly sure: number[] } {
    this.#tellNow();
    const sure = this.#guessed.map(() => 0);
    sure[0] = this.#atOnce;
    return { inputs: this.#sum, sure };
  }

  /** P17–P19: who would win by the count, −1 if nobody. */
  #leader(): number {
    let best = -1;
    let isTied = false;
    for (let side = 0; side < this.#sides; side++) {
      if (this.#rows[side] === 0) continue;
      const lead =
        best < 0 ? 1 : this.#rows[side] - this.#rows[best] || this.#rowPoints[best] - this.#rowPoints[side];
      if (lead > 0) best = side;
      if (lead >= 0) isTied = lead === 0;
    }
    return isTied ? -1 : best;
  }

  #addFacts(side: number, chance: number, second: number, past: number): void {
    const sum = this.#sum;
    const from = this.#fact(side);
    const rows = this.#rows[side];
    if (chance > 0) this.#judge.add(sum, from + CHANCE, chance);
    if (second > 0) this.#judge.add(sum, from + SECOND_CHANCE, second);
    if (rows > 0) {
      this.#judge.add(sum, from + SHORT, rows / 2);
      this.#judge.add(sum, from + ANY_SHORT, 1);
      this.#judge.add(sum, from + SHORT_BY_NOW, rows * past);
    }
    if (this.#threat[side] > 0) this.#judge.add(sum, from + THREAT, this.#threat[side]);
    if (this.#secondThreat[side] > 0) this.#judge.add(sum, from + SECOND_THREAT, this.#secondThreat[side]);
  }

  #addWhole(past: number): void {
    const sum = this.#sum;
    this.#judge.add(sum, this.#whole + PAST, past);
    const late = past > LATE_FROM ? (past - LATE_FROM) * 3.3 : 0;
    if (late > 0) this.#judge.add(sum, this.#whole + LATE, late);
    const leader = this.#leader();
    if (leader < 0) return;
    const from = this.#fact(leader);
    this.#judge.add(sum, from + LEAD, 1);
    this.#judge.add(sum, from + LEAD_BY_NOW, past);
    if (late > 0) this.#judge.add(sum, from + LATE_LEAD, late);
    if (past > LAST_FROM) this.#judge.add(sum, from + LAST_LEAD, (past - LAST_FROM) * 6.6);
  }

  /** Tells the units what does not go by stretches, and finds how likely the side to play completes a row at once. */
  #tell(past: number): void {
    const sides = this.#sides;
    const mover = this.#mover;
    let atOnce = 0;
    for (let side = 0; side < sides; side++) {
      let chance = 0;
      let second = 0;
      for (let colour = 1; colour <= 4; colour++) {
        if (this.#sideOfColour[colour] !== side) continue;
        chance += this.#odds.over[(colour << 4) | this.#lowest[colour]];
        second += this.#odds.over[(colour << 4) | this.#second[colour]];
      }
      if (side === mover) atOnce = Math.min(1, chance);
      this.#addFacts(side, chance, second, past);
    }
    this.#addWhole(past);
    if (this.#shown !== NO_CARD) {
      const colour = colourOf(this.#shown);
      atOnce = this.#sideOfColour[colour] === mover && pointsOf(this.#shown) > this.#lowest[colour] ? 1 : 0;
    }
    this.#atOnce = atOnce;
  }

  /** The chance of each side, and at last of nobody, to win the round. */
  #guess(): number[] {
    const sides = this.#sides;
    const mover = this.#mover;
    const guessed = this.#guessed.fill(0);
    this.#judge.guess(this.#sum, 1 - this.#atOnce, guessed);
    const chances = guessed.slice();
    for (let side = 0; side < sides; side++) chances[side] = guessed[(side - mover + sides) % sides];
    chances[mover] += this.#atOnce;
    return chances;
  }
}
