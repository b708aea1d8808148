/** What each card would take from a layout of Schicht im Schacht, and where it would lie, for all cards at once. */
import {
  CARD_COUNT,
  toCard,
  COLOURS,
  CORRIDOR,
  HIGHEST,
  NO_COLOUR,
  numberOf,
  SILVER,
} from '../rules/data.ts';
import { colourOfRow, type Layout, topOf } from '../rules/layout.ts';

/** One per colour; silver and colourless rows come last. */
export const GROUPS = COLOURS.length;

/** Where a card lies. */
export const NEW_ROW = 0;
export const LEFT = 1;
export const RIGHT = 2;
export const ONTO_ONE = 3;
export const ONTO_THREE = 5;
export const PLACE_KINDS = 6;

/** Classes of catches: none, four, five, six, seven, more. */
export const CATCHES = 6;
export const catchClass = (cards: number): number =>
  cards === 0 ? 0 : Math.min(CATCHES - 1, cards - CORRIDOR + 1);

/** What each card would take at once from a layout, and where it would lie. */
export class CatchForecast {
  readonly catches = new Uint8Array(CARD_COUNT + 1);
  readonly hows = new Uint8Array(CARD_COUNT + 1);
  readonly rowByColour = new Int8Array(GROUPS + 1);
  rows = 0;
  piles = 0;
  readonly #edges = new Int32Array(2 * CORRIDOR);
  // The layout, flat: starts, counts, and for each pile its top number and height.
  readonly starts = new Int32Array(CORRIDOR);
  readonly counts = new Int32Array(CORRIDOR);
  readonly tops = new Int32Array(CORRIDOR * CORRIDOR);
  readonly heights = new Int32Array(CORRIDOR * CORRIDOR);

  readLayout(layout: Layout, withSilver: boolean): void {
    this.rows = layout.length;
    this.piles = 0;
    this.rowByColour.fill(-1);
    for (let row = 0; row < layout.length; row++) {
      const { start, piles } = layout[row];
      this.starts[row] = start;
      this.counts[row] = piles.length;
      this.piles += piles.length;
      for (let at = 0; at < piles.length; at++) {
        this.tops[row * CORRIDOR + at] = numberOf(topOf(piles[at]));
        this.heights[row * CORRIDOR + at] = piles[at].length;
      }
      const colour = colourOfRow(layout[row]);
      this.rowByColour[colour === NO_COLOUR ? SILVER : colour] = row;
    }
    for (let colour = 0; colour < SILVER; colour++) this.#lookAt(colour);
    if (withSilver) this.#lookAtSilver();
  }

  columnOthers(column: number, except: number): { rows: number; cards: number } {
    let rows = 0;
    let cards = 0;
    for (let row = 0; row < this.rows; row++) {
      const at = column - this.starts[row];
      if (row === except || at < 0 || at >= this.counts[row]) continue;
      rows++;
      cards += this.heights[row * CORRIDOR + at];
    }
    return { rows, cards };
  }

  #column(column: number, except: number): number {
    let cards = 0;
    for (let row = 0; row < this.rows; row++) {
      if (row === except) continue;
      const at = column - this.starts[row];
      if (at < 0 || at >= this.counts[row]) return 0;
      cards += this.heights[row * CORRIDOR + at];
    }
    return cards;
  }

  endCatch(row: number, isLeft: boolean): number {
    const count = this.counts[row];
    let cards = this.rows === CORRIDOR ? this.#column(this.starts[row] + (isLeft ? -1 : count), row) : 0;
    if (count === CORRIDOR - 1) for (let at = 0; at < count; at++) cards += this.heights[row * CORRIDOR + at];
    return cards === 0 ? 0 : cards + 1;
  }

  #inRow(row: number, colour: number): void {
    const first = row * CORRIDOR;
    const count = this.counts[row];
    const left = this.endCatch(row, true);
    const right = this.endCatch(row, false);
    for (let number = 1; number <= HIGHEST; number++) {
      let most: number;
      let how: number;
      if (number < this.tops[first]) {
        most = left;
        how = LEFT;
      } else if (number > this.tops[first + count - 1]) {
        most = right;
        how = RIGHT;
      } else {
        let nearest = 99;
        let height = 0;
        for (let at = 0; at < count; at++) {
          const away = Math.abs(number - this.tops[first + at]);
          if (away > nearest) continue;
          height = away < nearest ? this.heights[first + at] : Math.max(height, this.heights[first + at]);
          nearest = away;
        }
        most = height === CORRIDOR - 1 ? CORRIDOR : 0;
        how = ONTO_ONE + height - 1;
      }
      const card = toCard(colour, number);
      if (colour === SILVER && most <= this.catches[card] && this.hows[card] !== NEW_ROW) continue;
      this.catches[card] = most;
      this.hows[card] = how;
    }
  }

  #lookAt(colour: number): void {
    const row = this.rowByColour[colour] >= 0 ? this.rowByColour[colour] : this.rowByColour[SILVER];
    if (row >= 0) {
      this.#inRow(row, colour);
      return;
    }
    if (this.rows !== CORRIDOR - 1) {
      for (let number = 1; number <= HIGHEST; number++) {
        this.catches[toCard(colour, number)] = 0;
        this.hows[toCard(colour, number)] = NEW_ROW;
      }
      return;
    }
    const bottom = this.rows - 1;
    for (let side = 0; side < 2; side++) {
      const edge = side === 0 ? 0 : bottom;
      for (let at = 0; at < this.counts[edge]; at++) {
        const others = this.#column(this.starts[edge] + at, -1);
        this.#edges[side * CORRIDOR + at] = others === 0 ? 0 : others + 1;
      }
    }
    for (let number = 1; number <= HIGHEST; number++) {
      let nearest = 99;
      let most = 0;
      for (let side = 0; side < 2; side++) {
        const edge = side === 0 ? 0 : bottom;
        for (let at = 0; at < this.counts[edge]; at++) {
          const away = Math.abs(number - this.tops[edge * CORRIDOR + at]);
          if (away > nearest) continue;
          const cards = this.#edges[side * CORRIDOR + at];
          most = away < nearest ? cards : Math.max(most, cards);
          nearest = away;
        }
      }
      const card = toCard(colour, number);
      this.catches[card] = most;
      this.hows[card] = NEW_ROW;
    }
  }

  #lookAtSilver(): void {
    for (let number = 1; number <= HIGHEST; number++) {
      this.catches[toCard(SILVER, number)] = 0;
      this.hows[toCard(SILVER, number)] = NEW_ROW;
    }
    for (let row = 0; row < this.rows; row++) this.#inRow(row, SILVER);
  }
}
