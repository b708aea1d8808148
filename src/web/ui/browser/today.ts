/** The current local day, followed past midnight and while travelling. */
import { signal } from '@preact/signals';
import { findLocaleTag, language } from './settings.ts';
import { pollWhileVisible } from './visibility.ts';

/** The local calendar day, also while travelling. */
export function formatLocalDay(at = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

export const today = signal(formatLocalDay());

/** Checks for midnight every minute, and for a new time zone whenever the page becomes visible. */
const CHECK_MS = 60_000;

export function watchToday(): () => void {
  const updateToday = (): void => {
    today.value = formatLocalDay();
  };
  updateToday();
  return pollWhileVisible(updateToday, CHECK_MS);
}

/** Formats a day in UTC, because a calendar day has no time zone. */
export const formatDate = (day: string, how: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(findLocaleTag(language.value), {
    ...how,
    timeZone: 'UTC',
  });
