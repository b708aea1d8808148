/** Plans of the lab: the tables to play, and their chunks. docs/research.md describes the file. */
import { type Config, type Game, type Json, parseConfig } from '../core/index.ts';

export const PLAN_FORMAT = 1;

export const MEASURES = [
  'shares',
  'length',
  'ties',
  'margin',
  'leads',
  'decided',
  'branching',
  'luck',
  'chain',
  'cards',
  'effects',
] as const;
export type Measure = (typeof MEASURES)[number];

type Values = { readonly [id: string]: Json };

/** Some tables of one game: every combination of seats, bots, options and knobs. */
export interface PlannedGame {
  readonly game: string;
  readonly seats: readonly number[];
  /** A name for all seats, or a list of one per seat. */
  readonly bots: readonly (string | readonly string[])[];
  /** A value, or a list of values to compare with its first. */
  readonly options?: Values;
  readonly knobs?: Values;
  /** Bots from weak to strong: each plays against the one before it. */
  readonly chain?: readonly string[];
}

export interface Plan {
  readonly lab: typeof PLAN_FORMAT;
  readonly seed: string;
  /** Matches of each table; with `precision` the most. */
  readonly matches: number;
  /** Percentage points: a table stops once its first share is known this well; null plays all matches. */
  readonly precision: number | null;
  readonly measures: readonly Measure[];
  readonly games: readonly PlannedGame[];
}

/** `cards` swaps two cards of each deal; `chain` seats one stronger bot among weaker ones. */
export type TableKind = 'play' | 'chain' | 'cards';

export interface LabTable {
  readonly index: number;
  readonly kind: TableKind;
  readonly game: string;
  readonly config: Config;
  /** One per seat in the first match of a deal. */
  readonly bots: readonly string[];
  /** What differs from the first variant of the same table, such as `hand=7`; empty for that one. */
  readonly variant: string;
}

/** Some deals of one table. */
export interface Chunk {
  readonly index: number;
  readonly table: number;
  readonly from: number;
  readonly to: number;
}

export class PlanError extends Error {}

/** Every combination of the values of each key, the first values first. */
function combine(values: Values): Values[] {
  let combined: Values[] = [{}];
  for (const [id, value] of Object.entries(values)) {
    const each = Array.isArray(value) ? (value as readonly Json[]) : [value];
    combined = combined.flatMap((some) => each.map((one) => ({ ...some, [id]: one })));
  }
  return combined;
}

function configOf(game: Game, seats: number, options: Values, knobs: Values): Config {
  const config = parseConfig(game, { seats, options, knobs });
  if ('expected' in config)
    throw new PlanError(`${game.id} with ${seats} seats: ${config.at}: expected ${config.expected}`);
  return config;
}

const describe = (first: Values, values: Values): string =>
  Object.entries(values)
    .filter(([id, value]) => value !== first[id])
    .map(([id, value]) => `${id}=${JSON.stringify(value).replaceAll('"', '')}`)
    .join(' ');

function tablesOf(game: Game, planned: PlannedGame, measures: readonly Measure[]): Omit<LabTable, 'index'>[] {
  const settings = combine({ ...planned.options, ...planned.knobs });
  const first = settings[0];
  const isKnob = (id: string): boolean => planned.knobs !== undefined && Object.hasOwn(planned.knobs, id);
  const pick = (values: Values, knobs: boolean): Values =>
    Object.fromEntries(Object.entries(values).filter(([id]) => isKnob(id) === knobs));
  const base = { game: planned.game };
  return planned.seats.flatMap((seats) => {
    const config = (values: Values): Config => configOf(game, seats, pick(values, false), pick(values, true));
    const lineups = planned.bots.map((names) => {
      const bots = typeof names === 'string' ? Array.from({ length: seats }, () => names) : names;
      if (bots.length !== seats)
        throw new PlanError(`${game.id}: bots: expected a name, or ${seats} names for ${seats} seats`);
      return bots;
    });
    const played = lineups.flatMap((bots) =>
      settings.map((values) => ({
        ...base,
        kind: 'play' as const,
        config: config(values),
        bots,
        variant: describe(first, values),
      })),
    );
    const swapped = measures.includes('cards')
      ? lineups.map((bots) => ({ ...base, kind: 'cards' as const, config: config(first), bots, variant: '' }))
      : [];
    const chain = measures.includes('chain') ? (planned.chain ?? []) : [];
    const steps = chain.slice(1).map((strong, i) => ({
      ...base,
      kind: 'chain' as const,
      config: config(first),
      bots: [strong, ...Array.from({ length: seats - 1 }, () => chain[i])],
      variant: '',
    }));
    return [...played, ...swapped, ...steps];
  });
}

/** All tables of a plan. Throws a `PlanError` for a table that its game does not have. */
export async function listTables(plan: Plan, load: (game: string) => Promise<Game>): Promise<LabTable[]> {
  const lists = await Promise.all(
    plan.games.map(async (planned) => tablesOf(await load(planned.game), planned, plan.measures)),
  );
  return lists.flat().map((table, index) => ({ ...table, index }));
}

/** Matches of one deal: each bot once in every seat; two where cards are swapped. */
export const matchesPerDeal = ({ kind, config }: LabTable): number => (kind === 'cards' ? 2 : config.seats);

/** Enough rows for a compact file, and few enough that an interruption costs little. */
const MOST_MATCHES = 5000;
const LEAST_MATCHES = 24;

/** The same chunks for any number of threads and machines. */
export function splitIntoChunks(plan: Plan, tables: readonly LabTable[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (const table of tables) {
    const each = matchesPerDeal(table);
    const deals = Math.ceil(plan.matches / each);
    const matches = Math.min(MOST_MATCHES, Math.max(LEAST_MATCHES, plan.matches / 50));
    const size = Math.ceil(matches / each);
    for (let from = 0; from < deals; from += size)
      chunks.push({
        index: chunks.length,
        table: table.index,
        from,
        to: Math.min(deals, from + size),
      });
  }
  return chunks;
}
