/**
 * `npm run bench:server [-- quick]`: scripted clients play two-seat Punto on our server with durable writes, on
 * boardgame.io's with its memory store, and on a bare echo as the upper limit. docs/bench.md explains it.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import {
  Contender,
  idleMemory,
  loopDelay,
  runBench,
  median,
  out,
  quiet,
  formatTable,
  tavolaOn,
  temporaryFolder,
  formatWhole,
} from './serverContender.js';
import { installPeer } from './programs.js';

const quick = process.argv.includes('quick');
const MATCHES = quick ? 40 : 200;
const SECONDS = quick ? 3 : 8;
const ROUNDS = quick ? 1 : 3;
const IDLE_SEATS = quick ? 1000 : 10_000;

const tavola = tavolaOn('tavola, every decision on disk', '');
const echo = new Contender(
  'bare echo, nothing kept',
  (port) => spawn(process.execPath, [join(import.meta.dirname, 'echo.js'), `${port}`], quiet),
  (url) => [join(out, 'load.js'), 'echo', url],
);
const peer = join(import.meta.dirname, 'peers', 'boardgame.io');
const boardgame = new Contender(
  'boardgame.io, memory only',
  (port) =>
    spawn(process.execPath, [join(peer, 'server.js'), `${port}`], {
      ...quiet,
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  (url) => [join(peer, 'load.js'), join(out, 'pacer.js'), url],
);

async function round(contender) {
  try {
    await contender.begin(MATCHES);
    await contender.runOrder('flat', SECONDS); // warms up
    await loopDelay(contender); // resets the count
    const flat = await contender.runOrder('flat', SECONDS);
    const delay = await loopDelay(contender);
    await contender.end();
    await contender.begin(MATCHES);
    const paced = await contender.runOrder('paced', SECONDS);
    contender.rounds.push({
      perSecond: flat.decisions / flat.seconds,
      perCpu: flat.decisions / flat.cpu,
      bytes: flat.bytes / flat.decisions,
      median: paced.median,
      p99: paced.p99,
      delay,
    });
  } finally {
    contender.end();
  }
}

const of = (contender, key) => median(contender.rounds.map((one) => one[key]));
/** Within one round, since the machine may be busier in another. */
const ratio = (a, b, key) => median(a.rounds.map((one, i) => one[key] / b.rounds[i][key]));

function report(contenders, memory) {
  console.log(
    `${MATCHES} two-seat Punto matches over WebSocket, the median of ${ROUNDS} rounds of ${SECONDS} s\n`,
  );
  console.log(
    formatTable([
      ['', 'decisions/s', 'per CPU s', 'bytes each', 'median ms', '99 % ms'],
      ...contenders.map((one) => [
        one.name,
        formatWhole(of(one, 'perSecond')),
        formatWhole(of(one, 'perCpu')),
        formatWhole(of(one, 'bytes')),
        of(one, 'median').toFixed(2),
        of(one, 'p99').toFixed(2),
      ]),
    ]),
  );
  console.log(
    '\n(median and 99 % from sending to both seats having it, at one decision a second and match)\n',
  );
  console.log(formatTable([['', 'measured', 'aim', ''], ...aims(contenders, memory)]));
}

function aims(contenders, memory) {
  const aim = (what, measured, bound, isLeast = false) => [
    what,
    measured.toFixed(1),
    `${isLeast ? 'at least' : 'at most'} ${bound}`,
    (isLeast ? measured >= bound : measured <= bound) ? 'met' : 'MISSED',
  ];
  const rows = [
    aim('median to the echo', ratio(tavola, echo, 'median'), 2),
    aim('99 % to the echo', ratio(tavola, echo, 'p99'), 3),
    aim('bytes a decision', of(tavola, 'bytes'), 500),
    aim('kB a match in memory, of the idle ones', memory, 60),
    aim(`loop delay with ${MATCHES} busy matches, 99 %, ms`, of(tavola, 'delay'), 5),
  ];
  if (contenders.includes(boardgame))
    rows.unshift(aim('decisions a CPU second to boardgame.io', ratio(tavola, boardgame, 'perCpu'), 8, true));
  return rows;
}

/** The time of one commit of the embedded database: the disk's share. */
async function commitTime() {
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const folder = temporaryFolder();
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

/** Kilobytes per match: over thousands of matches, the start-up cost of a process no longer shows. */
async function idle() {
  const { megabytes, perMatch } = await idleMemory(IDLE_SEATS);
  console.log(
    `${formatWhole(IDLE_SEATS)} idle connected seats: ${formatWhole(megabytes)} MB (the aim is below 400 for 10,000)\n`,
  );
  return perMatch;
}

await runBench(async (address) => {
  const contenders = [tavola];
  if (address !== undefined) contenders.push(tavolaOn('tavola on PostgreSQL (without its CPU)', address));
  if (installPeer() !== undefined) contenders.push(boardgame);
  contenders.push(echo);
  for (let i = 0; i < ROUNDS; i++) for (const contender of contenders) await round(contender);
  const memory = await idle();
  report(contenders, memory);
  await commitTime();
});
