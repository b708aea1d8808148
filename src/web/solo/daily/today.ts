/** What day it is here, followed past midnight and while travelling. */
import { signal } from '@preact/signals';
import { nowAndThen } from '../../ui/browser/visibility.ts';
import { dayHere } from '../../match/storage/dailyTries.ts';
import { writtenIn } from '../../ui/browser/settings.ts';
import { spoken } from '../../i18n/index.ts';

export const today = signal(dayHere());

/** A minute is soon enough to notice midnight, and a look at the page is when a traveller notices. */
const LOOK = 60_000;

export function followToday(): () => void {
  const look = (): void => {
    today.value = dayHere();
  };
  look();
  return nowAndThen(look, LOOK);
}

/** A day as people here write it: of no time zone, so it is the same date everywhere. */
export const written = (day: string, how: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(writtenIn(spoken.value!.language), {
    ...how,
    timeZone: 'UTC',
  });
