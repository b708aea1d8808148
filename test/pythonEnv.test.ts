/** The Python package plays what the engine plays: it runs where Python has numpy. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadEnv } from '../src/env/index.ts';

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'tavola-python-'));
afterAll(() => rmSync(folder, { recursive: true }));

const python = ['python3', '/usr/bin/python3'].find(
  (program) => spawnSync(program, ['-c', 'import numpy'], { stdio: 'ignore' }).status === 0,
);

function runPython(text: string): string {
  const file = join(folder, 'program.py');
  writeFileSync(file, text);
  return runFile(file);
}

function runFile(file: string, ...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(python!, [file, ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PYTHONPATH: join(ROOT, 'python'),
      TAVOLA: `${process.execPath} ${join(ROOT, 'bin/tavola.js')}`,
    },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

test.skipIf(python === undefined)('numpy sees the arrays of the engine', async () => {
  const printed = runPython(`
import json
import numpy as np, tavola_env
seen = []
with tavola_env.vec("jericho", seats=3, n=3, seed="python") as env:
    rng = np.random.default_rng(1)
    for _ in range(40):
        actions = env.random_actions(rng)
        assert (np.take_along_axis(env.mask[:, 0], actions[:, None], 1) == 1).all()
        env.step(actions)
        seen.append([actions.tolist(), env.observation.sum().item(), env.seat.tolist(), env.done.tolist()])
    assert env.field("hand").shape == (3, 1, 26)
    assert (env.field("hands")[:, 0, 0] == env.field("hand").sum(axis=(1, 2))).all()
    assert (env.observe(1, int(env.seat[1, 0])) == env.observation[1, 0]).all()
    before = env.observation[0].copy()
    env.load(2, env.save(0))
    assert (env.observation[2] == before).all()
    env.load(1, env.imagine(0))
    assert (env.observation[1] == before).all()
    env.reset(0, seed="again")
    env.reset(1, seed="again")
    assert (env.observation[0] == env.observation[1]).all()
    for wrong, words in [
        (lambda: env.step([999] * 3), "no legal action"),
        (lambda: env.save(7), "expected a match from 0 to 2"),
        (lambda: env.load(0, "{}"), "expected a saved match"),
    ]:
        try:
            wrong()
            raise AssertionError("not refused")
        except tavola_env.EnvError as error:
            assert words in str(error), error
print(json.dumps(seen))
`);
  const env = await loadEnv('jericho', { n: 3, seats: 3, seed: 'python' });
  for (const [actions, sum, seat, done] of JSON.parse(printed) as [
    number[],
    number,
    number[][],
    number[],
  ][]) {
    env.step(actions);
    expect(env.observation.reduce((total, byte) => total + byte, 0)).toBe(sum);
    expect([...env.seat]).toEqual(seat.flat());
    expect([...env.done]).toEqual(done);
  }
});

test.skipIf(python === undefined)('seats decide together, lists name actions, a policy is evaluated', () => {
  expect(
    runPython(`
import numpy as np, tavola_env
rng = np.random.default_rng(1)
with tavola_env.vec("schicht", seats=4, n=2, together=True, options={"silver": True}) as env:
    assert (env.counts > 0).all()
    for _ in range(60):
        env.step(env.random_actions(rng))
with tavola_env.vec("campos", seats=2, n=2) as env:
    for _ in range(20):
        numbers = env.listed()
        assert [len(row) for row in numbers] == env.counts[:, 0].tolist()
        env.step(env.random_actions(rng))
def first(observation, mask):
    return mask.argmax(axis=1)
result = tavola_env.evaluate(first, "jericho", 3, against="random", matches=60, n=10)
assert result.matches == 60 and 0 <= result.low <= result.share <= result.high <= 1, result
try:
    tavola_env.vec("chess", 2)
except tavola_env.EnvError as error:
    print("refused" if "did not start" in str(error) else error)
`).trim(),
  ).toBe('refused');
});

test.skipIf(python === undefined)(
  'the example that learns Punto reports its progress and draws a curve',
  () => {
    const curve = join(folder, 'curve.svg');
    const args = ['--minutes', '0.02', '--matches', '4', '--n', '4', '--curve', curve];
    expect(runFile(join(ROOT, 'examples/learn_punto.py'), ...args)).toMatch(/^ +0 s +0 matches {2}\d/);
    expect(readFileSync(curve, 'utf8')).toContain('<polyline points="');
  },
);
