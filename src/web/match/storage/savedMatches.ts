/** Matches saved in this browser: the record and the players of each. */
import type { Action, Config, Player, Seat } from '../../../core/index.ts';
import { listStoredIds, readJson, writeJson } from '../../ui/browser/storedJson.ts';

/** What a match is played for, where that is more than the match: a try of a day's deal, or a deal that a friend sent. */
export type Occasion =
  | { readonly kind: 'daily'; readonly day: string; readonly attempt: number }
  | { readonly kind: 'challenge'; readonly link: string };

/** After a take-back: what the seat had not seen when this many actions were played, dealt again by this seed. */
export interface Reshuffle {
  readonly at: number;
  readonly seat: Seat;
  readonly seed: string;
}

export interface SavedMatch {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly config: Config;
  readonly seed: string;
  readonly sitters: Player[];
  readonly actions: [Seat, Action][];
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
  readonly over: boolean;
  /** Whether the device is covered when it goes from one person to the next, and whether hints and undo are allowed. */
  readonly curtain: boolean;
  readonly help: boolean;
  readonly occasion?: Occasion | undefined;
  /** Missing if no move was ever taken back. In ascending order. */
  readonly reshuffles?: readonly Reshuffle[] | undefined;
}

type Fields = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isOption = (value: unknown): boolean => ['boolean', 'string', 'number'].includes(typeof value);

const isConfig = (value: unknown): boolean =>
  isObject(value) &&
  isCount(value['seats']) &&
  (value['start'] === null || isCount(value['start'])) &&
  isObject(value['options']) &&
  Object.values(value['options']).every(isOption);

const isPlayer = (value: unknown): boolean =>
  isObject(value) &&
  isText(value['name']) &&
  (value['kind'] === 'person' || (value['kind'] === 'bot' && isText(value['level'])));

function isOccasion(value: unknown): boolean {
  if (value === undefined) return true;
  if (!isObject(value)) return false;
  const { kind, day, attempt, link } = value;
  return kind === 'daily'
    ? isText(day) && [1, 2, 3].includes(attempt as number)
    : kind === 'challenge' && isText(link);
}

const isReshuffle = (value: unknown): boolean =>
  isObject(value) && isCount(value['at']) && isCount(value['seat']) && isText(value['seed']);

/** Checked by hand: the first page lists saved matches, and a validation library would be a tenth of its code. */
function isSavedMatch(value: unknown): value is SavedMatch {
  if (!isObject(value)) return false;
  const { id, game, version, config, seed, sitters, actions, at, over, curtain, help, occasion } = value;
  const { reshuffles = [] } = value;
  return (
    [id, game, seed].every(isText) &&
    isCount(version) &&
    isConfig(config) &&
    Array.isArray(sitters) &&
    sitters.length === (config as Config).seats &&
    sitters.every(isPlayer) &&
    Array.isArray(actions) &&
    actions.every((one) => Array.isArray(one) && one.length === 2 && one.every(isCount)) &&
    typeof at === 'number' &&
    [over, curtain, help].every((flag) => typeof flag === 'boolean') &&
    isOccasion(occasion) &&
    Array.isArray(reshuffles) &&
    reshuffles.every(isReshuffle)
  );
}

/** Keys in the browser's storage, followed by a match's id. */
export const MATCH_PREFIX = 'tavola.match.';
export const REVIEW_PREFIX = 'tavola.review.';
/** Finished matches beyond this many are forgotten, the oldest first. */
const MAX_FINISHED = 20;

export function findSavedMatch(id: string): SavedMatch | undefined {
  const saved = readJson(MATCH_PREFIX + id);
  return isSavedMatch(saved) ? saved : undefined;
}

/** Newest first. Skips unreadable data without deleting it. */
export const savedMatches = (): SavedMatch[] =>
  listStoredIds(MATCH_PREFIX)
    .flatMap((id) => findSavedMatch(id) ?? [])
    .toSorted((a, b) => b.at - a.at);

/**
 * Whether a result says how well a player plays. Neither deals with known cards count, which are later tries and challenges, nor
 * matches with moves taken back.
 */
export const countsForStrength = ({ occasion, reshuffles }: SavedMatch): boolean =>
  reshuffles === undefined &&
  (occasion === undefined || (occasion.kind === 'daily' && occasion.attempt === 1));

/** False if the storage is full or missing. */
export function saveMatch(match: SavedMatch): boolean {
  if (!writeJson(MATCH_PREFIX + match.id, match)) return false;
  const finished = match.over ? savedMatches().filter(({ over }) => over) : [];
  for (const { id } of finished.slice(MAX_FINISHED)) deleteMatch(id);
  return true;
}

export function deleteMatch(id: string): void {
  localStorage.removeItem(MATCH_PREFIX + id);
  localStorage.removeItem(REVIEW_PREFIX + id);
}

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** An unpredictable seed of 128 bits. */
export const createSeed = (): string => randomHex(16);
export const createId = (): string => randomHex(6);
