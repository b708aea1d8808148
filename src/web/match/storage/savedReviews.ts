/** Reviews of this browser's matches: they take seconds to compute, so they are saved, also halfway. */
import * as v from 'valibot';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';
import { findSavedMatch, REVIEW_PREFIX } from './savedMatches.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Measured = v.object({ mean: v.number(), error: v.number() });
const Reviewed = v.object({
  start: v.array(Measured),
  steps: v.array(
    v.object({
      seat: count,
      action: count,
      before: v.array(Measured),
      change: v.array(Measured),
      own: Measured,
      better: v.nullable(v.object({ action: count, gain: Measured })),
    }),
  ),
});
type Reviewed = v.InferOutput<typeof Reviewed>;

/** The saved progress of a review, if it fits this number of decisions. */
export function findSavedReview(id: string, decisions: number): Reviewed | undefined {
  const parsed = v.safeParse(Reviewed, readJson(REVIEW_PREFIX + id));
  return parsed.success && parsed.output.steps.length <= decisions ? parsed.output : undefined;
}

/** Four digits of a share are enough, and a browser keeps little. */
const roundShares = (review: unknown): unknown =>
  JSON.parse(
    JSON.stringify(review, (_key, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value,
    ),
  );

/** A browser without room forgets the review, never the match. */
export function saveReview(id: string, review: unknown): void {
  if (findSavedMatch(id) === undefined) return;
  if (!writeJson(REVIEW_PREFIX + id, roundShares(review))) localStorage.removeItem(REVIEW_PREFIX + id);
}
