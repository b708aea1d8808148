/** What the page and the server tell each other of the deal of the day. */
import * as v from 'valibot';

const game = v.pipe(v.string(), v.maxLength(40));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
/** Made by a device for this alone: it says nothing about who it is. */
const device = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** POST /api/daily: a try that is finished, as `encodeRecord` writes it. */
export const DailySubmission = v.strictObject({
  game,
  day,
  device,
  edition: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e6)),
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
  match: v.pipe(v.string(), v.minLength(1), v.maxLength(12_000)),
});
export type DailySubmission = v.InferOutput<typeof DailySubmission>;

/** POST /api/daily/standing, for a device that has finished a try. */
export const DailyStandingRequest = v.strictObject({ game, day, device });
export type DailyStandingRequest = v.InferOutput<typeof DailyStandingRequest>;

/** The answer to both: everybody's leads of that day, and how many tries ended so. */
export interface DailyStanding {
  readonly leads: readonly (readonly [lead: number, tries: number])[];
}
