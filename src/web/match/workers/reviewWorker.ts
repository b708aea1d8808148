/** Where a review goes on, away from the page: it sends every decision it has weighed. */
import { loadOutlook, strongestBot } from '../../../bots/index.ts';
import { GAME_LOADERS } from '../../../games/loaders.ts';
import { type Course, eyeFor, type Progress, type Review, Reviewer } from '../../../review/index.ts';

export interface Asked extends Omit<Course, 'game'> {
  readonly game: string;
  /** What was found before. */
  readonly sofar: Progress | undefined;
}

export type Found =
  | (Progress & {
      readonly share: number;
      /** The whole, once all decisions are weighed. */
      readonly review: Review | null;
    })
  | { readonly error: string };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
const send = (found: Found): void => postMessage(found);

async function review({ game: id, sofar, ...match }: Asked): Promise<void> {
  const game = await GAME_LOADERS[id]!();
  const [outlook, strongest] = await Promise.all([loadOutlook(game), strongestBot(id)]);
  const eye = eyeFor(game, outlook, strongest, match.decisions.length, 1);
  const reviewer = new Reviewer({ ...match, game }, eye, sofar);
  for (;;) {
    const before = reviewer.progress.steps.length;
    const goesOn = reviewer.next();
    const { start, steps } = reviewer.progress;
    send({
      start,
      steps: steps.slice(before),
      share: reviewer.share,
      review: goesOn ? null : reviewer.result(),
    });
    if (!goesOn) return;
  }
}

export const goThrough = (asked: Asked): Promise<void> =>
  review(asked).catch((error: unknown) => send({ error: String(error) }));
