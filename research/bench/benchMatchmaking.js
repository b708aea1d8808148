/**
 * `npm run bench:matchmaking [-- PEOPLE]`: how long matched players wait, on one process over loopback. First
 * everyone arrives as fast as the server admits them; then pairs arrive while as many others wait with ratings too
 * far apart. docs/matchmaking.md has figures.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { freePort, sleep } from './serverContender.js';
import { ensureBuilt, ensureInstalled } from '../../scripts/ensure.js';
import { root } from '../../scripts/runTool.js';

const PEOPLE = Number(process.argv[2] ?? 2000);
const COUPLES = 50;
/** Concurrent requests; the next one starts when one of these players waits. */
const ASKING = 64;
const agent = new Agent({ keepAlive: false, maxSockets: Infinity });

async function serve(folder) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [join(root, 'bin/tavola.js'), 'serve', '--port', `${port}`, '--data', folder],
    {
      env: { ...process.env, TAVOLA_LIMITS_TIMES: '100000', TAVOLA_LOG: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}/`;
  for (;;) {
    const answer = await fetch(`${url}healthz`).catch(() => undefined);
    if (answer?.status === 200) break;
    await sleep(50);
  }
  return {
    port,
    /** CPU seconds so far; Linux counts in hundredths. */
    cpu: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

const PREFERENCES = { games: ['punto'], paces: ['quick'], seats: [2], rated: false, bots: null };

/** Starts a wait: resolves with the times when it began and when the table was ready. */
function waitForMatch(port, wish = PREFERENCES) {
  const person = { waits: 0, told: 0, match: '', close: () => call.destroy() };
  const body = JSON.stringify({ token: randomBytes(16).toString('hex'), name: 'Ada', ...wish });
  const call = request({
    port,
    host: '127.0.0.1',
    path: '/api/matchmaking',
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  let isWaiting;
  person.waiting = new Promise((resolve) => (isWaiting = resolve));
  person.ready = new Promise((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`refused: ${answer.statusCode}`));
      answer.setEncoding('utf8');
      answer.on('data', (text) => {
        if (person.waits === 0 && text.includes('event: waiting')) {
          person.waits = performance.now();
          isWaiting();
        }
        const told = /event: table\ndata: (.*)\n/.exec(text);
        if (told === null) return;
        person.told = performance.now();
        person.match = JSON.parse(told[1]).match;
        resolve(person);
      });
      answer.on('error', () => {});
    });
  });
  call.end(body);
  return person;
}

/** Milliseconds from the start of the last player's wait until all of a table had its event, sorted. */
function delays(people) {
  const tables = new Map();
  for (const person of people) tables.set(person.match, [...(tables.get(person.match) ?? []), person]);
  return [...tables.values()]
    .map((table) => Math.max(...table.map(({ told }) => told)) - Math.max(...table.map(({ waits }) => waits)))
    .sort((a, b) => a - b);
}

const at = (sorted, share) =>
  Math.max(0, sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]);
const say = (what, sorted) =>
  console.log(
    `${what}: ${sorted.length} tables, median ${at(sorted, 0.5).toFixed(0)} ms, 99 % ${at(sorted, 0.99).toFixed(0)} ms, most ${at(sorted, 1).toFixed(0)} ms`,
  );

async function everybody() {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-meet-'));
  const server = await serve(folder);
  const began = performance.now();
  const before = server.cpu();
  const people = [];
  const come = async () => {
    while (people.length < PEOPLE) {
      const person = waitForMatch(server.port);
      people.push(person);
      await person.waiting;
    }
  };
  await Promise.all(Array.from({ length: ASKING }, come));
  await Promise.all(people.map(({ ready }) => ready));
  const seconds = (performance.now() - began) / 1000;
  const cpu = server.cpu() - before;
  console.log(
    `${PEOPLE} people who come one after the other all have a table after ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU`,
  );
  say('from compatible to told', delays(people));
  for (const { close } of people) close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Many wait whose ratings are too far apart; then pairs arrive one by one. */
async function amongMany() {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-meet-'));
  await (await serve(folder)).stop();
  const database = new DatabaseSync(join(folder, 'tavola.sqlite'));
  const now = Date.now();
  const insert = database.prepare(
    'insert into waiting (who, id, hash, person, name, wish, came, until, match) values (?, ?, ?, ?, ?, ?, ?, ?, null)',
  );
  database.exec('begin');
  for (let i = 0; i < PEOPLE; i++) {
    const ratings = { punto: 10_000 * i, schicht: 10_000 * i };
    const wish = {
      games: ['punto', 'schicht'],
      paces: ['quick', 'normal'],
      seats: [2, 3, 4],
      rated: true,
      bots: null,
      ratings,
    };
    insert.run(`p${i}`, `w${i}`, `h${i}`, `p${i}`, 'Somebody', JSON.stringify(wish), now, now + 3_600_000);
  }
  database.exec('commit');
  database.close();
  const server = await serve(folder);
  let all = 0;
  while (all === 0) {
    await sleep(100);
    ({ all } = await (await fetch(`http://127.0.0.1:${server.port}/api/matchmaking`)).json());
  }
  const people = [];
  for (let i = 0; i < COUPLES; i++) {
    const two = [waitForMatch(server.port), waitForMatch(server.port)];
    people.push(...(await Promise.all(two.map(({ ready }) => ready))));
  }
  say(`among ${all} who wait and match nobody, from compatible to told`, delays(people));
  for (const { close } of people) close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

ensureInstalled();
ensureBuilt();
await everybody();
await amongMany();
