import { CommanderError } from 'commander';
import { RunError, UsageError } from './console/errors.ts';
import { programOf } from './program.ts';

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
  } else if (error instanceof RunError) {
    console.error(`tavola: ${error.message}`);
    process.exitCode = 1;
  } else if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else throw error;
}
