/** `tavola play`, and `tavola` alone in a terminal: a match against bots or with others on the same device. */
import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { botPlayer, seedFromBytes, ANONYMOUS_PLAYER } from '../../core/index.ts';
import {
  parseTableConfig,
  loadGame,
  findLanguage,
  wholeNumber,
  gameArgument,
  type TableFlags,
  withOptions,
  withStart,
} from '../console/arguments.ts';
import { withExamples } from '../console/commandLine.ts';
import { Terminal } from '../console/terminal.ts';
import { chooseMatch } from './chooser.ts';
import { TerminalMatch } from './terminalMatch.ts';
import { seatPlayers, parsePlayers } from './seating.ts';

const freshSeed = (): string => seedFromBytes(randomBytes(16));

export function addPlay(program: Command): void {
  const command = withOptions(
    program
      .command('play')
      .description('play a match in the terminal, against bots or with others on this device')
      .argument('<GAME>', gameArgument())
      .option('--seats <N>', 'number of seats (default: follows from --bots, else the fewest)')
      .option(
        '--bots <LIST>',
        'who plays, seat by seat: a bot, ./FILE.js with a bot of your own, me, or a Name; bots alone play against you (default: greedy, or medium in a game without it)',
      ),
  );
  withExamples(
    command,
    'play punto',
    'play jericho --bots medium,hard',
    'play ./game.mjs --bots ./bot.mjs',
    'play campos --bots me,Ada,greedy --lang de',
  );
  withStart(command)
    .option('--seed <TEXT>', 'text that determines the deal (default: random)')
    .option('--plain', 'sentences instead of drawings, for screen readers')
    .option('--lang <LANGUAGE>', 'en, de, fr or it (default: the system’s language)')
    .action(
      async (
        id: string,
        flags: TableFlags & { bots?: string; seed?: string; plain?: true; lang?: string },
      ) => {
        const game = await loadGame(id);
        const { min, max } = game.seats;
        const seats =
          flags.seats === undefined ? undefined : wholeNumber('option --seats', flags.seats, min, max);
        const sitters = parsePlayers(game, seats, flags.bots);
        const config = parseTableConfig(game, `${sitters.length}`, flags.option, flags.start);
        const language = findLanguage(flags.lang, process.env);
        const seed = flags.seed ?? freshSeed();
        const sitting = await seatPlayers(game, config, seed, sitters, language, flags.plain === true);
        const terminal = new Terminal();
        await new TerminalMatch(sitting, terminal).run();
        terminal.close();
      },
    );
}

/** `tavola` without arguments: starts a match in a terminal, prints the help into a pipe. */
export async function chooseAndPlay(program: Command): Promise<void> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    program.outputHelp();
    return;
  }
  const language = findLanguage(undefined, process.env);
  const terminal = new Terminal();
  const chosen = await chooseMatch(terminal, language);
  if (chosen !== null) {
    const { game, seats, bot, options } = chosen;
    const sitters = Array.from({ length: seats }, (_, i) => (i === 0 ? ANONYMOUS_PLAYER : botPlayer(bot)));
    const config = parseTableConfig(game, `${seats}`, options);
    const sitting = await seatPlayers(game, config, freshSeed(), sitters, language, false);
    await new TerminalMatch(sitting, terminal).run();
  }
  terminal.close();
}
