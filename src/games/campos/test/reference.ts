// Campos, clause by clause as in the rules page; slow and literal on purpose.
import {
  type CreateReference,
  getItem,
  hasExactly,
  isObject,
  type Json,
  type Reference,
} from '../../../../test/reference/reference.ts';
import {
  type Colour,
  type JsonObject,
  type Field,
  type ScoringCard,
  COLOURS,
  HAND_SIZE,
  PIECES,
  CARDS,
  PULLS,
  refuse,
  add,
  formatCell,
  parseCell,
  neighbours,
  pieceCells,
  flood,
} from './referenceArea.ts';

function isInteger(value: Json | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function strings(value: Json | undefined, clause: string, what: string): string[] {
  if (!Array.isArray(value)) refuse(clause, `${what} is not a list`);
  return value.map((name) => (typeof name === 'string' ? name : refuse(clause, `${what} holds no name`)));
}

/** C1, C2, C4, C5: a copy of the deal, once it is known that the rules can make it. */
function readDeal(deal: Json, seats: number, handSize: number) {
  if (!isObject(deal) || !hasExactly(deal, ['start', 'hands', 'cards', 'pieces', 'first', 'bag'])) {
    refuse('C4, C5', 'a deal has start, hands, cards, pieces, first and bag');
  }
  const { start, first } = deal;
  if (!isInteger(start) || start < 0 || start >= seats) refuse('C6', 'the starting seat is no seat');

  const hands = deal['hands'];
  if (!Array.isArray(hands) || hands.length !== seats) refuse('C4', 'one hand for each seat');
  const handCards = hands.map((hand) => strings(hand, 'C4', 'a hand'));
  if (handCards.some((hand) => hand.length !== handSize)) refuse('C4', `each hand has ${handSize} cards`);
  const cards = strings(deal['cards'], 'C4', 'the draw pile');
  const everyCard = [...handCards.flat(), ...cards];
  if (everyCard.some((card) => !CARDS.has(card))) refuse('C2', 'an unknown scoring card');
  if (new Set(everyCard).size !== everyCard.length) refuse('C2', 'a scoring card appears twice');
  if (everyCard.length !== CARDS.size) refuse('C4', 'the rest of the 24 cards is the draw pile');

  const pieces = deal['pieces'];
  if (!Array.isArray(pieces) || pieces.length !== seats) refuse('C5', 'pieces for each seat');
  const seatPieces = pieces.map((pair) => strings(pair, 'C5', 'the pieces of a seat'));
  if (seatPieces.some((pair) => pair.length !== 2)) refuse('C5', 'each seat draws 2 pieces');
  if (typeof first !== 'string') refuse('C5', 'the first piece of the area is missing');
  const bag = strings(deal['bag'], 'C5', 'the bag');
  const everyPiece = [...seatPieces.flat(), first, ...bag];
  if (everyPiece.some((piece) => !PIECES.has(piece))) refuse('C1', 'an unknown piece');
  for (const [name, { copies }] of PIECES) {
    const found = everyPiece.filter((piece) => piece === name).length;
    if (found !== copies) refuse('C1', `${found} of ${name}, not ${copies}`);
  }
  return { start, hands: handCards, cards, pieces: seatPieces, first, bag };
}

class Campos implements Reference {
  private readonly seats: number;
  private readonly handSize: number;
  private phase: 'undealt' | 'construction' | 'deconstruction' | 'over' = 'undealt';
  private toPlay = 0;
  private step: 1 | 2 = 1;
  private readonly area = new Map<string, Field>();
  private pieces: (string | null)[][] = [];
  private hands: Set<string>[] = [];
  private cards: string[] = [];
  private bag: string[] = [];
  private scores: number[] = [];
  private discards: string[] = [];

  constructor(seats: number, options: JsonObject) {
    const handSize = HAND_SIZE.get(seats);
    if (handSize === undefined) refuse('C4', 'Campos has 2 to 4 seats');
    if (Object.keys(options).length > 0) refuse('C4', 'Campos has no options');
    this.seats = seats;
    this.handSize = handSize;
  }

  needsDeal(): boolean {
    return this.phase === 'undealt';
  }

  deal(deal: Json): void {
    if (this.phase !== 'undealt') refuse('C4, C5', 'pieces and cards are dealt once, at the start');
    const dealt = readDeal(deal, this.seats, this.handSize);
    this.toPlay = dealt.start;
    this.hands = dealt.hands.map((hand) => new Set(hand));
    this.cards = dealt.cards;
    this.pieces = dealt.pieces;
    this.bag = dealt.bag;
    this.scores = dealt.hands.map(() => 0); // C3
    // Moves: the first piece lies with its anchor at (0, 0) and turn 0.
    this.lay(dealt.first, pieceCells({ q: 0, r: 0 }, 0));
    this.phase = 'construction';
  }

  toAct(): number[] {
    return this.phase === 'construction' || this.phase === 'deconstruction' ? [this.toPlay] : [];
  }

  legal(seat: number): Json[] {
    if (!this.toAct().includes(seat)) return [];
    const moves: Json[] =
      this.phase === 'construction'
        ? this.placements()
        : this.removable().map((anchor) => ({ type: 'remove', ...parseCell(anchor) }));
    // C6, C13: a card may only be the second action of a turn.
    if (this.step === 2) {
      for (const card of getItem(this.hands, seat)) {
        if (this.holds(card)) moves.push({ type: 'score', card });
      }
    }
    return moves;
  }

  play(seat: number, move: Json): void {
    if (this.phase === 'undealt') refuse('C4, C5', 'nothing is dealt yet');
    if (this.phase === 'over') refuse('C17', 'the game has ended');
    const turnClause = this.phase === 'construction' ? 'C6' : 'C13';
    if (seat !== this.toPlay) refuse(turnClause, `it is the turn of seat ${this.toPlay}`);
    if (!isObject(move)) refuse(turnClause, 'a move is an object');
    const { type } = move;
    if (type === 'place') this.playPlace(move);
    else if (type === 'score') this.playScore(move);
    else if (type === 'remove') this.playRemove(move);
    else refuse(turnClause, 'a move places, removes or scores');
  }

  snapshot(): Json {
    if (this.toAct().length === 0) throw new Error('no seat is to act');
    const largest: JsonObject = {};
    for (const colour of COLOURS) largest[colour] = this.largest(colour);
    return {
      phase: this.phase,
      toPlay: this.toPlay,
      step: this.step,
      area: [...this.area]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, { colour, anchor }]) => [key, colour, anchor]),
      pieces: this.pieces.map((pair) => [...pair]),
      hands: this.hands.map((hand) => [...hand].sort()),
      cards: [...this.cards],
      bag: [...this.bag],
      scores: [...this.scores],
      discards: [...this.discards].sort(),
      largest,
    };
  }

  result(): Json | undefined {
    if (this.phase !== 'over') return undefined;
    // C17: all seats with the most points win.
    const most = Math.max(...this.scores);
    const winners = this.scores.flatMap((points, seat) => (points === most ? [seat] : []));
    return { winners, scores: [...this.scores] };
  }

  // Construction

  private playPlace(move: JsonObject): void {
    if (this.phase !== 'construction') refuse('C13', 'pieces are placed in construction only');
    const { piece, q, r, turn } = move;
    if (!hasExactly(move, ['type', 'piece', 'q', 'r', 'turn'])) refuse('C7', 'place names piece, q, r, turn');
    if (piece !== 0 && piece !== 1) refuse('C6', 'a piece has the index 0 or 1');
    if (!isInteger(q) || !isInteger(r)) refuse('C7', 'a cell has whole coordinates');
    if (!isInteger(turn) || turn < 0 || turn > 5) refuse('C7', 'a turn is 0 to 5');
    const pair = getItem(this.pieces, this.toPlay);
    const name = getItem(pair, piece);
    if (name === null) refuse('C6', 'this piece has been placed already');
    const cells = pieceCells({ q, r }, turn);
    if (cells.some((key) => this.area.has(key))) refuse('C7', 'a piece lies on free cells');
    const touches = cells.some((key) => neighbours(key).some((next) => this.area.has(next)));
    if (!touches) refuse('C7', 'a piece shares an edge with a field already lying');

    pair[piece] = null;
    this.lay(name, cells);
    if (this.step === 1) this.step = 2;
    else this.endConstructionTurn();
  }

  private placements(): Json[] {
    // C7: a piece that touches the area has its anchor on the border of the area or next to that border.
    const border = new Set([...this.area.keys()].flatMap(neighbours).filter((key) => !this.area.has(key)));
    const anchors = new Set([...border].flatMap((key) => [key, ...neighbours(key)]));
    const moves: Json[] = [];
    for (const piece of [0, 1]) {
      if (getItem(getItem(this.pieces, this.toPlay), piece) === null) continue;
      for (const anchor of anchors) {
        for (let turn = 0; turn < 6; turn += 1) {
          const cells = pieceCells(parseCell(anchor), turn);
          if (cells.some((key) => this.area.has(key))) continue;
          if (!cells.some((key) => border.has(key))) continue;
          moves.push({ type: 'place', piece, ...parseCell(anchor), turn });
        }
      }
    }
    return moves;
  }

  private endConstructionTurn(): void {
    const pair = getItem(this.pieces, this.toPlay);
    // C9: free indices take the next pieces of the bag in ascending order.
    for (const index of [0, 1]) {
      if (pair[index] === null) pair[index] = this.bag.shift() ?? null;
    }
    // C10 (b): only a refill that leaves this seat with fewer than two pieces ends construction.
    if (pair.includes(null)) this.endConstruction();
    else this.nextTurn();
  }

  private endConstruction(): void {
    // C11: pieces in front of seats and in the bag leave the game.
    this.pieces = this.pieces.map(() => [null, null]);
    this.bag = [];
    // C11: seat 0 takes the top cards, no matter which seat ended construction; the pile is always large enough.
    for (const hand of this.hands) {
      for (const card of this.cards.splice(0, this.handSize)) hand.add(card);
    }
    this.phase = 'deconstruction';
    this.nextTurn(); // C12
  }

  private nextTurn(): void {
    this.toPlay = (this.toPlay + 1) % this.seats;
    this.step = 1;
  }

  // Scoring

  private playScore(move: JsonObject): void {
    const turnClause = this.phase === 'construction' ? 'C6' : 'C13';
    const { card } = move;
    if (!hasExactly(move, ['type', 'card']) || typeof card !== 'string') refuse('C8', 'score has a card');
    if (this.step !== 2) refuse(turnClause, 'a card is the second action of a turn');
    const hand = getItem(this.hands, this.toPlay);
    if (!hand.has(card)) refuse('C8', 'the seat does not hold this card');
    if (!this.holds(card)) refuse('C8', 'the condition of this card does not hold');

    this.scores[this.toPlay] = getItem(this.scores, this.toPlay) + this.largest(this.cardNamed(card).scored);
    hand.delete(card);
    this.discards.push(card);
    if (this.phase === 'deconstruction') this.nextTurn(); // C10: here a last card ends nothing.
    else if (hand.size === 0) this.endConstruction(); // C10 (a): at once, without refilling.
    else this.endConstructionTurn();
  }

  /** C8: does the condition of a card hold now? */
  private holds(card: string): boolean {
    const { larger, smaller } = this.cardNamed(card);
    return this.largest(larger) > this.largest(smaller);
  }

  private cardNamed(name: string): ScoringCard {
    return CARDS.get(name) ?? refuse('C2', `no card ${name}`);
  }

  /** C8: the number of fields in the largest connected area of a colour, 0 if there is none. */
  private largest(colour: Colour): number {
    const left = this.keysWhere((field) => field.colour === colour);
    let most = 0;
    // Each round takes one whole connected area out of what is left.
    for (const key of left) {
      const connected = flood(left, key);
      most = Math.max(most, connected.size);
      for (const counted of connected) left.delete(counted);
    }
    return most;
  }

  // Deconstruction

  private playRemove(move: JsonObject): void {
    if (this.phase !== 'deconstruction') refuse('C6', 'pieces are removed in deconstruction only');
    const { q, r } = move;
    if (!hasExactly(move, ['type', 'q', 'r'])) refuse('C13', 'remove has q and r');
    if (!isInteger(q) || !isInteger(r)) refuse('C13', 'a cell has whole coordinates');
    const anchor = this.area.get(formatCell({ q, r }))?.anchor;
    if (anchor === undefined) refuse('C13', 'no piece lies there');
    if (!this.connectedWithout(anchor)) refuse('C14', 'the remaining pieces would not be connected');
    if (!this.removable().includes(anchor)) refuse('C15', 'the piece cannot be pulled straight out');

    for (const key of this.keysWhere((field) => field.anchor === anchor)) this.area.delete(key);
    // C13, C17: the last removal ends the game at once, be it the first of its turn.
    if (this.area.size === 0) this.phase = 'over';
    else if (this.step === 1) this.step = 2;
    else this.nextTurn();
  }

  /** The anchors of the pieces that may be removed now. */
  private removable(): string[] {
    const anchors = new Set([...this.area.values()].map((field) => field.anchor));
    const loose = [...anchors].filter((anchor) => this.connectedWithout(anchor));
    const outside = loose.filter((anchor) => this.canBePulled(anchor));
    // C16: if no piece satisfies both C14 and C15, only C14 counts for this removal.
    return outside.length > 0 ? outside : loose;
  }

  /** C14: are the other pieces connected, or none? */
  private connectedWithout(anchor: string): boolean {
    const rest = this.keysWhere((field) => field.anchor !== anchor);
    const [from] = rest;
    return from === undefined || flood(rest, from).size === rest.size;
  }

  /** C15: can the piece be pulled straight out in one of the twelve directions? */
  private canBePulled(anchor: string): boolean {
    const fields = [...this.keysWhere((field) => field.anchor === anchor)].map(parseCell);
    const reach = this.span();
    return PULLS.some(({ step, ahead }) =>
      fields.every((field) => {
        let at = field;
        for (let k = 0; k <= reach; k += 1) {
          for (const offset of ahead) {
            const swept = this.area.get(formatCell(add(at, offset)));
            if (swept !== undefined && swept.anchor !== anchor) return false;
          }
          at = add(at, step);
        }
        return true;
      }),
    );
  }

  /** C15: no two fields of the area are more steps apart than this, so a longer pull meets nothing new. */
  private span(): number {
    const cells = [...this.area.keys()].map(parseCell);
    const qs = cells.map((cell) => cell.q);
    const rs = cells.map((cell) => cell.r);
    return Math.max(...qs) - Math.min(...qs) + Math.max(...rs) - Math.min(...rs);
  }

  // The playing area

  private lay(name: string, cells: string[]): void {
    const colours = PIECES.get(name)?.colours ?? refuse('C1', `no piece ${name}`);
    const anchor = getItem(cells, 0);
    cells.forEach((key, index) => this.area.set(key, { colour: getItem(colours, index), anchor }));
  }

  private keysWhere(wanted: (field: Field) => boolean): Set<string> {
    return new Set([...this.area].filter(([, field]) => wanted(field)).map(([key]) => key));
  }
}

export const createCampos: CreateReference = (seats, options) => new Campos(seats, options);
