export type { FinishedMatch } from './finishedMatch.ts';
export {
  luckAndSkill,
  type Moment,
  type ReviewProgress,
  type Review,
  Reviewer,
  type SeatReview,
} from './review.ts';
export { createReviewSettings } from './weighDecision.ts';
