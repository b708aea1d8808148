/** Whatever thinks away from the page does so in workers of one kind: each kind would bring the bots' networks once more. */
import type { Question } from './botWorker.ts';
import type { Tried } from './puzzleWorker.ts';
import type { Asked } from './reviewWorker.ts';

addEventListener('message', ({ data }: MessageEvent<Question | Tried | Asked>) => {
  if ('tries' in data)
    void import('./puzzleWorker.ts')
      .then(({ replyTo }) => replyTo(data))
      .then((reply) => {
        postMessage(reply);
      });
  else if ('view' in data)
    void import('./botWorker.ts')
      .then(({ answerOf }) => answerOf(data))
      .then((reply) => {
        postMessage(reply);
      });
  else void import('./reviewWorker.ts').then(({ goThrough }) => goThrough(data));
});
