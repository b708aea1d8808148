/** Programs from outside as bots, run by the built command line. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'tavola-outside-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function tavola(args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin', 'tavola.js'), ...args], {
    encoding: 'utf8',
    cwd: folder,
    input: '',
  });
  return { code: status, out: stdout, err: stderr };
}

/** A simulation of two matches against `random`, its results read from JSON. */
function against(command: string) {
  const bots = `exec:${command},random`;
  const args = [
    'sim',
    'punto',
    '--seats',
    '2',
    '--bots',
    bots,
    '--games',
    '2',
    '--seed',
    's',
    '--jobs',
    '1',
    '--json',
    '-',
  ];
  const { code, out, err } = tavola(args);
  expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
  const { bots: results } = JSON.parse(out) as { bots: { bot: string; faults: number }[] };
  return { faults: results[0].faults, others: results[1].faults, err };
}

function script(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return `"${process.execPath}" ${name}`;
}

const reader = (answer: string): string =>
  `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => { const ask = JSON.parse(line); ${answer} });`;

/** Answers with the first legal move. */
const FIRST = 'console.log(\'{"move":0}\');';

describe('a program from outside', () => {
  test('is asked with its view and the legal moves, and its answer is played', () => {
    const command = script(
      'good.cjs',
      `require('node:fs').writeFileSync('asked', ''); ${reader(
        "require('node:fs').appendFileSync('asked', line + '\\n'); console.log(JSON.stringify({ move: ask.legal.length - 1 }));",
      )}`,
    );
    const { faults, others } = against(command);
    expect([faults, others]).toEqual([0, 0]);
    const asked = readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');
    const first = JSON.parse(asked[0]) as { [key: string]: unknown };
    expect(Object.keys(first)).toEqual(['game', 'options', 'seats', 'seat', 'view', 'legal', 'ms']);
    expect(first).toMatchObject({ game: 'punto', options: {}, seats: 2 });
    // Cards by name, places by coordinates.
    expect(asked.join()).toMatch(/"laid":\[\{"x":0,"y":0,"card":"(red|green|blue|yellow)-\d"\}/);
    // What nobody in that seat may know is not in the line.
    expect(asked.join()).not.toContain('hidden');
  });
  test('that answers with an illegal index or no JSON is replaced, and counted', () => {
    const bad = against(
      script('bad.cjs', reader("console.log(ask.legal.length % 2 ? 'what?' : '{\"move\":-1}');")),
    );
    expect(bad.faults).toBeGreaterThan(4);
    expect(bad.others).toBe(0);
    expect(bad.err).toContain('a random legal move is played instead');
  });
  test('that crashes is started anew', () => {
    const { faults } = against(
      script('crash.cjs', `let n = 0; ${reader(`if (++n === 9) process.exit(3); ${FIRST}`)}`),
    );
    expect(faults).toBeGreaterThan(0);
    expect(against('no-such-program-anywhere').faults).toBeGreaterThan(4);
  });
  test('that is late is replaced once its time is up, and started anew', () => {
    const late = script(
      'late.cjs',
      `const fs = require('node:fs'); let n = 0;
      ${reader(`if (++n === 3 && !fs.existsSync('late')) fs.writeFileSync('late', ''); else ${FIRST}`)}`,
    );
    const table = ['--seats', '2', '--seed', 's', '--option', 'roundsToWin=1'];
    const { code, err } = tavola(['record', 'punto', ...table, '--bots', `exec:${late},random`]);
    expect(code).toBe(0);
    expect(err).toContain('it has not answered within 2000 ms; a random legal move is played instead');
  });
  test('the Python example of docs/bots.md plays every game', (context) => {
    if (spawnSync('python3', ['--version']).status !== 0) return context.skip();
    const example =
      /```python\n(.*?)```/s.exec(readFileSync(join(root, 'docs', 'bots.md'), 'utf8'))?.[1] ?? '';
    writeFileSync(join(folder, 'bot.py'), example);
    for (const [game, seats] of [
      ['jericho', 3],
      ['punto', 2],
      ['campos', 2],
      ['schicht', 2],
    ] as const) {
      const bots = ['exec:python3 bot.py', ...Array<string>(seats - 1).fill('random')].join();
      const args = [
        'sim',
        game,
        '--seats',
        `${seats}`,
        '--bots',
        bots,
        '--games',
        '1',
        '--seed',
        '1',
        '--json',
        '-',
      ];
      const { code, out, err } = tavola([...args, '--jobs', '1']);
      expect({ code, err: err.replaceAll('tavola: building …\n', '') }).toEqual({ code: 0, err: '' });
      expect((JSON.parse(out) as { bots: { faults: number }[] }).bots[0].faults).toBe(0);
    }
    return undefined;
  });
});
