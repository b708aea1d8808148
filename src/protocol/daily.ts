/** Messages about the deal of the day. */
import * as v from 'valibot';

const game = v.pipe(v.string(), v.maxLength(40));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
/** A random id used only here, so that it does not identify the device. */
const device = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** POST /api/daily: a finished attempt, as `encodeRecord` writes it. */
export const DailySubmission = v.strictObject({
  game,
  day,
  device,
  edition: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e6)),
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
  match: v.pipe(v.string(), v.minLength(1), v.maxLength(12_000)),
});
export type DailySubmission = v.InferOutput<typeof DailySubmission>;

/** POST /api/daily/standing, for a device with a finished attempt. */
export const DailyStandingRequest = v.strictObject({ game, day, device });
export type DailyStandingRequest = v.InferOutput<typeof DailyStandingRequest>;

/** The response to both: how many attempts ended with each lead that day. */
export interface DailyStanding {
  readonly leads: readonly (readonly [lead: number, tries: number])[];
}
