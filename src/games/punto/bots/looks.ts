/** How much Punto's levels look at. */
import type { Look } from './lookahead.ts';

export const EXPERT: Look = {
  iterations: 1500,
  stages: { 5: [12, 10, 4, 3, 3, 2], 4: [14] },
  beam: 2,
  doubt: { 5: 0, 4: 0.03 },
};
/** Whoever goes by the first look. */
export const GLIMPSE: Look = { iterations: 1, stages: { 5: [10], 4: [12] }, beam: 2, doubt: { 5: 0, 4: 0 } };
