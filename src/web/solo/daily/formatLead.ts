import type { SeatOutcome } from '../../../daily/index.ts';
import type { SavedTry } from '../../match/storage/dailyTries.ts';
import type { DailyMessages } from './messages/index.ts';

/** "+3", "0", "−2". */
export const formatLead = (lead: number): string => (lead < 0 ? `−${-lead}` : lead > 0 ? `+${lead}` : '0');

export const describeOutcome = ({ won, lead }: SeatOutcome, t: DailyMessages): string =>
  won ? t.wonBy(lead) : t.lostBy(-lead);

/** "4th of 5, 17 behind"; with two seats the place says nothing more. */
export const describeFinish = (
  { won, lead, finish }: SeatOutcome & Pick<SavedTry, 'finish'>,
  t: DailyMessages,
): string => {
  const outcome = describeOutcome({ won, lead }, t);
  return finish === undefined || finish.seats === 2
    ? outcome
    : `${t.placeOf(finish.place, finish.seats)}, ${lead === 0 ? outcome : won ? t.aheadBy(lead) : t.behindBy(-lead)}`;
};
