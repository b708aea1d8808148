/** A day as a calendar names it, 2026-11-16, and what can be counted with days. */

export type Day = string;

const MILLISECONDS = 86_400_000;

/** Undefined if it is no day of the calendar. */
function parseDay(day: Day): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const time = Date.UTC(year, month - 1, date);
  return dayAt(time) === day ? time : undefined;
}

/** The day that it is, at a time in epoch milliseconds, where clocks are so many minutes ahead of UTC. */
export const dayAt = (time: number, ahead = 0): Day =>
  new Date(time + ahead * 60_000).toISOString().slice(0, 10);

export const isDay = (text: string): boolean => parseDay(text) !== undefined;

/** The day so many days later, or earlier. */
export const daysLater = (day: Day, days: number): Day => dayAt(parseDay(day)! + days * MILLISECONDS);

/** The last of so many days up to this one, oldest first. */
export const daysUpTo = (day: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, i) => daysLater(day, i + 1 - count));

/** On how many days in a row something was done, up to today; today may still come. */
export function streakUpTo(today: Day, done: ReadonlySet<Day>): number {
  let day = done.has(today) ? today : daysLater(today, -1);
  let days = 0;
  for (; done.has(day); day = daysLater(day, -1)) days++;
  return days;
}

/** A day begins first where clocks are 14 hours ahead of UTC, and ends last where they are 12 hours behind. */
const FIRST = 14 * 60;
const LAST = -12 * 60;
/** Whoever had no network may send a result later: so many days after the day has ended everywhere. */
const GRACE = 7;

/** Whether results of a day are taken at that time; `early` if it has begun nowhere, `late` if it is long over. */
export function findSubmissionState(day: Day, now: number): 'open' | 'early' | 'late' {
  if (day > dayAt(now, FIRST)) return 'early';
  return day < daysLater(dayAt(now, LAST), -GRACE) ? 'late' : 'open';
}
