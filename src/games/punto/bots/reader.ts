/**
 * What the networks of Punto are told: every stretch in which a side may still complete a row, what it lacks and how
 * easily it is broken, and of a placement what it builds, stops and leaves to the others.
 */
import type { Seat } from '../../../core/index.ts';
import {
  type Card,
  type Cell,
  CELLS,
  colourOf,
  columnOf,
  NEIGHBOURS,
  NO_CARD,
  pointsOf,
  REACH,
  rowOf,
  SPAN,
} from '../rules/data.ts';
import { type Punto, punto, type Shared } from '../rules/rules.ts';
import {
  isNeutral,
  placedCard,
  rowLength,
  seatsOf,
  sideCount,
  sideOf,
  sideOfColour,
} from '../rules/state.ts';
import type { Facts } from '../../../bots/mind/net.ts';
import { few, Numbering, type Reader } from '../../../bots/mind/reader.ts';
import { STRETCHES } from './stretches.ts';

const COLOURS = 4;
const POINTS = 9;

// --- Stretches ------------------------------------------------------------------------------------------------------

/** P11: the stretches that have room, by the length of a row and the outermost columns and rows in use. */
interface Room {
  /** The cells of one stretch after the other. */
  readonly cells: Uint8Array;
  /** For each cell where the stretches through it begin in `cells`. */
  readonly through: readonly Uint16Array[];
}
const rooms: { readonly [length: number]: (Room | undefined)[] } = { 4: [], 5: [] };

function makeRoom(length: number, isInside: (cell: Cell) => boolean): Room {
  const stretches = STRETCHES[length].filter((stretch) => stretch.every(isInside));
  return {
    cells: Uint8Array.from(stretches.flat()),
    through: Array.from({ length: CELLS }, (_, cell) =>
      Uint16Array.from(stretches.flatMap((stretch, i) => (stretch.includes(cell) ? [i * length] : []))),
    ),
  };
}

function roomOf({ left, right, top, bottom }: Shared, length: number): Room {
  const key = ((right * SPAN - left) * SPAN + bottom) * SPAN - top;
  const isInside = (cell: Cell): boolean => {
    const x = columnOf(cell);
    const y = rowOf(cell);
    return x >= right - REACH && x <= left + REACH && y >= bottom - REACH && y <= top + REACH;
  };
  return (rooms[length][key] ??= makeRoom(length, isInside));
}

// --- Facts ----------------------------------------------------------------------------------------------------------

/** Whose a stretch is: of the colour of my card, of my other colour, of the next side, the one after, the third. */
const OWNERS = 5;
const SHOWN = 0;
const MINE = 1;
const NEXT = 2;
/** A stretch counts once it has two cards of a colour, and it lacks one at least. */
const KS = 3;
const CHANCES = 8;
const chanceClass = (chance: number): number => few(Math.ceil(chance * 10), CHANCES - 1);
const GROUPS = 44;

const numbers = new Numbering();
const STRETCH = numbers.take(OWNERS * KS * 2);
const LACKS = numbers.take(OWNERS * KS * (POINTS + 2));
const WEAKEST = numbers.take(OWNERS * KS * POINTS);
const COMPLETES = numbers.take(OWNERS * CHANCES);
const KIND = numbers.take(4 * 2);
const CARD = numbers.take(POINTS + 1);
const PLACED = numbers.take(16);
const WINS_NOW = numbers.take(1);
const THREAT = numbers.take(4 * CHANCES);
const THREATS = numbers.take(4 * 4);
const DECK = numbers.take(4 * 6);
const HIGH = numbers.take(4 * 6);
const MANY = numbers.take(OWNERS * 6);
const SHORT = numbers.take(7 * 3);
const UP = numbers.take(3 * (POINTS + 1));
const FACTS = numbers.next - 1;

const moveNumbers = new Numbering();
const COMPLETE = moveNumbers.take(1);
const BUILDS = moveNumbers.take(4 * 5);
const STOPS = moveNumbers.take(3 * 3 * 4);
const BREAKS = moveNumbers.take(3 * 3 * 4);
const COVERS = moveNumbers.take(6 * (POINTS + 1));
const WITH = moveNumbers.take(6 * POINTS);
const LEFT_NEXT = moveNumbers.take(CHANCES * 2);
const LEFT_OTHERS = moveNumbers.take(CHANCES * 2);
const WIDENS = moveNumbers.take(2 * 3);
const BESIDE = moveNumbers.take(9);
const SAME_BESIDE = moveNumbers.take(5);
const SPOILS = moveNumbers.take(4 * 4);
const MAKES = moveNumbers.take(4 * 4);
const THREAT_CHANCE = moveNumbers.take(CHANCES);
const MOVE_FACTS = moveNumbers.next - 1;

/** A stretch that lacks one card: its cell, its colour, what the card there is worth, whose it is. */
class Threats {
  readonly cells = new Int32Array(64);
  readonly colours = new Int32Array(64);
  readonly first = new Int32Array(64);
  count = 0;
}

/** What is known of a table: whose colours are whose, what may still turn up, and every stretch that matters. */
class Picture {
  shared!: Shared;
  needed = 0;
  side = 0;
  sides = 0;
  shown: Card = NO_CARD;
  /** By colour: whose it is as a number of OWNERS, −1 for nobody's. */
  readonly owner = new Int32Array(COLOURS + 1);
  /** By side, as steps from mine: how many cards it has face down. */
  readonly unseen = new Float64Array(4);
  /** By colour and points: how likely its side's next card is of that colour with more points. */
  readonly over = new Float64Array((COLOURS + 1) * 16);
  /** By steps from my side: the card that lies face up, NO_CARD if there is none. */
  readonly up = new Int32Array(4);
  readonly left = new Int32Array((COLOURS + 1) * 16);
  readonly threats = new Threats();
  // Stretches that matter, and how many.
  readonly stretchAt = new Int32Array(400);
  readonly stretchColour = new Int32Array(400);
  readonly stretchCount = new Int32Array(400);
  stretches = 0;
  room!: Uint8Array;
  through!: readonly Uint16Array[];

  look(shared: Shared, seat: Seat): void {
    this.shared = shared;
    this.needed = rowLength(shared);
    this.side = sideOf(shared, seat);
    this.sides = sideCount(shared);
    this.shown = shared.turn === seat ? shared.up[seat] : NO_CARD;
    const { cells, through } = roomOf(shared, this.needed);
    this.room = cells;
    this.through = through;
    this.#lookAtDecks();
    this.#lookAtStretches();
  }

  /** P8: the seat of a side that plays next after mine. */
  #seatOf(step: number): Seat {
    const { shared } = this;
    return ((shared.turn ?? 0) + step) % shared.seats;
  }

  #lookAtDecks(): void {
    const { shared, left } = this;
    left.fill(0);
    for (let colour = 1; colour <= COLOURS; colour++)
      for (let points = 1; points <= POINTS; points++) left[(colour << 4) | points] = 2;
    for (const laid of shared.laid) left[placedCard(laid)]--;
    for (const card of shared.removed) left[card]--;
    for (const card of shared.up) if (card !== NO_CARD) left[card]--;
    this.unseen.fill(0);
    this.up.fill(NO_CARD);
    for (let step = 0; step < this.sides; step++) {
      const side = (this.side + step) % this.sides;
      for (const seat of seatsOf(shared, side)) this.unseen[step] += shared.decks[seat];
      if (step > 0) this.up[step] = shared.up[this.#seatOf(step)];
    }
    this.over.fill(0);
    for (let colour = 1; colour <= COLOURS; colour++) {
      if (isNeutral(shared, colour)) {
        this.owner[colour] = -1;
        continue;
      }
      const step = (sideOfColour(shared, colour) - this.side + this.sides) % this.sides;
      this.owner[colour] = step > 0 ? NEXT + step - 1 : colour === colourOf(this.shown) ? SHOWN : MINE;
      const up = this.up[step];
      let more = 0;
      for (let points = POINTS; points >= 0; points--) {
        this.over[(colour << 4) | points] =
          up !== NO_CARD
            ? colourOf(up) === colour && pointsOf(up) > points
              ? 1
              : 0
            : this.unseen[step] === 0
              ? 0
              : Math.min(1, more / this.unseen[step]);
        more += left[(colour << 4) | points];
      }
    }
  }

  /** How likely the owner of a colour can cover a cell with a card of that colour next. */
  chanceOn(colour: number, top: number): number {
    return this.over[(colour << 4) | (top > NO_CARD ? pointsOf(top) : 0)];
  }

  #lookAtStretches(): void {
    const { shared, room, needed, owner } = this;
    const { cells } = shared;
    this.stretches = 0;
    this.threats.count = 0;
    for (let first = 0; first < room.length; first += needed) {
      let counts = 0;
      for (let i = 0; i < needed; i++) {
        const top = cells[room[first + i]];
        if (top > NO_CARD) counts += 1 << (4 * (colourOf(top) - 1));
      }
      if ((counts & 0xeeee) === 0) continue; // no colour twice
      for (let colour = 1; colour <= COLOURS; colour++) {
        const count = (counts >> (4 * (colour - 1))) & 15;
        if (count < 2 || owner[colour] < 0 || count >= needed) continue;
        let isDead = false;
        for (let i = 0; i < needed; i++) {
          const top = cells[room[first + i]];
          if (top > NO_CARD && colourOf(top) !== colour && pointsOf(top) === POINTS) isDead = true;
        }
        if (isDead || this.stretches === this.stretchAt.length) continue;
        this.stretchAt[this.stretches] = first;
        this.stretchColour[this.stretches] = colour;
        this.stretchCount[this.stretches++] = count;
        if (count === needed - 1) this.#noteThreat(first, colour);
      }
    }
  }

  #noteThreat(first: number, colour: number): void {
    const { threats, room, needed } = this;
    if (threats.count === threats.cells.length) return;
    for (let i = 0; i < needed; i++) {
      const cell = room[first + i];
      const top = this.shared.cells[cell];
      if (top > NO_CARD && colourOf(top) === colour) continue;
      threats.cells[threats.count] = cell;
      threats.colours[threats.count] = colour;
      threats.first[threats.count++] = first;
    }
  }
}

const picture = new Picture();

/** How far a stretch is: it lacks one, two, or more. */
const farness = (p: Picture, count: number): number => few(p.needed - count - 1, KS - 1);

function addStretch(p: Picture, index: number, facts: Facts): void {
  const { cells } = p.shared;
  const colour = p.stretchColour[index];
  const first = p.stretchAt[index];
  const far = farness(p, p.stretchCount[index]);
  const owner = p.owner[colour];
  const base = owner * KS + far;
  let weakest = POINTS;
  for (let i = 0; i < p.needed; i++) {
    const cell = p.room[first + i];
    const top = cells[cell];
    if (top > NO_CARD && colourOf(top) === colour) {
      weakest = Math.min(weakest, pointsOf(top));
      continue;
    }
    facts.add(LACKS + base * (POINTS + 2) + (top > NO_CARD ? pointsOf(top) + 1 : top === NO_CARD ? 1 : 0));
    if (far === 0) facts.add(COMPLETES + owner * CHANCES + chanceClass(p.chanceOn(colour, top)));
  }
  facts.add(STRETCH + base * 2 + (p.needed === 5 ? 1 : 0));
  facts.add(WEAKEST + base * POINTS + weakest - 1);
}

/** The most likely way for each side to complete a row with its next card, and in how many cells it may. */
const chances = new Float64Array(4);
const cellsOf = new Int32Array(4);
const seen = new Int32Array(CELLS);
let look = 0;

function sumThreats(p: Picture, cell: Cell, card: Card): void {
  chances.fill(0);
  cellsOf.fill(0);
  look += 4;
  const { threats } = p;
  for (let i = 0; i < threats.count; i++) {
    const at = threats.cells[i];
    const colour = threats.colours[i];
    const owner = p.owner[colour];
    const step = owner < NEXT ? 0 : owner - NEXT + 1;
    let top = p.shared.cells[at];
    if (cell >= 0) {
      if (at === cell) top = card;
      else if (isIn(p, threats.first[i], cell) && colourOf(card) !== colour) continue;
      if (at === cell && colourOf(card) === colour) continue;
    }
    const chance = p.chanceOn(colour, top);
    if (chance > chances[step]) chances[step] = chance;
    if (seen[at] === look + step || chance === 0) continue;
    seen[at] = look + step;
    cellsOf[step]++;
  }
}

function isIn(p: Picture, first: number, cell: Cell): boolean {
  for (let i = 0; i < p.needed; i++) if (p.room[first + i] === cell) return true;
  return false;
}

function addWhole(p: Picture, facts: Facts): void {
  const { shared, sides } = p;
  const kind = shared.options.teams ? 3 : shared.seats - 2;
  facts.add(KIND + kind * 2 + (shared.options.reveal === 'ahead' ? 1 : 0));
  facts.add(CARD + (p.shown === NO_CARD ? 0 : pointsOf(p.shown)));
  facts.add(PLACED + few(shared.laid.length >> 2, 15));
  sumThreats(p, -1, NO_CARD);
  for (let step = 0; step < sides; step++) {
    facts.add(THREAT + step * CHANCES + chanceClass(chances[step]));
    facts.add(THREATS + step * 4 + few(cellsOf[step], 3));
    facts.add(DECK + step * 6 + few(p.unseen[step] >> 3, 5));
    if (step > 0)
      facts.add(UP + (step - 1) * (POINTS + 1) + (p.up[step] === NO_CARD ? 0 : pointsOf(p.up[step])));
  }
  for (let i = 0; i < p.threats.count; i++) {
    const colour = p.threats.colours[i];
    const top = shared.cells[p.threats.cells[i]];
    if (p.shown === NO_CARD || colour !== colourOf(p.shown)) continue;
    if (top > NO_CARD && pointsOf(top) >= pointsOf(p.shown)) continue;
    facts.add(WINS_NOW);
    break;
  }
  addDecks(p, facts);
  addCounts(p, facts);
}

function addDecks(p: Picture, facts: Facts): void {
  for (let step = 0; step < p.sides; step++) {
    let high = 0;
    let all = 0;
    for (let colour = 1; colour <= COLOURS; colour++) {
      const owner = p.owner[colour];
      if (owner < 0 || (owner < NEXT ? 0 : owner - NEXT + 1) !== step) continue;
      for (let points = 1; points <= POINTS; points++) {
        all += p.left[(colour << 4) | points];
        if (points >= 7) high += p.left[(colour << 4) | points];
      }
    }
    facts.add(HIGH + step * 6 + (all === 0 ? 0 : few(Math.floor((10 * high) / all), 5)));
  }
}

/** P17: stretches one card short by whose they are; near the end they decide. */
function addCounts(p: Picture, facts: Facts): void {
  const many = [0, 0, 0, 0, 0];
  let mine = 0;
  let theirs = 0;
  for (let i = 0; i < p.stretches; i++) {
    const owner = p.owner[p.stretchColour[i]];
    many[owner]++;
    if (p.stretchCount[i] !== p.needed - 1) continue;
    if (owner < NEXT) mine++;
    else theirs++;
  }
  for (let owner = 0; owner < OWNERS; owner++) facts.add(MANY + owner * 6 + few(many[owner] >> 1, 5));
  const late = p.shared.filled < 24 ? 0 : p.shared.filled < 32 ? 1 : 2;
  facts.add(SHORT + late * 7 + Math.max(0, Math.min(6, mine - theirs + 3)));
}

function addAll(facts: Facts): void {
  facts.clear();
  let groups = 0;
  // Those that lack least come first, in case there are too many.
  for (let far = 0; far < KS; far++)
    for (let i = 0; i < picture.stretches && groups < GROUPS; i++) {
      if (farness(picture, picture.stretchCount[i]) !== far) continue;
      addStretch(picture, i, facts);
      facts.endGroup();
      groups++;
    }
  for (; groups < GROUPS; groups++) facts.endGroup();
  addWhole(picture, facts);
  facts.endGroup();
}

// --- Moves ----------------------------------------------------------------------------------------------------------

const EMPTY = 0;
const SAME = 1;
const MY_OTHER = 2;
const NEXTS = 3;
const OTHERS = 4;
const NOBODYS = 5;

function lying(p: Picture, top: number): number {
  if (top <= NO_CARD) return EMPTY;
  const owner = p.owner[colourOf(top)];
  if (owner < 0) return NOBODYS;
  return owner === SHOWN ? SAME : owner === MINE ? MY_OTHER : owner === NEXT ? NEXTS : OTHERS;
}

/** By how many cards a stretch lacks: how many of mine a placement builds, and of others' it stops or breaks. */
const built = new Int32Array(5);
const stopped = new Int32Array(9);
const broken = new Int32Array(9);

function readPlacement(p: Picture, cell: Cell, facts: Facts): void {
  const { shared, needed, room } = p;
  const { cells } = shared;
  const card = p.shown;
  const colour = colourOf(card);
  const points = pointsOf(card);
  const top = cells[cell];
  const under = lying(p, top);
  built.fill(0);
  stopped.fill(0);
  broken.fill(0);
  let isComplete = false;
  let spoilt = 0;
  let best = 0;
  const through = p.through[cell];
  for (let t = 0; t < through.length; t++) {
    const first = through[t];
    let counts = 0;
    let isDead = false;
    let lacking = 0;
    for (let i = 0; i < needed; i++) {
      const other = cells[room[first + i]];
      if (other > NO_CARD) counts += 1 << (4 * (colourOf(other) - 1));
      if (room[first + i] === cell) continue;
      if (other > NO_CARD && colourOf(other) === colour) continue;
      if (other > NO_CARD && pointsOf(other) === POINTS) isDead = true;
      lacking = other > NO_CARD ? pointsOf(other) : 0;
    }
    const mine = ((counts >> (4 * (colour - 1))) & 15) + (top > NO_CARD && colourOf(top) === colour ? 0 : 1);
    if (p.owner[colour] === SHOWN) {
      if (mine >= needed) isComplete = true;
      else if (!isDead && mine >= 2) built[mine]++;
      if (!isDead && mine === needed - 1) best = Math.max(best, p.over[(colour << 4) | lacking]);
    }
    for (let other = 1; other <= COLOURS; other++) {
      if (other === colour || p.owner[other] < 0) continue;
      const count = (counts >> (4 * (other - 1))) & 15;
      if (count < 2) continue;
      const isBreaking = top > NO_CARD && colourOf(top) === other;
      if (p.owner[other] < NEXT) {
        spoilt++;
        continue;
      }
      const far = few(needed - count - 1, KS - 1);
      const who = p.owner[other] === NEXT ? 0 : 1;
      (isBreaking ? broken : stopped)[who * KS + far]++;
    }
  }
  if (isComplete) facts.add(COMPLETE);
  for (let count = 2; count < needed; count++)
    if (built[count] > 0) facts.add(BUILDS + (needed - count - 1) * 5 + few(built[count], 4));
  for (let at = 0; at < 2 * KS; at++) {
    if (stopped[at] > 0) facts.add(STOPS + at * 4 + few(stopped[at] - 1, 3));
    if (broken[at] > 0) facts.add(BREAKS + at * 4 + few(broken[at] - 1, 3));
  }
  facts.add(COVERS + under * (POINTS + 1) + (top > NO_CARD ? pointsOf(top) : 0));
  facts.add(WITH + under * POINTS + points - 1);
  sumThreats(p, cell, card);
  facts.add(LEFT_NEXT + chanceClass(chances[1]) * 2 + (cellsOf[1] > 1 ? 1 : 0));
  if (p.sides > 2)
    facts.add(
      LEFT_OTHERS + chanceClass(Math.max(chances[2], chances[3])) * 2 + (cellsOf[2] + cellsOf[3] > 1 ? 1 : 0),
    );
  const x = columnOf(cell);
  const y = rowOf(cell);
  const widens = x < shared.left || x > shared.right || y < shared.top || y > shared.bottom;
  facts.add(
    WIDENS + (widens ? 3 : 0) + few(Math.max(shared.right - shared.left, shared.bottom - shared.top) >> 1, 2),
  );
  let beside = 0;
  let same = 0;
  for (const other of NEIGHBOURS[cell]) {
    if (cells[other] <= NO_CARD) continue;
    beside++;
    if (colourOf(cells[other]) === colour) same++;
  }
  facts.add(BESIDE + beside);
  facts.add(SAME_BESIDE + few(same, 4));
  if (spoilt > 0) facts.add(SPOILS + few(spoilt - 1, 3) * 4 + few(under, 3));
  facts.add(MAKES + few(cellsOf[0], 3) * 4 + few(built[needed - 1], 3));
  facts.add(THREAT_CHANCE + chanceClass(best));
}

const room = { facts: FACTS, groups: GROUPS, inGroup: 6, inWhole: 36 };

export const puntoReader: Reader<Punto> = {
  game: punto,
  seatsOf: ({ shared }) => shared.seats,
  isWorthJudging: () => true,
  /** A round is learnt by itself: whoever wins more of them wins the match. */
  ended(before, { shared }, seat) {
    if (shared.outcomes.length === before.shared.outcomes.length) return undefined;
    const { side } = shared.outcomes[shared.outcomes.length - 1];
    return side === null ? 1 / sideCount(shared) : side === sideOf(shared, seat) ? 1 : 0;
  },
  state: room,
  view: room,
  moves: { facts: MOVE_FACTS, most: 64, inMove: 24, recorded: 14 },

  readState({ shared }, seat, facts) {
    picture.look(shared, seat);
    addAll(facts);
  },
  readView({ shared, seat }, facts) {
    picture.look(shared, seat as Seat);
    addAll(facts);
  },
  readMoves(_, actions, facts) {
    facts.clear();
    for (const cell of actions) {
      readPlacement(picture, cell, facts);
      facts.endGroup();
    }
  },
};
