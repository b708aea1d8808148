/** `tavola record`, `verify` and `replay`: transcripts are written, checked and told. */
import type { Command } from 'commander';
import { isFlaw } from '../../core/index.ts';
import { botsOf, configOf, gameCalled, languageOf } from '../console/arguments.ts';
import { nameOf, textOf } from '../console/input.ts';
import { say } from '../console/output.ts';
import { gameArgument, type TableFlags, withOptions, withStart } from '../console/tableFlags.ts';
import { paintFor } from '../console/terminal.ts';
import { verifyFair } from './fair.ts';
import { record } from './record.ts';
import { replay, replayJson } from './replay.ts';
import { flawCode, flawText, verify } from './verify.ts';

export function addTranscripts(program: Command): void {
  const command = withOptions(
    program
      .command('record')
      .description('let bots play a match and write its transcript to standard output')
      .argument('<GAME>', gameArgument())
      .requiredOption('--seats <N>', 'how many seats')
      .requiredOption('--seed <TEXT>', 'what the deal and the bots’ chance come from'),
  );
  withStart(command)
    .option('--bots <LIST>', 'one bot a seat, or one for all', 'random')
    .option('--legal', 'list every legal move beside each move')
    .action(
      async (id: string, flags: TableFlags & { seats: string; seed: string; bots: string; legal?: true }) => {
        const game = await gameCalled(id);
        const config = configOf(game, flags.seats, flags.option, flags.start);
        const bots = await botsOf(game, config, flags.bots);
        record(game, config, flags.seed, bots, flags.legal === true, say);
      },
    );
  program
    .command('verify')
    .description('check a transcript: every deal, every move and the result')
    .argument('<FILE>', 'a transcript, or - for standard input')
    .option('--fair', 'the record of an online match instead: also check that it was dealt fairly')
    .action(async (file: string, flags: { fair?: true }) => {
      if (flags.fair === true) {
        const { code, message } = await verifyFair(nameOf(file), await textOf(file));
        (code === 0 ? say : console.error)(message);
        process.exitCode = code;
        return;
      }
      const verdict = await verify(await textOf(file));
      if (isFlaw(verdict)) {
        console.error(flawText(nameOf(file), verdict));
        process.exitCode = flawCode(verdict);
        return;
      }
      const { game, match } = verdict;
      const { seats } = match.config;
      const decisions = match.actions.length;
      say(`${nameOf(file)}: ${game.id}, ${seats} seats, ${decisions} decisions, all legal, result as stated`);
    });
  program
    .command('replay')
    .description('tell a transcript move by move')
    .argument('<FILE>', 'a transcript, or - for standard input')
    .option('--plain', 'sentences only, nothing drawn: for screen readers')
    .option('--no-board', 'only what happens, not the table after it')
    .option('--json', 'a line of JSON a decision, cards by name and places by coordinates: for programs')
    .option('--lang <LANGUAGE>', 'en, de, fr or it; the system’s language if it is not given')
    .action(async (file: string, flags: { plain?: true; board: boolean; json?: true; lang?: string }) => {
      const language = languageOf(flags.lang, process.env);
      const paint = paintFor(process.stdout, process.env);
      const options = { language, plain: flags.plain === true, drawn: flags.board, paint };
      const text = await textOf(file);
      const flaw = await (flags.json === true ? replayJson(text, say) : replay(text, options, say));
      if (flaw === undefined) return;
      console.error(flawText(nameOf(file), flaw));
      process.exitCode = flawCode(flaw);
    });
}
