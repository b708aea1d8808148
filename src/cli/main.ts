import { CommanderError } from 'commander';
import { RunError } from './bots/runError.ts';
import { UsageError } from './console/errors.ts';
import { formatHelpHint } from './console/help.ts';
import { createProgram } from './program.ts';

// A reader of our output may stop early (`tavola replay … | head`): that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const program = createProgram();
const readOn = (): void => console.error(formatHelpHint(program, process.argv.slice(2)));
try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`tavola: ${error.message}`);
    readOn();
    process.exitCode = 2;
  } else if (error instanceof RunError) {
    console.error(`tavola: ${error.message}`);
    process.exitCode = 1;
  } else if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
    // `tavola admin` without a command has printed its whole help.
    if (error.exitCode !== 0 && error.code !== 'commander.help') readOn();
  } else throw error;
}
