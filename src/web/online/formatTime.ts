/** Time limits of a table, as choices and as text. */
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

export function formatTimeControl(time: TimeControl, messages: OnlineMessages): string {
  if (time === null) return messages.noLimit;
  if (time.kind === 'live')
    return messages.live(Math.round(time.bank / MINUTE), Math.round(time.increment / SECOND));
  return messages.perMove(
    time.limit >= DAY ? messages.days(time.limit / DAY) : messages.hours(time.limit / HOUR),
  );
}

/** How long a player may be absent, in milliseconds. */
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

/** A page's time may be some seconds behind an event: that is no negative duration. */
function toUnits(duration: number): readonly [count: number, unit: Unit] {
  const time = Math.max(0, duration);
  if (time >= DAY) return [Math.floor(time / DAY), 'days'];
  return time >= HOUR ? [Math.floor(time / HOUR), 'hours'] : [Math.floor(time / MINUTE), 'minutes'];
}

/** "3 minutes", "2 days". */
export function formatDuration(time: number, messages: OnlineMessages): string {
  const [count, unit] = toUnits(time);
  return messages[unit](count);
}

/** "3 min"; empty if there is no limit. */
export function formatShortDuration(time: number, messages: OnlineMessages): string {
  const [count, unit] = toUnits(time);
  return count === 0 ? '' : messages.shortTime[unit](count);
}

const padTwo = (number: number): string => `${number}`.padStart(2, '0');

export function formatClock(left: number, messages: OnlineMessages): string {
  const seconds = Math.ceil(left / SECOND);
  const whole = seconds * SECOND;
  if (whole >= 2 * DAY || whole === DAY)
    return messages.daysHours(Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${padTwo(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${padTwo(minutes % 60)}:${padTwo(seconds % 60)}`;
}
