/**
 * `npm run bench [-- quick]`: random Punto matches through the contract, against a native program and boardgame.io;
 * then the speed of every game and its bots, and the gain of a second core for `sim`. docs/bench.md explains it.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { buildNative, buildTavola, installPeer } from './programs.js';
import { ensureBuilt, ensureInstalled } from '../../scripts/ensure.js';
import { root } from '../../scripts/runTool.js';

const quick = process.argv.includes('quick');

/**
 * Starts per program, since no two starts of a JavaScript engine compile alike; the first round of each only warms
 * up.
 */
const STARTS = quick ? 1 : 3;
const ROUNDS = quick ? 2 : 3;
/** Matches per round; a slow program plays only the first few. */
const MATCHES = quick ? 2_000 : 10_000;
const PART = quick ? 20 : 60;
/** How many matches' states are copied, and how often. */
const COPIED_MATCHES = 4;
const COPY_TIMES = quick ? 200 : 1000;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const whole = (number) => Math.round(number).toLocaleString('en');
const hex = (word) => (word >>> 0).toString(16).padStart(8, '0');

async function playRound({ program, order, slow }, first, dealer) {
  if (!slow)
    return {
      played: await program.request(`${order} ${first} ${MATCHES} ${PART}`),
      copied: await program.request(`copy 0 ${COPIED_MATCHES} ${COPY_TIMES}`),
    };
  const ask = async (what, from, count) =>
    program.request(JSON.stringify({ order: what, dealt: await dealer.request(`deals ${from} ${count}`) }));
  return { played: await ask('play', first, PART), copied: await ask('copy', 0, COPIED_MATCHES) };
}

const agrees = ({ slow }, { played, copied }, [own]) =>
  played.checksum === (slow ? own.played.part : own.played.checksum) &&
  copied.checksum === own.copied.checksum;

const perPly = ({ played }) => played.seconds / played.plies;

/** All programs in turn, round by round; throws if two of them played differently. */
async function race(contenders) {
  const rounds = contenders.map(() => []);
  let checksum = 0;
  for (let start = 0; start < STARTS; start++) {
    for (const contender of contenders) contender.program = contender.begin();
    const [{ program: dealer }] = contenders;
    try {
      for (let round = 0; round <= ROUNDS; round++) {
        const first = (start * (ROUNDS + 1) + round) * MATCHES;
        const results = [];
        for (const contender of contenders) results.push(await playRound(contender, first, dealer));
        for (const [i, contender] of contenders.entries())
          if (!agrees(contender, results[i], results))
            throw new Error(`${contender.name} does not play the matches from ${first} on as the others do`);
        checksum = Math.imul(checksum ^ results[0].played.checksum, 0x01000193);
        if (round > 0) results.forEach((result, i) => rounds[i].push(result));
      }
    } finally {
      for (const { program } of contenders) program.stop();
    }
  }
  return { rounds, checksum, matches: STARTS * (ROUNDS + 1) * MATCHES };
}

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '),
    )
    .join('\n');
}

const perSecond = (rounds, of) => whole(median(rounds.map(of)));

async function compare() {
  const tavola = await buildTavola();
  const native = buildNative();
  const peer = installPeer();
  if (native === undefined) console.log('no native program: there is no C compiler here');
  if (peer === undefined) console.log('no boardgame.io: it cannot be installed here');
  const contenders = [
    { name: 'tavola, drawing a legal action', order: 'play', begin: tavola },
    { name: 'tavola, listing the legal actions', order: 'list', begin: tavola },
    { name: 'native, C with -O3', order: 'play', begin: native, aim: 0.35, what: 'the native program' },
    { name: 'boardgame.io', slow: true, begin: peer, aim: 500, what: 'boardgame.io' },
  ].filter(({ begin }) => begin !== undefined);
  const { rounds, checksum, matches } = await race(contenders);
  console.log('Random Punto matches, 2 seats, one round to win');
  console.log(
    `the median of ${STARTS * ROUNDS} interleaved rounds of ${whole(MATCHES)} matches, by CPU time\n`,
  );
  for (const [i, { aim, what }] of contenders.entries()) {
    if (aim === undefined) continue;
    const ratio = median(rounds[i].map((round, r) => perPly(round) / perPly(rounds[0][r])));
    const shown = ratio < 10 ? ratio.toFixed(2) : whole(ratio);
    console.log(`tavola plays ${shown} × the matches of ${what} (the aim is at least ${aim})`);
  }
  console.log();
  console.log(
    table([
      ['per CPU second', 'matches', 'plies', 'clones'],
      ...contenders.map(({ name }, i) => [
        name,
        // The few matches of a slow program may be short, so it is credited with the average length of all.
        perSecond(rounds[i], (round, r) => MATCHES / rounds[0][r].played.plies / perPly(round)),
        perSecond(rounds[i], (round) => 1 / perPly(round)),
        perSecond(rounds[i], ({ copied }) => copied.copies / copied.seconds),
      ]),
    ]),
  );
  const share = peer === undefined ? '' : `, boardgame.io the first ${PART} of every ${whole(MATCHES)}`;
  console.log(`\nall played the same ${whole(matches)} matches${share}: checksum ${hex(checksum)}\n`);
}

function tavola(args, stdio) {
  const { status } = spawnSync(process.execPath, [join(root, 'bin', 'tavola.js'), ...args], {
    cwd: root,
    stdio,
  });
  if (status !== 0) throw new Error(`tavola ${args.join(' ')} failed`);
}

function simSeconds(jobs) {
  const games = quick ? '20000' : '300000';
  const began = process.hrtime.bigint();
  const bots = ['--bots', 'random,random', '--option', 'roundsToWin=1'];
  tavola(
    ['sim', 'punto', '--seats', '2', ...bots, '--games', games, '--seed', 'bench', '--jobs', `${jobs}`],
    'ignore',
  );
  return Number(process.hrtime.bigint() - began) / 1e9;
}

function compareJobs() {
  if (availableParallelism() < 2) {
    console.log('one core only: nothing to compare `sim` on');
    return;
  }
  const ratios = Array.from({ length: quick ? 1 : 3 }, () => simSeconds(1) / simSeconds(2));
  console.log(
    `\`sim\` in two threads is ${median(ratios).toFixed(2)} × as fast as in one, by the clock ` +
      `(the aim is at least 1.7 on two free cores; the load is ${loadavg()[0].toFixed(1)} on ${cpus().length})`,
  );
}

ensureInstalled();
ensureBuilt();
try {
  await compare();
  console.log('Every game through the contract, the fewest seats, default options');
  tavola(['bench', '--rounds', quick ? '1' : '3'], 'inherit');
  console.log();
  compareJobs();
  console.log('\nThe page, in a browser');
  const { benchWeb } = await import('./web.js');
  await benchWeb(quick);
} catch (error) {
  console.error(`bench: ${error.message}`);
  process.exitCode = 1;
}
