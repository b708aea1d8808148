/** A map replaces the browser's storage. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserStore } from '../../../../test/browserStore.ts';
import { fastRng, type Game } from '../../../core/index.ts';
import { daysUpTo } from '../../../daily/day.ts';
import { OUR_GAMES } from '../../../../test/completeGames.ts';
import { GAME_LOADERS } from '../../../games/gameLoaders.ts';
import { loadPuzzles, type Puzzle } from '../../../puzzles/index.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import { choosePuzzle, countThemes } from './choosePuzzle.ts';
import { choosePuzzleOfTheDay } from './puzzleOfTheDay.ts';
import { classifyMargin, summarizeReplies } from './margin.ts';
import { computeChance, FIRST_RATING, isProvisional, updateRating } from './puzzleRating.ts';

describe('a rating', () => {
  test('a rating changes more the less the result was expected', () => {
    const { value } = FIRST_RATING;
    const up = (puzzle: number) => updateRating(FIRST_RATING, puzzle, true).value - value;
    const down = (puzzle: number) => updateRating(FIRST_RATING, puzzle, false).value - value;
    expect(up(value)).toBe(-down(value));
    expect(up(value + 300)).toBeGreaterThan(up(value));
    expect(up(value - 600)).toBeGreaterThanOrEqual(0);
    expect(down(value - 300)).toBeLessThan(down(value));
  });
  test('a provisional rating changes more than a settled one', () => {
    let rating = FIRST_RATING;
    const steps: number[] = [];
    for (let i = 0; i < 30; i++) {
      const after = updateRating(rating, rating.value, i % 2 === 0);
      steps.push(Math.abs(after.value - rating.value));
      expect(isProvisional(rating)).toBe(i < 10);
      rating = after;
    }
    expect(steps[0]).toBe(60);
    expect(steps.at(-1)).toBe(10);
  });
  test.each([800, 1500, 1900])('a rating converges to a solver’s strength of %d', (strength) => {
    const rng = fastRng('solver', strength);
    let rating = FIRST_RATING;
    const late: number[] = [];
    for (let i = 0; i < 400; i++) {
      const puzzle = 700 + rng.below(1300);
      const chance = computeChance({ value: strength, count: 0 }, puzzle);
      rating = updateRating(rating, puzzle, rng.below(1e6) < chance * 1e6);
      if (i >= 200) late.push(rating.value);
    }
    const mean = late.reduce((sum, value) => sum + value, 0) / late.length;
    expect(Math.abs(mean - strength)).toBeLessThan(100);
  });
  test('a beginner’s first mistakes cost little', () => {
    let rating = FIRST_RATING;
    for (let i = 0; i < 5; i++) rating = updateRating(rating, 1200, false);
    expect(FIRST_RATING.value - rating.value).toBeLessThan(50);
    expect(updateRating(FIRST_RATING, 1200, true).value - FIRST_RATING.value).toBeGreaterThan(100);
  });
  test('a rating never falls below its minimum', () => {
    let rating = { value: 150, count: 50 };
    for (let i = 0; i < 50; i++) rating = updateRating(rating, 100, false);
    expect(rating.value).toBe(100);
  });
});

describe('the next puzzle', () => {
  const rng = fastRng('next', 0);
  const puzzles = Array.from({ length: 40 }, (_, i) => ({
    id: `p${i}`,
    rating: 800 + 30 * i,
    theme: i % 4 === 0 ? 'blocks' : 'builds',
  }));
  test('the next puzzle is about as hard as its solver is good', () => {
    const chosen = Array.from({ length: 40 }, () => choosePuzzle(puzzles, [], 1400, null, rng)!);
    for (const { rating } of chosen) expect(Math.abs(rating - 1400)).toBeLessThanOrEqual(90);
    expect(new Set(chosen.map(({ id }) => id)).size).toBeGreaterThan(2);
  });
  test('the next puzzle is new and of the chosen theme', () => {
    const tried: [string, boolean][] = [];
    for (let i = 0; i < 10; i++) {
      const next = choosePuzzle(puzzles, tried, 1000, 'blocks', rng)!;
      expect(next.theme).toBe('blocks');
      expect(tried.some(([id]) => id === next.id)).toBe(false);
      tried.push([next.id, i % 2 === 0]);
    }
    // All were tried: unsolved and oldest puzzles repeat first.
    expect(choosePuzzle(puzzles, tried, 1000, 'blocks', rng)!.id).toBe(tried[1][0]);
    expect(choosePuzzle(puzzles, [], 1000, 'nothing', rng)).toBeUndefined();
  });
  test('a day has one puzzle, and each comes once before any returns', () => {
    const days = daysUpTo('2027-03-01', 2 * puzzles.length);
    const ids = days.map((day) => choosePuzzleOfTheDay(puzzles, day)!.id);
    expect(new Set(ids.slice(0, puzzles.length)).size).toBe(puzzles.length);
    expect(ids.slice(puzzles.length)).toEqual(ids.slice(0, puzzles.length));
    expect(days.map((day) => choosePuzzleOfTheDay(puzzles.toReversed(), day)!.id)).toEqual(ids);
    expect(choosePuzzleOfTheDay([], '2027-03-01')).toBeUndefined();
  });
  test('themes are listed by number of puzzles', () => {
    expect(countThemes(puzzles)).toEqual([
      { theme: 'builds', count: 30 },
      { theme: 'blocks', count: 10 },
    ]);
  });
});

test('a margin takes a word, and long replies are shortened', () => {
  expect([0.06, 0.1, 0.24, 0.25, 0.8].map(classifyMargin)).toEqual([
    'somewhat',
    'clearly',
    'clearly',
    'byFar',
    'byFar',
  ]);
  expect(summarizeReplies(['A.', 'B.'])).toBe('A. B.');
  expect(summarizeReplies(['A.', 'B.', 'C.', 'D.', 'E.'])).toBe('A. B. E.');
});

const shipped = await Promise.all(
  Object.entries(GAME_LOADERS).map(async ([id, load]) => ({ id, load, all: await loadPuzzles(id) })),
);
/** A game may have no puzzles. */
const games = shipped.filter(({ all }) => all.length > 0);

test('our four games have puzzles', () =>
  expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining(OUR_GAMES)));

describe.each(games)('a puzzle of $id', ({ id, load, all }) => {
  // Few enough to solve them all.
  const puzzles: readonly Puzzle[] = all.slice(0, 4);
  let game: Game;
  let Solver: typeof import('./puzzleSolver.ts').PuzzleSolver;
  let solvingOf: typeof import('./puzzleProgress.ts').getPuzzleProgress;
  let answering: { ask: ReturnType<typeof vi.fn>; close: () => void };

  beforeEach(async () => {
    vi.stubGlobal('localStorage', new BrowserStore());
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('navigator', { languages: ['en'] });
    vi.stubGlobal('document', { hidden: true });
    ({ PuzzleSolver: Solver } = await import('./puzzleSolver.ts'));
    ({ getPuzzleProgress: solvingOf } = await import('./puzzleProgress.ts'));
    const { computeReplies: answerTo } = await import('../../../puzzles/index.ts');
    const { loadBot } = await import('../../../bots/index.ts');
    const bot = (await loadBot(id, 'easy'))!;
    (await import('../../ui/browser/settings.ts')).speed.value = 'off';
    game = await load();
    answering = {
      ask: vi.fn(async ({ from, tries }) => answerTo(game, bot, from, tries)),
      close: () => undefined,
    };
  });
  afterEach(() => vi.unstubAllGlobals());

  const open = () => new Solver(game, {} as GameScreen, puzzles, null, answering as never);

  test('only the first try counts', async () => {
    const solver = open();
    const match = solver.match.value!;
    const { solutions, seat } = match.puzzle;
    const { legal, view } = match.update.value;
    expect(legal).toEqual(expect.arrayContaining([...solutions]));
    expect(view.seat).toBe(seat);
    const wrong = legal.find((action) => !solutions.includes(action))!;
    const eventCount = match.eventLog.value.length;
    await match.play(wrong);
    expect(match.phase.value).toBe('wrong');
    expect(answering.ask).toHaveBeenCalledOnce();
    // The solver's view is shown, and no moves are legal.
    expect(match.update.value.view.seat).toBe(seat);
    expect(match.update.value.legal).toEqual([]);
    expect(match.eventLog.value.length).toBeGreaterThan(eventCount);
    const after = solver.rating.value;
    expect(after.value).toBeLessThan(FIRST_RATING.value);
    expect(solver.change.value).toBe(after.value - FIRST_RATING.value);
    match.retry();
    expect(match.update.value).toMatchObject({ view, legal });
    expect(match.eventLog.value).toHaveLength(eventCount);
    await match.play(solutions[0]);
    expect(match.phase.value).toBe('solved');
    expect(solver.rating.value).toEqual(after);
    expect(solvingOf(id)).toEqual({ rating: after, tried: [[match.puzzle.id, false]] });
    solver.next();
    expect(solver.match.value!.puzzle.id === match.puzzle.id).toBe(puzzles.length === 1);
    expect(solver.change.value).toBeNull();
    solver.close();
  });

  test('only a first try without a hint changes the rating', async () => {
    const solver = open();
    const first = solver.match.value!;
    await first.play(first.puzzle.solutions[0]);
    expect(first.phase.value).toBe('solved');
    const { value } = solver.rating.value;
    expect(value).toBeGreaterThan(FIRST_RATING.value);
    for (let i = 1; i < puzzles.length; i++) {
      solver.next();
      const match = solver.match.value!;
      expect(solver.uncounted.value).toBeNull();
      match.askHint();
      await match.play(match.puzzle.solutions[0]);
      expect(solver.uncounted.value).toBe('hinted');
    }
    solver.next();
    expect(solver.uncounted.value).toBe('repeated');
    solver.match.value!.showSolution();
    expect(solver.match.value!.phase.value).toBe('shown');
    expect(solver.rating.value.value).toBe(value);
    solver.close();
  });

  test('the puzzle of a day comes first, and its first try is saved with the day', async () => {
    const { listPuzzleDays } = await import('./puzzleProgress.ts');
    const day = '2026-11-19';
    const solver = new Solver(game, {} as GameScreen, puzzles, null, answering as never, day);
    const match = solver.match.value!;
    expect(match.puzzle).toBe(choosePuzzleOfTheDay(puzzles, day));
    expect([solver.isDaily.value, [...listPuzzleDays()]]).toEqual([true, []]);
    await match.play(match.puzzle.solutions[0]);
    expect([...listPuzzleDays()]).toEqual([day]);
    solver.next();
    expect(solver.isDaily.value).toBe(false);
    solver.close();
  });

  test('a shown solution counts as not found', () => {
    const solver = open();
    solver.match.value!.showSolution();
    expect(solver.match.value!.phase.value).toBe('shown');
    expect(solver.rating.value.value).toBeLessThan(FIRST_RATING.value);
    solver.close();
  });
});
