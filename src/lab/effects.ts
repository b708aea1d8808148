/** What tables say about each other: the effect of an option or a knob, and the steps of a chain of bots. */
import { ClusterSums, type PerDeal, type Summary, type TableSummary } from './measures.ts';
import { type ConfidenceInterval, estimate } from './stats.ts';
import type { LabTable } from './plan.ts';

/** The mean difference of two tables, paired by deal. */
function pairedDifference(a: Summary, b: Summary, measure: PerDeal): ConfidenceInterval | null {
  const sums = new ClusterSums();
  const [before, after] = [a.deals[measure], b.deals[measure]];
  for (let deal = 0; deal < Math.min(before.length, after.length); deal++) {
    const difference = after[deal] - before[deal];
    if (!Number.isNaN(difference)) sums.add(difference, 1);
  }
  return sums.count === 0 ? null : estimate(sums);
}

export const EFFECT_MEASURES = ['starting', 'length', 'ties', 'margin', 'leads'] as const;

export interface EffectSummary {
  readonly base: LabTable;
  readonly table: LabTable;
  readonly changes: { readonly [name in (typeof EFFECT_MEASURES)[number]]: ConfidenceInterval | null };
}

const isSameTable = (a: LabTable, b: LabTable): boolean =>
  a.kind === 'play' &&
  b.kind === 'play' &&
  a.game === b.game &&
  a.config.seats === b.config.seats &&
  a.bots.join() === b.bots.join();

/** The effect of each variant, compared with the first of its tables. */
export function summarizeEffects(
  all: readonly { readonly table: LabTable; readonly summary: Summary }[],
): EffectSummary[] {
  return all.flatMap(({ table, summary }) => {
    if (table.variant === '') return [];
    const base = all.find((other) => other.table.variant === '' && isSameTable(other.table, table));
    if (base === undefined) return [];
    const changes = Object.fromEntries(
      EFFECT_MEASURES.map((name) => [name, pairedDifference(base.summary, summary, name)]),
    ) as EffectSummary['changes'];
    return [{ base: base.table, table, changes }];
  });
}

export interface ChainStep {
  readonly table: LabTable;
  readonly strong: string;
  readonly weak: string;
  readonly share: ConfidenceInterval;
  /** How many steps of 75% wins between two players lie between them. */
  readonly steps: ConfidenceInterval;
}

/** One strong seat among n − 1 weak ones wins as often as its odds against each of them say. */
function toSteps(share: number, seats: number): number {
  const kept = Math.min(1 - 1e-6, Math.max(1e-6, share));
  return Math.log((kept / (1 - kept)) * (seats - 1)) / Math.log(3);
}

export const chainSteps = (summaries: readonly TableSummary[]): ChainStep[] =>
  summaries
    .filter(({ table }) => table.kind === 'chain')
    .map(({ table, first }) => {
      const [strong, weak] = table.bots;
      const { seats } = table.config;
      return {
        table,
        strong,
        weak,
        share: first,
        steps: {
          mean: toSteps(first.mean, seats),
          low: toSteps(first.low, seats),
          high: toSteps(first.high, seats),
        },
      };
    });
