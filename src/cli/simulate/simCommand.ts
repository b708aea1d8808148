/** `tavola sim`: bots play many matches, and are compared. */
import { closeSync, writeSync } from 'node:fs';
import type { Command } from 'commander';
import { botsOf, configOf, gameCalled, jobsOf, UsageError, wholeNumber } from '../console/arguments.ts';
import { round } from '../console/columns.ts';
import { openFile, say } from '../console/output.ts';
import { Progress } from '../console/progress.ts';
import { gameArgument, type TableFlags, withOptions } from '../console/tableFlags.ts';
import { keptRun } from './kept.ts';
import { report, reportText, simulate } from './sim.ts';
import { USUAL_LIMIT } from './tally.ts';

export function addSim(program: Command): void {
  withOptions(
    program
      .command('sim')
      .description('let bots play many matches, each from every seat, and compare them')
      .argument('<GAME>', gameArgument())
      .requiredOption('--seats <N>', 'how many seats')
      .requiredOption('--bots <LIST>', 'one bot a seat, or one for all')
      .requiredOption('--games <N>', 'how many matches')
      .requiredOption('--seed <TEXT>', 'the same seed gives the same results'),
  )
    .option('--jobs <N>', 'how many threads; one a core if it is not given')
    .option(
      '--limit <N>',
      'how many decisions a match may take before the run ends with an error',
      `${USUAL_LIMIT}`,
    )
    .option('--json <FILE>', 'also write the results there, - for standard output instead of the table')
    .option('--adjust', 'also take the luck of draws out of the results: surer, and slower')
    .option('--worlds <N>', 'with --adjust: in how many imagined matches each decision is weighed')
    .option('--keep <FILE>', 'write down there what was played, and go on from there if it was broken off')
    .action(
      async (
        id: string,
        flags: Required<TableFlags> & {
          adjust?: true;
          worlds?: string;
          keep?: string;
          bots: string;
          games: string;
          seed: string;
          jobs?: string;
          limit: string;
          json?: string;
        },
      ) => {
        const game = await gameCalled(id);
        const config = configOf(game, flags.seats, flags.option);
        const bots = await botsOf(game, config, flags.bots);
        const games = wholeNumber('option --games', flags.games, 1, 1e9);
        const jobs = jobsOf(flags.jobs);
        const limit = wholeNumber('option --limit', flags.limit, 1, 1e9);
        const file =
          flags.json === undefined || flags.json === '-' ? undefined : openFile('option --json', flags.json);
        const names = bots.map((bot) => bot.name);
        const adjust = flags.adjust === true;
        const worlds =
          flags.worlds === undefined ? undefined : wholeNumber('option --worlds', flags.worlds, 1, 10_000);
        if (worlds !== undefined && !adjust)
          throw new UsageError('option --worlds: only --adjust weighs decisions');
        const plan = {
          game: id,
          config,
          bots: names,
          games,
          seed: flags.seed,
          limit,
          adjust,
          ...(worlds === undefined ? {} : { worlds }),
        };
        const kept = flags.keep === undefined ? undefined : keptRun(flags.keep, plan);
        const progress = new Progress();
        const began = performance.now();
        const tally = await simulate(plan, jobs, (share) => progress.update(share), kept);
        progress.end();
        const seconds = (performance.now() - began) / 1000;
        const results = report(game, plan, tally);
        const json = JSON.stringify(
          { ...results, speed: { jobs, seconds, matchesPerSecond: games / seconds } },
          null,
          2,
        );
        if (file !== undefined) {
          writeSync(file, `${json}\n`);
          closeSync(file);
        }
        if (flags.json === '-') say(json);
        else
          say(
            `${reportText(results)}\nmatches a second: ${round(games / seconds)} (${jobs} ${jobs === 1 ? 'thread' : 'threads'}, ${round(seconds)} s)`,
          );
      },
    );
}
