/**
 * `npm run explore -- [--minutes N] [AREA …]`: repeats the randomised tests of `npm test` with new seeds and larger
 * numbers, area by area, until the time is up. Prints the command that reproduces each failure, and exits with 1 if
 * there was any.
 */
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled } from './ensure.js';
import { root, runTool } from './runTool.js';

/** @type {{ [area: string]: { files: string[], counts: { [name: string]: string } } }} */
export const AREAS = {
  laws: { files: ['test/laws/laws.test.ts'], counts: { LAW_RUNS: '6' } },
  wire: {
    files: ['test/laws/wire.test.ts', 'src/protocol/patch.test.ts'],
    counts: { WIRE_RUNS: '1000', PATCH_RUNS: '20000' },
  },
  agree: { files: ['test/agree/agree.test.ts'], counts: { AGREE_MATCHES: '60' } },
  puzzles: { files: ['src/puzzles/puzzles.test.ts', 'src/cli/puzzles/puzzlesCommand.test.ts'], counts: {} },
  fuzz: {
    files: ['test/fuzz/parsers.test.ts', 'test/fuzz/server.test.ts'],
    counts: { FUZZ_INPUTS: '40000' },
  },
  kills: {
    files: ['test/server/chaos.test.ts', 'test/server/matchmakingKilled.test.ts'],
    counts: { CHAOS_KILLS: '10', CHAOS_TABLES: '40', MEET_KILLS: '6', MEET_PEOPLE: '60' },
  },
  ratings: {
    files: ['test/server/ratingsKilled.test.ts'],
    counts: { RATED_KILLS: '8', RATED_MATCHES: '120' },
  },
};

const results = join(root, 'build', 'explore-results.json');

/** A text in single quotes for a shell, escaped for use in a regular expression. */
const quote = (text) => `'${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll("'", '.')}'`;

function explore(area, seed) {
  const { files, counts } = AREAS[area];
  const env = { TAVOLA_SEED: `${seed}`, ...counts };
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const repeat = (file, test) =>
    [...settings, 'npx vitest run', file, ...(test === undefined ? [] : ['-t', quote(test)])].join(' ');
  rmSync(results, { force: true });
  const code = runTool(
    'vitest/vitest.mjs',
    ['run', ...files, '--reporter=dot', '--reporter=json', `--outputFile.json=${results}`],
    env,
  );
  try {
    const report = JSON.parse(readFileSync(results, 'utf8'));
    const commands = report.testResults.flatMap(({ name, status, assertionResults }) => {
      const file = name.slice(root.length + 1);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0 && status === 'failed') return [repeat(file)];
      return failed.map(({ fullName }) => repeat(file, fullName));
    });
    const isUnexplained = code !== 0 && commands.length === 0;
    return {
      ran: report.numPassedTests + report.numFailedTests,
      commands: isUnexplained ? [repeat(files.join(' '))] : commands,
    };
  } catch {
    return { ran: 0, commands: [repeat(files.join(' '))] };
  }
}

function main() {
  const { values, positionals } = parseArgs({
    options: { minutes: { type: 'string', default: '10' } },
    allowPositionals: true,
  });
  const minutes = Number(values.minutes);
  const areas = positionals.length === 0 ? Object.keys(AREAS) : positionals;
  const unknown = areas.filter((area) => !(area in AREAS));
  if (!(minutes > 0) || unknown.length > 0) {
    console.error(`usage: npm run explore -- [--minutes N] [${Object.keys(AREAS).join('|')}] …`);
    process.exit(2);
  }

  ensureInstalled();
  ensureBuilt();
  mkdirSync(join(root, 'build'), { recursive: true });
  const end = Date.now() + minutes * 60_000;
  const findings = [];
  let ran = 0;
  for (let turn = 0; turn === 0 || Date.now() < end; turn++) {
    const area = areas[turn % areas.length];
    const seed = randomInt(2 ** 31);
    console.log(`explore: ${area} with TAVOLA_SEED=${seed}`);
    const tried = explore(area, seed);
    if (tried.ran === 0) console.log(`explore: ${area} is skipped on this machine`);
    ran += tried.ran;
    findings.push(...tried.commands);
  }
  console.log(`explore: ${ran} tests, ${findings.length} findings`);
  for (const command of findings) console.log(`repeat with: ${command}`);
  if (findings.length > 0) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) main();
