/** Compares own tries with all players'. Finished tries go to the server only after the player has agreed. */
import { type Day, EDITION, type Leads, rankLead } from '../../../daily/index.ts';
import { encodeRecord } from '../../../core/index.ts';
import { getDeviceName, saveStandings, markSubmitted, listTries } from '../../match/storage/dailyTries.ts';
import { findSavedMatch } from '../../match/storage/savedMatches.ts';
import { loadRules } from '../../match/games/index.ts';
import { api, ApiError } from '../../online/api.ts';

export interface DayComparison {
  readonly leads: Leads;
  /** Whether the server rejected a try. */
  readonly isRefused: boolean;
}

/** The server has the try already, it belongs to another day, or the bots' answers differ. A retry would change nothing. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [409, 422].includes(error.status);

async function submitTries(id: string, day: Day): Promise<boolean> {
  const game = await loadRules(id);
  let isRefused = false;
  for (const [i, { match, lead, told }] of listTries(day, id).entries()) {
    const saved = findSavedMatch(match);
    if (told || lead === null || saved === undefined) continue;
    const packed = encodeRecord(game, saved);
    try {
      const attempt = i + 1;
      await api.submitDay({
        game: id,
        day,
        edition: EDITION,
        attempt,
        device: getDeviceName(),
        match: packed,
      });
    } catch (error) {
      if (!isFinal(error)) throw error;
      isRefused ||= error.status === 422;
    }
    markSubmitted(day, id, match);
  }
  return isRefused;
}

/** Null if no server answers, or if it knows no try of this device. */
export async function compareOnline(id: string, day: Day): Promise<DayComparison | null> {
  try {
    const isRefused = await submitTries(id, day);
    const { leads } = await api.loadDayStanding({ game: id, day, device: getDeviceName() });
    saveStandings(day, id, (lead) => rankLead(lead, leads));
    return { leads, isRefused };
  } catch (error) {
    if (error instanceof ApiError) return error.status === 403 ? { leads: [], isRefused: true } : null;
    throw error;
  }
}
