/** Checks a deal: that the server kept its promise, that this device had its say, and that the cards follow from both. */
import { type Config, type Game, formatTranscript } from '../../../core/index.ts';
import {
  findFairDealFlaw,
  isWitnessed,
  type MatchFile,
  type TableInfo,
  type DealWitness,
} from '../../../protocol/index.ts';
import { replayMatchFile } from './replayMatchFile.ts';

/** What is looked at, in this order. */
export const DEAL_CHECKS = ['promise', 'early', 'part', 'order', 'seed', 'cards'] as const;
export type DealCheckName = (typeof DEAL_CHECKS)[number];

/** What this device kept: what it saw before it told its part; in the first scheme its part and the server's promise. */
interface DeviceEvidence {
  readonly part: string | null;
  readonly commitment: string | null;
  readonly witness: DealWitness | null;
}

/** Null where this device cannot know. */
export type Findings = { readonly [C in DealCheckName]: boolean | null };

/** Played again from the seed, by the rules, the match is the same to the letter. */
function dealsTheSame(game: Game, config: Config, record: MatchFile): boolean {
  try {
    const lines = formatTranscript(game, replayMatchFile(game, config, record));
    const { transcript } = record;
    return lines.length === transcript.length && lines.every((line, i) => line === transcript[i]);
  } catch {
    return false;
  }
}

export function checkDeal(
  game: Game,
  table: Pick<TableInfo, 'rules' | 'config'>,
  record: MatchFile,
  place: DeviceEvidence | undefined,
): Findings {
  const { fair } = record;
  const flaw = findFairDealFlaw(fair);
  const seen = place?.witness ?? null;
  const mine = seen?.part ?? place?.part ?? null;
  const promised = seen?.commitment ?? place?.commitment ?? null;
  const isOrdered = flaw !== 'order' && flaw !== 'part' && fair.promises !== undefined;
  return {
    promise: flaw !== 'commitment',
    early: promised === null ? null : promised === fair.commitment,
    part: mine === null ? null : fair.parts.includes(mine),
    // In the first scheme there were no promises but the server's; and only who sat there knows what they saw when.
    order:
      seen !== null
        ? isOrdered && isWitnessed(fair, seen)
        : fair.promises === undefined || isOrdered
          ? null
          : false,
    // Only if the others hold does it mean anything: the flaw found first hides the rest.
    seed: flaw === undefined,
    cards: game.version === table.rules ? dealsTheSame(game, table.config, record) : null,
  };
}
