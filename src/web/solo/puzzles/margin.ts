/** How much better the solution is than any other move. */
const MARGINS = ['somewhat', 'clearly', 'byFar'] as const;
export type Margin = (typeof MARGINS)[number];

/** Differences in the share of the victory from which a solution is clearly or far better. */
const CLEARLY = 0.1;
const BY_FAR = 0.25;

export const classifyMargin = (margin: number): Margin =>
  MARGINS[Number(margin >= CLEARLY) + Number(margin >= BY_FAR)]!;

/** Of longer texts only the first sentences and the last are shown. */
const MAX_SENTENCES = 3;

export const summarizeReplies = (sentences: readonly string[]): string =>
  (sentences.length <= MAX_SENTENCES
    ? sentences
    : [...sentences.slice(0, MAX_SENTENCES - 1), sentences.at(-1)]
  ).join(' ');
