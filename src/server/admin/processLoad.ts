import { generateId } from '../matches/tokens.ts';
import type { ProcessLoads, ProcessLoad } from '../../protocol/index.ts';
import type { Gauges, Metrics } from './metrics.ts';
import { readServerHealth } from './serverHealth.ts';
import type { Store } from '../storage/store.ts';

/** A process is gone after 30 seconds without a report. */
const SILENT = 30_000;

export interface ConnectedPeople {
  readonly accounts: number;
  readonly guests: number;
}

export class ProcessLoadMonitor {
  readonly #store: Store;
  readonly #metrics: Metrics;
  readonly #gauges: Gauges;
  readonly #connectedPeople: () => ConnectedPeople;
  readonly #now: () => number;
  readonly #process = generateId();
  readonly #began: number;
  #before: { readonly at: number; readonly cpu: number; readonly decisions: number };
  #rates = { cpu: 0, decisions: 0 };
  #faults = 0;
  #lastFault: ProcessLoad['lastFault'] = null;
  readonly #folder: string | null;

  constructor(
    store: Store,
    metrics: Metrics,
    gauges: Gauges,
    company: () => ConnectedPeople,
    now: () => number,
    folder: string | null,
  ) {
    this.#folder = folder;
    this.#store = store;
    this.#metrics = metrics;
    this.#gauges = gauges;
    this.#connectedPeople = company;
    this.#now = now;
    this.#began = now();
    this.#before = { at: performance.now(), cpu: cpuTime(), decisions: 0 };
  }

  /** Measures the load since the last call; runs every few seconds. */
  async measure(): Promise<void> {
    const { values } = await this.#metrics.decisions.get();
    const seen = { at: performance.now(), cpu: cpuTime(), decisions: values[0]?.value ?? 0 };
    const seconds = Math.max(0.001, (seen.at - this.#before.at) / 1000);
    this.#rates = {
      cpu: (seen.cpu - this.#before.cpu) / seconds,
      decisions: (seen.decisions - this.#before.decisions) / seconds,
    };
    this.#before = seen;
    if (this.#store.isShared) await this.#write();
  }

  async #write(): Promise<void> {
    const { db } = this.#store.database;
    const at = this.#now();
    const load = JSON.stringify(this.#ownLoad());
    await db
      .insertInto('processes')
      .values({ id: this.#process, at, load })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at, load }))
      .execute();
    await db
      .deleteFrom('processes')
      .where('at', '<', at - SILENT)
      .execute();
  }

  #ownLoad(): ProcessLoad {
    const { sockets, matches, aside, thinking } = this.#gauges;
    return {
      process: this.#process,
      at: this.#now(),
      began: this.#began,
      cpu: Number(this.#rates.cpu.toFixed(3)),
      memory: process.memoryUsage.rss(),
      sockets: sockets(),
      ...this.#connectedPeople(),
      matches: matches(),
      aside: aside(),
      thinking: thinking(),
      decisions: Number(this.#rates.decisions.toFixed(2)),
      faults: this.#faults,
      lastFault: this.#lastFault,
    };
  }

  /** An error that a page has reported. */
  noteFault(text: string): void {
    this.#faults++;
    this.#lastFault = { at: this.#now(), text };
  }

  async list(): Promise<ProcessLoads> {
    const now = this.#now();
    return {
      now,
      health: await readServerHealth(this.#store, this.#folder, now),
      processes: this.#store.isShared ? await readProcesses(this.#store, now) : [this.#ownLoad()],
    };
  }
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export async function readProcesses(store: Store, now: number): Promise<ProcessLoad[]> {
  const rows = await store.database.db
    .selectFrom('processes')
    .select('load')
    .where('at', '>', now - SILENT)
    .orderBy('id')
    .execute();
  return rows.map(({ load }) => JSON.parse(load) as ProcessLoad);
}
