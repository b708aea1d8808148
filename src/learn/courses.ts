/** The games that can be practised. */
import type { Course } from '../bots/mind/course.ts';
import type { Config, Rng } from '../core/index.ts';

const ROOMS = import.meta.glob<Course>('../games/*/bots/course.ts', { import: 'course', eager: true });

export const COURSES: { readonly [game: string]: Course } = Object.fromEntries(
  Object.entries(ROOMS).map(([path, course]) => [path.split('/')[2], course]),
);

export function drawTable({ tables }: Course, rng: Rng): Config {
  let at = rng.below(tables.reduce((sum, [often]) => sum + often, 0));
  for (const [often, table] of tables) {
    at -= often;
    if (at < 0) return { ...table, start: null };
  }
  throw new Error('a course needs a table');
}
