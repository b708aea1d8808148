/** Checks a deal: the server kept its commitment, this device's share counted, and the cards follow from both. */
import { type Config, type Game, formatTranscript } from '../../../core/index.ts';
import {
  findFairDealFlaw,
  isWitnessed,
  type MatchFile,
  type TableInfo,
  type DealWitness,
} from '../../../protocol/index.ts';
import { replayMatchFile, UnplayableMatch } from './replayMatchFile.ts';

/** The checks, in this order. */
export const DEAL_CHECKS = ['promise', 'early', 'part', 'order', 'seed', 'cards'] as const;
export type DealCheckName = (typeof DEAL_CHECKS)[number];

/** What this device saw before it revealed its share. In the first scheme: its share and the server's commitment. */
interface DeviceEvidence {
  readonly part: string | null;
  readonly commitment: string | null;
  readonly witness: DealWitness | null;
}

/** Null where this device cannot know. */
export type Findings = { readonly [C in DealCheckName]: boolean | null };

/** Replays the match from the seed and compares transcripts. */
function dealsTheSame(game: Game, config: Config, record: MatchFile): boolean {
  try {
    const lines = formatTranscript(game, replayMatchFile(game, config, record));
    const { transcript } = record;
    return lines.length === transcript.length && lines.every((line, i) => line === transcript[i]);
  } catch (error) {
    if (error instanceof UnplayableMatch) return false;
    throw error;
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
    // The first scheme has only the server's commitment. Only devices at the table know the order of events.
    order:
      seen !== null
        ? isOrdered && isWitnessed(fair, seen)
        : fair.promises === undefined || isOrdered
          ? null
          : false,
    // The first flaw found hides the others, so this counts only if they pass.
    seed: flaw === undefined,
    cards: game.version === table.rules ? dealsTheSame(game, table.config, record) : null,
  };
}
