export {
  type FinishedMatch,
  luckAndSkill,
  type Moment,
  type ReviewProgress,
  type Review,
  Reviewer,
  type SeatReview,
} from './review.ts';
export { createReviewSettings } from './weighDecision.ts';
