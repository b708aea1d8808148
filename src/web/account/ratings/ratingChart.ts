/** The points of a rating's chart: a line and its band of uncertainty. */
import type { RatingPoint } from '../../../protocol/index.ts';

export const RATING_CHART_WIDTH = 320;
export const RATING_CHART_HEIGHT = 120;
/** Keeps the line from being cut at the edges. */
const MARGIN = 6;
/** Grid lines are at multiples of the first step that gives at most four of them. */
const STEPS = [25, 50, 100, 200, 500, 1000] as const;
const MAX_MARKS = 4;

export interface RatingChart {
  /** One point per match, oldest first. */
  readonly line: readonly (readonly [x: number, y: number])[];
  readonly high: RatingChart['line'];
  readonly low: RatingChart['line'];
  /** Round numbers and their heights, lowest first. */
  readonly marks: readonly { readonly value: number; readonly y: number }[];
}

function computeMarks(low: number, high: number): number[] {
  const step =
    STEPS.find((one) => Math.floor(high / one) - Math.ceil(low / one) < MAX_MARKS) ?? STEPS.at(-1)!;
  const first = Math.ceil(low / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((high - first) / step) + 1) },
    (_, i) => first + i * step,
  );
}

/** Matches are equally spaced: ratings change with matches, not with days. */
export function computeRatingChart(
  points: readonly Pick<RatingPoint, 'value' | 'uncertainty'>[],
): RatingChart {
  const low = Math.min(...points.map(({ value, uncertainty }) => value - uncertainty));
  const high = Math.max(...points.map(({ value, uncertainty }) => value + uncertainty));
  const y = (value: number): number =>
    MARGIN + ((RATING_CHART_HEIGHT - 2 * MARGIN) * (high - value)) / Math.max(1, high - low);
  const x = (i: number): number =>
    points.length === 1 ? RATING_CHART_WIDTH / 2 : (RATING_CHART_WIDTH * i) / (points.length - 1);
  const drawn = (
    valueOf: (point: Pick<RatingPoint, 'value' | 'uncertainty'>) => number,
  ): RatingChart['line'] => points.map((point, i) => [x(i), y(valueOf(point))]);
  return {
    line: drawn(({ value }) => value),
    high: drawn(({ value, uncertainty }) => value + uncertainty),
    low: drawn(({ value, uncertainty }) => value - uncertainty),
    marks: points.length === 0 ? [] : computeMarks(low, high).map((value) => ({ value, y: y(value) })),
  };
}
