/** `tavola review`: luck is told from skill in a finished match. */
import type { Command } from 'commander';
import { isFlaw } from '../../core/index.ts';
import { wholeNumber } from '../console/arguments.ts';
import { nameOf, textOf } from '../console/input.ts';
import { say } from '../console/output.ts';
import { Progress } from '../console/progress.ts';
import { flawCode, flawText } from '../transcripts/verify.ts';
import { courseIn, reviewJson, reviewOf, reviewText } from './review.ts';

export function addReview(program: Command): void {
  program
    .command('review')
    .description('tell luck from skill in a finished match, and where more was to be had')
    .argument('<FILE>', 'a transcript, or - for standard input')
    .option('--json', 'one object for programs: shares of the victory from 0 to 1')
    .option('--depth <N>', 'how many times as closely as usual it looks', '1')
    .option('--keep <FILE>', 'keep what is found there while it is under way, and take it up again')
    .action(async (file: string, flags: { json?: true; depth: string; keep?: string }) => {
      const depth = wholeNumber('option --depth', flags.depth, 1, 1000);
      const course = await courseIn(await textOf(file));
      if (isFlaw(course)) {
        console.error(flawText(nameOf(file), course));
        process.exitCode = flawCode(course);
        return;
      }
      const progress = new Progress();
      const done = (share: number): void => progress.update(share);
      const wish = { depth, done, ...(flags.keep === undefined ? {} : { keep: flags.keep }) };
      const review = await reviewOf(course, wish);
      progress.end();
      say(
        flags.json === true ? JSON.stringify(reviewJson(course, review)) : await reviewText(course, review),
      );
    });
}
