/** The games that can be practised. */
import type { Course } from '../bots/mind/course.ts';
import type { Drill } from '../bots/mind/drill.ts';

const MODULES = import.meta.glob<Course | Drill>('../games/*/bots/course.ts', {
  import: 'course',
  eager: true,
});

export const COURSES: { readonly [game: string]: Course | Drill } = Object.fromEntries(
  Object.entries(MODULES).map(([path, course]) => [path.split('/')[2], course]),
);

/** Whether positions are judged by numbers, and not by facts. */
export const isDrill = (course: Course | Drill): course is Drill => 'judges' in course;
