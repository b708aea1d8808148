/** The commands of `tavola`, and their exit codes: 0 fine, 1 a check failed, 2 bad usage. Each is beside what it does. */
import { Command } from 'commander';
import { addMeasures } from './bench/benchCommands.ts';
import { version } from './console/version.ts';
import { addAdmin } from './hosting/admin.ts';
import { addServing } from './hosting/serving.ts';
import { addNew } from './houses/newCommand.ts';
import { addLadder } from './ladder/ladderCommand.ts';
import { addPlay, chooseAndPlay } from './play/playCommand.ts';
import { addPuzzles } from './puzzles/puzzles.ts';
import { addReview } from './review/reviewCommand.ts';
import { addSim } from './simulate/simCommand.ts';
import { addTranscripts } from './transcripts/transcriptCommands.ts';

export function programOf(): Command {
  const program = new Command('tavola')
    .description('Small-box games at one table: play them, simulate them, check them.')
    .version(version(), '--version', 'print the version')
    .usage('[options] [command]')
    .helpOption('-h, --help', 'print what can be typed')
    .helpCommand(false)
    .showSuggestionAfterError()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'tavola: ')) })
    .exitOverride();
  program.argument('[command]').action(async (command: string | undefined) => {
    if (command !== undefined) program.error(`error: unknown command '${command}'`);
    await chooseAndPlay(program);
  });
  addPlay(program);
  addSim(program);
  addTranscripts(program);
  addReview(program);
  addPuzzles(program);
  addMeasures(program);
  addLadder(program);
  addServing(program);
  addAdmin(program);
  addNew(program);
  return program;
}
