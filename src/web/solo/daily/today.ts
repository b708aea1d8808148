/** What day it is here, followed past midnight and while travelling. */
import { signal } from '@preact/signals';
import { pollWhileVisible } from '../../ui/browser/visibility.ts';
import { formatLocalDay } from '../../match/storage/dailyTries.ts';
import { findLocaleTag } from '../../ui/browser/settings.ts';
import { locale } from '../../i18n/index.ts';

export const today = signal(formatLocalDay());

/** A minute is soon enough to notice midnight, and a look at the page is when a traveller notices. */
const CHECK_MS = 60_000;

export function watchToday(): () => void {
  const updateToday = (): void => {
    today.value = formatLocalDay();
  };
  updateToday();
  return pollWhileVisible(updateToday, CHECK_MS);
}

/** A day as people here write it: of no time zone, so it is the same date everywhere. */
export const formatDate = (day: string, how: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(findLocaleTag(locale.value!.language), {
    ...how,
    timeZone: 'UTC',
  });
