/**
 * The value of a Punto table for each side: a small neural network.
 *
 * The chance that the next card completes a row is exact arithmetic on unseen cards. If it does not, one hidden layer estimates
 * the rest from the number of stretches of each kind and from the decks. Its weights come from self-play (docs/learning.md).
 */
import type { Evaluator } from '../../../bots/neural/evaluator.ts';
import type { Seat } from '../../../core/index.ts';
import { type Card, type Cell, colourOf, NO_CARD, pointsOf, SPAN } from '../rules/data.ts';
import { isNeutral, rowLength, type Shared, sideCount, sideOf, sideOfColour } from '../rules/state.ts';
import { RowThreats } from './rowThreats.ts';
import { type Chance, CLOSED, COVER_SHIFT, logarithm, Odds, OPEN_ROUND } from './odds.ts';
import { ShortRows } from './shortRows.ts';
import type { FreeArea, SearchTable } from './searchTable.ts';

/** For each number of cards of one colour in a stretch: three classes of openness, four of safety. */
const KINDS_BY_COUNT = 12;
/** The inputs of each side, by its distance in turns: its stretches by kind, then these. */
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

const HARDLY_OPEN = logarithm(0.175);
const WIDE_OPEN = logarithm(0.35);

/** The most cards of an incomplete row, by the rules; with two sides, a row has five cards. */
const mostCards = (sides: number): number => (sides === 2 ? 4 : 3);

/** The number of inputs for this many sides. */
export const inputCount = (sides: number): number =>
  sides * (KINDS_BY_COUNT * mostCards(sides) + FACTS) + LATE + 1;

export class RoundEvaluator {
  readonly #sides: number;
  readonly #sideOfSeat: number[] = [];
  readonly #sideOfColour = new Int8Array(5).fill(-1);
  readonly #odds: Odds;

  readonly #judge: Evaluator;
  /** The number of inputs per side, the offset of its facts among them, and the offset of the whole table's inputs. */
  readonly #block: number;
  readonly #facts: number;
  readonly #whole: number;

  #table!: SearchTable;
  #room!: FreeArea;
  #mover = 0;
  #shown: Card = NO_CARD;
  #past = 0;
  readonly #units: Float64Array;
  readonly #inputs: Int32Array;
  /** The kinds of each stretch, up to four. */
  #kinds = new Uint8Array(0);
  #kindCounts = new Uint8Array(0);
  readonly #lackColour: number[] = [];
  readonly #lackCell: Cell[] = [];
  readonly #lackLowest: number[] = [];
  readonly #lackStretch: number[] = [];
  readonly #short: ShortRows;

  /** By distance in turns; the last entry is for no winner. */
  readonly #guessed: number[];
  #atOnce = 0;
  /** Counts of cards are shifted where research plays with rows of another length than the weights know. */
  readonly #shift: number;
  readonly #sum: Float64Array;
  readonly #found = new Uint8Array(4);
  #foundCount = 0;
  #lacking = 0;
  #lackingLowest = 0;
  readonly #lacks: RowThreats;
  readonly #shortNow: ShortRows;

  /** `chances` are the cards each seat may turn up. */
  constructor(shared: Shared, chances: readonly (readonly Chance[])[], judge: Evaluator) {
    const sides = sideCount(shared);
    this.#sides = sides;
    this.#judge = judge;
    const { units } = judge;
    this.#facts = KINDS_BY_COUNT * mostCards(sides);
    this.#shift = mostCards(sides) + 1 - rowLength(shared);
    this.#block = this.#facts + FACTS;
    this.#whole = sides * this.#block;
    this.#guessed = Array.from({ length: sides + 1 }, () => 0);
    this.#units = new Float64Array(units);
    this.#sum = new Float64Array(units);
    this.#inputs = new Int32Array(sides);
    for (let seat = 0; seat < shared.seats; seat++) this.#sideOfSeat.push(sideOf(shared, seat));
    for (let colour = 1; colour <= 4; colour++)
      if (!isNeutral(shared, colour)) this.#sideOfColour[colour] = sideOfColour(shared, colour);
    this.#odds = new Odds(shared, chances);
    this.#lacks = new RowThreats(sides, this.#sideOfColour, this.#odds);
    this.#short = new ShortRows(sides, this.#sideOfColour);
    this.#shortNow = new ShortRows(sides, this.#sideOfColour);
  }

  /** Loads a table on which `next` plays next, with its face-up card, if any. */
  setPosition(table: SearchTable, next: Seat, shown: Card): void {
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

  /** Counts the rows one card short and the safe cards. */
  #lookAtCards(): void {
    const { tops, needed } = this.#table;
    const { cells } = this.#room;
    this.#short.count(tops, cells, needed);
    for (const cell of cells) this.#addSafety(this.#units, tops[cell], 1);
  }

  #addSafety(units: Float64Array, card: Card, sign: number): void {
    const side = this.#sideOfColour[card >> 4];
    if (side < 0) return;
    const safety = 1 - this.#odds.covers[(side << 4) | (card & 15)];
    this.#judge.add(units, this.#fact(side) + SAFE, (sign * safety) / SAFE_SCALE);
  }

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
      const kind = count - 1 + this.#shift;
      if (kind < 0) continue;
      this.#found[found++] = this.#inputs[side] + kind * KINDS_BY_COUNT + openness + safety;
    }
    this.#foundCount = found;
    return lackingColour;
  }

  /** Restores a threat from the last evaluation. */
  #noteAgain(i: number): void {
    const cell = this.#lackCell[i];
    this.#lacks.note(this.#lackColour[i], cell, this.#table.tops[cell], this.#lackLowest[i]);
  }

  /** The chance of each side to win the round once a card lies on a cell of the loaded table. */
  after(cell: Cell, card: Card): number[] {
    const { tops: cells, needed } = this.#table;
    const sum = this.#sum;
    sum.set(this.#units);
    this.#shortNow.copy(this.#short);
    this.#lacks.forget();
    const covered = cells[cell];
    this.#shortNow.addAt(cells, cell, needed, -1);
    cells[cell] = card;
    this.#shortNow.addAt(cells, cell, needed, 1);
    const through = this.#room.through[cell];
    for (let i = 0; i < this.#lackStretch.length; i++)
      if (!through.includes(this.#lackStretch[i])) this.#noteAgain(i);
    for (let i = 0; i < through.length; i++) {
      const stretch = through[i];
      const lacking = this.#weigh(stretch);
      if (lacking !== 0) this.#lacks.note(lacking, this.#lacking, cells[this.#lacking], this.#lackingLowest);
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
    this.#addInputs(this.#past);
    return this.#guess();
  }

  now(): number[] {
    this.#addInputsNow();
    return this.#guess();
  }

  #addInputsNow(): void {
    this.#sum.set(this.#units);
    this.#shortNow.copy(this.#short);
    this.#lacks.forget();
    for (let i = 0; i < this.#lackStretch.length; i++) this.#noteAgain(i);
    this.#addInputs(this.#past - 1 / ALL_CARDS);
  }

  /** The inputs of the loaded table, if the evaluator is a recorder, and the certain part of the outcomes. */
  readInputs(): { readonly inputs: Float64Array; readonly sure: number[] } {
    this.#addInputsNow();
    const sure = this.#guessed.map(() => 0);
    sure[0] = this.#atOnce;
    return { inputs: this.#sum, sure };
  }

  #addFacts(side: number, chance: number, second: number, past: number): void {
    const sum = this.#sum;
    const from = this.#fact(side);
    const rows = this.#shortNow.rows[side];
    const { threat, secondThreat } = this.#lacks;
    if (chance > 0) this.#judge.add(sum, from + CHANCE, chance);
    if (second > 0) this.#judge.add(sum, from + SECOND_CHANCE, second);
    if (rows > 0) {
      this.#judge.add(sum, from + SHORT, rows / 2);
      this.#judge.add(sum, from + ANY_SHORT, 1);
      this.#judge.add(sum, from + SHORT_BY_NOW, rows * past);
    }
    if (threat[side] > 0) this.#judge.add(sum, from + THREAT, threat[side]);
    if (secondThreat[side] > 0) this.#judge.add(sum, from + SECOND_THREAT, secondThreat[side]);
  }

  #addWhole(past: number): void {
    const sum = this.#sum;
    this.#judge.add(sum, this.#whole + PAST, past);
    const late = past > LATE_FROM ? (past - LATE_FROM) * 3.3 : 0;
    if (late > 0) this.#judge.add(sum, this.#whole + LATE, late);
    const leader = this.#shortNow.leader();
    if (leader < 0) return;
    const from = this.#fact(leader);
    this.#judge.add(sum, from + LEAD, 1);
    this.#judge.add(sum, from + LEAD_BY_NOW, past);
    if (late > 0) this.#judge.add(sum, from + LATE_LEAD, late);
    if (past > LAST_FROM) this.#judge.add(sum, from + LAST_LEAD, (past - LAST_FROM) * 6.6);
  }

  /** Adds the inputs other than stretches; returns the chance that the side to play completes a row at once. */
  #addInputs(past: number): void {
    const sides = this.#sides;
    const mover = this.#mover;
    const { lowest, second: secondLowest } = this.#lacks;
    let atOnce = 0;
    for (let side = 0; side < sides; side++) {
      let chance = 0;
      let second = 0;
      for (let colour = 1; colour <= 4; colour++) {
        if (this.#sideOfColour[colour] !== side) continue;
        chance += this.#odds.over[(colour << 4) | lowest[colour]];
        second += this.#odds.over[(colour << 4) | secondLowest[colour]];
      }
      if (side === mover) atOnce = Math.min(1, chance);
      this.#addFacts(side, chance, second, past);
    }
    this.#addWhole(past);
    if (this.#shown !== NO_CARD) {
      const colour = colourOf(this.#shown);
      atOnce = this.#sideOfColour[colour] === mover && pointsOf(this.#shown) > lowest[colour] ? 1 : 0;
    }
    this.#atOnce = atOnce;
  }

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
