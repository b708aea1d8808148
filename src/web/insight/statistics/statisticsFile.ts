/** Exports statistics to a file. An import takes all of its matches or none. */
import { type CountedMatch, readCounted } from '../../match/storage/countedMatches.ts';

const FORMAT = 'tavola-statistics';
const VERSION = 1;

export const writeStatisticsFile = (matches: readonly CountedMatch[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, matches }, null, 1)}\n`;

export type StatisticsFileFlaw =
  | { readonly flaw: 'unreadable' | 'foreign' | 'newer' }
  /** The match with this number, from 1, is damaged or of an unknown game. */
  | { readonly flaw: 'damaged'; readonly number: number }
  | { readonly flaw: 'unknownGame'; readonly number: number; readonly game: string };

export const isFileFlaw = (value: object): value is StatisticsFileFlaw => 'flaw' in value;

const EPSILON = 1e-6;

/** A share of the victory is at most 1. */
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

const countKnownFields = ({ players, at, milliseconds }: CountedMatch): number =>
  Number(at !== null) +
  Number(milliseconds !== null) +
  players.filter(({ motives, score }) => motives !== null || score !== null).length;

/** Merges two lists. Of a match in both, the entry with more known fields stays. */
export function mergeMatches(mine: readonly CountedMatch[], theirs: readonly CountedMatch[]): CountedMatch[] {
  const all = new Map(mine.map((match) => [match.match, match]));
  for (const match of theirs) {
    const own = all.get(match.match);
    if (own === undefined || countKnownFields(match) > countKnownFields(own)) all.set(match.match, match);
  }
  return [...all.values()];
}
