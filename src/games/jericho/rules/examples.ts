/** The examples of the rules page as tables. The rules decide what a trumpet does and who takes what. */
import type { Seat } from '../../../core/index.ts';
import { type Card, cardByName, COLOURS, NO_CARD } from './data.ts';
import { placeWalls, parseCards, LETTERS } from './parseDrawing.ts';
import { pileSize, scoringRanges } from './drawPile.ts';
import { openMatch } from './play.ts';
import { scoreRound } from './scoring.ts';
import type { Shared } from './state.ts';
import { type TrumpetPreview, previewTrumpet } from './trumpet.ts';

interface Example {
  readonly shared: Shared;
  readonly colour: number;
}
export interface TrumpetExample extends Example {
  readonly player: Seat;
  readonly sounding: TrumpetPreview;
}
export interface ScoringExample extends Example {
  /** J22: the cards each seat takes, and those that stay. */
  readonly takes: readonly (readonly Card[])[];
  readonly stays: readonly Card[];
}

function table(walls: readonly string[]): Shared {
  const { shared } = openMatch(
    0,
    walls.map(() => []),
    [],
  );
  walls.forEach((wall, seat) => placeWalls(shared.walls, seat, [wall]));
  return shared;
}

function trumpet(letter: string, walls: readonly string[]): TrumpetExample {
  const shared = table(walls);
  const colour = LETTERS.indexOf(letter);
  return { shared, colour, player: 0, sounding: previewTrumpet(shared, 0, colour) };
}

function scoring(letter: string, walls: readonly string[], supply: string): ScoringExample {
  const state = openMatch(
    0,
    walls.map(() => []),
    [],
  );
  walls.forEach((wall, seat) => placeWalls(state.shared.walls, seat, [wall]));
  state.shared.supply.push(...parseCards(supply));
  const shared = { ...state.shared, supply: state.shared.supply.slice() };
  const colour = LETTERS.indexOf(letter);
  const takes: Card[][] = walls.map(() => []);
  scoreRound(state, 0, (event) => {
    if (event.type !== 'scored' || event.colour !== COLOURS[colour]) return;
    for (const share of event.shares)
      takes[share.seat].push(...share.cards.map((name) => cardByName(name) ?? NO_CARD));
  });
  return { shared, colour, takes, stays: state.shared.supply };
}

export const EXAMPLES = {
  /** J3: the sizes of the six piles with five players, from the top. */
  pile: (): readonly number[] => {
    const sizes: number[] = [];
    let at = 0;
    for (const { from, to } of scoringRanges(5)) {
      sizes.push(from - at, to - from);
      at = to;
    }
    if (at !== pileSize(5)) throw new Error('the last pile has a scoring card');
    return sizes;
  },
  blast: (): TrumpetExample => trumpet('G', ['G1', 'GT11']),
  alone: (): TrumpetExample => trumpet('Y', ['-', 'Y3TT']),
  ties: (): TrumpetExample => trumpet('Y', ['Y433T1', 'Y4441', 'Y33T11']),
  shared: (): ScoringExample => scoring('R', ['R7', 'R43', 'R5'], 'R1 R3 R4 R5 R5'),
};
