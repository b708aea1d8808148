/** A new game: its own folder provides everything that the project requires of a game. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HAS_CHROMIUM } from './e2e/chromium.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = 'src/games/kontor';
const VITEST = 'node_modules/vitest/vitest.mjs';
/** Enough on any busy machine. */
const PATIENCE = 600_000;
/** Neither source nor built from it. */
const APART = /^(\.git|node_modules|build)$/;

let tree = '';
let before: Map<string, string>;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !/^(dist|build|node_modules)\//.test(path));

const contents = (): Map<string, string> =>
  new Map(
    filesIn(tree).map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(tree, path)))
        .digest('hex'),
    ]),
  );

function run(...args: string[]): string {
  // Controls pressed there belong to another build.
  const env = { ...process.env, TAVOLA_CONTROLS: '', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}

/** A copy of the project and its build, to which a game is added. */
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'tavola-kontor-'));
  const copy = (path: string): void =>
    cpSync(join(ROOT, path), join(tree, path), {
      recursive: true,
      preserveTimestamps: true,
      filter: (file) => !file.endsWith('node_modules'),
    });
  for (const path of readdirSync(ROOT)) if (!APART.test(path)) copy(path);
  copy('build/types');
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  before = contents();
  run('dist/cli.js', 'new', 'game', 'kontor', '--letter', 'K', '--seats', '2-4');
}, PATIENCE);
afterAll(() => rmSync(tree, { recursive: true, force: true }));

test('a new game changes only its folder and the list of games', () => {
  const after = contents();
  const changed = [...after].flatMap(([path, hash]) => (before.get(path) === hash ? [] : [path]));
  expect(changed.filter((path) => !path.startsWith(`${FOLDER}/`))).toEqual(['src/games/index.ts']);
  expect([...before.keys()].filter((path) => !after.has(path))).toEqual([]);
});

test('a new game passes every check', { timeout: PATIENCE }, () => {
  const said = run('scripts/check.js', FOLDER, 'src/games/index.ts');
  expect(said).toMatch(/^ok {2}types and imports$/m);
  expect(said).toMatch(/^ok {2}lint$/m);
  expect(said).toMatch(/^ok {2}derived data$/m);
  const derived: unknown = JSON.parse(readFileSync(join(tree, FOLDER, 'test/derived.json'), 'utf8'));
  expect(derived).toEqual({ golden: expect.any(String), daily: expect.any(String) });
});

/** The tests whose titles contain the new game, one of its clauses, or every game. */
const ABOUT_IT = 'kontor|\\bK\\d|every game';

interface TestFile {
  readonly name: string;
  readonly assertionResults: readonly { readonly status: string }[];
}

/** Runs these tests in some files and returns the files in which some passed; a failure throws its report. */
function runTestsAboutIt(...which: string[]): string[] {
  const results = join(tree, 'build/results.json');
  const reports = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`];
  run(VITEST, 'run', ...reports, '-t', ABOUT_IT, ...which);
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as { readonly testResults: TestFile[] };
  return testResults
    .filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'passed'))
    .map(({ name }) => name.slice(tree.length + 1));
}

test('a new game passes every test of the suite that goes through the games', { timeout: PATIENCE }, () => {
  const files = runTestsAboutIt(...['unit', 'server', 'long'].map((tier) => `--project=${tier}`));
  expect(files).toEqual(
    expect.arrayContaining([
      `${FOLDER}/rules/rules.test.ts`,
      ...[
        'agree/agree',
        'clauses',
        'daily',
        'botHonesty',
        'games',
        'laws/laws',
        'laws/update',
        'laws/wire',
      ].map((name) => `test/${name}.test.ts`),
      ...['playthroughs/playthroughs', 'reminders', 'rules', 'portableDecisions'].map(
        (name) => `test/${name}.test.ts`,
      ),
      ...['server/loader', 'server/onlineMatch', 'server/secrecy', 'sessions', 'sharing', 'messages'].map(
        (name) => `test/${name}.test.ts`,
      ),
      ...['bots/resumableSearch', 'cli/bots/outsideBot', 'cli/cli', 'cli/transcripts/verifyFairDeal'].map(
        (name) => `src/${name}.test.ts`,
      ),
      'src/web/match/session/createMatch.test.ts',
      'research/ladder/ladder.test.ts',
    ]),
  );
});

test.skipIf(!HAS_CHROMIUM)('a new game passes the browser tests', { timeout: PATIENCE }, () => {
  const files = runTestsAboutIt('test/e2e');
  expect(files).toEqual(
    expect.arrayContaining(
      [
        'forcedColours',
        'keyboardFocus',
        'coveredButtons',
        'connection',
        'localControls',
        'rematch',
        'screens',
        'firstTurns',
        'wholeMatch',
      ].map((name) => `test/e2e/${name}.test.ts`),
    ),
  );
});

test('a new game can be played in a terminal', { timeout: PATIENCE }, () => {
  expect(run('bin/tavola.js', 'play', 'kontor', '--seed', 'hello')).toContain('Kontor');
});

test('a new game’s check lists what is still the placeholder’s, part by part', () => {
  const check = (): { status: number | null; stdout: string } =>
    spawnSync(process.execPath, ['dist/cli.js', 'new', 'game', 'kontor', '--check'], {
      cwd: tree,
      encoding: 'utf8',
    });
  const replace = (path: string, from: string | RegExp, to: string): void => {
    const file = join(tree, FOLDER, path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  const first = check();
  expect(first.status).toBe(1);
  expect(first.stdout).toMatch(/^ {2}rules\/rules\.en\.md +K1, K2, K3, K4, K5, K6, K7$/m);
  expect(first.stdout).toMatch(/^ {2}bots\/greedy\.ts$/m);
  replace('rules/rules.en.md', 'There are eleven cards', 'There are thirty cards');
  replace('index.ts', 'Nobody yet', 'Ada Lovelace');
  replace('bots/greedy.ts', /$/, '// Another bot.\n');
  const second = check();
  expect(second.stdout).toMatch(/^ {2}rules\/rules\.en\.md +K2, K3/m);
  expect(second.stdout).toMatch(/^ {2}index\.ts +about\.en, about\.de, about\.fr, about\.it, publisher$/m);
  expect(second.stdout).not.toContain('bots/greedy.ts');
});
