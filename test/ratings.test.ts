/** The bots' ratings follow from their results by docs/ratings.md, and their manifests contain them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { computeRatedLevels } from './ratedLevels.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/ratings.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const rated = GAMES.filter(({ ratedLevels }) => ratedLevels !== undefined);

test('every game of ours has rated levels', () => expect(rated).toHaveLength(4));

test.each(rated)(
  'the levels of $title have the ratings that follow from their results',
  ({ id, title, ratedLevels }) => {
    const named = rows.filter(([name]) => name === title || name?.toLowerCase() === id);
    const values = named.find((cells) => cells.every((cell, i) => i === 0 || /^\d{4}$/.test(cell)))!;
    const [, seats, ...shares] = named.find((cells) => cells.some((cell) => cell.includes('% of')))!;
    const worth = computeRatedLevels(Number(seats), shares);
    expect(values.slice(1).map(Number)).toEqual(worth);
    expect(ratedLevels!.at(-1)).toEqual(worth);
  },
);
