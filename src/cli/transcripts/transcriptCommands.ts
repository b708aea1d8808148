import type { Command } from 'commander';
import type { Bot } from '../../bots/index.ts';
import { botRng, decideForSeat, lowestSeat } from '../../bots/playMatch.ts';
import {
  type Config,
  type EmittedEvent,
  type Game,
  type Seed,
  TranscriptRecorder,
  isTranscriptFlaw,
  viewOf,
} from '../../core/index.ts';
import { loadBots } from '../bots/namedBots.ts';
import { beginOutside, endOutside, recordingGame } from '../bots/outsideBot.ts';
import {
  type OwnGameFlag,
  type TableFlags,
  findLanguage,
  gameArgument,
  loadGame,
  loadOwnGameFlag,
  ownGameOption,
  parseTableConfig,
  withOptions,
  withStart,
} from '../console/arguments.ts';
import { withExamples } from '../console/commandLine.ts';
import { formatFileName, readText } from '../console/files.ts';
import { printLine } from '../console/output.ts';
import { paintFor } from '../console/terminal.ts';
import { replay, replayJson } from './replay.ts';
import { verifyFair } from './verifyFairDeal.ts';
import { verifyText, formatFlaw, flawExitCode } from './verifyText.ts';

export function addTranscripts(program: Command): void {
  const command = withOptions(
    program
      .command('record')
      .description('play a match between bots and print its transcript')
      .argument('<GAME>', gameArgument())
      .requiredOption('--seats <N>', 'number of seats')
      .requiredOption('--seed <TEXT>', 'text that determines the deal and the bots’ random choices'),
  );
  withExamples(
    command,
    'record punto --seats 3 --seed demo > match.jsonl',
    'record jericho --seats 3 --seed demo --bots greedy --start 2',
    'record ./game.mjs --seats 2 --seed demo --bots ./bot.mjs',
  );
  withStart(command)
    .option('--bots <LIST>', 'one bot per seat, or one for all; ./FILE.js is a bot of your own', 'random')
    .option('--legal', 'add the legal moves to each move')
    .action(
      async (id: string, flags: TableFlags & { seats: string; seed: string; bots: string; legal?: true }) => {
        const game = await loadGame(id);
        const config = parseTableConfig(game, flags.seats, flags.option, flags.start);
        const bots = await loadBots(game, config, flags.bots);
        recordMatch(game, config, flags.seed, bots, flags.legal === true, printLine);
      },
    );
  withExamples(
    program.command('verify'),
    'verify match.jsonl',
    'verify match.jsonl --game ./game.mjs',
    'verify --fair online-match.json',
  )
    .description('check a transcript: every deal, every move and the result')
    .argument('<FILE>', 'a transcript, or - for standard input')
    .option('--fair', 'check the record of an online match instead, and that its deal was fair')
    .addOption(ownGameOption())
    .action(async (file: string, flags: OwnGameFlag & { fair?: true }) => {
      if (flags.fair === true) {
        const { code, message } = await verifyFair(formatFileName(file), await readText(file));
        (code === 0 ? printLine : console.error)(message);
        process.exitCode = code;
        return;
      }
      const verdict = await verifyText(await readText(file), undefined, await loadOwnGameFlag(flags));
      if (isTranscriptFlaw(verdict)) {
        console.error(formatFlaw(formatFileName(file), verdict));
        process.exitCode = flawExitCode(verdict);
        return;
      }
      const { game, match } = verdict;
      const { seats } = match.config;
      const decisions = match.actions.length;
      printLine(
        `${formatFileName(file)}: ${game.id}, ${seats} seats, ${decisions} decisions, all legal, result as stated`,
      );
    });
  withExamples(
    program.command('replay'),
    'replay match.jsonl',
    'replay match.jsonl --plain --lang fr',
    'replay match.jsonl --json',
  )
    .description('print a transcript move by move')
    .argument('<FILE>', 'a transcript, or - for standard input')
    .option('--plain', 'sentences instead of drawings, for screen readers')
    .option('--no-board', 'print the moves without the table after each')
    .option('--json', 'print one line of JSON per decision, with card names and coordinates')
    .option('--lang <LANGUAGE>', 'en, de, fr or it (default: the system’s language)')
    .addOption(ownGameOption())
    .action(
      async (
        file: string,
        flags: OwnGameFlag & { plain?: true; board: boolean; json?: true; lang?: string },
      ) => {
        const language = findLanguage(flags.lang, process.env);
        const paint = paintFor(process.stdout, process.env);
        const options = { language, plain: flags.plain === true, drawn: flags.board, paint };
        const text = await readText(file);
        const own = await loadOwnGameFlag(flags);
        const flaw = await (flags.json === true
          ? replayJson(text, printLine, own)
          : replay(text, options, printLine, own));
        if (flaw === undefined) return;
        console.error(formatFlaw(formatFileName(file), flaw));
        process.exitCode = flawExitCode(flaw);
      },
    );
}

/** Plays a match between bots and writes its transcript line by line. */
export function recordMatch(
  game: Game,
  config: Config,
  seed: Seed,
  bots: readonly Bot[],
  legal: boolean,
  write: (line: string) => void,
): void {
  const players = bots.map((bot, seat) => ({ bot, rng: botRng(seed, seat) }));
  const state = game.setup(config, seed);
  const events: (readonly EmittedEvent[])[] = [];
  beginOutside(bots, 1, events);
  const noting = recordingGame(game, events);
  const recorder = new TranscriptRecorder(game, config, seed, state, write);
  for (let due = game.toAct(state); due !== 0; due = game.toAct(state)) {
    const seat = lowestSeat(due);
    const open = legal ? game.legal(viewOf(state, seat)) : undefined;
    const action = decideForSeat(game, state, seat, players[seat]!);
    noting.apply(state, seat, action);
    recorder.recordAction(seat, action, state, open);
  }
  endOutside(bots, game, state);
}
