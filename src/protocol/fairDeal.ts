/**
 * The fair deal (docs/fair.md): the server publishes the hash of a secret, every device the hash of a random part; once
 * all of them are fixed the parts are told, and the seed is the hash of secret and parts. Nobody can choose the deal,
 * not even whoever runs the server and plays too, and after the match everybody can check it.
 */
import { deriveKey, type Seed } from '../core/index.ts';

const FIRST_SCHEME = 'tavola fair deal 1';
const SECOND_SCHEME = 'tavola fair deal 2';

/** SHA-256 of a text's UTF-8 bytes, in lowercase hexadecimal. */
const sha256Hex = (text: string): string =>
  deriveKey(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');

/** What the server publishes of its secret. */
export const commitToSecret = (secret: string): string => sha256Hex(`${FIRST_SCHEME}\n${secret}`);

/** What a device publishes of its part at a table. */
export const commitToPart = (table: string, part: string): string =>
  sha256Hex(`${SECOND_SCHEME}\n${table}\n${part}`);

/** The parts go by seat; a bot's is empty. */
export const deriveFairSeed = (table: string, secret: string, parts: readonly string[]): Seed =>
  sha256Hex([SECOND_SCHEME, table, secret, ...parts].join('\n'));

/** Of matches dealt by the first scheme, in which everyone saw the parts as people sat down. */
export const deriveFirstFairSeed = (secret: string, parts: readonly string[]): Seed =>
  sha256Hex([FIRST_SCHEME, secret, ...parts].join('\n'));

/** Who promised what, and when: versions of the table's log; empty and 0 for bots. */
export interface DealCommitments {
  readonly table: string;
  readonly commitments: readonly string[];
  readonly committed: readonly number[];
  readonly revealed: readonly number[];
  /** How many deals it took: one more for each that was called off after somebody had told their part. */
  readonly attempts: number;
}

/** What a finished match's address gives for checking its deal. */
export interface FairDeal {
  readonly commitment: string;
  readonly secret: string;
  readonly parts: readonly string[];
  readonly seed: Seed;
  /** Missing from matches dealt by the first scheme. */
  readonly promises?: DealCommitments;
}

/** What a device saw and kept before it told its part. */
export interface DealWitness {
  readonly part: string;
  readonly commitment: string;
  readonly commitments: readonly string[];
  /** How many parts this device has told at this table, this one included. */
  readonly times: number;
}

/** All that can be told of a finished match, for `tavola verify --fair`. */
export interface MatchFile {
  readonly tavola: 'match';
  /** The table's id. */
  readonly table: string;
  readonly fair: FairDeal;
  /** The lines of the transcript; without a result if the players agreed to end. */
  readonly transcript: readonly string[];
  /** What the device that saved the file had seen before it told its part. */
  readonly witness?: DealWitness;
}

export type FairDealFlaw = 'commitment' | 'part' | 'order' | 'seed';

/** What is wrong with a deal; undefined if nothing is. */
export function findFairDealFlaw({
  commitment,
  secret,
  parts,
  seed,
  promises,
}: FairDeal): FairDealFlaw | undefined {
  if (commitToSecret(secret) !== commitment) return 'commitment';
  if (promises === undefined) return deriveFirstFairSeed(secret, parts) === seed ? undefined : 'seed';
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

/** Whether the promises of a deal are those that a device saw before it told its part, the server's included. */
export const isWitnessed = ({ commitment, parts, promises }: FairDeal, seen: DealWitness): boolean =>
  commitment === seen.commitment &&
  promises !== undefined &&
  promises.commitments.length === seen.commitments.length &&
  promises.commitments.every((one, seat) => one === seen.commitments[seat]) &&
  parts.includes(seen.part);
