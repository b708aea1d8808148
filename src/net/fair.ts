/**
 * The fair deal (docs/fair.md): the server publishes the hash of a secret, every device adds a random part, and the
 * seed is the hash of all of them. Nobody can choose the deal, and after the match everybody can check it.
 */
import { keyOf, type Seed } from '../core/index.ts';

const SCHEME = 'tavola fair deal 1';

/** SHA-256 of a text's UTF-8 bytes, in lowercase hexadecimal. */
const sha256Hex = (text: string): string =>
  keyOf(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');

export const commitmentTo = (secret: string): string => sha256Hex(`${SCHEME}\n${secret}`);

/** The parts go by seat; a bot's is empty. */
export const fairSeed = (secret: string, parts: readonly string[]): Seed =>
  sha256Hex([SCHEME, secret, ...parts].join('\n'));

/** What a finished match's address gives for checking its deal. */
export interface FairDeal {
  readonly commitment: string;
  readonly secret: string;
  readonly parts: readonly string[];
  readonly seed: Seed;
}

/** All that can be told of a finished match, for `tavola verify --fair`. */
export interface MatchFile {
  readonly tavola: 'match';
  /** The table's id. */
  readonly table: string;
  readonly fair: FairDeal;
  /** The lines of the transcript; without a result if the players agreed to end. */
  readonly transcript: readonly string[];
}

/** What is wrong with a deal; undefined if nothing is. */
export function fairFlaw({ commitment, secret, parts, seed }: FairDeal): 'commitment' | 'seed' | undefined {
  if (commitmentTo(secret) !== commitment) return 'commitment';
  if (fairSeed(secret, parts) !== seed) return 'seed';
  return undefined;
}
