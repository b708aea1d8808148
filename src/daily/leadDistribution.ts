/** Where a lead stands among everybody's, and how all of them are drawn as columns. */

/** How many tries ended with which lead, ascending. */
export type Leads = readonly (readonly [lead: number, tries: number])[];

export const countTries = (leads: Leads): number => leads.reduce((sum, [, tries]) => sum + tries, 0);

const among = (leads: Leads, counts: (lead: number) => boolean): number =>
  countTries(leads.filter(([lead]) => counts(lead)));

/** The share of tries that ended with less, from 0 to 1. */
export const shareBelow = (lead: number, leads: Leads): number =>
  among(leads, (other) => other < lead) / Math.max(1, countTries(leads));

/** With fewer tries than this nobody speaks of quarters. */
const FEWEST = 8;

/** Whether a lead is of the best quarter, the better half or the other; null while too few have played. */
export function rankLead(lead: number, leads: Leads): 'top' | 'upper' | 'lower' | null {
  if (countTries(leads) < FEWEST) return null;
  // Of those who are level half are taken to be above: where everyone ends alike nobody is of the best.
  const level = among(leads, (other) => other === lead);
  const above = (among(leads, (other) => other > lead) + level / 2) / countTries(leads);
  if (above <= 0.25) return 'top';
  return above <= 0.5 ? 'upper' : 'lower';
}

export interface LeadColumn {
  /** The leads that it counts, from this to before that. */
  readonly from: number;
  readonly to: number;
  readonly tries: number;
}

/** More than this do not fit beside each other on a phone. */
const MOST = 13;
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Columns of equal width over all leads and these of one's own; a column begins at nought, where victory does. */
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
