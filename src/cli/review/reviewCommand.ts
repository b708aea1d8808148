import type { Command } from 'commander';
import { isTranscriptFlaw } from '../../core/index.ts';
import { wholeNumber } from '../console/arguments.ts';
import { withExamples } from '../console/commandLine.ts';
import { formatFileName, readText } from '../console/input.ts';
import { printLine } from '../console/output.ts';
import { type OwnGameFlag, loadOwnGameFlag, ownGameOption } from '../console/tableFlags.ts';
import { Progress } from '../console/progress.ts';
import { flawExitCode, formatFlaw } from '../transcripts/verifyText.ts';
import { readFinishedMatch, reviewJson, runReview, reviewText } from './review.ts';

export function addReview(program: Command): void {
  withExamples(
    program.command('review'),
    'review match.jsonl',
    'review match.jsonl --depth 4 --keep review.json',
  )
    .description('separate luck from skill in a finished match, and list missed chances')
    .argument('<FILE>', 'a transcript, or - for standard input')
    .option('--json', 'print one JSON object, with shares of the victory from 0 to 1')
    .option('--depth <N>', 'search effort, as a multiple of the usual one', '1')
    .option('--keep <FILE>', 'save progress to a file, and resume from it')
    .addOption(ownGameOption())
    .action(async (file: string, flags: OwnGameFlag & { json?: true; depth: string; keep?: string }) => {
      const depth = wholeNumber('option --depth', flags.depth, 1, 1000);
      const course = await readFinishedMatch(await readText(file), await loadOwnGameFlag(flags));
      if (isTranscriptFlaw(course)) {
        console.error(formatFlaw(formatFileName(file), course));
        process.exitCode = flawExitCode(course);
        return;
      }
      const progress = new Progress();
      const done = (share: number): void => progress.update(share);
      const wish = { depth, done, ...(flags.keep === undefined ? {} : { keep: flags.keep }) };
      const review = await runReview(course, wish);
      progress.end();
      printLine(
        flags.json === true ? JSON.stringify(reviewJson(course, review)) : await reviewText(course, review),
      );
    });
}
