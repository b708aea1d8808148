/** Probabilities of unseen cards: which of them each side may turn up, and what they can cover. */
import { ln } from '../../../bots/portableMath.ts';
import { type Card, colourOf, pointsOf } from '../rules/data.ts';
import { isNeutral, sideSeats, type Shared, sideCount, sideOfColour } from '../rules/state.ts';

export interface Chance {
  readonly card: Card;
  readonly chance: number;
}

/**
 * Two sums over a stretch in one number: how easily its cards are covered, in thousandths; and below that the logarithm of how
 * open its cells are, in thousandths, never above 0.
 */
export const COVER_SHIFT = 17;
export const OPEN_ROUND = (1 << COVER_SHIFT) - 1;
export const CLOSED = -16_000;
export const logarithm = (share: number): number => (share === 0 ? CLOSED : Math.round(1000 * ln(share)));

export class Odds {
  readonly #sides: number;
  readonly #sideOfColour = new Int8Array(5).fill(-1);
  /** The chance that a colour's side turns up a card of it with more than a number of points. */
  readonly over = new Float64Array(5 << 4);
  /** For a side, the chance that another side's next card has more than a number of points. */
  readonly covers: Float64Array;
  /** The rest of each side's deck, four numbers each. */
  readonly decks: Float64Array;
  /** A top card's term in a stretch of a colour: how easily it is covered if it has the colour, else how open its cell is. */
  readonly inStretch = new Int32Array(5 << 7);
  /**
   * The chance that a colour completes a row that lacks one card, after another side has defended with its next card. Indexed by
   * the lowest points of the row's cards and the points on the missing cell.
   */
  readonly stays = new Float64Array(5 << 8);

  /** `chances` are the cards each seat may turn up. */
  constructor(shared: Shared, chances: readonly (readonly Chance[])[]) {
    this.#sides = sideCount(shared);
    this.covers = new Float64Array(this.#sides << 4);
    this.decks = new Float64Array(4 * this.#sides);
    for (let colour = 1; colour <= 4; colour++)
      if (!isNeutral(shared, colour)) this.#sideOfColour[colour] = sideOfColour(shared, colour);
    for (let side = 0; side < this.#sides; side++) this.#lookAtDeck(shared, side, chances);
    for (let colour = 1; colour <= 4; colour++) if (this.#sideOfColour[colour] >= 0) this.#prepare(colour);
  }

  #lookAtDeck(shared: Shared, side: number, chances: readonly (readonly Chance[])[]): void {
    const seats = sideSeats(shared, side);
    const size = seats.reduce((sum, seat) => sum + shared.decks[seat], 0);
    let mean = 0;
    let high = 0;
    let fair = 0;
    for (const { card, chance } of chances[seats[0]]) {
      const points = pointsOf(card);
      mean += chance * points;
      if (points >= 8) high += chance;
      if (points >= 6) fair += chance;
      for (let under = 0; under < points; under++) {
        if (this.#sideOfColour[colourOf(card)] === side) this.over[(colourOf(card) << 4) | under] += chance;
        for (let other = 0; other < this.#sides; other++)
          if (other !== side) this.covers[(other << 4) | under] += chance / (this.#sides - 1);
      }
    }
    this.decks.set(
      [size / 36, (high * size) / 8, (fair * size) / 16, size === 0 ? 0 : mean / 5 - 1],
      4 * side,
    );
  }

  #prepare(colour: number): void {
    const covers = this.#sideOfColour[colour] << 4;
    for (let top = 0; top < 1 << 7; top++)
      this.inStretch[(colour << 7) | top] =
        colourOf(top) === colour
          ? Math.round(1000 * this.covers[covers | pointsOf(top)]) << COVER_SHIFT
          : logarithm(this.over[(colour << 4) | pointsOf(top)]);
    for (let lowest = 1; lowest <= 9; lowest++)
      for (let top = 0; top <= 9; top++)
        this.stays[(colour << 8) | (lowest << 4) | top] = this.#staying(colour, lowest, top);
  }

  /** A higher card breaks the row; a lower one may still make the missing cell harder to cover. */
  #staying(colour: number, lowest: number, top: number): number {
    const covers = this.#sideOfColour[colour] << 4;
    let sum = 0;
    for (let points = 1; points <= lowest; points++) {
      const chance = this.covers[covers | (points - 1)] - this.covers[covers | points];
      sum += chance * this.over[(colour << 4) | Math.max(points, top)];
    }
    return sum;
  }
}
