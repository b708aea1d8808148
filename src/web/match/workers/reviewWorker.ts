/** Reviews a match off the main thread, and sends each decision when it is done. */
import { loadRolloutPolicy, strongestBot } from '../../../bots/index.ts';
import { GAME_LOADERS } from '../../../games/gameLoaders.ts';
import {
  type FinishedMatch,
  createReviewSettings,
  type ReviewProgress,
  type Review,
  Reviewer,
} from '../../../review/index.ts';

export interface ReviewRequest extends Omit<FinishedMatch, 'game'> {
  readonly game: string;
  readonly sofar: ReviewProgress | undefined;
}

export interface ReviewResult extends ReviewProgress {
  readonly share: number;
  readonly review: Review | null;
}

const postResult = (found: ReviewResult): void => postMessage(found);

export async function runReview({ game: id, sofar, ...match }: ReviewRequest): Promise<void> {
  const game = await GAME_LOADERS[id]!();
  const [outlook, strongest] = await Promise.all([loadRolloutPolicy(game), strongestBot(id)]);
  const eye = createReviewSettings(game, outlook, strongest, match.decisions.length, 1);
  const reviewer = new Reviewer({ ...match, game }, eye, sofar);
  for (;;) {
    const before = reviewer.progress.steps.length;
    const goesOn = reviewer.next();
    const { start, steps } = reviewer.progress;
    postResult({
      start,
      steps: steps.slice(before),
      share: reviewer.share,
      review: goesOn ? null : reviewer.result(),
    });
    if (!goesOn) return;
  }
}
