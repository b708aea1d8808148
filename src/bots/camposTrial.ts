/**
 * A match of Campos imagined to its end, many thousand times a decision: the same rules as src/games/campos, kept in
 * bits. The fields of one colour are numbered as they come (C1: never more than 24), so an area is one number, two areas
 * are joined by an "or", and what a placement or a removal does is counted without walking over the grid.
 */
import { type Rng, type Seat, shuffle, type View } from '../core/index.ts';
import {
  ALL_PIECES,
  anchorOf,
  type Card,
  CARD_COUNT,
  CARDS,
  type Cards,
  cardSet,
  type Cell,
  CELLS,
  cellAt,
  columnOf,
  COLOURS,
  DIRECTIONS,
  EVERY_CARD,
  FIELDS,
  isLying,
  listCards,
  NO_PIECE,
  type Piece,
  pieceOf,
  PIECES,
  rowOf,
  step,
  STEPS,
  turnOf,
  TURNS,
} from '../games/campos/data.ts';
import type { Campos } from '../games/campos/rules.ts';
import { cardsDealt, playedCard } from '../games/campos/state.ts';

export const LARGER = Uint8Array.from(CARDS, ({ larger }) => larger);
export const SMALLER = Uint8Array.from(CARDS, ({ smaller }) => smaller);
export const SCORES = Uint8Array.from(CARDS, ({ scores }) => scores);

const MOST_PIECES = 32;
const MOST_SEATS = 4;
/** A field: its colour times 32, plus its number within the colour. */
const COLOUR_BITS = 5;
const IN_COLOUR = (1 << COLOUR_BITS) - 1;
const MOST_FIELDS = COLOURS.length << COLOUR_BITS;
/** What a cell holds: nothing, nothing but a field beside it, or 1 plus a field. */
export const FAR = 0;
export const BESIDE = 255;
export const isFree = (held: number): boolean => held === FAR || held === BESIDE;
export const colourOf = (field: number): number => field >> COLOUR_BITS;

export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The three cells of a piece, as steps from its anchor, for each turn. */
const FIELD_STEPS: readonly (readonly number[])[] = FIELDS.map((cells) => cells.map(([q, r]) => step(q, r)));

type Vector = readonly [q: number, r: number];
const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1]];
const at = (direction: number): Vector => DIRECTIONS[(direction + TURNS) % TURNS];

/** C15: the 12 ways out, and the cells that a field passes over at each step. */
const WAYS_OUT: readonly { readonly way: Vector; readonly over: readonly Vector[] }[] = [
  ...DIRECTIONS.map((way, i) => ({ way, over: [at(i - 1), way, at(i + 1)] })),
  ...DIRECTIONS.map((_, i) => {
    const way = plus(at(i), at(i + 1));
    return { way, over: [at(i), at(i + 1), way] };
  }),
];
const WAYS = WAYS_OUT.length;

/** For each turn and way out: where the lines begin that a piece passes over, column and row by turns from its anchor. */
const LINES: readonly (readonly number[])[] = FIELDS.flatMap((cells) =>
  WAYS_OUT.map(({ way: [dq, dr], over }) => {
    const first = new Map<number, Vector>();
    for (const cell of cells.flatMap((field) => over.map((offset) => plus(field, offset)))) {
      const line = cell[0] * dr - cell[1] * dq;
      const known = first.get(line);
      if (known === undefined || (cell[0] - known[0]) * dq + (cell[1] - known[1]) * dr < 0)
        first.set(line, cell);
    }
    return [...first.values()].flat();
  }),
);

/** One imagined match. All lists have room for the largest table and are copied whole. */
export class Trial {
  seats = 2;
  building = true;
  /** −1 once the match is over. */
  turn: Seat = 0;
  second = false;

  /** The area: cells, and for each piece in the order they came its kind, anchor, turn, fields and neighbours. */
  readonly cells = new Uint8Array(CELLS);
  pieces = 0;
  readonly kinds = new Uint8Array(MOST_PIECES);
  readonly anchors = new Int32Array(MOST_PIECES);
  readonly turns = new Uint8Array(MOST_PIECES);
  readonly fieldsOf = new Uint8Array(3 * MOST_PIECES);
  readonly touching = new Int32Array(MOST_PIECES);
  lying = 0;
  /** For each field its piece, the fields of its colour beside it, and the area it belongs to (while building). */
  readonly slotOf = new Uint8Array(MOST_FIELDS);
  readonly near = new Int32Array(MOST_FIELDS);
  readonly area = new Int32Array(MOST_FIELDS);
  /** For each colour the fields that came, those that lie, the largest area and its size. */
  readonly came = new Uint8Array(COLOURS.length);
  readonly alive = new Int32Array(COLOURS.length);
  readonly largest = new Int32Array(COLOURS.length);
  readonly sizes = new Uint8Array(COLOURS.length);
  readonly border = new Int32Array(12 * MOST_PIECES);
  borderCount = 0;
  west = 0;
  east = 0;
  north = 0;
  south = 0;
  /** For each piece and way out the pieces in its way, −1 where nobody has looked yet. */
  readonly inTheWay = new Int32Array(MOST_PIECES * WAYS);

  readonly front = new Int8Array(2 * MOST_SEATS);
  readonly hands = new Int32Array(MOST_SEATS);
  readonly scores = new Int32Array(MOST_SEATS);
  /** The cards played so far. */
  played: Cards = 0;
  /** The next one is the last of `bag` and of `pile`. */
  readonly bag = new Int8Array(MOST_PIECES);
  bagCount = 0;
  readonly pile = new Int8Array(CARD_COUNT);
  pileCount = 0;

  copy(from: Trial): void {
    this.seats = from.seats;
    this.building = from.building;
    this.turn = from.turn;
    this.second = from.second;
    this.cells.set(from.cells);
    this.pieces = from.pieces;
    this.kinds.set(from.kinds);
    this.anchors.set(from.anchors);
    this.turns.set(from.turns);
    this.fieldsOf.set(from.fieldsOf);
    this.touching.set(from.touching);
    this.lying = from.lying;
    this.slotOf.set(from.slotOf);
    this.near.set(from.near);
    this.area.set(from.area);
    this.came.set(from.came);
    this.alive.set(from.alive);
    this.largest.set(from.largest);
    this.sizes.set(from.sizes);
    this.border.set(from.border);
    this.borderCount = from.borderCount;
    this.west = from.west;
    this.east = from.east;
    this.north = from.north;
    this.south = from.south;
    this.inTheWay.set(from.inTheWay);
    this.front.set(from.front);
    this.hands.set(from.hands);
    this.scores.set(from.scores);
    this.played = from.played;
    this.bag.set(from.bag);
    this.bagCount = from.bagCount;
    this.pile.set(from.pile);
    this.pileCount = from.pileCount;
  }

  /** Lays a piece, or notes one that is gone again. */
  lay(kind: Piece, anchor: Cell, turn: number, lies = true): void {
    const slot = this.pieces++;
    this.kinds[slot] = kind;
    this.anchors[slot] = anchor;
    this.turns[slot] = turn;
    this.touching[slot] = 0;
    if (!lies) return;
    this.lying |= 1 << slot;
    const colours = PIECES[kind];
    const steps = FIELD_STEPS[turn];
    for (let k = 0; k < 3; k++) this.#cover(anchor + steps[k], slot, k, colours[k]);
  }

  #cover(cell: Cell, slot: number, k: number, colour: number): void {
    const { cells, slotOf, near, area, touching } = this;
    const number = this.came[colour]++;
    const bit = 1 << number;
    const field = (colour << COLOUR_BITS) | number;
    const own = 1 << slot;
    let joined = bit;
    let beside = 0;
    for (let i = 0; i < TURNS; i++) {
      const next = cell + STEPS[i];
      const held = cells[next];
      if (held === BESIDE) continue;
      if (held === FAR) {
        cells[next] = BESIDE;
        this.border[this.borderCount++] = next;
        continue;
      }
      const other = held - 1;
      const otherSlot = slotOf[other];
      if (otherSlot !== slot) {
        touching[slot] |= 1 << otherSlot;
        touching[otherSlot] |= own;
      }
      if (colourOf(other) !== colour) continue;
      beside |= 1 << (other & IN_COLOUR);
      near[other] |= bit;
      joined |= area[other];
    }
    cells[cell] = field + 1;
    slotOf[field] = slot;
    this.fieldsOf[3 * slot + k] = field;
    near[field] = beside;
    this.alive[colour] |= bit;
    const base = colour << COLOUR_BITS;
    for (let left = joined; left !== 0; left &= left - 1) area[base | lowest(left)] = joined;
    const size = countBits(joined);
    if (size > this.sizes[colour]) {
      this.sizes[colour] = size;
      this.largest[colour] = joined;
    }
    const q = columnOf(cell);
    const r = rowOf(cell);
    if (q < this.west) this.west = q;
    if (q > this.east) this.east = q;
    if (r < this.north) this.north = r;
    if (r > this.south) this.south = r;
  }

  /** The largest area among some fields of a colour. */
  largestAmong(colour: number, fields: number): number {
    const { near } = this;
    const base = colour << COLOUR_BITS;
    let best = 0;
    let most = 0;
    let left = fields;
    while (left !== 0) {
      let area = left & -left;
      let waiting = area;
      while (waiting !== 0) {
        const next = 31 - Math.clz32(waiting);
        const found = near[base | next] & left & ~area;
        area |= found;
        waiting = (waiting & ~(1 << next)) | found;
      }
      left &= ~area;
      const size = countBits(area);
      if (size > most) {
        best = area;
        most = size;
      }
      if (left === 0 || countBits(left) <= most) break;
    }
    return best;
  }

  /** C14: whether the other pieces stay connected without this one. */
  #staysConnected(slot: number): boolean {
    const { touching, lying } = this;
    const rest = lying & ~(1 << slot);
    const neighbours = touching[slot] & rest;
    let reached = neighbours & -neighbours;
    let waiting = reached;
    while (waiting !== 0 && (reached & neighbours) !== neighbours) {
      const next = 31 - Math.clz32(waiting);
      const found = touching[next] & rest & ~reached;
      reached |= found;
      waiting = (waiting & ~(1 << next)) | found;
    }
    return (reached & neighbours) === neighbours;
  }

  /** C15: the pieces that lie, or ever lay, on one way out. */
  #blockers(slot: number, way: number): number {
    const { cells, slotOf, west, east, north, south } = this;
    const lines = LINES[this.turns[slot] * WAYS + way];
    const [dq, dr] = WAYS_OUT[way].way;
    const onward = step(dq, dr);
    const q = columnOf(this.anchors[slot]);
    const r = rowOf(this.anchors[slot]);
    let found = 0;
    for (let i = 0; i < lines.length; i += 2) {
      let x = q + lines[i];
      let y = r + lines[i + 1];
      let cell = cellAt(x, y);
      while (x >= west && x <= east && y >= north && y <= south) {
        const held = cells[cell];
        if (!isFree(held)) found |= 1 << slotOf[held - 1];
        x += dq;
        y += dr;
        cell += onward;
      }
    }
    return found & ~(1 << slot);
  }

  #pullsOut(slot: number): boolean {
    const { inTheWay, lying } = this;
    for (let way = 0; way < WAYS; way++) {
      let blockers = inTheWay[slot * WAYS + way];
      if (blockers === -1) {
        blockers = this.#blockers(slot, way);
        inTheWay[slot * WAYS + way] = blockers;
      }
      if ((blockers & lying) === 0) return true;
    }
    return false;
  }

  /** Looks along every way out, once for all trials that begin here. */
  lookOut(): void {
    for (let left = this.lying; left !== 0; left &= left - 1) {
      const slot = lowest(left);
      for (let way = 0; way < WAYS; way++) this.inTheWay[slot * WAYS + way] = this.#blockers(slot, way);
    }
  }

  /** C14–C16: the pieces that may be removed, one bit each. */
  removable(): number {
    let connected = 0;
    let free = 0;
    for (let left = this.lying; left !== 0; left &= left - 1) {
      const slot = lowest(left);
      if (!this.#staysConnected(slot)) continue;
      connected |= 1 << slot;
      if (this.#pullsOut(slot)) free |= 1 << slot;
    }
    return free !== 0 ? free : connected;
  }

  /** The fields of a piece that have a colour, one bit each. */
  fieldsIn(slot: number, colour: number): number {
    let bits = 0;
    for (let k = 0; k < 3; k++) {
      const field = this.fieldsOf[3 * slot + k];
      if (colourOf(field) === colour) bits |= 1 << (field & IN_COLOUR);
    }
    return bits;
  }

  /** C8: the largest areas without a piece. */
  sizesWithout(slot: number, into: Uint8Array): void {
    const { fieldsOf, largest, alive, sizes } = this;
    for (let colour = 0; colour < COLOURS.length; colour++) into[colour] = sizes[colour];
    let done = -1;
    for (let k = 0; k < 3; k++) {
      const field = fieldsOf[3 * slot + k];
      const colour = colourOf(field);
      if (colour === done || (largest[colour] & (1 << (field & IN_COLOUR))) === 0) continue;
      done = colour;
      into[colour] = countBits(this.largestAmong(colour, alive[colour] & ~this.fieldsIn(slot, colour)));
    }
  }

  refill(seat: Seat): void {
    for (let place = 2 * seat; place <= 2 * seat + 1; place++)
      if (this.front[place] === NO_PIECE && this.bagCount > 0) this.front[place] = this.bag[--this.bagCount];
  }

  /** C10–C12 */
  #endConstruction(seat: Seat): void {
    this.building = false;
    this.second = false;
    this.turn = (seat + 1) % this.seats;
    this.front.fill(NO_PIECE);
    this.bagCount = 0;
    const count = cardsDealt(this.seats);
    for (let other = 0; other < this.seats; other++)
      for (let i = 0; i < count; i++) this.hands[other] |= 1 << this.pile[--this.pileCount];
  }

  /** C9, C10 */
  #endTurn(seat: Seat): void {
    if (this.building) {
      this.refill(seat);
      if (this.front[2 * seat] === NO_PIECE || this.front[2 * seat + 1] === NO_PIECE) {
        this.#endConstruction(seat);
        return;
      }
    }
    this.second = false;
    this.turn = (seat + 1) % this.seats;
  }

  /** C6, C7 */
  place(index: number, anchor: Cell, turn: number): void {
    const seat = this.turn;
    const kind = this.front[2 * seat + index];
    this.front[2 * seat + index] = NO_PIECE;
    this.lay(kind, anchor, turn);
    if (this.second) this.#endTurn(seat);
    else this.second = true;
  }

  /** C8, C10 */
  score(card: Card): void {
    const seat = this.turn;
    this.scores[seat] += this.sizes[SCORES[card]];
    this.hands[seat] &= ~(1 << card);
    this.played |= 1 << card;
    if (this.building && this.hands[seat] === 0) this.#endConstruction(seat);
    else this.#endTurn(seat);
  }

  /** C13, C17 */
  remove(slot: number): void {
    const { alive, largest, sizes, fieldsOf } = this;
    this.lying &= ~(1 << slot);
    let stale = 0;
    for (let k = 0; k < 3; k++) {
      const field = fieldsOf[3 * slot + k];
      const colour = colourOf(field);
      const bit = 1 << (field & IN_COLOUR);
      alive[colour] &= ~bit;
      if ((largest[colour] & bit) !== 0) stale |= 1 << colour;
    }
    for (; stale !== 0; stale &= stale - 1) {
      const colour = lowest(stale);
      largest[colour] = this.largestAmong(colour, alive[colour]);
      sizes[colour] = countBits(largest[colour]);
    }
    if (this.lying === 0) {
      this.turn = -1;
      this.second = false;
    } else if (this.second) this.#endTurn(this.turn);
    else this.second = true;
  }

  slotAt(anchor: Cell): number {
    return this.slotOf[this.cells[anchor] - 1];
  }
}

/** The pieces and cards that a view does not show: what a sampled world has to spread. */
export interface Unseen {
  readonly cards: Card[];
  readonly pieces: Piece[];
  /** Of the seats whose cards are unseen, the sizes of the hands; 0 for the searcher. */
  readonly hands: readonly number[];
}

/** The trial that begins where a view stands, with nothing yet where nobody looks, and what is to be put there. */
export function begin({ shared, seat, own }: View<Campos>): { root: Trial; unseen: Unseen } {
  const root = new Trial();
  root.seats = shared.seats;
  root.building = shared.phase === 'construction';
  root.turn = shared.turn ?? -1;
  root.second = shared.second;
  root.west = root.north = Infinity;
  root.east = root.south = -Infinity;
  root.inTheWay.fill(-1);
  for (const laid of shared.laid) root.lay(pieceOf(laid), anchorOf(laid), turnOf(laid), isLying(laid));
  root.front.fill(NO_PIECE);
  root.front.set(shared.front);
  root.scores.set(shared.scores);
  root.played = cardSet(shared.played.map(playedCard));
  if (!root.building) root.lookOut();
  const hand = own?.hand ?? 0;
  if (seat !== null) root.hands[seat] = hand;
  const seen = PIECES.map(() => 0);
  for (const laid of shared.laid) seen[pieceOf(laid)]++;
  for (const piece of shared.front) if (piece !== NO_PIECE) seen[piece]++;
  return {
    root,
    unseen: {
      cards: listCards(EVERY_CARD & ~root.played & ~hand),
      pieces: shared.bag === 0 ? [] : ALL_PIECES.filter((piece) => seen[piece]-- <= 0),
      hands: shared.hands.map((size, other) => (other === seat ? 0 : size)),
    },
  };
}

/** Puts what is unseen somewhere. */
export function deal(trial: Trial, { cards, pieces, hands }: Unseen, rng: Rng): void {
  shuffle(cards, rng);
  shuffle(pieces, rng);
  let dealt = 0;
  for (let seat = 0; seat < hands.length; seat++)
    for (let i = 0; i < hands[seat]; i++) trial.hands[seat] |= 1 << cards[dealt++];
  trial.pileCount = 0;
  while (dealt < cards.length) trial.pile[trial.pileCount++] = cards[dealt++];
  trial.bagCount = pieces.length;
  trial.bag.set(pieces);
}
