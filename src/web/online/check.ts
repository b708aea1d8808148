/** Checks a deal: that the server kept its promise, that this device had its say, and that the cards follow from both. */
import { type AnyGame, type Config, transcriptOf } from '../../core/index.ts';
import { fairFlaw, type TableInfo } from '../../net/index.ts';
import type { MatchRecord } from './api.ts';
import { actionsIn } from './history.ts';
import type { Place } from './places.ts';

/** What is looked at, in this order. */
export const CHECKS = ['promise', 'early', 'part', 'seed', 'cards'] as const;
export type Check = (typeof CHECKS)[number];

/** Null where this device cannot know. */
export type Findings = { readonly [C in Check]: boolean | null };

function dealsTheSame(game: AnyGame, config: Config, { fair, transcript }: MatchRecord): boolean {
  const actions = actionsIn(game, transcript);
  const record = { game: game.id, version: game.version, config, seed: fair.seed, actions };
  const lines = transcriptOf(game, record);
  return lines.length === transcript.length && lines.every((line, i) => line === transcript[i]);
}

export function checkDeal(
  game: AnyGame,
  table: TableInfo,
  record: MatchRecord,
  place: Place | undefined,
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
