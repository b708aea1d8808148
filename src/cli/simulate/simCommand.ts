/** `tavola sim`: many matches between bots, and a comparison of them. */
import { closeSync, writeSync } from 'node:fs';
import type { Command } from 'commander';
import {
  parseTableConfig,
  loadGame,
  parseJobs,
  UsageError,
  wholeNumber,
  gameArgument,
  JOBS,
  type TableFlags,
  withOptions,
} from '../console/arguments.ts';
import { loadBots } from '../bots/namedBots.ts';
import { round, openFile, printLine, Progress } from '../console/output.ts';
import { withExamples } from '../console/commandLine.ts';
import { gameReference } from '../console/ownFiles.ts';
import { openSavedRun } from './savedRun.ts';
import { buildReport, USUAL_LIMIT } from '../../lab/simulation.ts';
import { reportText, simulate } from './simulation.ts';

export function addSim(program: Command): void {
  const command = withOptions(
    program
      .command('sim')
      .description('play many matches between bots, each bot in every seat, and compare them')
      .argument('<GAME>', gameArgument())
      .requiredOption('--seats <N>', 'number of seats')
      .requiredOption(
        '--bots <LIST>',
        'one bot per seat, or one for all; ./FILE.js is a bot of your own, exec:COMMAND a program',
      )
      .requiredOption('--games <N>', 'number of matches')
      .requiredOption('--seed <TEXT>', 'the same seed gives the same results'),
  );
  withExamples(
    command,
    'sim punto --seats 2 --bots greedy,random --games 200 --seed 1',
    'sim jericho --seats 3 --bots "exec:python3 bot.py,greedy,greedy" --games 12 --seed 1',
    'sim punto --seats 2 --bots ./bot.mjs,greedy --games 100 --seed 1',
    'sim schicht --seats 2 --bots expert,hard --games 100 --seed 1 --adjust --keep run.jsonl',
  )
    .option('--jobs <N>', JOBS)
    .option(
      '--limit <N>',
      'most decisions in a match; a longer one ends the run with an error',
      `${USUAL_LIMIT}`,
    )
    .option('--json <FILE>', 'also write the results to a file; - prints them instead of the table')
    .option('--adjust', 'also report results without the luck of draws: more precise, but slower')
    .option('--worlds <N>', 'with --adjust: number of imagined matches per decision')
    .option('--keep <FILE>', 'save the matches played to a file, and resume from it')
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
        const game = await loadGame(id);
        const config = parseTableConfig(game, flags.seats, flags.option);
        const bots = await loadBots(game, config, flags.bots);
        const games = wholeNumber('option --games', flags.games, 1, 1e9);
        const jobs = parseJobs(flags.jobs);
        const limit = wholeNumber('option --limit', flags.limit, 1, 1e9);
        const file =
          flags.json === undefined || flags.json === '-' ? undefined : openFile('option --json', flags.json);
        const names = bots.map((bot) => bot.name);
        const adjust = flags.adjust === true;
        const worlds =
          flags.worlds === undefined ? undefined : wholeNumber('option --worlds', flags.worlds, 1, 10_000);
        if (worlds !== undefined && !adjust) throw new UsageError('option --worlds: needs --adjust');
        const plan = {
          game: gameReference(game),
          config,
          bots: names,
          games,
          seed: flags.seed,
          limit,
          adjust,
          ...(worlds === undefined ? {} : { worlds }),
        };
        const kept = flags.keep === undefined ? undefined : openSavedRun(flags.keep, plan);
        const progress = new Progress();
        const began = performance.now();
        const tally = await simulate(plan, jobs, (share) => progress.update(share), kept);
        progress.end();
        const seconds = (performance.now() - began) / 1000;
        const results = buildReport(game, plan, tally);
        const json = JSON.stringify(
          { ...results, speed: { jobs, seconds, matchesPerSecond: games / seconds } },
          null,
          2,
        );
        if (file !== undefined) {
          writeSync(file, `${json}\n`);
          closeSync(file);
        }
        if (flags.json === '-') printLine(json);
        else
          printLine(
            `${reportText(results)}\nmatches a second: ${round(games / seconds)} (${jobs} ${jobs === 1 ? 'thread' : 'threads'}, ${round(seconds)} s)`,
          );
      },
    );
}
