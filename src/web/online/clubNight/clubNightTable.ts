/** The club nights of this device's tables, so that players find the way back. */
import * as v from 'valibot';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';

const KEY = 'tavola.eveningTable';
const SavedTable = v.object({ match: v.string(), evening: v.string() });

export function findClubNightId(match: string): string | undefined {
  const parsed = v.safeParse(SavedTable, readJson(KEY));
  return parsed.success && parsed.output.match === match ? parsed.output.evening : undefined;
}

export const saveClubNightId = (match: string, evening: string): void =>
  void writeJson(KEY, { match, evening });
