/** All commands of `tavola`; each is declared in the folder of its feature. */
import type { Command } from 'commander';
import { addMeasures } from './bench.ts';
import { newProgram, withExamples } from './console/commandLine.ts';
import { version } from './console/files.ts';
import { addAdmin } from './hosting/admin.ts';
import { addEnv } from './env.ts';
import { addServing } from './hosting/serving.ts';
import { addNew } from './newGame/newGame.ts';
import { addPlay, chooseAndPlay } from './play/playCommand.ts';
import { addPuzzles } from './puzzles/puzzlesCommand.ts';
import { addReview } from './review.ts';
import { addLab } from './lab/labCommand.ts';
import { addSim } from './simulate/simCommand.ts';
import { addTranscripts } from './transcripts/transcriptCommands.ts';

export function createProgram(): Command {
  const program = newProgram('tavola')
    .description('Play four small-box games, simulate and verify matches, and host games online.')
    .version(version(), '--version', 'print the version')
    .usage('[options] [command]');
  program.argument('[command]').action(async (command: string | undefined) => {
    if (command !== undefined) program.error(`error: unknown command '${command}'`);
    await chooseAndPlay(program);
  });
  withExamples(
    program,
    'play punto',
    'sim punto --seats 2 --bots greedy,random --games 200 --seed 1',
    'serve --host 0.0.0.0',
  );
  addPlay(program);
  addSim(program);
  addLab(program);
  addTranscripts(program);
  addReview(program);
  addPuzzles(program);
  addMeasures(program);
  addEnv(program);
  addServing(program);
  addAdmin(program);
  addNew(program);
  return program;
}
