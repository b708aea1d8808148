import {
  type CreateReference,
  getItem,
  hasExactly,
  isObject,
  type Json,
  type Reference,
} from '../../../../test/reference/reference.ts';
import {
  listSides,
  type Card,
  type Side,
  type Stack,
  COLOURS,
  NEUTRAL,
  FRAME,
  LAST_ROUND,
  DIRECTIONS,
  AROUND,
  colourOf,
  pointsOf,
  listCards,
  sameCards,
  takeOne,
  findHighest,
} from './referenceCards.ts';

/**
 * Punto, written clause by clause from the rules page (P1–P20).
 *
 * A snapshot, asked for while a seat is to act, is
 * `{ round, wins: [per seat], toPlay, table: [["x,y", [cards, bottom to top]]… by the "x,y" string],
 *    up: [face-up card not yet placed or null, per seat], decks: [[face-down cards, top first] per seat],
 *    removed: [cards that left the match, sorted] }`.
 */

/** A kind of card, written "red-5". */
class Punto implements Reference {
  private readonly seats: number;
  private readonly teams: boolean;
  private readonly ahead: boolean;
  private readonly roundsToWin: number;
  private readonly sides: readonly Side[];
  /** The number of cards in a row. */
  private readonly needed: number;

  private phase: 'deal' | 'play' | 'over' = 'deal';
  /** Rounds finished, drawn ones included. */
  private finished = 0;
  /** Rounds won, per side. */
  private readonly wins: number[];
  /** Own-colour cards still in the match, per side; neutral cards are in none of them. */
  private readonly pools: Card[][];
  private readonly removed: Card[] = [];
  /** Neutral cards each seat keeps between rounds (P14), and those for the next deal. */
  private kept: Card[][];
  private loose: Card[];
  /** The seat that must start the next round; undefined before the first one, which any seat may start. */
  private starter: number | undefined = undefined;
  /** Why that seat starts: P15 after a won round, P19 after a drawn one. */
  private starterClause = 'P15';

  /** The round in play: the table by "x,y", then per seat the face-up card and the deck, top first. */
  private table = new Map<string, Stack>();
  private up: (Card | null)[] = [];
  private decks: Card[][] = [];
  private toPlay = 0;

  constructor(seats: number, options: { [key: string]: Json }) {
    const { teams = false, reveal = 'turn', roundsToWin = 2, ...unknown } = options;
    if (![2, 3, 4].includes(seats)) throw new Error(`P2–P4: ${seats} seats cannot play`);
    if (Object.keys(unknown).length > 0) throw new Error(`unknown option ${Object.keys(unknown).join(', ')}`);
    if (typeof teams !== 'boolean') throw new Error('P5: teams is true or false');
    if (teams && seats !== 4) throw new Error('P5: teams need 4 seats');
    if (reveal !== 'turn' && reveal !== 'ahead') throw new Error('P8: reveal is "turn" or "ahead"');
    if (typeof roundsToWin !== 'number' || ![1, 2, 3, 4, 5].includes(roundsToWin)) {
      throw new Error('P16: roundsToWin is 1 to 5');
    }
    this.seats = seats;
    this.teams = teams;
    this.ahead = reveal === 'ahead';
    this.roundsToWin = roundsToWin;
    this.sides = listSides(seats, teams);
    this.needed = seats === 2 || teams ? 5 : 4;
    this.wins = this.sides.map(() => 0);
    this.pools = this.sides.map((side) => listCards(side.colours));
    this.kept = this.everySeat().map(() => []);
    // P3: before the first round all 18 neutral cards are loose, six for each of three seats.
    this.loose = seats === 3 ? listCards([NEUTRAL]) : [];
  }

  needsDeal(): boolean {
    return this.phase === 'deal';
  }

  deal(deal: Json): void {
    if (this.phase !== 'deal') throw new Error('P14: no deal is due');
    if (!isObject(deal) || !hasExactly(deal, ['round', 'start', 'decks'])) {
      throw new Error('P6: a deal is exactly round, start and decks');
    }
    const { round, start, decks: lists = null } = deal;
    if (round !== this.finished + 1) throw new Error(`P16: this is round ${this.finished + 1}`);
    if (typeof start !== 'number' || !this.everySeat().includes(start)) throw new Error('P7: no such seat');
    if (this.starter !== undefined && start !== this.starter) {
      throw new Error(`${this.starterClause}: seat ${this.starter} starts this round`);
    }
    const decks = this.readDecks(lists);
    let surplus: Card[] = [];
    if (this.teams) this.checkTeams(decks, start);
    else if (this.seats === 3) surplus = this.checkThree(decks);
    else this.checkWholePools(decks);

    // All checks come first, so a refused deal has changed nothing.
    this.removed.push(...surplus);
    this.kept = this.everySeat().map(() => []);
    this.loose = [];
    this.table = new Map();
    this.up = this.everySeat().map(() => null);
    this.decks = decks;
    this.toPlay = start;
    this.phase = 'play';
    this.turnUp();
  }

  toAct(): number[] {
    return this.phase === 'play' ? [this.toPlay] : [];
  }

  legal(seat: number): Json[] {
    if (this.phase !== 'play' || seat !== this.toPlay) return [];
    return this.legalCells(seat).map(([x, y]) => ({ type: 'place', x, y }));
  }

  play(seat: number, move: Json): void {
    if (this.phase !== 'play') throw new Error('P8: no seat is to play');
    if (seat !== this.toPlay) throw new Error(`P8: seat ${this.toPlay} is to play, not seat ${seat}`);
    if (!isObject(move) || !hasExactly(move, ['type', 'x', 'y']) || move['type'] !== 'place') {
      throw new Error('P8: a move is exactly type "place", x and y');
    }
    const { x, y } = move;
    if (typeof x !== 'number' || typeof y !== 'number' || !Number.isInteger(x) || !Number.isInteger(y)) {
      throw new Error('P8: x and y are integers');
    }
    const card = this.faceUp(seat);
    const refusal = this.refusal(card, x, y);
    if (refusal !== undefined) throw new Error(refusal);

    const key = `${x},${y}`;
    const stack = this.table.get(key) ?? { x, y, cards: [] };
    stack.cards.push(card);
    this.table.set(key, stack);
    this.up[seat] = null;

    // P12: a row of the mover's colours wins at once; none stood before, so every one found is new.
    const side = this.findSide(seat);
    const rows = this.findRuns(side).filter((run) => run.length >= this.needed);
    if (rows.length > 0) {
      // P13: one card leaves, the highest of all these rows; P15: the left neighbour of the mover starts.
      this.endRound(side, findHighest(rows.flat()), this.leftNeighbour(seat));
      return;
    }
    this.toPlay = this.leftNeighbour(seat);
    this.turnUp();
    // P17: a seat without a card or a legal cell has no move to make, so the round ends here.
    if (this.up[this.toPlay] === null || this.legalCells(this.toPlay).length === 0) this.settle(this.toPlay);
  }

  snapshot(): Json {
    if (this.phase !== 'play') throw new Error('a snapshot is taken while a seat is to act');
    const cells = [...this.table.keys()].sort();
    return {
      round: this.finished + 1,
      wins: this.winsPerSeat(),
      toPlay: this.toPlay,
      table: cells.map((key) => [key, [...(this.table.get(key)?.cards ?? [])]]),
      up: [...this.up],
      decks: this.decks.map((deck) => [...deck]),
      removed: [...this.removed].sort(),
    };
  }

  result(): Json | undefined {
    if (this.phase !== 'over') return undefined;
    // P16: the side with enough rounds has the most; after 20 rounds the most wins and ties share.
    const scores = this.winsPerSeat();
    const most = Math.max(...scores);
    const winners = this.everySeat().filter((seat) => scores[seat] === most);
    return { winners, scores, rounds: this.finished };
  }

  private everySeat(): number[] {
    return Array.from({ length: this.seats }, (_, seat) => seat);
  }

  private leftNeighbour(seat: number): number {
    return (seat + 1) % this.seats;
  }

  private findSide(seat: number): Side {
    return getItem(
      this.sides.filter((side) => side.seats.includes(seat)),
      0,
    );
  }

  private winsPerSeat(): number[] {
    return this.everySeat().map((seat) => getItem(this.wins, this.sides.indexOf(this.findSide(seat))));
  }

  /** Lists of cards that exist (P1), one list per seat (P6); later checks decide which cards they must be. */
  private readDecks(value: Json): Card[][] {
    if (!Array.isArray(value) || value.length !== this.seats) throw new Error('P6: each seat has one deck');
    const kinds = listCards(COLOURS);
    return value.map((list) => {
      if (!Array.isArray(list)) throw new Error('P6: a deck is a list of cards');
      return list.map((card) => {
        if (typeof card !== 'string' || !kinds.includes(card)) {
          throw new Error(`P1: ${JSON.stringify(card)} is no card`);
        }
        return card;
      });
    });
  }

  /** P2, P4: a seat's deck is all that is left of its colours; P13, P14 say what is left. */
  private checkWholePools(decks: readonly Card[][]): void {
    for (const seat of this.everySeat()) {
      if (sameCards(getItem(decks, seat), getItem(this.pools, seat))) continue;
      const clause = this.seats === 2 ? 'P2' : 'P4';
      throw new Error(`${clause}, P13, P14: the deck of seat ${seat} is not what is left of its colours`);
    }
  }

  /** P5: the team's cards halved, an odd one to the partner who plays earlier in the round. */
  private checkTeams(decks: readonly Card[][], start: number): void {
    const order = this.everySeat().map((step) => (start + step) % this.seats);
    this.sides.forEach((side, index) => {
      const pool = getItem(this.pools, index);
      const partners = order.filter((seat) => side.seats.includes(seat));
      const earlier = getItem(decks, getItem(partners, 0));
      const later = getItem(decks, getItem(partners, 1));
      if (!sameCards([...earlier, ...later], pool)) {
        throw new Error(`P5, P13, P14: seats ${side.seats.join(' and ')} do not hold what is left for them`);
      }
      if (earlier.length !== Math.ceil(pool.length / 2)) {
        throw new Error(`P5: seats ${side.seats.join(' and ')} do not hold half of the team's cards each`);
      }
    });
  }

  /** P3, P14: own colour, neutral cards kept, an even share of the loose ones; returns the surplus. */
  private checkThree(decks: readonly Card[][]): Card[] {
    const clause = this.finished === 0 ? 'P3' : 'P14';
    const loose = [...this.loose];
    const share = Math.floor(loose.length / 3);
    for (const seat of this.everySeat()) {
      const deck = getItem(decks, seat);
      const dealt = deck.filter((card) => colourOf(card) === NEUTRAL);
      if (
        !sameCards(
          deck.filter((card) => colourOf(card) !== NEUTRAL),
          getItem(this.pools, seat),
        )
      ) {
        throw new Error(`P3, P13, P14: seat ${seat} does not hold what is left of its colour`);
      }
      for (const card of getItem(this.kept, seat)) {
        if (!takeOne(dealt, card)) throw new Error(`P14: seat ${seat} keeps its unplayed ${card}`);
      }
      if (dealt.length !== share) throw new Error(`${clause}: seat ${seat} gets ${share} neutral cards`);
      for (const card of dealt) {
        if (!takeOne(loose, card)) throw new Error(`${clause}: there is no ${card} to deal to seat ${seat}`);
      }
    }
    return loose;
  }

  /** P7, P8: the seat to play turns up its top card, or with "ahead" every seat that has none face up. */
  private turnUp(): void {
    for (const seat of this.everySeat()) {
      if (this.up[seat] !== null) continue;
      if (this.ahead || seat === this.toPlay) this.up[seat] = getItem(this.decks, seat).shift() ?? null;
    }
  }

  private faceUp(seat: number): Card {
    const card = this.up[seat];
    if (card === null || card === undefined) throw new Error(`P17: seat ${seat} has no card`);
    return card;
  }

  private topAt(x: number, y: number): Card | undefined {
    return this.table.get(`${x},${y}`)?.cards.at(-1);
  }

  private legalCells(seat: number): [number, number][] {
    const card = this.faceUp(seat);
    const cells: [number, number][] = [];
    for (let y = -(FRAME - 1); y < FRAME; y += 1) {
      for (let x = -(FRAME - 1); x < FRAME; x += 1) {
        if (this.refusal(card, x, y) === undefined) cells.push([x, y]);
      }
    }
    return cells;
  }

  private refusal(card: Card, x: number, y: number): string | undefined {
    if (this.table.size === 0) {
      return x === 0 && y === 0 ? undefined : 'P7: the first card goes to the middle, (0, 0)';
    }
    const covered = this.topAt(x, y);
    if (covered !== undefined) {
      return pointsOf(covered) < pointsOf(card) ? undefined : `P10: ${card} cannot cover ${covered}`;
    }
    if (!AROUND.some(([dx, dy]) => this.topAt(x + dx, y + dy) !== undefined)) {
      return 'P9: the cell touches no card';
    }
    // P11: the frame is wherever the cards are, so only the span with the new card counts.
    const stacks = [...this.table.values()];
    const xs = [x, ...stacks.map((stack) => stack.x)];
    const ys = [y, ...stacks.map((stack) => stack.y)];
    if (Math.max(...xs) - Math.min(...xs) + 1 > FRAME) return `P11: more than ${FRAME} columns`;
    if (Math.max(...ys) - Math.min(...ys) + 1 > FRAME) return `P11: more than ${FRAME} rows`;
    return undefined;
  }

  /** Every maximal run of a side's colours, one by one for each direction (P12, P13, P17). */
  private findRuns(side: Side): Card[][] {
    const runs: Card[][] = [];
    for (const { x, y } of this.table.values()) {
      const colour = this.colourAt(x, y);
      if (colour === undefined || !side.colours.includes(colour)) continue;
      for (const [dx, dy] of DIRECTIONS) {
        // A cell that continues a run is not where that run begins.
        if (this.colourAt(x - dx, y - dy) === colour) continue;
        const run: Card[] = [];
        let card = this.topAt(x, y);
        while (card !== undefined && colourOf(card) === colour) {
          run.push(card);
          card = this.topAt(x + run.length * dx, y + run.length * dy);
        }
        runs.push(run);
      }
    }
    return runs;
  }

  private colourAt(x: number, y: number): string | undefined {
    const card = this.topAt(x, y);
    return card === undefined ? undefined : colourOf(card);
  }

  /** P17–P20: a seat cannot play, so rows one shorter than needed decide the round. */
  private settle(stuck: number): void {
    const counts = this.sides.map((side) => {
      const rows = this.findRuns(side).filter((run) => run.length === this.needed - 1);
      const cards = rows.flat();
      // P18: a card in two rows is in the list twice and so counts twice.
      return { side, rows: rows.length, cards, points: cards.map(pointsOf).reduce((a, b) => a + b, 0) };
    });
    const mostRows = Math.max(...counts.map((count) => count.rows));
    const leaders = counts.filter((count) => count.rows === mostRows && count.rows > 0);
    const fewestPoints = Math.min(...leaders.map((count) => count.points));
    const [best, ...others] = leaders.filter((count) => count.points === fewestPoints);
    if (best === undefined || others.length > 0) {
      // P19: no side wins and no card leaves.
      this.endRound(undefined, undefined, this.leftNeighbour(stuck));
      return;
    }
    // P15: a single winner's own left neighbour starts, for a team that of the seat that could not play.
    const starter = this.teams ? this.leftNeighbour(stuck) : this.leftNeighbour(getItem(best.side.seats, 0));
    this.endRound(best.side, findHighest(best.cards), starter);
  }

  private endRound(winner: Side | undefined, leaving: Card | undefined, starter: number): void {
    if (winner !== undefined && leaving !== undefined) {
      const index = this.sides.indexOf(winner);
      this.wins[index] = getItem(this.wins, index) + 1;
      if (!takeOne(getItem(this.pools, index), leaving)) throw new Error(`P13: ${leaving} has left already`);
      this.removed.push(leaving);
    }
    if (this.seats === 3) {
      // P14: played neutral cards, covered ones too, are dealt again; a seat keeps those it did not place.
      const neutral = (card: Card | null): card is Card => card !== null && colourOf(card) === NEUTRAL;
      this.loose = [...this.table.values()].flatMap((stack) => stack.cards).filter(neutral);
      const unplayed = this.decks.map((deck, seat) => [this.up[seat] ?? null, ...deck]);
      this.kept = unplayed.map((cards) => cards.filter(neutral));
    }
    this.finished += 1;
    this.starter = starter;
    this.starterClause = winner === undefined ? 'P19' : 'P15';
    const over = Math.max(...this.wins) >= this.roundsToWin || this.finished >= LAST_ROUND;
    this.phase = over ? 'over' : 'deal';
  }
}

export const createPunto: CreateReference = (seats, options) => new Punto(seats, options);
