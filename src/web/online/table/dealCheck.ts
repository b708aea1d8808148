/** Checks a deal: the server kept its commitment, this device's share counted, and the cards follow from both. */
import {
  type Config,
  formatTranscript,
  type Game,
  isRefusal,
  type Json,
  type MatchRecord,
  type Seat,
  Table,
} from '../../../core/index.ts';
import {
  type DealWitness,
  findFairDealFlaw,
  isWitnessed,
  type MatchFile,
  type TableInfo,
} from '../../../protocol/index.ts';

/** The checks, in this order. */
export const DEAL_CHECKS = ['promise', 'early', 'part', 'order', 'seed', 'cards'] as const;
export type DealCheckName = (typeof DEAL_CHECKS)[number];

/** What this device saw before it revealed its share. */
interface DeviceEvidence {
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
  const promised = seen?.commitment ?? place?.commitment ?? null;
  const isOrdered = flaw !== 'order' && flaw !== 'part';
  return {
    promise: flaw !== 'commitment',
    early: promised === null ? null : promised === fair.commitment,
    part: seen === null ? null : fair.parts.includes(seen.part),
    // Only devices at the table know the order of events.
    order: isOrdered ? (seen === null ? null : isWitnessed(fair, seen)) : false,
    // The first flaw found hides the others, so this counts only if they pass.
    seed: flaw === undefined,
    cards: game.version === table.rules ? dealsTheSame(game, table.config, record) : null,
  };
}

class UnplayableMatch extends Error {}

/** Throws `UnplayableMatch` if a line is no JSON, or the rules refuse a move. */
export function replayMatchFile(game: Game, config: Config, { fair, transcript }: MatchFile): MatchRecord {
  const table = new Table(game, config, fair.seed);
  for (const line of transcript) {
    const { seat, move } = parseLine(line);
    if (seat === undefined || move === undefined) continue;
    const parsed = game.moves.parse(move);
    if (parsed === undefined || isRefusal(table.playMove(seat, parsed)))
      throw new UnplayableMatch(`not a move of this match: ${line}`);
  }
  return table.record;
}

function parseLine(line: string): { readonly seat?: Seat; readonly move?: Json } {
  try {
    return JSON.parse(line) as { readonly seat?: Seat; readonly move?: Json };
  } catch (error) {
    throw error instanceof SyntaxError ? new UnplayableMatch(`not JSON: ${line}`) : error;
  }
}
