/** `tavola puzzles`: resuming, listing, and checking one shipped puzzle per game. */
import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SEED } from '../../../test/seed.ts';
import { GAMES } from '../../games/index.ts';
import { GAME_LOADERS } from '../../games/gameLoaders.ts';
import { loadPuzzles } from '../../puzzles/index.ts';
import { minePuzzles, type Mined } from './miningRun.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'tavola-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const seed = `${SEED}`;

function tavola(args: readonly string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'bin/tavola.js'), ...args]);
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** A game need not have puzzles. */
const games = await Promise.all(GAMES.map(async ({ id }) => ({ id, puzzles: await loadPuzzles(id) })));

describe.each(games.filter(({ puzzles }) => puzzles.length > 0))('$id', ({ id, puzzles }) => {
  test(`one of the puzzles holds in a search of twenty times expert’s budget (seed ${seed})`, async () => {
    const { code, out, err } = await tavola(['puzzles', id, '--check', '1', '--seed', seed]);
    const flaws = err.split('\n').filter((line) => line.startsWith('tavola: puzzle'));
    expect({ code, out, flaws }).toEqual({
      code: 0,
      out: `${id}: 1 of 1 puzzles hold (seed ${seed})\n`,
      flaws: [],
    });
  });

  test('--list prints one readable object per line', async () => {
    const { code, out } = await tavola(['puzzles', id, '--list']);
    const listed = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect({ code, ids: listed.map((one) => one.id) }).toEqual({
      code: 0,
      ids: puzzles.map((one) => one.id),
    });
    const game = await GAME_LOADERS[id]();
    for (const { solutions, view, seat } of listed) {
      for (const move of solutions) expect(game.moves.parse(move)).toEqual(move);
      expect(view.seat).toBe(seat);
    }
  });
});

describe('mining', () => {
  const line = (match: number): string => `punto.1.2...x.${match}.abc.CHECK${match} 1 7 5 63 0135 stops`;
  /** Every third match has a puzzle; records repeated searches. */
  const asked: number[] = [];
  const open =
    async () =>
    (match: number): Mined => {
      asked.push(match);
      return { match, found: match % 3 === 0 ? [line(match)] : [] };
    };
  const keep = join(folder, 'deep/finds.jsonl');
  const wish = { game: 'punto', seed: 's', want: 3, jobs: 1, keep, done: () => undefined };

  test('resumes after an interruption without searching a match twice', async () => {
    expect((await minePuzzles(wish, 1, open)).map(({ link }) => link.slice(-6))).toEqual([
      'CHECK0',
      'CHECK3',
      'CHECK6',
    ]);
    expect(asked).toEqual([0, 1, 2, 3, 4, 5, 6]);
    // Simulates an interrupted write of the last line.
    truncateSync(keep, readFileSync(keep).length - 20);
    asked.length = 0;
    expect(await minePuzzles({ ...wish, want: 4 }, 1, open)).toHaveLength(4);
    expect(asked).toEqual([6, 7, 8, 9]);
    asked.length = 0;
    expect(await minePuzzles({ ...wish, want: 4 }, 1, open)).toHaveLength(4);
    expect(asked).toEqual([]);
  });

  test('rewrites a truncated first line', async () => {
    const cut = join(folder, 'cut.jsonl');
    writeFileSync(cut, '{"game":"pun');
    expect(await minePuzzles({ ...wish, keep: cut }, 1, open)).toHaveLength(3);
  });

  test('does not mix finds with other parameters', async () => {
    await expect(minePuzzles({ ...wish, seed: 'other' }, 1, open)).rejects.toThrow('has other finds');
    const foreign = join(folder, 'foreign.jsonl');
    appendFileSync(foreign, 'a letter to my aunt\n');
    await expect(minePuzzles({ ...wish, keep: foreign }, 1, open)).rejects.toThrow(foreign);
  });
});

test('bad usage names the mistake', async () => {
  const wrong = async (...args: string[]): Promise<string> => (await tavola(['puzzles', ...args])).err;
  expect(await wrong('chess', '--list')).toContain('argument GAME');
  expect(await wrong('punto', '--want', 'many')).toContain('option --want');
  expect(await wrong('punto', '--check', '0')).toContain('option --check');
});
