/** `tavola review`: its result for a transcript, and resuming. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadBot } from '../bots/index.ts';
import { type Config, isTranscriptFlaw, parseConfig } from '../core/index.ts';
import { GAME_LOADERS } from '../games/gameLoaders.ts';
import type { FinishedMatch } from '../review/index.ts';
import { recordMatch } from './transcripts/transcriptCommands.ts';
import { readFinishedMatch, reviewJson, runReview, reviewText } from './review.ts';

const folder = mkdtempSync(join(tmpdir(), 'tavola-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

const game = await GAME_LOADERS.punto();
const lines: string[] = [];
const options = { teams: true, roundsToWin: 1 };
const greedy = (await loadBot('punto', 'greedy'))!;
const config = parseConfig(game, { seats: 4, options }) as Config;
recordMatch(game, config, 'told', [greedy, greedy, greedy, greedy], false, (line) => lines.push(line));
const course = (await readFinishedMatch(lines.join('\n'))) as FinishedMatch;

test('a match is split into parts that add up, equal for partners', async () => {
  const keep = join(folder, 'left.json');
  const review = await runReview(course, { depth: 1, keep, done: () => undefined });
  const { seats } = reviewJson(course, review) as { seats: { [part: string]: number }[] };
  expect(seats).toHaveLength(4);
  for (const { start, chance, own, others, end } of seats)
    expect(start + chance + own + others).toBeCloseTo(end, 10);
  expect(seats[0].end).toBe(seats[2].end);
  expect(await reviewText(course, review)).toContain('4 seats');

  // Resuming from earlier progress gives the same result.
  const left = JSON.parse(readFileSync(keep, 'utf8'));
  writeFileSync(
    keep,
    JSON.stringify({ ...left, progress: { ...left.progress, steps: left.progress.steps.slice(0, -2) } }),
  );
  expect(await runReview(course, { depth: 1, keep, done: () => undefined })).toEqual(review);
  await expect(runReview(course, { depth: 2, keep, done: () => undefined })).rejects.toThrow('--depth 1');
  writeFileSync(keep, 'a letter');
  await expect(runReview(course, { depth: 1, keep, done: () => undefined })).rejects.toThrow(
    'not a saved review',
  );
});

test('a file that is not a whole match names the flaw', async () => {
  const damaged = await readFinishedMatch(lines.slice(0, -2).join('\n'));
  expect(isTranscriptFlaw(damaged)).toBe(true);
});
