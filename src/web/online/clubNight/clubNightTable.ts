/** The club night that a table of this device belongs to, so that one finds the way back; else the evening's link leads there. */
import * as v from 'valibot';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';

const KEY = 'tavola.eveningTable';
const Kept = v.object({ match: v.string(), evening: v.string() });

export function eveningOf(match: string): string | undefined {
  const parsed = v.safeParse(Kept, readJson(KEY));
  return parsed.success && parsed.output.match === match ? parsed.output.evening : undefined;
}

export const keepEveningOf = (match: string, evening: string): void => writeJson(KEY, { match, evening });
