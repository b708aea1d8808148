/**
 * The fair deal (docs/fair.md). The server publishes the hash of a secret, every device the hash of a random part.
 * Once all hashes are published, the devices reveal their parts; the seed is the hash of secret and parts. No one can
 * choose the deal, not even a player who runs the server, and after the match everyone can verify it.
 */
import { deriveKey, type Seed } from '../core/index.ts';

const SECRET_PREFIX = 'tavola fair deal 1';
const PART_PREFIX = 'tavola fair deal 2';

const sha256Hex = (text: string): string =>
  deriveKey(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');

export const commitToSecret = (secret: string): string => sha256Hex(`${SECRET_PREFIX}\n${secret}`);

export const commitToPart = (table: string, part: string): string =>
  sha256Hex(`${PART_PREFIX}\n${table}\n${part}`);

/** `parts` is by seat; bots have an empty one. */
export const deriveFairSeed = (table: string, secret: string, parts: readonly string[]): Seed =>
  sha256Hex([PART_PREFIX, table, secret, ...parts].join('\n'));

/** The published hashes by seat, and the versions of the log that hold them; empty and 0 for bots. */
export interface DealCommitments {
  readonly table: string;
  readonly commitments: readonly string[];
  readonly committed: readonly number[];
  readonly revealed: readonly number[];
  readonly attempts: number;
}

export interface FairDeal {
  readonly commitment: string;
  readonly secret: string;
  readonly parts: readonly string[];
  readonly seed: Seed;
  readonly promises: DealCommitments;
}

/** What a device saw and stored before it revealed its part. */
export interface DealWitness {
  readonly part: string;
  readonly commitment: string;
  readonly commitments: readonly string[];
  /** How many parts this device has revealed at this table, including this one. */
  readonly times: number;
}

export interface MatchFile {
  readonly tavola: 'match';
  readonly table: string;
  readonly fair: FairDeal;
  /** The lines of the transcript; without a result if the players agreed to end. */
  readonly transcript: readonly string[];
  /** What the saving device had seen before it revealed its part. */
  readonly witness?: DealWitness;
}

export type FairDealFlaw = 'commitment' | 'part' | 'order' | 'seed';

export function findFairDealFlaw({
  commitment,
  secret,
  parts,
  seed,
  promises,
}: FairDeal): FairDealFlaw | undefined {
  if (commitToSecret(secret) !== commitment) return 'commitment';
  const { table, commitments, committed, revealed } = promises;
  const isKept = (part: string, seat: number): boolean =>
    part === '' ? commitments[seat] === '' : commitments[seat] === commitToPart(table, part);
  if (commitments.length !== parts.length || !parts.every(isKept)) return 'part';
  const persons = parts.flatMap((part, seat) => (part === '' ? [] : [seat]));
  const last = Math.max(...persons.map((seat) => committed[seat] ?? Infinity));
  if (!persons.every((seat) => (revealed[seat] ?? 0) > last)) return 'order';
  if (deriveFairSeed(table, secret, parts) !== seed) return 'seed';
  return undefined;
}

/** Whether the published hashes of a deal, including the server's, match those that a device saw. */
export const isWitnessed = ({ commitment, parts, promises }: FairDeal, seen: DealWitness): boolean =>
  commitment === seen.commitment &&
  promises.commitments.length === seen.commitments.length &&
  promises.commitments.every((one, seat) => one === seen.commitments[seat]) &&
  parts.includes(seen.part);
