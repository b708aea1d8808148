/** A calendar day such as 2026-11-16, and arithmetic with days. */

export type Day = string;

const MILLISECONDS = 86_400_000;

function parseDay(day: Day): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const time = Date.UTC(year, month - 1, date);
  return dayAt(time) === day ? time : undefined;
}

/** The day at a time in epoch milliseconds, where clocks are `ahead` minutes ahead of UTC. */
export const dayAt = (time: number, ahead = 0): Day =>
  new Date(time + ahead * 60_000).toISOString().slice(0, 10);

export const isDay = (text: string): boolean => parseDay(text) !== undefined;

export const daysLater = (day: Day, days: number): Day => dayAt(parseDay(day)! + days * MILLISECONDS);

export const daysUpTo = (day: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, i) => daysLater(day, i + 1 - count));

/** A missed day is forgiven if the six days after it were played, or are still to come. */
const FORGIVING_DAYS = 6;

/** How many days were played up to today, with at most one missed day a week between them. Today may still come. */
export function streakUpTo(today: Day, done: ReadonlySet<Day>): number {
  let streak = 0;
  let played = FORGIVING_DAYS;
  for (let day = done.has(today) ? today : daysLater(today, -1); ; day = daysLater(day, -1)) {
    if (done.has(day)) {
      streak++;
      played++;
    } else if (played >= FORGIVING_DAYS) played = 0;
    else return streak;
  }
}

/** A day begins first where clocks are 14 hours ahead of UTC, and ends last where they are 12 hours behind. */
const FIRST = 14 * 60;
const LAST = -12 * 60;
/** A player who was offline may send a result up to this many days after the day has ended everywhere. */
const GRACE = 7;

/** Whether the server accepts results of a day now: `early` before it has begun anywhere, `late` after the grace period. */
export function findSubmissionState(day: Day, now: number): 'open' | 'early' | 'late' {
  if (day > dayAt(now, FIRST)) return 'early';
  return day < daysLater(dayAt(now, LAST), -GRACE) ? 'late' : 'open';
}
