/** One bundle for all workers: each further bundle would load the bots' networks again. */
import { type BotQuestion, decide } from './botWorker.ts';
import type { PuzzleQuestion } from './puzzleWorker.ts';
import type { ReviewRequest } from './reviewWorker.ts';

export interface WorkerAnswer {
  readonly id: number;
  readonly answer: unknown;
}

async function answer(question: BotQuestion | PuzzleQuestion): Promise<void> {
  const found =
    'tries' in question
      ? await (await import('./puzzleWorker.ts')).computeAnswer(question)
      : await decide(question);
  postMessage({ id: question.id, answer: found } satisfies WorkerAnswer);
}

// The page hears of errors only.
addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
addEventListener('message', ({ data }: MessageEvent<BotQuestion | PuzzleQuestion | ReviewRequest>) => {
  if ('id' in data) void answer(data);
  else void import('./reviewWorker.ts').then(({ runReview }) => runReview(data));
});
