/**
 * Sample a second time, slowly and literally, from its rules page alone. A snapshot is { turn, hands, laid, points,
 * rest }; hands and rest ascend, and cards not yet laid are null.
 */
import type { CreateReference, Json, Reference } from '../../../../test/reference/reference.ts';

class Sample implements Reference {
  readonly #seats: number;
  #hands: number[][] = [];
  #rest: number[] = [];
  #laid = new Map<number, number>();
  #points: number[] = [];
  #turn = 0;
  #isDealt = false;

  constructor(seats: number) {
    this.#seats = seats;
  }

  needsDeal(): boolean {
    return !this.#isDealt;
  }

  deal(deal: Json): void {
    const { start, hands, rest } = deal as { start: number; hands: number[][]; rest: number[] };
    const cards = [...hands.flat(), ...rest];
    for (let card = 1; card <= 11 * this.#seats; card++)
      if (cards.filter((other) => other === card).length !== 1) throw new Error('X1');
    if (hands.length !== this.#seats || hands.some((hand) => hand.length !== 10)) throw new Error('X2');
    this.#hands = hands.map((hand) => [...hand]);
    this.#rest = [...rest];
    this.#points = hands.map(() => 0);
    this.#turn = start;
    this.#isDealt = true;
  }

  #isOver(): boolean {
    return this.#hands.every((hand) => hand.length === 0) && this.#laid.size === 0;
  }

  toAct(): number[] {
    return this.#isDealt && !this.#isOver() ? [this.#turn] : [];
  }

  legal(seat: number): Json[] {
    if (!this.toAct().includes(seat)) return [];
    return this.#hands[seat].map((card) => ({ type: 'lay', card }));
  }

  play(seat: number, move: Json): void {
    const { card } = move as { card: number };
    if (!this.toAct().includes(seat)) throw new Error('X4');
    if (!this.#hands[seat].includes(card)) throw new Error('X5');
    this.#hands[seat] = this.#hands[seat].filter((other) => other !== card);
    this.#laid.set(seat, card);
    if (this.#laid.size < this.#seats) {
      this.#turn = (seat + 1) % this.#seats;
      return;
    }
    const [[winner]] = [...this.#laid].toSorted(([, a], [, b]) => b - a);
    this.#points[winner] += 1;
    this.#laid.clear();
    this.#turn = winner;
  }

  snapshot(): Json {
    return {
      turn: this.#isOver() ? null : this.#turn,
      hands: this.#hands.map((hand) => hand.toSorted((a, b) => a - b)),
      laid: this.#hands.map((_, seat) => this.#laid.get(seat) ?? null),
      points: this.#points,
      rest: this.#rest.toSorted((a, b) => a - b),
    };
  }

  result(): Json | undefined {
    if (!this.#isDealt || !this.#isOver()) return undefined;
    const most = Math.max(...this.#points);
    const winners = this.#points.flatMap((points, seat) => (points === most ? [seat] : []));
    return { winners, scores: this.#points };
  }
}

export const createSample: CreateReference = (seats) => new Sample(seats);
