/** Reads plans, and loads what they name. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { type Config, type Game, type Json } from '../../core/index.ts';
import {
  type Chunk,
  type LabTable,
  listTables,
  type LoadedTable,
  MEASURES,
  type Plan,
  PLAN_FORMAT,
  PlanError,
  splitIntoChunks,
} from '../../lab/index.ts';
import { loadNamedBot } from '../bots/namedBots.ts';
import { EXEC_PREFIX } from '../bots/outsideBot.ts';
import { loadGame, UsageError } from '../console/arguments.ts';
import { version } from '../console/files.ts';
import { isPath } from '../console/ownFiles.ts';
import { hasStart } from '../../lab/simulation.ts';

const scalar = v.union([v.boolean(), v.number(), v.string()]);
const values = v.record(v.string(), v.union([scalar, v.pipe(v.array(scalar), v.minLength(1))]));
const names = v.union([v.string(), v.pipe(v.array(v.string()), v.minLength(1))]);
const planSchema = v.strictObject({
  about: v.optional(v.string()),
  lab: v.literal(PLAN_FORMAT),
  seed: v.string(),
  matches: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e9)),
  precision: v.nullable(v.pipe(v.number(), v.minValue(0.01), v.maxValue(50))),
  measures: v.array(v.picklist(MEASURES)),
  games: v.pipe(
    v.array(
      v.strictObject({
        game: v.string(),
        seats: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.minLength(1)),
        bots: v.array(names),
        options: v.optional(values, {}),
        knobs: v.optional(values, {}),
        chain: v.optional(v.array(v.string()), []),
      }),
    ),
    v.minLength(1),
  ),
});

export function parsePlan(where: string, text: string): Plan {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new UsageError(`${where}: is not JSON; "tavola lab plan GAME" prints a plan`);
  }
  const parsed = v.safeParse(planSchema, json);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new UsageError(`${where}: ${v.getDotPath(issue) ?? 'the plan'}: ${issue.message}`);
  }
  const { about: _, ...plan } = parsed.output;
  return plan;
}

export function readPlan(file: string): Plan {
  if (!existsSync(file)) throw new UsageError(`argument PLAN: there is no file ${file}`);
  return parsePlan(file, readFileSync(file, 'utf8'));
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

export const planHash = (plan: Plan): string => digest(JSON.stringify(plan)).slice(0, 16);

/** A hash of this program and of the files that the plan names: equal fingerprints play equal matches. */
export function codeFingerprint(plan: Plan): string {
  const hash = createHash('sha256').update(version());
  // In a build, all code lies in one folder.
  const folder = import.meta.dirname;
  for (const name of readdirSync(folder).toSorted())
    if (name.endsWith('.js')) hash.update(name).update(readFileSync(join(folder, name)));
  const named = plan.games.flatMap(({ game, bots, chain = [] }) => [game, ...bots.flat(), ...chain]);
  for (const path of [...new Set(named)].filter(isPath)) hash.update(readFileSync(resolve(path)));
  return hash.digest('hex').slice(0, 16);
}

export interface LoadedPlan {
  readonly plan: Plan;
  readonly tables: readonly LabTable[];
  readonly chunks: readonly Chunk[];
  /** Bots load when their first chunk is played. */
  load(table: number): Promise<LoadedTable>;
}

async function loadTable(table: LabTable): Promise<LoadedTable> {
  const game: Game = await loadGame(table.game);
  const config: Config = table.config;
  for (const name of table.bots)
    if (name.startsWith(EXEC_PREFIX))
      throw new UsageError(`bots: ${name}: a lab needs bots that always decide alike, not programs`);
  const loaded = new Map(
    await Promise.all(
      [...new Set(table.bots)].map(async (name) => [name, await loadNamedBot(game, config, name)] as const),
    ),
  );
  return {
    table,
    game,
    bots: table.bots.map((name) => loaded.get(name)!),
    hasStart: hasStart(game, config, 'start'),
  };
}

/** Whether the first deal of a table has hands, of which two cards can be swapped. */
function checkSwaps(game: Game, { config }: LabTable): void {
  const things = game.things(game.setup(config, 'swap'));
  const deal = game.transcript.deal(game.setup(config, 'swap')) as { readonly [key: string]: Json };
  if (!things.some(({ place }) => place === 'hand') || !('hands' in deal))
    throw new UsageError(`measures: cards: ${game.id} deals no hands; leave "cards" out of its plan`);
}

export async function loadLabPlan(plan: Plan): Promise<LoadedPlan> {
  let tables: LabTable[];
  try {
    tables = await listTables(plan, loadGame);
  } catch (error) {
    if (error instanceof PlanError) throw new UsageError(error.message);
    throw error;
  }
  for (const table of tables) if (table.kind === 'cards') checkSwaps(await loadGame(table.game), table);
  const loaded = new Map<number, Promise<LoadedTable>>();
  return {
    plan,
    tables,
    chunks: splitIntoChunks(plan, tables),
    load(index) {
      let table = loaded.get(index);
      if (table === undefined) loaded.set(index, (table = loadTable(tables[index]!)));
      return table;
    },
  };
}
