/** A thread that replays daily matches one by one. */
import { parentPort } from 'node:worker_threads';
import { verifySubmittedMatch, type DailyMatch } from './verifyDailyMatch.ts';

parentPort?.on('message', (sent: DailyMatch) => {
  verifySubmittedMatch(sent).then(
    (outcome) => parentPort?.postMessage({ outcome }),
    (error: Error) => parentPort?.postMessage({ error: error.message }),
  );
});
