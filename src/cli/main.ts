import { CommanderError } from 'commander';
import { UsageError } from './console/arguments.ts';
import { programOf } from './program.ts';
import { Endless } from './simulate/tally.ts';

// Whoever reads our output may stop early (`tavola replay … | head`): that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await programOf().parseAsync();
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`tavola: ${error.message}`);
    process.exitCode = 2;
  } else if (error instanceof Endless) {
    console.error(`tavola: ${error.message}`);
    process.exitCode = 1;
  } else if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else throw error;
}
