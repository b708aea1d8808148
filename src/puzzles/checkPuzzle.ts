/** Whether a puzzle still holds: by the rules, for a hasty player, and for a deep search in new worlds. */
import { type Game, fastRng, seatSetHas, type Table } from '../core/index.ts';
import { DEPTH, countFinds, MARGIN, type MiningSetup } from './minePuzzles.ts';
import { type Puzzle, replayPuzzle, TRIES } from './puzzle.ts';
import { equivalentActions, searchBestChoice } from './bestChoice.ts';

/** The share of the mined margin that must remain. Other worlds may take two fifths; chance alone takes a few thousandths. */
const HOLDS = 0.6 * MARGIN;

function findRulesFlaw(game: Game, { seat, solutions }: Puzzle, table: Table): string | undefined {
  if (!seatSetHas(table.toAct, seat)) return `seat ${seat} is not to act`;
  const legal = table.legal(seat);
  const illegal = solutions.find((action) => !legal.includes(action));
  if (illegal !== undefined) return `solution ${illegal} is not legal`;
  const same = equivalentActions(game, table.view(seat), solutions[0], legal);
  if (same.join() !== solutions.join()) return `${same.join()} come to the same, not ${solutions.join()}`;
  return undefined;
}

function findSearchFlaw(mine: MiningSetup, puzzle: Puzzle, table: Table, seed: string): string | undefined {
  const { seat, solutions } = puzzle;
  const view = table.view(seat);
  if (2 * countFinds(mine.hasty, view, table.legal(seat), solutions, seed) > TRIES)
    return 'a hasty player finds it';
  const found = searchBestChoice(mine, view, DEPTH, HOLDS, fastRng(seed, 0), true);
  if (found === null) return 'the search leaves a choice out';
  if (!solutions.includes(found.best)) return `${found.best} is better`;
  return found.margin < HOLDS ? `the margin is ${found.margin.toFixed(3)}, below ${HOLDS}` : undefined;
}

/**
 * The fault of a puzzle; undefined if it holds. The seed selects the worlds of the search. A few of a thousand searches reject a
 * good puzzle by chance, so two of three must do so.
 */
export function findPuzzleFlaw(mine: MiningSetup, puzzle: Puzzle, seed: string): string | undefined {
  const { game } = mine;
  let table: Table;
  try {
    table = replayPuzzle(game, puzzle);
  } catch (error) {
    return (error as Error).message;
  }
  const flaw = findRulesFlaw(game, puzzle, table);
  if (flaw !== undefined) return flaw;
  const first = findSearchFlaw(mine, puzzle, table, seed);
  if (first === undefined) return undefined;
  const isConfirmed = [1, 2].some(
    (more) => findSearchFlaw(mine, puzzle, table, `${seed} ${more}`) !== undefined,
  );
  return isConfirmed ? first : undefined;
}
