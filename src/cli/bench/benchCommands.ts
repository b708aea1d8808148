import type { Command } from 'commander';
import { GAME_LOADERS } from '../../games/gameLoaders.ts';
import { parseTableConfig, loadGame, wholeNumber } from '../console/arguments.ts';
import { columns, round } from '../console/columns.ts';
import { printLine } from '../console/output.ts';
import { Progress } from '../console/progress.ts';
import { withExamples } from '../console/commandLine.ts';
import { gameArgument, type TableFlags, withOptions } from '../console/tableFlags.ts';
import { formatSpeeds } from './speedTable.ts';
import { THINKERS, type ThinkingTime, measureThinking, formatThinking } from './benchBots.ts';
import { contractContender, race } from './measure.ts';
import { perft } from './perft.ts';

export function addMeasures(program: Command): void {
  withOptions(
    withExamples(
      program.command('perft'),
      'perft punto --depth 4 --seed 1',
      'perft jericho --depth 2 --seed 1 --seats 4',
    )
      .description('count all sequences of decisions up to a depth')
      .argument('<GAME>', gameArgument())
      .requiredOption('--depth <D>', 'number of decisions')
      .requiredOption('--seed <TEXT>', 'text that determines the deal')
      .option('--seats <N>', 'number of seats (default: the fewest)'),
  ).action(async (id: string, flags: TableFlags & { depth: string; seed: string }) => {
    const game = await loadGame(id);
    const config = parseTableConfig(game, flags.seats ?? `${game.seats.min}`, flags.option);
    const depth = wholeNumber('option --depth', flags.depth, 0, 100);
    const began = performance.now();
    const counts = perft(game, game.setup(config, flags.seed), depth);
    const seconds = (performance.now() - began) / 1000;
    printLine(columns([['depth', 'nodes'], ...counts.map((count, at) => [`${at}`, `${count}`])]));
    const nodes = counts.reduce((a, b) => a + b, 0);
    printLine(`nodes per second: ${round(nodes / seconds)}`);
  });
  withOptions(
    withExamples(program.command('bench'), 'bench', 'bench punto --seats 4 --rounds 3')
      .description('measure the speed of random play and of bots, per CPU second')
      .argument('[GAME]', `${gameArgument()} (default: all)`)
      .option('--seats <N>', 'number of seats (default: the fewest)')
      .option('--rounds <N>', 'number of rounds; the median counts', '5')
      .option('--seconds <N>', 'seconds per game and round', '1'),
  ).action(async (id: string | undefined, flags: TableFlags & { rounds: string; seconds: string }) => {
    const games = await Promise.all((id === undefined ? Object.keys(GAME_LOADERS) : [id]).map(loadGame));
    const rounds = wholeNumber('option --rounds', flags.rounds, 1, 1000);
    const seconds = wholeNumber('option --seconds', flags.seconds, 1, 1000);
    const contenders = games.map((game) => {
      const config = parseTableConfig(game, flags.seats ?? `${game.seats.min}`, flags.option);
      return contractContender(game, config, `${game.id}, ${config.seats} seats`);
    });
    const progress = new Progress();
    const speeds = await race(contenders, { rounds, seconds }, (share) => progress.update(share));
    progress.end();
    printLine(formatSpeeds(contenders, speeds));
    const thoughts: [string, ThinkingTime][] = [];
    for (const game of games)
      for (const name of THINKERS) {
        const config = parseTableConfig(game, flags.seats ?? `${game.seats.min}`, flags.option);
        const thought = await measureThinking(game, config, name, seconds);
        if (thought !== undefined) thoughts.push([`${game.id}, ${config.seats} seats, ${name}`, thought]);
      }
    printLine(`\n${formatThinking(thoughts)}`);
  });
}
