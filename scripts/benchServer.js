/**
 * `npm run bench:server [-- quick]`: two-seat Punto matches played by scripted clients on our server with durable
 * writes, on boardgame.io's with its memory store, and a bare echo as the limit. docs/bench.md explains it.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { installPeer } from '../bench/programs.js';
import { ensureBuilt, ensureInstalled } from './ensure.js';
import { root } from './run.js';

const quick = process.argv.includes('quick');
const MATCHES = quick ? 40 : 200;
const SECONDS = quick ? 3 : 8;
const ROUNDS = quick ? 1 : 3;
const IDLE_SEATS = quick ? 1000 : 10_000;

const out = join(root, 'build', 'bench', 'server');
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const whole = (number) => Math.round(number).toLocaleString('en');
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Bundles the clients as the product is bundled. */
async function buildLoad() {
  const { build, loadConfigFromFile } = await import('vite');
  const { config } = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(root, 'vite.config.ts'),
  );
  config.build.rolldownOptions.input = {
    load: 'bench/load.ts',
    pace: 'bench/pace.ts',
    postgres: 'test/server/postgres.ts',
  };
  config.build.rolldownOptions.preserveEntrySignatures = 'strict';
  config.build.outDir = out;
  await build({ ...config, configFile: false, root, logLevel: 'warn' });
}

/** What a process has used: seconds of CPU, and megabytes of memory. */
function used(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1];
  return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, megabytes: Number(resident) / 1024 };
}

class Contender {
  constructor(name, server, load) {
    this.name = name;
    this.rounds = [];
    this.startServer = server;
    this.loadArgs = load;
  }

  async begin(matches = MATCHES, ...more) {
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}/`;
    this.server = this.startServer(port);
    for (let i = 0; i < 200; i++) {
      if (await fetch(this.url).catch(() => undefined)) break;
      await sleep(50);
    }
    this.empty = used(this.server.pid).megabytes;
    this.load = spawn(process.execPath, [...this.loadArgs(this.url), `${matches}`, ...more], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    this.lines = createInterface({ input: this.load.stdout })[Symbol.asyncIterator]();
    const { value } = await this.lines.next();
    if (value !== 'ready') throw new Error(`the clients of ${this.name} do not start`);
    this.filled = used(this.server.pid).megabytes;
  }

  async ask(order) {
    const before = used(this.server.pid).cpu;
    this.load.stdin.write(`${order} ${SECONDS}\n`);
    const { value } = await this.lines.next();
    return { ...JSON.parse(value), cpu: used(this.server.pid).cpu - before };
  }

  end() {
    this.load?.kill();
    this.server?.kill('SIGKILL');
  }
}

const folders = [];
const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
const tavolaOn = (name, address) =>
  new Contender(
    name,
    (port) => {
      const data = mkdtempSync(join(tmpdir(), 'tavola-bench-'));
      folders.push(data);
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
  );
const tavola = tavolaOn('tavola, every decision on disk', '');
const echo = new Contender(
  'bare echo, nothing kept',
  (port) => spawn(process.execPath, [join(root, 'bench', 'echo.js'), `${port}`], quiet),
  (url) => [join(out, 'load.js'), 'echo', url],
);
const peer = join(root, 'bench', 'peers', 'boardgame.io');
const boardgame = new Contender(
  'boardgame.io, memory only',
  (port) =>
    spawn(process.execPath, [join(peer, 'server.js'), `${port}`], {
      ...quiet,
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  (url) => [join(peer, 'load.js'), join(out, 'pace.js'), url],
);

/** How late the server's loop was in one of a hundred looks since it was asked last, in milliseconds; only ours tells. */
async function loopDelay({ url }) {
  const figures = await fetch(`${url}metrics`).then((response) => response.text());
  const found = /^tavola_loop_delay_p99_seconds (.*)$/m.exec(figures);
  return found === null ? Number.NaN : 1000 * Number(found[1]);
}

async function round(contender) {
  try {
    await contender.begin();
    await contender.ask('flat'); // warms up
    await loopDelay(contender); // and begins to count anew
    const flat = await contender.ask('flat');
    const delay = await loopDelay(contender);
    await contender.end();
    await contender.begin();
    const paced = await contender.ask('paced');
    contender.rounds.push({
      perSecond: flat.decisions / flat.seconds,
      perCpu: flat.decisions / flat.cpu,
      bytes: flat.bytes / flat.decisions,
      median: paced.median,
      p99: paced.p99,
      delay,
      memory: (1024 * (contender.filled - contender.empty)) / MATCHES,
    });
  } finally {
    contender.end();
  }
}

const of = (contender, key) => median(contender.rounds.map((one) => one[key]));
/** Of the same round, since the machine may be busier in another. */
const ratio = (a, b, key) => median(a.rounds.map((one, i) => one[key] / b.rounds[i][key]));

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '),
    )
    .join('\n');
}

function report(contenders) {
  console.log(
    `${MATCHES} two-seat Punto matches over WebSocket, the median of ${ROUNDS} rounds of ${SECONDS} s\n`,
  );
  console.log(
    table([
      ['', 'decisions/s', 'per CPU s', 'bytes each', 'median ms', '99 % ms', 'kB a match'],
      ...contenders.map((one) => [
        one.name,
        whole(of(one, 'perSecond')),
        whole(of(one, 'perCpu')),
        whole(of(one, 'bytes')),
        of(one, 'median').toFixed(2),
        of(one, 'p99').toFixed(2),
        whole(of(one, 'memory')),
      ]),
    ]),
  );
  console.log(
    '\n(median and 99 % from sending to both seats having it, at one decision a second and match)\n',
  );
  console.log(table([['', 'measured', 'aim', ''], ...aims(contenders)]));
}

function aims(contenders) {
  const aim = (what, measured, bound, isLeast = false) => [
    what,
    measured.toFixed(1),
    `${isLeast ? 'at least' : 'at most'} ${bound}`,
    (isLeast ? measured >= bound : measured <= bound) ? 'met' : 'MISSED',
  ];
  const rows = [
    aim('median to the echo', ratio(tavola, echo, 'median'), 2),
    aim('99 % to the echo', ratio(tavola, echo, 'p99'), 3),
    aim('bytes a decision', of(tavola, 'bytes'), 70),
    aim('kB a match in memory', of(tavola, 'memory'), 60),
    aim(`loop delay with ${MATCHES} busy matches, 99 %, ms`, of(tavola, 'delay'), 5),
  ];
  if (contenders.includes(boardgame))
    rows.unshift(aim('decisions a CPU second to boardgame.io', ratio(tavola, boardgame, 'perCpu'), 8, true));
  return rows;
}

/** What the disk alone takes: how long one commit of the embedded database lasts. */
async function commitTime() {
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const folder = mkdtempSync(join(tmpdir(), 'tavola-bench-'));
  folders.push(folder);
  const database = new DatabaseSync(join(folder, 'x.sqlite'));
  for (const order of ['pragma journal_mode = wal', 'pragma synchronous = full', 'create table x (y)'])
    database.exec(order);
  const insert = database.prepare('insert into x values (1)');
  const times = Array.from({ length: 300 }, () => {
    const began = performance.now();
    insert.run();
    return performance.now() - began;
  });
  database.close();
  console.log(
    `a commit alone takes ${median(times).toFixed(2)} ms here, and nothing is told before it is done`,
  );
}

async function idle() {
  try {
    await tavola.begin(IDLE_SEATS / 2, 'idle');
    await sleep(2000);
    const { megabytes } = used(tavola.server.pid);
    console.log(
      `${whole(IDLE_SEATS)} idle connected seats: ${whole(megabytes)} MB (the aim is below 400 for 10,000)`,
    );
  } finally {
    tavola.end();
  }
}

/** A PostgreSQL of our own; undefined where there is none. */
async function startPostgres() {
  const { startPostgres: start } = await import(pathToFileURL(join(out, 'postgres.js')).href);
  return start();
}

ensureInstalled();
ensureBuilt();
let postgres;
try {
  await buildLoad();
  postgres = await startPostgres();
  const contenders = [tavola];
  if (postgres !== undefined)
    contenders.push(tavolaOn('tavola on PostgreSQL (without its CPU)', postgres.address));
  if (installPeer() !== undefined) contenders.push(boardgame);
  contenders.push(echo);
  for (let i = 0; i < ROUNDS; i++) for (const contender of contenders) await round(contender);
  report(contenders);
  await commitTime();
  await idle();
} catch (error) {
  console.error(`bench: ${error.message}`);
  process.exitCode = 1;
} finally {
  postgres?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
