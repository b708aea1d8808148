/** How well a bot plays, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export interface Strength {
  /** How many imagined matches it plays for a decision. */
  readonly iterations: number;
  /** How far below the best a choice may be expected to end and still be taken, as if on a whim; 0 for none. */
  readonly whim: number;
}
