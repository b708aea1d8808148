/** The facts that the introduction needs: they depend on the seats and options of a table. */
import type { Config } from '../../../core/index.ts';
import { type Options, rowLength } from '../rules/state.ts';

export interface Introduction {
  /** The number of cards in a row (P2–P5). */
  readonly length: number;
  readonly two: 'seats' | 'teams' | null;
  /** Whether the fourth colour is neutral (P3). */
  readonly hasNeutral: boolean;
  /** Whether each player's next card is open (P8). */
  readonly isAhead: boolean;
  /** The number of rounds that win the match (P16). */
  readonly toWin: number;
}

export function describeSetup({ seats, options }: Config): Introduction {
  const chosen = options as unknown as Options;
  return {
    length: rowLength({ seats, options: chosen }),
    two: chosen.teams ? 'teams' : seats === 2 ? 'seats' : null,
    hasNeutral: seats === 3,
    isAhead: chosen.reveal === 'ahead',
    toWin: chosen.roundsToWin,
  };
}
