// Jericho, clause by clause from its rules page (J1–J26): a card is a string, a place is a list of cards.
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
  type Layout,
  type Move,
  COLOURS,
  TRUMPET,
  SCORING,
  CLAUSES,
  playingCards,
  KINDS,
  valueOf,
  wallLength,
  colourOf,
  sorted,
  count,
  takeOut,
  asCards,
} from './referenceCards.ts';

/** J3: the six sizes from the top, before the scoring cards; the first piles take the extra cards. */
function pileSizes(seats: number): number[] {
  const rest = 107 - 7 * seats;
  return [0, 1, 2, 3, 4, 5].map((pile) => Math.floor(rest / 6) + (pile < rest % 6 ? 1 : 0));
}

/** Reads a deal and throws unless J1–J3 can make it. */
function readDeal(seats: number, deal: Json): { start: number; hands: string[][]; pile: string[] } {
  if (!isObject(deal) || !hasExactly(deal, ['start', 'hands', 'pile'])) {
    throw new Error('J2: a deal is exactly start, hands and pile');
  }

  const start = [0, 1, 2, 3, 4].slice(0, seats).find((seat) => seat === deal['start']);
  if (start === undefined) throw new Error('J9: the starting seat is not a seat of this table');

  const listed = deal['hands'];
  if (!Array.isArray(listed) || listed.length !== seats) throw new Error('J2: one hand a seat is dealt');
  const hands: string[][] = [];
  for (const entry of listed) {
    const hand = asCards(entry);
    if (hand === undefined || hand.length !== 7) throw new Error('J2: every hand has 7 cards');
    if (hand.includes(SCORING)) throw new Error('J3: a scoring card is never dealt to a hand');
    hands.push(hand);
  }

  const pile = asCards(deal['pile']);
  if (pile === undefined) throw new Error('J3: the pile is a list of cards');
  const sizes = pileSizes(seats);
  if (pile.length !== 107 - 7 * seats + 3) throw new Error('J3: the pile is the rest and 3 scoring cards');
  let top = 0;
  for (let number = 1; number <= 6; number += 1) {
    // J3: piles 2, 4 and 6 are one card taller than split, because a scoring card was shuffled into each.
    const scorings = number % 2 === 0 ? 1 : 0;
    const bottom = top + getItem(sizes, number - 1) + scorings;
    if (count(pile.slice(top, bottom), SCORING) !== scorings) {
      throw new Error(`J3: pile ${number} from the top must hold ${scorings} scoring cards`);
    }
    top = bottom;
  }

  const dealt = sorted([...hands.flat(), ...pile.filter((card) => card !== SCORING)]);
  const right = sorted(playingCards());
  if (dealt.length !== right.length || dealt.some((card, index) => card !== right[index])) {
    throw new Error('J1: hands and pile must be the 107 playing cards');
  }
  return { start, hands, pile };
}

/** Reads a move of exactly one of the five forms; anything else is no move at all. */
function readMove(move: Json): Move {
  if (!isObject(move)) throw new Error('J10: a move is an object');
  const type = move['type'];
  if (type === 'lay' || type === 'feed' || type === 'build' || type === 'supply') {
    const card = KINDS.find((kind) => kind === move['card']);
    if (card === undefined || !hasExactly(move, ['type', 'card'])) {
      throw new Error(`${CLAUSES[type]}: ${type} names exactly one kind of card`);
    }
    return { type, card };
  }
  if (type === 'trumpet') {
    const colour = COLOURS.find((candidate) => candidate === move['colour']);
    if (colour === undefined || !hasExactly(move, ['type', 'colour'])) {
      throw new Error('J12: trumpet names exactly one of the five colours');
    }
    return { type, colour };
  }
  throw new Error('J10: there is no such move');
}

function allMoves(): Move[] {
  const moves: Move[] = [];
  for (const type of ['lay', 'feed', 'build', 'supply'] as const) {
    for (const card of KINDS) moves.push({ type, card });
  }
  for (const colour of COLOURS) moves.push({ type: 'trumpet', colour });
  return moves;
}

class Jericho implements Reference {
  readonly #everySeat: number[];
  #dealt = false;
  #over = false;
  #round = 1;
  #phase: 'lay' | 'feed' | 'turn' = 'lay';
  /** J9: the seat that begins the round's turns. */
  #start = 0;
  #turn = 0;
  /** What each seat has chosen in `lay` or `feed`; the card is still in its hand until all have chosen. */
  #chosen: (string | null)[];
  /** J4, J8: each seat's face-down layout card. */
  #laid: (string | null)[];
  #hands: string[][];
  readonly #layouts: Layout[];
  readonly #won: string[][];
  #supply: string[] = [];
  #pile: string[] = [];
  /** The trumpets that left the game; the drawn scoring cards are not listed anywhere. */
  readonly #out: string[] = [];

  constructor(seats: number) {
    this.#everySeat = Array.from({ length: seats }, (_, seat) => seat);
    this.#chosen = this.#everySeat.map(() => null);
    this.#laid = this.#everySeat.map(() => null);
    this.#hands = this.#everySeat.map(() => []);
    this.#layouts = this.#everySeat.map(() => ({ yellow: [], red: [], green: [], blue: [], purple: [] }));
    this.#won = this.#everySeat.map(() => []);
  }

  needsDeal(): boolean {
    return !this.#dealt;
  }

  deal(deal: Json): void {
    if (this.#dealt) throw new Error('J2: cards are dealt once, at the start');
    const { start, hands, pile } = readDeal(this.#everySeat.length, deal);
    this.#start = start;
    this.#hands = hands;
    this.#pile = pile;
    this.#dealt = true;
  }

  toAct(): number[] {
    if (!this.#dealt || this.#over) return [];
    if (this.#phase === 'turn') return [this.#turn];
    return this.#everySeat.filter((seat) => this.#chosen[seat] === null);
  }

  legal(seat: number): Json[] {
    return allMoves().filter((move) => this.#refusal(seat, move) === undefined);
  }

  play(seat: number, move: Json): void {
    const read = readMove(move);
    const refusal = this.#refusal(seat, read);
    if (refusal !== undefined) throw new Error(refusal);

    if (read.type === 'lay' || read.type === 'feed') {
      this.#chosen[seat] = read.card;
      // J5, J7: the choices are secret, so nothing happens before the last of them.
      if (this.#chosen.includes(null)) return;
      if (read.type === 'lay') this.#layAll();
      else this.#feedAll();
      return;
    }

    takeOut(getItem(this.#hands, seat), read.type === 'trumpet' ? TRUMPET : read.card);
    // J11: a colour's cards are one wall, so the card joins the wall or begins it.
    if (read.type === 'build') getItem(this.#layouts, seat)[colourOf(read.card)].push(read.card);
    if (read.type === 'trumpet') this.#blow(seat, read.colour);
    if (read.type === 'supply') this.#supply.push(read.card);
    this.#draw(seat);
  }

  snapshot(): Json {
    return {
      round: this.#round,
      phase: this.#phase,
      toAct: this.toAct(),
      hands: this.#hands.map(sorted),
      walls: this.#layouts.map((layout) => {
        const walls: { [colour: string]: Json } = {};
        for (const colour of COLOURS) {
          if (layout[colour].length > 0) walls[colour] = sorted(layout[colour]);
        }
        return walls;
      }),
      supply: sorted(this.#supply),
      pile: [...this.#pile],
      won: this.#won.map(sorted),
      out: sorted(this.#out),
      laid: [...this.#laid],
    };
  }

  result(): Json | undefined {
    if (!this.#over) return undefined;
    const scores = this.#won.map((cards) => cards.length);
    const walls = this.#layouts.map((layout) => COLOURS.flatMap((colour) => layout[colour]).length);
    // J26: most won cards, then among those the most cards left in walls, and then all that are still tied.
    const best = this.#everySeat.filter((seat) => getItem(scores, seat) === Math.max(...scores));
    const most = Math.max(...best.map((seat) => getItem(walls, seat)));
    return { winners: best.filter((seat) => getItem(walls, seat) === most), scores, walls };
  }

  /** Why a seat may not make a move now, naming the clause, or `undefined` when it may. */
  #refusal(seat: number, move: Move): string | undefined {
    if (!this.#dealt) return 'J2: the cards are not dealt yet';
    if (this.#over) return 'J25: the match is over';
    if (!this.toAct().includes(seat)) {
      const clause = { lay: 'J4', feed: 'J7', turn: 'J9' }[this.#phase];
      return `${clause}: it is not for seat ${seat} to act`;
    }
    const hand = getItem(this.#hands, seat);

    if (this.#phase === 'lay' && move.type !== 'lay') return 'J4: the first layout card is due';
    if (this.#phase === 'feed' && move.type !== 'feed') return 'J7: feeding the supply is due';
    if (this.#phase === 'turn' && move.type === 'lay') return 'J4: a card is laid at the setup only';
    if (this.#phase === 'turn' && move.type === 'feed') return 'J7: the supply is fed as a round begins only';

    if (move.type === 'trumpet') return hand.includes(TRUMPET) ? undefined : 'J12: no trumpet in the hand';
    if (!hand.includes(move.card)) return `${CLAUSES[move.type]}: the card is not in the hand`;
    if (move.type === 'build' && move.card === TRUMPET) return 'J11: only a wall card is built';
    if (move.type === 'lay' && move.card === TRUMPET && hand.some((card) => card !== TRUMPET)) {
      return 'J4: a hand with a wall card lays a wall card';
    }
    return undefined;
  }

  /** The chosen cards leave the hands, all together, and are returned in seat order. */
  #takeChosen(): string[] {
    const cards = this.#everySeat.map((seat) => getItem(this.#chosen, seat) ?? '');
    for (const seat of this.#everySeat) takeOut(getItem(this.#hands, seat), getItem(cards, seat));
    this.#chosen = this.#everySeat.map(() => null);
    return cards;
  }

  /** J4, J5: all lay at the same time, face down; J6: the first round starts with feeding. */
  #layAll(): void {
    this.#laid = this.#takeChosen();
    this.#phase = 'feed';
  }

  /** J7: all feed at the same time, and no card is drawn for it; J9: then the starting seat begins. */
  #feedAll(): void {
    this.#supply.push(...this.#takeChosen());
    if (this.#round === 1) this.#reveal();
    this.#phase = 'turn';
    this.#turn = this.#start;
  }

  /** J8: the layout cards are revealed together; J4: a trumpet among them leaves the game. */
  #reveal(): void {
    for (const seat of this.#everySeat) {
      const card = getItem(this.#laid, seat) ?? '';
      if (card === TRUMPET) this.#out.push(card);
      else getItem(this.#layouts, seat)[colourOf(card)].push(card);
      this.#laid[seat] = null;
    }
  }

  /** J12–J16: the played trumpet has left the hand and is in no wall yet. */
  #blow(seat: number, colour: Colour): void {
    // J13: every card of the highest value goes to the supply, the player's own included.
    const inWalls = this.#layouts.flatMap((layout) => layout[colour]);
    const highest = Math.max(0, ...inWalls.map(valueOf));
    for (const layout of this.#layouts) {
      const leaving = layout[colour].filter((card) => valueOf(card) === highest);
      layout[colour] = layout[colour].filter((card) => valueOf(card) !== highest);
      this.#supply.push(...leaving);
    }

    // J14: trumpets have no colour of their own, so a wall of them alone leaves the game.
    for (const layout of this.#layouts) this.#dropTrumpetsAlone(layout, colour);

    // J15, J16: only now is it asked whether the player has a wall that the played trumpet can join.
    const own = getItem(this.#layouts, seat)[colour];
    if (own.length > 0) own.push(TRUMPET);
    else this.#out.push(TRUMPET);
  }

  /** J14, J25: a wall of trumpets only leaves the game. */
  #dropTrumpetsAlone(layout: Layout, colour: Colour): void {
    if (layout[colour].some((card) => card !== TRUMPET)) return;
    this.#out.push(...layout[colour]);
    layout[colour] = [];
  }

  /** J18: the turn ends with one draw; J9: turns go clockwise. */
  #draw(seat: number): void {
    const left = (seat + 1) % this.#everySeat.length;
    // J3: the pile cannot run out here, because its third scoring card is still in it until the match ends.
    const card = getItem(this.#pile, 0);
    this.#pile.shift();
    if (card !== SCORING) {
      getItem(this.#hands, seat).push(card);
      this.#turn = left;
      return;
    }

    // J19: the replacement comes before the scoring; a scoring card at the very bottom leaves none.
    const replacement = this.#pile.shift();
    // J3: it is never a scoring card, because below piles 2 and 4 lies a whole pile without one.
    if (replacement === SCORING) throw new Error('J3: two scoring cards can never lie together');
    if (replacement !== undefined) getItem(this.#hands, seat).push(replacement);

    this.#score();
    if (this.#round === 3) {
      this.#end();
      return;
    }
    // J9, J24: walls stay, and the left neighbour of the seat that drew the scoring card begins.
    this.#round += 1;
    this.#start = left;
    this.#phase = 'feed';
  }

  /** J20–J23. */
  #score(): void {
    // J20: trumpets in the supply leave the game.
    this.#out.push(...this.#supply.filter((card) => card === TRUMPET));
    const revealed = this.#supply.filter((card) => card !== TRUMPET);
    this.#supply = [];

    for (const colour of COLOURS) {
      const prize = revealed.filter((card) => colourOf(card) === colour);
      // J22: lowest first, so that the highest-valued are the ones that stay.
      prize.sort((a, b) => valueOf(a) - valueOf(b));

      const lengths = this.#layouts.map((layout) => wallLength(layout[colour]));
      const longest = Math.max(...lengths);
      if (longest === 0) {
        // J23: nobody has a wall of the colour, because any wall has cards and so a length.
        this.#supply.push(...prize);
        continue;
      }

      // J22: a seat alone is shared with nobody, so its remainder is always nothing (J21).
      const tied = this.#everySeat.filter((seat) => lengths[seat] === longest);
      const shared = prize.length - (prize.length % tied.length);
      for (let index = 0; index < shared; index += 1) {
        getItem(this.#won, getItem(tied, index % tied.length)).push(getItem(prize, index));
      }
      this.#supply.push(...prize.slice(shared));
    }
  }

  /** J25: the third scoring is over, so the 1s that counted in it as length are won now. */
  #end(): void {
    for (const seat of this.#everySeat) {
      const layout = getItem(this.#layouts, seat);
      for (const colour of COLOURS) {
        getItem(this.#won, seat).push(...layout[colour].filter((card) => valueOf(card) === 1));
        layout[colour] = layout[colour].filter((card) => valueOf(card) !== 1);
        this.#dropTrumpetsAlone(layout, colour);
      }
    }
    this.#over = true;
  }
}

export const createJericho: CreateReference = (seats, options) => {
  if (seats !== 3 && seats !== 4 && seats !== 5) throw new Error('J2: Jericho is for 3, 4 or 5 seats');
  if (Object.keys(options).length > 0) throw new Error('J2: Jericho has no options');
  return new Jericho(seats);
};
