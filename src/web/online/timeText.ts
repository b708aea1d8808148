/** How long a table gives its seats, in choices and in words. */
import type { Time } from '../../protocol/index.ts';
import type { OnlineWords } from './messages/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const live = (minutes: number, seconds: number): Time => ({
  kind: 'live',
  bank: minutes * MINUTE,
  increment: seconds * SECOND,
});
const turns = (limit: number): Time => ({ kind: 'turns', limit });

/** What can be chosen when a table is opened. */
export const LIVE: readonly Time[] = [live(3, 5), live(5, 10), live(15, 15), live(30, 30)];
export const TURNS: readonly Time[] = [
  turns(4 * HOUR),
  turns(12 * HOUR),
  turns(DAY),
  turns(3 * DAY),
  turns(7 * DAY),
];

export function timeInWords(time: Time, words: OnlineWords): string {
  if (time === null) return words.noLimit;
  if (time.kind === 'live')
    return words.live(Math.round(time.bank / MINUTE), Math.round(time.increment / SECOND));
  return words.perMove(time.limit >= DAY ? words.days(time.limit / DAY) : words.hours(time.limit / HOUR));
}

/** How long somebody may be absent before the others need not wait, in choices. */
export const ABSENCES: readonly number[] = [
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  DAY,
  3 * DAY,
  7 * DAY,
];

type Unit = 'minutes' | 'hours' | 'days';

function inUnits(time: number): readonly [count: number, unit: Unit] {
  if (time >= DAY) return [Math.floor(time / DAY), 'days'];
  return time >= HOUR ? [Math.floor(time / HOUR), 'hours'] : [Math.floor(time / MINUTE), 'minutes'];
}

/** "3 minutes", "2 days". */
export function durationInWords(time: number, words: OnlineWords): string {
  const [count, unit] = inUnits(time);
  return words[unit](count);
}

/** "3 min"; nothing in the first one. */
export function shortDuration(time: number, words: OnlineWords): string {
  const [count, unit] = inUnits(time);
  return count === 0 ? '' : words.shortTime[unit](count);
}

const two = (number: number): string => `${number}`.padStart(2, '0');

/** What a clock shows. */
export function clockFace(left: number, words: OnlineWords): string {
  const seconds = Math.ceil(left / SECOND);
  const whole = seconds * SECOND;
  if (whole >= 2 * DAY || whole === DAY)
    return words.daysHours(Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
