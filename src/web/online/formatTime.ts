/** How long a table gives its seats, in choices and in words. */
import type { TimeControl } from '../../protocol/index.ts';
import type { OnlineMessages } from './messages/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const createLiveTime = (minutes: number, seconds: number): TimeControl => ({
  kind: 'live',
  bank: minutes * MINUTE,
  increment: seconds * SECOND,
});
const createTurnTime = (limit: number): TimeControl => ({ kind: 'turns', limit });

/** What can be chosen when a table is opened. */
export const LIVE_TIMES: readonly TimeControl[] = [
  createLiveTime(3, 5),
  createLiveTime(5, 10),
  createLiveTime(15, 15),
  createLiveTime(30, 30),
];
export const TURN_TIMES: readonly TimeControl[] = [
  createTurnTime(4 * HOUR),
  createTurnTime(12 * HOUR),
  createTurnTime(DAY),
  createTurnTime(3 * DAY),
  createTurnTime(7 * DAY),
];

export function formatTimeControl(time: TimeControl, words: OnlineMessages): string {
  if (time === null) return words.noLimit;
  if (time.kind === 'live')
    return words.live(Math.round(time.bank / MINUTE), Math.round(time.increment / SECOND));
  return words.perMove(time.limit >= DAY ? words.days(time.limit / DAY) : words.hours(time.limit / HOUR));
}

/** How long somebody may be absent before the others need not wait, in choices. */
export const ABSENCE_CHOICES: readonly number[] = [
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  DAY,
  3 * DAY,
  7 * DAY,
];

type Unit = 'minutes' | 'hours' | 'days';

function toUnits(time: number): readonly [count: number, unit: Unit] {
  if (time >= DAY) return [Math.floor(time / DAY), 'days'];
  return time >= HOUR ? [Math.floor(time / HOUR), 'hours'] : [Math.floor(time / MINUTE), 'minutes'];
}

/** "3 minutes", "2 days". */
export function formatDuration(time: number, words: OnlineMessages): string {
  const [count, unit] = toUnits(time);
  return words[unit](count);
}

/** "3 min"; nothing in the first one. */
export function formatShortDuration(time: number, words: OnlineMessages): string {
  const [count, unit] = toUnits(time);
  return count === 0 ? '' : words.shortTime[unit](count);
}

const padTwo = (number: number): string => `${number}`.padStart(2, '0');

/** What a clock shows. */
export function formatClock(left: number, words: OnlineMessages): string {
  const seconds = Math.ceil(left / SECOND);
  const whole = seconds * SECOND;
  if (whole >= 2 * DAY || whole === DAY)
    return words.daysHours(Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${padTwo(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${padTwo(minutes % 60)}:${padTwo(seconds % 60)}`;
}
