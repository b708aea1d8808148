export type { Course } from './course.ts';
export {
  luckAndSkill,
  type Moment,
  type Progress,
  type Review,
  Reviewer,
  type SeatReview,
} from './review.ts';
export { eyeFor } from './step.ts';
