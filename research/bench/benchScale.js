/**
 * `npm run bench:scale [-- quick]`: the capacity of one process, and of two and four on one PostgreSQL; over
 * loopback, in a few minutes. docs/scale.md has the conclusions.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  idleMemory,
  loopDelay,
  runBench,
  formatTable,
  tavolaOn,
  processUsage,
  formatWhole,
} from './serverContender.js';

const quick = process.argv.includes('quick');
const SECONDS = quick ? 2 : 4;
const TABLES = quick ? [50, 100] : [250, 500, 1000];
const WATCHED = 10;
const SPECTATORS = quick ? [2, 10] : [10, 40, 160];
const PROCESSES = quick ? [1, 2] : [1, 2, 4];
const BUSY = quick ? 40 : 200;
const IDLE = quick ? 200 : 4000;

async function against(contender, matches, more, work) {
  try {
    await contender.begin(matches, ...more);
    return await work(contender);
  } finally {
    contender.end();
  }
}

/** Tables with a decision per second: the share of a core they take, and the latency of a decision. */
async function paced() {
  const rows = [['tables', 'decisions/s', 'of a core', 'median ms', '99 % ms', 'loop 99 % ms']];
  for (const tables of TABLES)
    rows.push(
      await against(tavolaOn('one process', ''), tables, [], async (one) => {
        await one.runOrder('paced', SECONDS / 2);
        await loopDelay(one);
        const { decisions, seconds, cpu, median, p99 } = await one.runOrder('paced', SECONDS);
        const delay = await loopDelay(one);
        return [
          formatWhole(tables),
          formatWhole(decisions / seconds),
          `${formatWhole((100 * cpu) / seconds)} %`,
          median.toFixed(1),
          p99.toFixed(1),
          delay.toFixed(1),
        ];
      }),
    );
  return rows;
}

async function watched() {
  const rows = [['people looking on', 'told/s', 'of a core', 'µs of CPU a telling', '99 % ms']];
  for (const spectators of SPECTATORS)
    rows.push(
      await against(tavolaOn('one process', ''), WATCHED, [`${spectators}`], async (one) => {
        await one.runOrder('paced', SECONDS / 2);
        const { decisions, seconds, cpu, p99 } = await one.runOrder('paced', SECONDS);
        const told = decisions * (spectators + 2);
        return [
          formatWhole(WATCHED * spectators),
          formatWhole(told / seconds),
          `${formatWhole((100 * cpu) / seconds)} %`,
          ((1e6 * cpu) / told).toFixed(1),
          p99.toFixed(1),
        ];
      }),
    );
  return rows;
}

/** The CPU seconds of all processes of a PostgreSQL server. */
function postgresCpu(port) {
  const isOurs = (pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`${port}`) || isOurs(parentPid(pid));
    } catch {
      return false;
    }
  };
  const parentPid = (pid) => {
    const parent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1];
    if (parent === '0' || parent === '1') throw new Error('nobody');
    return parent;
  };
  let cpu = 0;
  for (const pid of readdirSync('/proc'))
    try {
      const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
      if (isPostgres && isOurs(pid)) cpu += processUsage(pid).cpu;
    } catch {
      // Not a process, or it has ended meanwhile.
    }
  return cpu;
}

/** Matches at full speed; the seats of each are at different processes, so that every decision crosses over. */
async function shared(address) {
  const port = new URL(address).port;
  const rows = [
    ['processes', 'decisions/s', 'per CPU s of ours', 'per CPU s of PostgreSQL', 'median ms', '99 % ms'],
  ];
  for (const processes of PROCESSES)
    rows.push(
      await against(tavolaOn('on PostgreSQL', address, processes), BUSY, [], async (all) => {
        await all.runOrder('flat', SECONDS / 2);
        const before = postgresCpu(port);
        const { decisions, seconds, cpu } = await all.runOrder('flat', SECONDS);
        const theirs = postgresCpu(port) - before;
        const { median, p99 } = await all.runOrder('paced', SECONDS);
        return [
          formatWhole(processes),
          formatWhole(decisions / seconds),
          formatWhole(decisions / cpu),
          formatWhole(decisions / theirs),
          median.toFixed(1),
          p99.toFixed(1),
        ];
      }),
    );
  return rows;
}

await runBench(async (address) => {
  console.log(
    `${availableParallelism()} cores for servers, database and clients together; two-seat Punto, every decision on disk\n`,
  );
  console.log(
    `One process, its embedded database, a decision a second at every table\n${formatTable(await paced())}\n`,
  );
  console.log(
    `One process, ${WATCHED} tables with a decision a second each\n${formatTable(await watched())}\n`,
  );
  console.log(
    `One process, ${formatWhole(IDLE)} seats that do nothing: ${(await idleMemory(IDLE)).perMatch.toFixed(0)} kB a match with its two sockets\n`,
  );
  if (address === undefined) console.log('no PostgreSQL here: several processes are not measured');
  else
    console.log(
      `Several processes on one PostgreSQL, ${BUSY} matches as fast as they can, then at a decision a second\n${formatTable(await shared(address))}`,
    );
});
