/** `tavola ladder`: every level plays the weaker ones, and the tables are written down. */
import type { Command } from 'commander';
import { GAMES } from '../../games/rules.ts';
import { gameCalled, jobsOf, listed, UsageError, wholeNumber } from '../console/arguments.ts';
import { say } from '../console/output.ts';
import { gameArgument } from '../console/tableFlags.ts';
import { presentCommit } from '../console/version.ts';
import type { Rung } from './ladder.ts';
import { runLadder } from './ladderRun.ts';

export function addLadder(program: Command): void {
  program
    .command('ladder')
    .description(
      'let every level play the weaker ones, and the strongest play greedy, and write the tables down',
    )
    .argument('[GAME]', `${gameArgument()}; all if it is not given`)
    .option('--games <N>', 'how many matches a pairing', '400')
    .option('--seed <TEXT>', 'the same seed gives the same results', 'ladder')
    .option('--jobs <N>', 'how many threads; one a core if it is not given')
    .option('--seats <N>', 'only the pairings with N seats')
    .option('--bots <BOT,AGAINST>', 'only this pairing')
    .option('--write <FILE>', 'also write the tables there, as Markdown, each pairing as it ends')
    .option('--resume', 'leave out the pairings that the file has already, if their bots still decide so')
    .option(
      '--tidy',
      'play nothing, and take out of the file what was played by bots that decide otherwise now',
    )
    .option(
      '--code <COMMIT>',
      'the commit that is played, for the tables; the present one if it is not given',
    )
    .action(
      async (
        id: string | undefined,
        flags: {
          games: string;
          seed: string;
          jobs?: string;
          seats?: string;
          bots?: string;
          write?: string;
          resume?: true;
          tidy?: true;
          code?: string;
        },
      ) => {
        const games = await Promise.all((id === undefined ? Object.keys(GAMES) : [id]).map(gameCalled));
        if (flags.tidy === true && flags.write === undefined)
          throw new UsageError('option --tidy: which file is to be tidied? (--write FILE)');
        const seats =
          flags.seats === undefined ? undefined : wholeNumber('option --seats', flags.seats, 1, 31);
        const bots = flags.bots === undefined ? undefined : listed(flags.bots).join();
        const plan = {
          games: wholeNumber('option --games', flags.games, 1, 1e6),
          seed: flags.seed,
          jobs: jobsOf(flags.jobs),
          resume: flags.resume === true,
          tidy: flags.tidy === true,
          code: flags.code ?? presentCommit(),
          wants: ({ config, bot, against }: Rung) =>
            (seats ?? config.seats) === config.seats && (bots ?? `${bot},${against}`) === `${bot},${against}`,
        };
        await runLadder(games, flags.write === undefined ? plan : { ...plan, file: flags.write }, say);
      },
    );
}
