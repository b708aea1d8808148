/** The current local day, followed past midnight and while travelling. */
import { signal } from '@preact/signals';
import { pollWhileVisible } from '../../ui/browser/visibility.ts';
import { formatLocalDay } from '../../match/storage/dailyTries.ts';
import { findLocaleTag } from '../../ui/browser/settings.ts';
import { locale } from '../../i18n/index.ts';

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
  new Date(`${day}T12:00:00Z`).toLocaleDateString(findLocaleTag(locale.value!.language), {
    ...how,
    timeZone: 'UTC',
  });
