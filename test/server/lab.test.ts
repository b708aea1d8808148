/** `tavola lab`: the same bytes from any number of threads and machines, interrupted or not. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestPostgres } from './databases.ts';

const PROGRAM = join(import.meta.dirname, '../../bin/tavola.js');
const folder = mkdtempSync(join(tmpdir(), 'tavola-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);

const PLAN = {
  lab: 1,
  seed: 'lab',
  matches: 120,
  precision: null,
  measures: [
    'shares',
    'length',
    'ties',
    'margin',
    'leads',
    'decided',
    'branching',
    'luck',
    'chain',
    'cards',
    'effects',
  ],
  games: [
    {
      game: 'schicht',
      seats: [2],
      bots: ['random', 'greedy'],
      options: {},
      knobs: { hand: [12, 7] },
      chain: ['random', 'greedy'],
    },
  ],
};
writeFileSync(path('plan.json'), JSON.stringify(PLAN));
writeFileSync(path('short.json'), JSON.stringify({ ...PLAN, matches: 24 }));

const start = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [PROGRAM, 'lab', ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'lab', ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
const fail = (...args: string[]): string =>
  spawnSync(process.execPath, [PROGRAM, 'lab', ...args], { encoding: 'utf8' }).stderr;

function contents(name: string): string[] {
  return ['rows', 'records'].flatMap((kind) =>
    readdirSync(path(`${name}/${kind}`))
      .filter((file) => !file.endsWith('.part'))
      .toSorted()
      .map((file) => `${file} ${readFileSync(path(`${name}/${kind}/${file}`)).toString('base64')}`),
  );
}

run('run', path('plan.json'), '--out', path('one'), '--jobs', '1');
run('report', path('one'), '-o', path('one.html'));
const report = readFileSync(path('one.html'), 'utf8');

describe('a run', () => {
  test('gives the same bytes from three threads', () => {
    run('run', path('plan.json'), '--out', path('three'), '--jobs', '3');
    expect(contents('three')).toEqual(contents('one'));
  });

  test('killed, keeps every finished chunk and plays only the rest', async () => {
    const child = start('run', path('plan.json'), '--out', path('killed'), '--jobs', '1');
    const files = (): string[] => {
      try {
        return readdirSync(path('killed/rows')).filter((file) => file.endsWith('.parquet'));
      } catch {
        return [];
      }
    };
    await expect.poll(() => files().length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(2);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const kept = files().map((file) => [file, statSync(path(`killed/rows/${file}`)).mtimeMs] as const);
    run('run', path('plan.json'), '--out', path('killed'), '--jobs', '2');
    expect(contents('killed')).toEqual(contents('one'));
    for (const [file, time] of kept) expect(statSync(path(`killed/rows/${file}`)).mtimeMs).toBe(time);
  });

  test('with a precision stops at the same chunk for any number of threads', () => {
    writeFileSync(path('precise.json'), JSON.stringify({ ...PLAN, matches: 120, precision: 9 }));
    for (const jobs of ['1', '3'])
      run('run', path('precise.json'), '--out', path(`precise-${jobs}`), '--jobs', jobs);
    expect(contents('precise-3')).toEqual(contents('precise-1'));
    expect(contents('precise-1').length).toBeLessThan(contents('one').length);
  });

  test('refuses the folder of another plan, and a wrong plan', () => {
    expect(fail('run', path('short.json'), '--out', path('one'))).toContain('has another plan');
    writeFileSync(path('wrong.json'), JSON.stringify({ ...PLAN, matchs: 3 }));
    expect(fail('run', path('wrong.json'), '--out', path('wrong'))).toContain('matchs');
    writeFileSync(
      path('knob.json'),
      JSON.stringify({ ...PLAN, games: [{ ...PLAN.games[0], knobs: { hand: 20 } }] }),
    );
    expect(fail('run', path('knob.json'), '--out', path('wrong'))).toContain('from 2 to 12');
  });

  test('starts from a plan that the program prints', () => {
    const plan = JSON.parse(run('plan', 'punto')) as typeof PLAN;
    expect(plan.games[0]).toMatchObject({ game: 'punto', seats: [2, 3, 4] });
    // Punto deals no hands, so it has no cards to swap.
    expect(plan.measures).not.toContain('cards');
  });
});

describe('a report', () => {
  test('is one small file in four languages that loads nothing', () => {
    expect(report.length).toBeLessThan(500_000);
    expect(report).not.toMatch(/(?:src|href)="(?!data:)/);
    expect(report).not.toMatch(/https?:|NaN|undefined|Infinity/);
    for (const language of ['en', 'de', 'fr', 'it'])
      expect(report.split(`<p data-in="${language}"`).length).toBe(report.split('<p data-in="en"').length);
    expect(report.split('download=').length).toBe(report.split('<section>').length);
    expect(report).toContain('prefers-color-scheme: dark');
  });

  test('says when the run is not finished', () => {
    run('run', path('plan.json'), '--out', path('part'), '--jobs', '1');
    rmSync(path('part/rows/000000.parquet'));
    run('report', path('part'), '-o', path('part.html'));
    expect(readFileSync(path('part.html'), 'utf8')).toContain('This run is not finished');
  });
});

test('a comparison stops once the difference is clear', () => {
  const plan = (bots: string[]) => ({
    ...PLAN,
    matches: 2000,
    measures: ['shares'],
    games: [{ game: 'schicht', seats: [2], bots: [bots] }],
  });
  writeFileSync(path('a.json'), JSON.stringify(plan(['random', 'random'])));
  writeFileSync(path('b.json'), JSON.stringify(plan(['greedy', 'random'])));
  const text = run('compare', path('a.json'), path('b.json'));
  expect(text).toContain('B wins more.');
  const deals = Number(/, ([\d,]+) deals/.exec(text)?.[1]?.replace(',', ''));
  expect(deals).toBeLessThan(1000);
});

const postgres = await openTestPostgres();
describe.skipIf(postgres === undefined)('a queue on PostgreSQL', () => {
  const address = postgres?.address ?? '';

  test(
    'three workers, two of them killed, give the report of one process',
    { timeout: 120_000 },
    async () => {
      const main = start(
        'run',
        path('plan.json'),
        '--out',
        path('queued'),
        '--queue',
        address,
        '--patience',
        '2',
      );
      const finished = (): number => {
        try {
          return readdirSync(path('queued/rows')).length;
        } catch {
          return 0;
        }
      };
      const workers = [1, 2, 3].map(() => start('work', address));
      for (const [i, chunks] of [2, 6].entries()) {
        await expect.poll(finished, { timeout: 60_000, interval: 5 }).toBeGreaterThan(chunks);
        workers[i]?.kill('SIGKILL');
      }
      const [code] = (await once(main, 'exit')) as [number];
      workers[2]?.kill('SIGTERM');
      expect(code).toBe(0);
      expect(contents('queued')).toEqual(contents('one'));
      run('report', path('queued'), '-o', path('queued.html'));
      expect(readFileSync(path('queued.html'), 'utf8')).toBe(report);
    },
  );

  test('refuses a worker of other code', { timeout: 60_000 }, async () => {
    const main = start('run', path('short.json'), '--out', path('other'), '--queue', address);
    const pg = await import('pg');
    const pool = new pg.default.Pool({ connectionString: address });
    const change = async (): Promise<number> => {
      try {
        return (await pool.query(`update tavola_lab.plans set fingerprint = 'another'`)).rowCount ?? 0;
      } catch {
        return 0;
      }
    };
    await expect.poll(change, { timeout: 20_000 }).toBe(1);
    expect(fail('work', address)).toContain('was queued by other code (another)');
    main.kill('SIGKILL');
    await once(main, 'exit');
    await pool.end();
  });
});
