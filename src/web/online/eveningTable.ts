/** The club night that a table of this device belongs to, so that one finds the way back. */
import * as v from 'valibot';

const KEY = 'tavola.eveningTable';
const Kept = v.object({ match: v.string(), evening: v.string() });

export function eveningOf(match: string): string | undefined {
  try {
    const parsed = v.safeParse(Kept, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return parsed.success && parsed.output.match === match ? parsed.output.evening : undefined;
  } catch {
    return undefined;
  }
}

export function keepEveningOf(match: string, evening: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ match, evening }));
  } catch {
    // Without it one goes back by the link of the evening.
  }
}
