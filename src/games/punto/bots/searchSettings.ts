import { rowLength, type Shared } from '../rules/state.ts';
import type { TableSettings, SearchSettings } from './lookahead.ts';

const FIVE: SearchSettings = { iterations: 1500, stages: [12, 10, 4, 3, 3, 2], beam: 2, doubt: 0 };
/** With more sides, players rarely find the best reply, and a deeper search gains less … */
const FOUR: SearchSettings = { iterations: 1500, stages: [14], beam: 2, doubt: 0.03 };
/** … unless the cards of all others are open; by the number of seats. */
const FOUR_AHEAD: { readonly [seats: number]: SearchSettings } = {
  3: { iterations: 8000, stages: [16, 14, 12, 10, 8, 6], beam: 3, doubt: 0.015 },
  4: { iterations: 1500, stages: [14, 10, 6, 4], beam: 2, doubt: 0 },
};

const isFive = (shared: Shared): boolean => rowLength(shared) === 5;

export const EXPERT: TableSettings = (shared) =>
  isFive(shared) ? FIVE : shared.options.reveal === 'ahead' ? FOUR_AHEAD[shared.seats] : FOUR;

export const withMoreIterations =
  (look: TableSettings, times: number): TableSettings =>
  (shared) => {
    const reach = look(shared);
    return { ...reach, iterations: times * reach.iterations };
  };

/** For bots without search. */
export const FIRST_GLANCE: TableSettings = (shared) => ({
  iterations: 1,
  stages: [isFive(shared) ? 10 : 12],
  beam: 2,
  doubt: 0,
});
