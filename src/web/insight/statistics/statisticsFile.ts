/** Statistics as a file, to be kept or carried to another device; reading it takes all of it over or nothing. */
import { type CountedMatch, readCounted } from '../../match/storage/countedMatches.ts';

const FORMAT = 'tavola-statistics';
const VERSION = 1;

export const writeStatisticsFile = (matches: readonly CountedMatch[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, matches }, null, 1)}\n`;

/** Why nothing was taken over. */
export type StatisticsFileFlaw =
  | { readonly flaw: 'unreadable' | 'foreign' | 'newer' }
  /** The match of that number is not sound, from 1; or its game is none of ours. */
  | { readonly flaw: 'damaged'; readonly number: number }
  | { readonly flaw: 'unknownGame'; readonly number: number; readonly game: string };

export const isFileFlaw = (value: object): value is StatisticsFileFlaw => 'flaw' in value;

const EPSILON = 1e-6;

/** Nobody has won more than the victory. */
const isSound = ({ players }: CountedMatch): boolean =>
  players.reduce((sum, { share }) => sum + share, 0) <= 1 + EPSILON;

export function readStatisticsFile(
  text: string,
  games: readonly string[],
): readonly CountedMatch[] | StatisticsFileFlaw {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { flaw: 'unreadable' };
  }
  if (typeof data !== 'object' || data === null || !('format' in data) || data.format !== FORMAT)
    return { flaw: 'foreign' };
  const version = 'version' in data ? data.version : undefined;
  if (typeof version === 'number' && version > VERSION) return { flaw: 'newer' };
  if (version !== VERSION || !('matches' in data) || !Array.isArray(data.matches))
    return { flaw: 'unreadable' };
  const matches: CountedMatch[] = [];
  for (const [i, one] of data.matches.entries()) {
    const match = readCounted(one);
    if (match === null || !isSound(match)) return { flaw: 'damaged', number: i + 1 };
    if (!games.includes(match.game)) return { flaw: 'unknownGame', number: i + 1, game: match.game };
    matches.push(match);
  }
  return matches;
}

/** How much is known of a match. */
const countKnownFields = ({ players, at, milliseconds }: CountedMatch): number =>
  Number(at !== null) +
  Number(milliseconds !== null) +
  players.filter(({ motives, score }) => motives !== null || score !== null).length;

/** Both lists as one: of a match that is in both, the entry that knows more stays. */
export function mergeMatches(mine: readonly CountedMatch[], theirs: readonly CountedMatch[]): CountedMatch[] {
  const all = new Map(mine.map((match) => [match.match, match]));
  for (const match of theirs) {
    const own = all.get(match.match);
    if (own === undefined || countKnownFields(match) > countKnownFields(own)) all.set(match.match, match);
  }
  return [...all.values()];
}
