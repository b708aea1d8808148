/**
 * Tests of `npm test` with more of everything, or that write what they otherwise compare:
 *
 *   npm run agree -- [MATCHES] [GAME]               matches of every configuration against the second implementations
 *   npm run fuzz -- [INPUTS] [SEED]                 malformed inputs for the parsers and for a whole server
 *   npm run chaos -- [KILLS] [TABLES]               kills servers on both databases; prints the table of docs/server.md
 *   npm run chaos:matchmaking -- [KILLS] [PEOPLE]   kills servers during matchmaking
 *   npm run record -- GAME                          plays a match under the game's present rules and stores it for good
 */
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled } from './ensure.js';
import { root, runTool } from './runTool.js';

const vitest = (args, env) => runTool('vitest/vitest.mjs', ['run', ...args], env);

const REPORT = join(root, 'build', 'chaos.jsonl');
const DATABASES = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

function printKills() {
  const text = existsSync(REPORT) ? readFileSync(REPORT, 'utf8').trim() : '';
  const rows = text === '' ? [] : text.split('\n').map((line) => JSON.parse(line));
  console.log('| database | killed during | kills | acknowledged decisions | lost |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const [database, name] of Object.entries(DATABASES)) {
    const own = rows.filter((row) => row.database === database);
    for (const { during, kills, acknowledged, lost } of own)
      console.log(`| ${name} | ${during} | ${kills} | ${acknowledged} | ${lost} |`);
    const sums = ['kills', 'acknowledged', 'lost'].map((key) => own.reduce((sum, row) => sum + row[key], 0));
    console.log(`| ${name} | all together | ${sums.join(' | ')} |`);
  }
}

/** @type {{ [name: string]: (...words: string[]) => number }} */
const RUNS = {
  agree: (matches = '10000', game = '') =>
    vitest(['test/agree'], { AGREE_MATCHES: matches, ...(game === '' ? {} : { AGREE_GAME: game }) }),
  fuzz(inputs = '1000000', seed = `${randomInt(2 ** 31)}`) {
    ensureBuilt();
    console.error(`tavola: fuzzing with ${inputs} inputs; repeat it with npm run fuzz -- ${inputs} ${seed}`);
    return vitest(['test/fuzz', '--no-file-parallelism', '--reporter=verbose', '--testTimeout=7200000'], {
      FUZZ_INPUTS: inputs,
      TAVOLA_SEED: seed,
    });
  },
  /** KILLS counts kills of each kind on each database, so 60 are 240 on each. */
  chaos(kills = '60', tables = '20') {
    ensureBuilt();
    mkdirSync(join(root, 'build'), { recursive: true });
    rmSync(REPORT, { force: true });
    const code = vitest(['test/server/chaos.test.ts', '--reporter=verbose'], {
      CHAOS_KILLS: kills,
      CHAOS_TABLES: tables,
      CHAOS_REPORT: REPORT,
    });
    printKills();
    return code;
  },
  'chaos:matchmaking'(kills = '40', people = '300') {
    ensureBuilt();
    return vitest(['test/server/matchmakingKilled.test.ts'], { MEET_KILLS: kills, MEET_PEOPLE: people });
  },
  record(game) {
    if (game === undefined) {
      console.error('tavola: expected npm run record -- GAME');
      return 2;
    }
    const code = vitest(['test/server/loader.test.ts', '-t', 'keeps a match'], { RECORD: game });
    return code === 0 ? runTool('oxfmt/bin/oxfmt', [`src/games/${game}/test/records`]) : code;
  },
};

const [name, ...words] = process.argv.slice(2);
ensureInstalled();
process.exitCode = RUNS[name](...words);
