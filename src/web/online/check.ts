/** Checks a deal: that the server kept its promise, that this device had its say, and that the cards follow from both. */
import { type Config, type Game, transcriptOf } from '../../core/index.ts';
import { fairFlaw, type MatchFile, type TableInfo } from '../../net/index.ts';
import { playedAgain } from './record.ts';

/** What is looked at, in this order. */
export const CHECKS = ['promise', 'early', 'part', 'seed', 'cards'] as const;
export type Check = (typeof CHECKS)[number];

/** What this device kept: its own part, and the server's promise from before the deal. */
interface Known {
  readonly part: string | null;
  readonly commitment: string | null;
}

/** Null where this device cannot know. */
export type Findings = { readonly [C in Check]: boolean | null };

/** Played again from the seed, by the rules, the match is the same to the letter. */
function dealsTheSame(game: Game, config: Config, record: MatchFile): boolean {
  try {
    const lines = transcriptOf(game, playedAgain(game, config, record));
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
  place: Known | undefined,
): Findings {
  const { fair } = record;
  const flaw = fairFlaw(fair);
  const mine = place?.part ?? null;
  const promised = place?.commitment ?? null;
  return {
    promise: flaw !== 'commitment',
    early: promised === null ? null : promised === fair.commitment,
    part: mine === null ? null : fair.parts.includes(mine),
    // Only if the first holds does the second mean anything: the flaw found first hides the other.
    seed: flaw === undefined,
    cards: game.version === table.rules ? dealsTheSame(game, table.config, record) : null,
  };
}
