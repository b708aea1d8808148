/** How a lead is written and said. */
import type { Outcome } from '../../../daily/index.ts';
import type { DailyWords } from './messages/index.ts';

/** "+3", "0", "−2". */
export const signed = (lead: number): string => (lead < 0 ? `−${-lead}` : lead > 0 ? `+${lead}` : '0');

export const saidOf = ({ won, lead }: Outcome, says: DailyWords): string =>
  won ? says.wonBy(lead) : says.lostBy(-lead);
