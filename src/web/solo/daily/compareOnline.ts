/** One's tries beside everyone's: told to the server once somebody has asked for it, and never before a try is finished. */
import { type Day, EDITION, type Leads, placeAmong } from '../../../daily/index.ts';
import { packRecord } from '../../../core/index.ts';
import { deviceName, notePlaces, noteTold, triesOf } from '../../match/storage/dailyTries.ts';
import { keptMatch } from '../../match/storage/savedMatches.ts';
import { loadRules } from '../../match/games/index.ts';
import { api, ApiError } from '../../online/api.ts';

export interface Everyone {
  readonly leads: Leads;
  /** Whether the server has not taken a try. */
  readonly isRefused: boolean;
}

/** Told before, of another day, or not what the server's bots would have answered: telling it again changes nothing. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [409, 422].includes(error.status);

async function tellAll(id: string, day: Day): Promise<boolean> {
  const game = await loadRules(id);
  let isRefused = false;
  for (const [i, { match, lead, told }] of triesOf(day, id).entries()) {
    const kept = keptMatch(match);
    if (told || lead === null || kept === undefined) continue;
    const packed = packRecord(game, kept);
    try {
      const attempt = i + 1;
      await api.tellDay({ game: id, day, edition: EDITION, attempt, device: deviceName(), match: packed });
    } catch (error) {
      if (!isFinal(error)) throw error;
      isRefused ||= error.status === 422;
    }
    noteTold(day, id, match);
  }
  return isRefused;
}

/** Null if no server answers, or if it knows of no try of this device. */
export async function askEveryone(id: string, day: Day): Promise<Everyone | null> {
  try {
    const isRefused = await tellAll(id, day);
    const { leads } = await api.dayStanding({ game: id, day, device: deviceName() });
    notePlaces(day, id, (lead) => placeAmong(lead, leads));
    return { leads, isRefused };
  } catch (error) {
    if (error instanceof ApiError) return error.status === 403 ? { leads: [], isRefused: true } : null;
    throw error;
  }
}
