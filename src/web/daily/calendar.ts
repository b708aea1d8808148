/** What day it is here, followed past midnight and while travelling. */
import { signal } from '@preact/signals';
import { nowAndThen } from '../device/back.ts';
import { dayHere } from '../device/dailies.ts';
import { writtenIn } from '../device/settings.ts';
import { spoken } from '../words/index.ts';

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
