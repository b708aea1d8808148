/** Percentages and durations as each language writes them. */
import type { Language } from '../core/index.ts';

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
