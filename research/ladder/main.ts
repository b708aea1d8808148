/** The command line of the ladder. */
import { spawnSync } from 'node:child_process';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { expectedError, loadGame, parseJobs, splitList, UsageError, wholeNumber, gameArgument, JOBS } from '../../src/cli/console/arguments.ts';
import { printLine } from '../../src/cli/console/output.ts';
import { newProgram, runProgram } from '../../src/cli/console/commandLine.ts';
import { isOwnGame, isPath } from '../../src/cli/console/ownFiles.ts';
import { EXEC_PREFIX } from '../../src/cli/bots/outsideBot.ts';
import type { Game } from '../../src/core/index.ts';
import { ownRung, type Rung } from './ladder.ts';
import { runLadder } from './ladderRun.ts';

const isOwnBot = (name: string): boolean => isPath(name) || name.startsWith(EXEC_PREFIX);

/** The commit of this clone, as short as git makes it. */
const presentCommit = (): string =>
  spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  }).stdout.trim();

const EXAMPLES = `
Examples:
  node research/run.js ladder punto --bots hard,medium --games 100
  node research/run.js ladder punto --bots ./bot.mjs,medium --games 100
  npm run ladder -- --resume`;

const program = newProgram('node research/run.js ladder')
  .description('measure the levels: play each against the weaker ones, and the strongest against greedy')
  .addHelpText('after', EXAMPLES)
  .argument('[GAME]', `${gameArgument()} (default: all)`)
  .option('--games <N>', 'number of matches per pairing', '400')
  .option('--seed <TEXT>', 'the same seed gives the same results', 'ladder')
  .option('--jobs <N>', JOBS)
  .option('--seats <N>', 'only the pairings with N seats')
  .option('--bots <BOT,AGAINST>', 'only this pairing; ./FILE.js is a bot of your own')
  .option('--write <FILE>', 'also write the tables to a Markdown file, pairing by pairing')
  .option('--resume', 'skip the pairings in the file whose bots have not changed')
  .option('--code <COMMIT>', 'commit to name in the tables (default: the current one)')
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
        code?: string;
      },
    ) => {
      const games = await Promise.all((id === undefined ? Object.keys(GAME_LOADERS) : [id]).map(loadGame));
      const seats = flags.seats === undefined ? undefined : wholeNumber('option --seats', flags.seats, 1, 31);
      const pair = flags.bots === undefined ? undefined : splitList(flags.bots);
      if (pair !== undefined && pair.length !== 2)
        throw expectedError('option --bots', 'two names, BOT,AGAINST', flags.bots!);
      const [bot = '', against = ''] = pair ?? [];
      const isOwn = isOwnBot(bot) || isOwnBot(against);
      if (flags.write !== undefined && (isOwn || games.some(isOwnGame)))
        throw new UsageError(
          'option --write: only for games and bots of this repository; without it the results are printed',
        );
      const rungsOfPair = (game: Game): Rung => {
        const { min, max } = game.seats;
        const typed = flags.seats ?? `${min}`;
        return ownRung(game, wholeNumber('option --seats', typed, min, max), bot, against);
      };
      const plan = {
        games: wholeNumber('option --games', flags.games, 1, 1e6),
        seed: flags.seed,
        jobs: parseJobs(flags.jobs),
        resume: flags.resume === true,
        code: flags.code ?? presentCommit(),
        wants: ({ config, bot, against }: Rung) =>
          (seats ?? config.seats) === config.seats && (pair ?? [bot, against]).join() === `${bot},${against}`,
        ...(isOwn ? { instead: rungsOfPair } : {}),
      };
      await runLadder(games, flags.write === undefined ? plan : { ...plan, file: flags.write }, printLine);
    },
  );

await runProgram(program);
