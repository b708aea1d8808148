/** What the introduction has to say of a table: it depends on the seats and on what the table has chosen. */
import type { Config } from '../../../core/index.ts';
import { type Options, rowLength } from '../rules/state.ts';

export interface Introduction {
  /** How many cards make a row (P2–P5). */
  readonly length: number;
  /** Who has two colours: each of two seats, or each team. */
  readonly two: 'seats' | 'teams' | null;
  /** Whether the fourth colour is nobody's (P3). */
  readonly hasNeutral: boolean;
  /** Whether everyone's next card lies open (P8). */
  readonly isAhead: boolean;
  /** How many rounds win the match (P16). */
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
