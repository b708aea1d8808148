/** What is said of numbers and of what the others do, in as few words as do. */

/** How much better the solution is than anything else. */
const MARGINS = ['somewhat', 'clearly', 'byFar'] as const;
export type Margin = (typeof MARGINS)[number];

/** From these shares of the victory on a choice is clearly better than any other, and by far. */
const CLEARLY = 0.1;
const BY_FAR = 0.25;

export const classifyMargin = (margin: number): Margin =>
  MARGINS[Number(margin >= CLEARLY) + Number(margin >= BY_FAR)]!;

/** So many sentences are read of what the others do: the first, and how it ends. */
const MAX_SENTENCES = 3;

export const summarizeReplies = (told: readonly string[]): string =>
  (told.length <= MAX_SENTENCES ? told : [...told.slice(0, MAX_SENTENCES - 1), told.at(-1)]).join(' ');
