import type { CreateReference, Json, Reference } from '../../../../test/reference/reference.ts';
import type { PlacedPile, PileMap } from './referenceClosings.ts';
import { cellKey, listReferenceClosings, readRows } from './referenceClosings.ts';

/** In the order of S7 and S22 for equal numbers. */
const COLOURS = ['yellow', 'red', 'green', 'blue', 'silver'];
const ROUNDS = 12;

function colourOf(card: string): string {
  return card.slice(0, card.indexOf('-'));
}

function numberOf(card: string): number {
  return Number(card.slice(card.indexOf('-') + 1));
}

/** S1: the cards of the basic or of the advanced game. */
function allCards(silver: boolean): string[] {
  const cards: string[] = [];
  for (const colour of COLOURS) {
    if (colour === 'silver' && !silver) continue;
    for (let number = 1; number <= 20; number += 1) cards.push(`${colour}-${number}`);
  }
  return cards;
}

/** S5: only the top card of a pile counts. */
function topOf(pile: PlacedPile): number {
  const top = pile.cards[pile.cards.length - 1];
  if (top === undefined) throw new Error('S5: an empty pile on the table');
  return numberOf(top);
}

/** S18, S20: a row's colour is that of its coloured cards, buried ones included; none if all are silver. */
function rowColour(row: PlacedPile[]): string | undefined {
  const colours = row.flatMap((pile) => pile.cards).map(colourOf);
  return colours.find((colour) => colour !== 'silver');
}

/** A legal place for a card: the move's `row` and `at`, and the cell the card goes to. */
interface Place {
  row: number;
  at: number;
  cell: string;
}

/** S8: the places of a number in a row that it must or may go into. */
function placesInRow(row: PlacedPile[], index: number, number: number): Place[] {
  const first = row[0];
  const last = row[row.length - 1];
  if (first === undefined || last === undefined) throw new Error('S4: a row without piles');
  if (row.every((pile) => number > topOf(pile))) {
    return [{ row: index, at: row.length, cell: cellKey(last.column + 1, last.row) }];
  }
  if (row.every((pile) => number < topOf(pile))) {
    return [{ row: index, at: -1, cell: cellKey(first.column - 1, first.row) }];
  }
  // An equal top card (S18) has distance 0, so it is simply the nearest.
  const nearest = Math.min(...row.map((pile) => Math.abs(topOf(pile) - number)));
  return row
    .filter((pile) => Math.abs(topOf(pile) - number) === nearest)
    .map((pile) => ({ row: index, at: pile.place, cell: cellKey(pile.column, pile.row) }));
}

/** S9: the places of a number that starts a row, above the top row or below the bottom row. */
function placesForNewRow(rows: PlacedPile[][], number: number): Place[] {
  const against = [
    ...(rows[0] ?? []).map((pile) => ({ pile, row: -1, beside: pile.row - 1 })),
    ...(rows[rows.length - 1] ?? []).map((pile) => ({ pile, row: rows.length, beside: pile.row + 1 })),
  ];
  const nearest = Math.min(...against.map(({ pile }) => Math.abs(topOf(pile) - number)));
  return against
    .filter(({ pile }) => Math.abs(topOf(pile) - number) === nearest)
    .map(({ pile, row, beside }) => ({ row, at: pile.place, cell: cellKey(pile.column, beside) }));
}

/** Every place where a card may be laid, and the clause that says so. */
function placesFor(table: PileMap, card: string): { clause: string; places: Place[] } {
  const rows = readRows(table);
  const number = numberOf(card);
  const colour = colourOf(card);
  function intoRowsWhere(wanted: (row: PlacedPile[]) => boolean): Place[] {
    return rows.flatMap((row, index) => (wanted(row) ? placesInRow(row, index, number) : []));
  }
  // S10, S19: on an empty table any card simply lies there, silver too.
  if (rows.length === 0) return { clause: 'S10', places: [{ row: 0, at: 0, cell: cellKey(0, 0) }] };
  // S18, S19: silver goes into any row, colourless ones included, and never starts one.
  if (colour === 'silver') return { clause: 'S18', places: intoRowsWhere(() => true) };
  const inOwnRow = intoRowsWhere((row) => rowColour(row) === colour);
  if (inOwnRow.length > 0) return { clause: 'S8', places: inOwnRow };
  // S20: without a row of its colour a card must go into a colourless row if there is one.
  const inColourlessRow = intoRowsWhere((row) => rowColour(row) === undefined);
  if (inColourlessRow.length > 0) return { clause: 'S20', places: inColourlessRow };
  return { clause: 'S9', places: placesForNewRow(rows, number) };
}

/** S11: the cells of every complete corridor (a cell may be named twice: corridors cross). */
function corridorCells(table: PileMap): string[] {
  const rows = readRows(table);
  const piles = rows.flat();
  const corridors: PlacedPile[][] = [];
  for (const row of rows) if (row.length >= 4) corridors.push(row);
  // S21: a colourless row counts for a column like any other.
  for (const column of new Set(piles.map((pile) => pile.column))) {
    const standing = piles.filter((pile) => pile.column === column);
    if (standing.length >= 4) corridors.push(standing);
  }
  for (const pile of piles) if (pile.cards.length >= 4) corridors.push([pile]);
  return corridors.flat().map((pile) => cellKey(pile.column, pile.row));
}

/** S7, S22: highest number first, equal numbers by colour. */
function layingOrder(a: { card: string }, b: { card: string }): number {
  const byNumber = numberOf(b.card) - numberOf(a.card);
  if (byNumber !== 0) return byNumber;
  return COLOURS.indexOf(colourOf(a.card)) - COLOURS.indexOf(colourOf(b.card));
}

/** An object with exactly these keys, or an error that names the clause. */
function exactly(value: Json, keys: string[], clause: string): { [key: string]: Json } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${clause}: not an object`);
  }
  const given = Object.keys(value);
  if (given.length !== keys.length || !keys.every((key) => given.includes(key))) {
    throw new Error(`${clause}: the keys must be exactly ${keys.join(', ')}`);
  }
  return value;
}

/** S2: a list of that many different cards that are still in the pack; they leave it. */
function drawFrom(pack: Set<string>, value: Json | undefined, count: number, what: string): string[] {
  if (!Array.isArray(value) || value.length !== count) throw new Error(`S2: ${what} must be ${count} cards`);
  const cards: string[] = [];
  for (const card of value) {
    if (typeof card !== 'string' || !pack.delete(card)) {
      throw new Error(`S2: ${what} has ${JSON.stringify(card)}, which is no card or is dealt already`);
    }
    cards.push(card);
  }
  return cards;
}

/** Two flat moves are the same JSON value: the same keys with the same values, none extra. */
function sameMove(a: { [key: string]: Json }, b: Json): boolean {
  if (typeof b !== 'object' || b === null || Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (Object.keys(b).length !== keys.length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && a[key] === b[key]);
}

class Schicht implements Reference {
  private readonly seats: number;
  private readonly silver: boolean;
  private dealt = false;
  private over = false;
  private round = 1;
  private hands: string[][] = [];
  private treasure: string[][] = [];
  private table: PileMap = new Map();
  /** S6: the choices made so far, by seat; they are still hidden and still count to the hand. */
  private chosen = new Map<number, string>();
  /** S7: the revealed cards that are still to be laid, the current one first. */
  private revealed: { seat: number; card: string }[] = [];
  /** S15: the layouts a seat has to choose from. */
  private closing: { seat: number; layouts: PileMap[] } | undefined = undefined;

  constructor(seats: number, silver: boolean) {
    this.seats = seats;
    this.silver = silver;
  }

  needsDeal(): boolean {
    return !this.dealt;
  }

  deal(deal: Json): void {
    if (this.dealt) throw new Error('S2: cards are dealt only once');
    const { hands, layout } = exactly(deal, ['hands', 'layout'], 'S2');
    const pack = new Set(allCards(this.silver));
    if (!Array.isArray(hands) || hands.length !== this.seats) throw new Error('S2: one hand a seat');
    const dealtHands = hands.map((hand, seat) => drawFrom(pack, hand, ROUNDS, `the hand of seat ${seat}`));
    const [first, second] = drawFrom(pack, layout, 2, 'the layout');
    if (first === undefined || second === undefined) throw new Error('S2: two cards are the first layout');
    // S2: silver cards turned up for the layout leave the game.
    if (colourOf(first) === 'silver' || colourOf(second) === 'silver') {
      throw new Error('S2: no silver card is in the first layout');
    }
    this.dealt = true;
    this.hands = dealtHands;
    this.treasure = dealtHands.map(() => []);
    if (colourOf(first) === colourOf(second)) {
      // S3: same colour: side by side, ascending.
      const [low, high] = numberOf(first) < numberOf(second) ? [first, second] : [second, first];
      this.table.set(cellKey(0, 0), [low]);
      this.table.set(cellKey(1, 0), [high]);
    } else {
      // S3: different colours: one below the other, the first one turned on top.
      this.table.set(cellKey(0, 0), [first]);
      this.table.set(cellKey(0, 1), [second]);
    }
  }

  private phase(): 'choose' | 'lay' | 'close' {
    if (this.closing !== undefined) return 'close';
    return this.revealed.length > 0 ? 'lay' : 'choose';
  }

  toAct(): number[] {
    if (!this.dealt || this.over) return [];
    if (this.closing !== undefined) return [this.closing.seat];
    const current = this.revealed[0];
    if (current !== undefined) return [current.seat];
    return this.hands.map((_, seat) => seat).filter((seat) => !this.chosen.has(seat));
  }

  /** The legal moves of a seat that is to act, and the clause that allows no others. */
  private options(seat: number): { clause: string; moves: { [key: string]: Json }[] } {
    if (this.closing !== undefined) {
      const moves = this.closing.layouts.map((_, option) => ({ type: 'close', option }));
      return { clause: 'S15', moves };
    }
    const current = this.revealed[0];
    if (current !== undefined) {
      const { clause, places } = placesFor(this.table, current.card);
      return { clause, moves: places.map(({ row, at }) => ({ type: 'lay', row, at })) };
    }
    const moves = (this.hands[seat] ?? []).map((card) => ({ type: 'choose', card }));
    return { clause: 'S6', moves };
  }

  legal(seat: number): Json[] {
    return this.toAct().includes(seat) ? this.options(seat).moves : [];
  }

  play(seat: number, move: Json): void {
    if (!this.dealt) throw new Error('S2: the cards are not dealt yet');
    if (this.over) throw new Error('S17: the match is over');
    const phase = this.phase();
    if (!this.toAct().includes(seat)) {
      const clause = { choose: 'S6', lay: 'S7', close: 'S15' }[phase];
      throw new Error(`${clause}: seat ${seat} is not to act`);
    }
    const { clause, moves } = this.options(seat);
    const index = moves.findIndex((legal) => sameMove(legal, move));
    if (index < 0) throw new Error(`${clause}: seat ${seat} cannot play ${JSON.stringify(move)}`);
    if (phase === 'choose') this.choose(seat, index);
    else if (phase === 'lay') this.lay(index);
    else this.close(index);
  }

  /** S6: the choice stays hidden until the last seat has chosen; then all are revealed together. */
  private choose(seat: number, index: number): void {
    const card = this.hands[seat]?.[index];
    if (card === undefined) throw new Error('S6: no such card');
    this.chosen.set(seat, card);
    if (this.chosen.size < this.seats) return;
    this.revealed = [...this.chosen].map(([chooser, chosenCard]) => ({ seat: chooser, card: chosenCard }));
    this.revealed.sort(layingOrder);
    this.hands = this.hands.map((hand, owner) => hand.filter((held) => held !== this.chosen.get(owner)));
    this.chosen.clear();
  }

  private lay(index: number): void {
    const current = this.revealed.shift();
    if (current === undefined) throw new Error('S7: no card to lay');
    const place = placesFor(this.table, current.card).places[index];
    if (place === undefined) throw new Error('S8: no such place');
    this.table.set(place.cell, [...(this.table.get(place.cell) ?? []), current.card]);
    this.takeAndClose(current.seat);
  }

  private close(index: number): void {
    const layout = this.closing?.layouts[index];
    if (this.closing === undefined || layout === undefined) throw new Error('S15: no such layout');
    const { seat } = this.closing;
    this.closing = undefined;
    this.table = layout;
    // S16: what closing completes is taken too, also after a choice.
    this.takeAndClose(seat);
  }

  /** S12–S16: take all complete corridors together, close the gaps, and again, until nothing is complete. */
  private takeAndClose(seat: number): void {
    for (;;) {
      const cells = corridorCells(this.table);
      if (cells.length === 0) break;
      for (const cell of cells) {
        // S12: a pile where two corridors cross is taken once.
        this.treasure[seat]?.push(...(this.table.get(cell) ?? []));
        this.table.delete(cell);
      }
      const layouts = listReferenceClosings(this.table);
      const only = layouts[0];
      if (layouts.length > 1 || only === undefined) {
        this.closing = { seat, layouts };
        return;
      }
      // S15: with one layout left, closing is automatic and no move.
      this.table = only;
    }
    if (this.revealed.length > 0) return;
    // S17: the match ends after 12 rounds.
    if (this.round === ROUNDS) this.over = true;
    else this.round += 1;
  }

  snapshot(): Json {
    const rows = readRows(this.table).map((row) => ({
      start: Math.min(...row.map((pile) => pile.column)),
      piles: row.map((pile) => [...pile.cards]),
    }));
    const smallest = Math.min(...rows.map(({ start }) => start));
    const phase = this.phase();
    return {
      round: this.round,
      phase,
      toAct: this.toAct(),
      hands: this.hands.map((hand) => [...hand].sort()),
      // In phase close the rows may have gaps, so there is no start and no list of piles to give.
      rows: phase === 'close' ? [] : rows.map(({ start, piles }) => ({ start: start - smallest, piles })),
      revealed: this.revealed.map(({ seat, card }) => [seat, card]),
      treasure: this.treasure.map((cards) => [...cards].sort()),
    };
  }

  result(): Json | undefined {
    if (!this.over) return undefined;
    const scores = this.treasure.map((cards) => cards.length);
    const silver = this.treasure.map((cards) => cards.filter((card) => colourOf(card) === 'silver').length);
    // S17: most treasure cards wins; in the advanced game, of the tied, the fewest silver cards.
    const all = scores.map((_, seat) => seat);
    const most = all.filter((seat) => scores[seat] === Math.max(...scores));
    if (!this.silver) return { winners: most, scores };
    const fewest = Math.min(...most.map((seat) => silver[seat] ?? 0));
    return { winners: most.filter((seat) => silver[seat] === fewest), scores, silver };
  }
}

export const createSchicht: CreateReference = (seats, options) => {
  if (!Number.isInteger(seats) || seats < 2 || seats > 6) throw new Error('S1: 2 to 6 seats');
  for (const [key, value] of Object.entries(options)) {
    if (key !== 'silver' || typeof value !== 'boolean') throw new Error(`S1: no such option: ${key}`);
  }
  return new Schicht(seats, options['silver'] === true);
};
