import type { SeatOutcome } from '../../../daily/index.ts';
import type { DailyMessages } from './messages/index.ts';

/** "+3", "0", "−2". */
export const formatLead = (lead: number): string => (lead < 0 ? `−${-lead}` : lead > 0 ? `+${lead}` : '0');

export const describeOutcome = ({ won, lead }: SeatOutcome, t: DailyMessages): string =>
  won ? t.wonBy(lead) : t.lostBy(-lead);
