/** The shipped puzzles of every game, by the rules and from the view alone. `src/cli/puzzles` searches a few of them deeply. */
import { describe, expect, test } from 'vitest';
import { fastRng, seatSetHas, shuffle, viewOf } from '../core/index.ts';
import { SEED } from '../../test/seed.ts';
import { findDifference, type Motive } from '../explain/index.ts';
import { GAMES } from '../games/index.ts';
import { GAME_LOADERS } from '../games/gameLoaders.ts';
import { findPuzzleFlaw } from './checkPuzzle.ts';
import { computeReplies, loadPuzzles, parsePuzzleLine, replayPuzzle, formatPuzzleLine } from './index.ts';
import { type MiningSetup, loadMiningSetup } from './minePuzzles.ts';
import { selectPuzzles } from './selectPuzzles.ts';
import { equivalentActions, searchBestChoice } from './bestChoice.ts';

const seed = `${SEED}`;
const games = await Promise.all(
  GAMES.map(async ({ id }) => {
    const game = await GAME_LOADERS[id]();
    return { id, game, mine: (await loadMiningSetup(game)) as MiningSetup, puzzles: await loadPuzzles(id) };
  }),
);

describe.each(games)('the puzzles of $id', ({ game, mine, puzzles }) => {
  test('each is a legal decision of a match, with at least two wrong choices', () => {
    for (const puzzle of puzzles) {
      const table = replayPuzzle(game, puzzle);
      const { seat, solutions } = puzzle;
      expect(seatSetHas(table.toAct, seat), puzzle.id).toBe(true);
      const legal = table.legal(seat);
      for (const action of solutions) expect(legal, puzzle.id).toContain(action);
      expect(legal.length - solutions.length, puzzle.id).toBeGreaterThan(1);
    }
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
  });

  test(`only choices equivalent to the solution solve it (seed ${seed})`, () => {
    for (const puzzle of shuffle(puzzles.slice(), fastRng(seed, 3)).slice(0, 10)) {
      const view = replayPuzzle(game, puzzle).view(puzzle.seat);
      expect(equivalentActions(game, view, puzzle.solutions[0], game.legal(view)), puzzle.id).toEqual(
        puzzle.solutions,
      );
    }
  });

  test('the motives explain each: why it is better than the tempting choice', () => {
    for (const puzzle of puzzles) {
      const { seat, solutions, tempting, theme } = puzzle;
      const view = replayPuzzle(game, puzzle).view(seat);
      expect(solutions, puzzle.id).not.toContain(tempting);
      const list = (action: number): readonly Motive[] =>
        mine.reasons!.listMotives(view, game.moves.decode(action));
      const { reasons, avoided } = findDifference(list(solutions[0]), list(tempting));
      expect(reasons.length + avoided.length, puzzle.id).toBeGreaterThan(0);
      expect(theme, puzzle.id).toBe(reasons[0]?.tone ?? 'stops');
    }
  });

  test(`hidden cards do not matter: other worlds with the same view get the same verdict and the same answer (seed ${seed})`, () => {
    for (const puzzle of shuffle(puzzles.slice(), fastRng(seed, 1)).slice(0, 1)) {
      const { seat, solutions } = puzzle;
      const view = replayPuzzle(game, puzzle).view(seat);
      const elsewhere = viewOf(game.determinize(view, fastRng(seed, 2)), seat);
      const judged = (of: typeof view) => searchBestChoice(mine, of, 1 / 8, 0, fastRng(puzzle.id, 0));
      expect(judged(elsewhere), puzzle.id).toEqual(judged(view));
      const wrong = game.legal(view).find((action) => !solutions.includes(action)) as number;
      const answer = computeReplies(game, mine.levels.medium, view, wrong);
      expect(computeReplies(game, mine.levels.medium, elsewhere, wrong)).toEqual(answer);
      expect(answer.decisions[0]).toEqual([seat, wrong]);
      expect(viewOf(answer.world, seat), 'it begins where the solver is').toEqual(view);
    }
  });
});

test('a wrong puzzle has a reason', () => {
  const { mine: real, puzzles } = games.find(({ puzzles: some }) => some.length > 0)!;
  const [puzzle] = puzzles;
  const table = replayPuzzle(real.game, puzzle);
  const legal = table.legal(puzzle.seat);
  const finding = (best: number, margin: number): MiningSetup => {
    const order = [best, ...legal.filter((action) => action !== best)];
    const choices = order.map((action, i) => ({ action, expects: i === 0 ? 0.5 : 0.5 - margin, weight: 0 }));
    const think = () => ({ choices, shares: [], line: [], iterations: 1 });
    return { ...real, master: { ponder: () => ({ think }) } };
  };
  const wrong = legal.find((action) => !puzzle.solutions.includes(action)) as number;
  const [right] = puzzle.solutions;
  expect(findPuzzleFlaw(finding(right, 0.1), puzzle, seed)).toBeUndefined();
  expect(findPuzzleFlaw(finding(wrong, 0.1), puzzle, seed)).toBe(`${wrong} is better`);
  expect(findPuzzleFlaw(finding(right, 0.02), puzzle, seed)).toBe('the margin is 0.020, below 0.048');
  // One of three searches may be wrong.
  let searches = 0;
  const once: MiningSetup = {
    ...real,
    master: {
      ponder: (...asked) => finding(searches++ === 0 ? wrong : right, 0.1).master.ponder(...asked),
    },
  };
  expect([findPuzzleFlaw(once, puzzle, seed), searches]).toEqual([undefined, 3]);
  const mine = finding(right, 0.1);
  expect(findPuzzleFlaw(mine, { ...puzzle, solutions: [right, wrong] }, seed)).toContain('come to the same');
  expect(findPuzzleFlaw(mine, { ...puzzle, solutions: [-1] }, seed)).toBe('solution -1 is not legal');
  expect(findPuzzleFlaw(mine, { ...puzzle, seat: 99 }, seed)).toBe('seat 99 is not to act');
  expect(findPuzzleFlaw(mine, { ...puzzle, link: puzzle.link.replace('.1.', '.2.') }, seed)).toContain(
    puzzle.id,
  );
  const hasty = { ...mine.hasty, choose: () => right };
  expect(findPuzzleFlaw({ ...mine, hasty }, puzzle, seed)).toBe('a hasty player finds it');
});

const line = 'punto.1.2...x.10.abc.CHECK 1 7,9 5 63 0135 stops';

test('a line is parsed from its own format, and anything else is refused', () => {
  expect(formatPuzzleLine(parsePuzzleLine(line))).toBe(line);
  expect(parsePuzzleLine(line)).toMatchObject({
    seat: 1,
    solutions: [7, 9],
    tempting: 5,
    margin: 0.063,
    theme: 'stops',
  });
  expect(() => parsePuzzleLine('punto 1 7')).toThrow('no puzzle: punto 1 7');
});

test('a selection keeps existing puzzles and adds the least similar ones', () => {
  const found = (seats: number, theme: string, at: number) => ({
    ...parsePuzzleLine(line),
    link: `punto.1.${seats}...x.${at}.abc.${seats}${theme}${at}`,
    theme,
  });
  const kept = [found(2, 'blocks', 10)];
  const more = [
    found(2, 'blocks', 11),
    found(2, 'blocks', 12),
    found(3, 'breaks', 50),
    found(2, 'breaks', 33),
  ];
  expect(selectPuzzles('punto', kept, [...kept, ...more], 3)).toEqual([kept[0], more[2], more[3]]);
  expect(selectPuzzles('punto', kept, more, 9)).toHaveLength(5);
});
