/** One bundle for all workers: each further bundle would load the bots' networks again. */
import { answerQuestion, type BotQuestion } from './botWorker.ts';
import type { PuzzleQuestion } from './puzzleWorker.ts';
import type { ReviewRequest } from './reviewWorker.ts';

// The page hears of errors only.
addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
addEventListener('message', ({ data }: MessageEvent<BotQuestion | PuzzleQuestion | ReviewRequest>) => {
  if ('tries' in data)
    void import('./puzzleWorker.ts')
      .then(({ answerPuzzle: replyTo }) => replyTo(data))
      .then((reply) => {
        postMessage(reply);
      });
  else if ('view' in data)
    void answerQuestion(data).then((reply) => {
      postMessage(reply);
    });
  else void import('./reviewWorker.ts').then(({ handleReview: goThrough }) => goThrough(data));
});
