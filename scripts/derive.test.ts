/** Stale derived data is always noticed: fingerprints change with rules, bots and weights, and with nothing else. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { computeFingerprint } from './fingerprint.js';

const ROOT = join(import.meta.dirname, '..');
const COPIED = [
  'tsconfig.base.json',
  'src',
  'scripts',
  'research',
  'test',
  'docs',
  'package.json',
  '.oxfmtrc.json',
];
const tree = mkdtempSync(join(tmpdir(), 'tavola-derived-'));
const at = (path: string): string => join(tree, path);
const changed = new Set<string>();

beforeAll(() => {
  const filter = (path: string): boolean => !path.endsWith('node_modules');
  for (const path of COPIED) cpSync(join(ROOT, path), at(path), { recursive: true, filter });
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'));
});
/** Each test starts with the unchanged tree. */
afterEach(() => {
  for (const path of changed) cpSync(join(ROOT, path), at(path));
  changed.clear();
});
afterAll(() => rmSync(tree, { recursive: true }));

function change(path: string, from: string | RegExp, to: string): void {
  const before = readFileSync(at(path), 'utf8');
  const after = before.replace(from, to);
  expect(after, `${from.toString()} in ${path}`).not.toBe(before);
  writeFileSync(at(path), after);
  changed.add(path);
}

const PUNTO = 'src/games/punto';
const SETTINGS = `${PUNTO}/bots/searchSettings.ts`;
const LEVELS = `${PUNTO}/bots/levels.ts`;

const fingerprint = (level: string): Promise<string> =>
  computeFingerprint(
    [
      [level, LEVELS],
      ['game', `${PUNTO}/rules/index.ts`],
    ],
    tree,
  );

describe('the fingerprint of a bot', () => {
  let [easy, expert] = ['', ''];
  beforeAll(async () => {
    [easy, expert] = [await fingerprint('easy'), await fingerprint('expert')];
  });

  test('ignores comments, formatting, files, their order, and names of variables and properties', async () => {
    change(SETTINGS, /^/, '// A word more.\n\n\n');
    change(SETTINGS, /\bFOUR_AHEAD\b/g, 'THREE_OR_MORE');
    change(SETTINGS, /\bdoubt\b/g, 'uncertainty');
    change(`${PUNTO}/bots/lookahead.ts`, /\bdoubt\b/g, 'uncertainty');
    change(LEVELS, './searchSettings.ts', './howFar.ts');
    change(LEVELS, /^(.*?)(import [^;]*;\n)((?:import [^;]*;\n)+)/s, '$1$3$2');
    renameSync(at(SETTINGS), at(`${PUNTO}/bots/howFar.ts`));
    expect(await fingerprint('expert')).toBe(expert);
  });

  test('changes with a constant that only other seat counts use', async () => {
    change(SETTINGS, /(FOUR: SearchSettings = \{ iterations: )/, '$11');
    expect(await fingerprint('expert')).not.toBe(expert);
  });

  test('changes with a weight', async () => {
    change(`${PUNTO}/bots/weights.ts`, /\[(-?\d+),/, '[7777,');
    expect(await fingerprint('expert')).not.toBe(expert);
  });

  test('changes with a rule', async () => {
    change(`${PUNTO}/rules/data.ts`, /= (\d+);/, '= 1$1;');
    expect(await fingerprint('easy')).not.toBe(easy);
  });

  test('changes when Math.max becomes Math.min', async () => {
    change('src/bots/character.ts', 'Math.max', 'Math.min');
    expect(await fingerprint('easy')).not.toBe(easy);
  });

  test('ignores changes of another level', async () => {
    change(SETTINGS, /(FOUR: SearchSettings = \{ iterations: )/, '$11');
    expect(await fingerprint('easy')).toBe(easy);
  });
});

function derive(...args: string[]): { code: number | null; said: string } {
  const { status, stderr } = spawnSync(process.execPath, [at('scripts/derive.js'), ...args], {
    encoding: 'utf8',
  });
  return { code: status, said: stderr };
}

describe('the check', () => {
  test('fails after a change of a bot and names the command for everything stale', () => {
    change(LEVELS, 'overlooksThreats, overlooksChoices(2)]', 'overlooksChoices(2)]');
    const { code, said } = derive('punto', '--check');
    expect(code).toBe(1);
    for (const kind of ['daily', 'puzzles', 'ratings'])
      expect(said).toContain(`${kind} data of punto is stale: npm run derive -- ${kind} punto\n`);
    expect(said).toMatch(/docs\/ladder.md: \d+ rows of punto .*: npm run derive -- ladder punto --mark\n/);
    expect(said).not.toContain('golden');
  });

  test('fails after a change of the rules, also for golden playthroughs', () => {
    change(`${PUNTO}/rules/data.ts`, /= (\d+);/, '= 1$1;');
    const { code, said } = derive('golden', 'punto', '--check');
    expect({ code, said }).toEqual({
      code: 1,
      said: 'golden data of punto is stale: npm run derive -- golden punto\n',
    });
  });

  test('fails after a puzzle was edited by hand', () => {
    change(`${PUNTO}/puzzles.json`, /^\[\n.*,\n/, '[\n');
    expect(derive('puzzles', 'punto', '--check').code).toBe(1);
  });

  test('passes once the rows of the ladder are marked as older', () => {
    change(LEVELS, 'overlooksThreats, overlooksChoices(2)]', 'overlooksChoices(2)]');
    changed.add('docs/ladder.md');
    expect(derive('ladder', 'punto', '--mark').code).toBe(0);
    expect(readFileSync(at('docs/ladder.md'), 'utf8')).toMatch(/\| medium +\| easy .* \w{8} older \|/);
    expect(derive('ladder', 'punto', '--check')).toEqual({ code: 0, said: '' });
  });
});

test('changed answers of the daily bots are only written together with a new edition', () => {
  change(LEVELS, '[overlooksThreats, overlooksThreats, overlooksThreats, overlooksChoices(2)], 10', '[], 10');
  const { code, said } = derive('daily', 'punto');
  expect(code).toBe(1);
  expect(said).toContain('first raise EDITION in src/daily/dailyDeal.ts');
});

test('an unknown kind or game is rejected with a list of the kinds', () => {
  expect(derive('riddles').said).toContain('expected npm run derive -- [golden | daily');
});
