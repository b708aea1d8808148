/** Shared by the server benchmarks: servers as separate processes, scripted clients, and tables to print. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled } from '../../scripts/ensure.js';
import { root } from '../../scripts/runTool.js';

export const out = join(root, 'build', 'bench', 'server');
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
export const formatWhole = (number) => Math.round(number).toLocaleString('en');
export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function buildLoad() {
  const { build, loadConfigFromFile } = await import('vite');
  const { config } = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(root, 'vite.config.ts'),
  );
  config.build.rolldownOptions.input = {
    load: 'research/bench/loadClients.ts',
    pacer: 'research/bench/pacer.ts',
    postgres: 'test/server/postgres.ts',
  };
  config.build.rolldownOptions.preserveEntrySignatures = 'strict';
  config.build.outDir = out;
  await build({ ...config, configFile: false, root, logLevel: 'warn' });
}

export function processUsage(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1];
  return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, megabytes: Number(resident) / 1024 };
}

/** One or several processes of a server, and clients that play on them. */
export class Contender {
  constructor(name, server, load, processes = 1) {
    this.name = name;
    this.rounds = [];
    this.startServer = server;
    this.loadArgs = load;
    this.processes = processes;
  }

  async begin(matches, ...more) {
    this.servers = [];
    const urls = [];
    for (let i = 0; i < this.processes; i++) {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}/`;
      urls.push(url);
      this.servers.push(this.startServer(port));
      for (let tries = 0; tries < 200; tries++) {
        if (await fetch(url).catch(() => undefined)) break;
        await sleep(50);
      }
    }
    [this.url] = urls;
    this.empty = this.used().megabytes;
    this.load = spawn(process.execPath, [...this.loadArgs(urls.join()), `${matches}`, ...more], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    this.lines = createInterface({ input: this.load.stdout })[Symbol.asyncIterator]();
    const { value } = await this.lines.next();
    if (value !== 'ready') throw new Error(`the clients of ${this.name} do not start`);
  }

  used() {
    const all = this.servers.map(({ pid }) => processUsage(pid));
    const sum = (key) => all.reduce((total, one) => total + one[key], 0);
    return { cpu: sum('cpu'), megabytes: sum('megabytes') };
  }

  async runOrder(order, seconds) {
    const before = this.used().cpu;
    this.load.stdin.write(`${order} ${seconds}\n`);
    const { value } = await this.lines.next();
    return { ...JSON.parse(value), cpu: this.used().cpu - before };
  }

  end() {
    this.load?.kill();
    for (const server of this.servers ?? []) server.kill('SIGKILL');
  }
}

const folders = [];
export const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };

export const tavolaOn = (name, address, processes = 1) =>
  new Contender(
    name,
    (port) => {
      const data = temporaryFolder();
      return spawn(
        process.execPath,
        [join(root, 'dist', 'cli.js'), 'serve', '--port', `${port}`, '--data', data],
        {
          ...quiet,
          env: {
            ...process.env,
            DATABASE_URL: address,
            TAVOLA_LIMITS_TIMES: '100000',
            TAVOLA_LOG: 'error',
            NODE_ENV: 'production',
          },
        },
      );
    },
    (url) => [join(out, 'load.js'), 'tavola', url],
    processes,
  );

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-bench-'));
  folders.push(folder);
  return folder;
}

/** The 99th percentile of the event loop's delay since the last call, in milliseconds; only our server reports it. */
export async function loopDelay({ url }) {
  const figures = await fetch(`${url}metrics`).then((response) => response.text());
  const found = /^tavola_loop_delay_p99_seconds (.*)$/m.exec(figures);
  return found === null ? Number.NaN : 1000 * Number(found[1]);
}

export function formatTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '),
    )
    .join('\n');
}

/** The memory of our server with connected, idle seats: megabytes in total, and kilobytes per match of two. */
export async function idleMemory(seats) {
  const server = tavolaOn('idle', '');
  try {
    await server.begin(seats / 2, 'idle');
    await sleep(2000);
    const { megabytes } = server.used();
    return { megabytes, perMatch: (1024 * (megabytes - server.empty)) / (seats / 2) };
  } finally {
    server.end();
  }
}

/**
 * Builds what a benchmark needs, runs it, and cleans up in any case. `work` gets the address of a temporary
 * PostgreSQL, undefined where there is none.
 */
export async function runBench(work) {
  ensureInstalled();
  ensureBuilt();
  let postgres;
  try {
    await buildLoad();
    const { startPostgres } = await import(pathToFileURL(join(out, 'postgres.js')).href);
    postgres = await startPostgres();
    await work(postgres?.address);
  } catch (error) {
    console.error(`bench: ${error.message}`);
    process.exitCode = 1;
  } finally {
    postgres?.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
