/** The rank of a lead among all, and the distribution as columns. */

export type Leads = readonly (readonly [lead: number, tries: number])[];

export const countTries = (leads: Leads): number => leads.reduce((sum, [, tries]) => sum + tries, 0);

const among = (leads: Leads, counts: (lead: number) => boolean): number =>
  countTries(leads.filter(([lead]) => counts(lead)));

export const shareBelow = (lead: number, leads: Leads): number =>
  among(leads, (other) => other < lead) / Math.max(1, countTries(leads));

/** With fewer tries, quarters mean nothing. */
const FEWEST = 8;

/** Whether a lead is in the best quarter, the better half or below; null while too few have played. */
export function rankLead(lead: number, leads: Leads): 'top' | 'upper' | 'lower' | null {
  if (countTries(leads) < FEWEST) return null;
  // Half of the equal leads count as higher. If all end alike, no one is in the best quarter.
  const level = among(leads, (other) => other === lead);
  const above = (among(leads, (other) => other > lead) + level / 2) / countTries(leads);
  if (above <= 0.25) return 'top';
  return above <= 0.5 ? 'upper' : 'lower';
}

export interface LeadColumn {
  /** The leads in this column: from `from`, below `to`. */
  readonly from: number;
  readonly to: number;
  readonly tries: number;
}

/** More columns do not fit side by side on a phone. */
const MOST = 13;
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Columns of equal width over all leads and one's own. One begins at 0, where victory does. */
export function buildColumns(leads: Leads, own: readonly number[]): LeadColumn[] {
  const all = [...leads.map(([lead]) => lead), ...own];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const count = (width: number): number => Math.floor(most / width) - Math.floor(least / width) + 1;
  const width = WIDTHS.find((one) => count(one) <= MOST) ?? most - least + 1;
  const first = Math.floor(least / width) * width;
  return Array.from({ length: count(width) }, (_, i) => {
    const from = first + i * width;
    const to = from + width;
    return { from, to, tries: among(leads, (lead) => lead >= from && lead < to) };
  });
}
