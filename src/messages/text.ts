/** Numbers, plurals and lists as each language writes them. */
import type { Language } from '../core/index.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 card", "2 cards"; French has the singular for 0 as well. */
export function countIn(language: Language): (count: number, one: string, many: string) => string {
  const rules = new Intl.PluralRules(language);
  return (count, one, many) => `${count} ${rules.select(count) === 'one' ? one : many}`;
}

/** The same for one noun. */
export function nounIn(language: Language, one: string, many: string): (count: number) => string {
  const format = countIn(language);
  return (count) => format(count, one, many);
}

/** "A, B and C", or "A, B or C". American English would have a comma before the conjunction. */
export function listIn(
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): (parts: readonly string[]) => string {
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type });
  return (parts) => format.format(parts);
}

/** Writes a number from 0 to 100 as a percentage, with the space before the sign where the language has one. */
export function percentIn(language: Language): (percent: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'percent' });
  return (percent) => format.format(percent / 100);
}

/** "2 hours"; short: "2 hr". */
export function unitIn(
  language: Language,
  unit: 'second' | 'minute' | 'hour' | 'day',
  unitDisplay: 'long' | 'short' = 'long',
): (count: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
  return (count) => format.format(count);
}
