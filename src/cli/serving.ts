/** The commands for whoever hosts: serve, back up, restore. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { wholeNumber } from './arguments.ts';

const DATA = 'where matches are kept; TAVOLA_DATA or ./data if it is not given';

export function addServing(program: Command): void {
  program
    .command('serve')
    .description(
      'serve the page and online tables; DATABASE_URL names a PostgreSQL database to use instead of a file',
    )
    .option('--port <N>', 'where to listen; PORT or 8080 if it is not given')
    .option('--host <ADDRESS>', 'whom to listen to; HOST or this machine alone if it is not given')
    .option('--data <FOLDER>', DATA)
    .action(async (flags: { port?: string; host?: string; data?: string }) => {
      const { runServer } = await import('../server/main.ts');
      const port = flags.port === undefined ? undefined : wholeNumber('option --port', flags.port, 0, 65535);
      await runServer({ port, host: flags.host, data: flags.data });
    });
  program
    .command('backup')
    .description('copy all matches to a file, also while the server runs')
    .argument('<FILE>', 'where to; a copy of that name is replaced')
    .option('--data <FOLDER>', DATA)
    .action(async (file: string, flags: { data?: string }) => {
      const { runBackup } = await import('../server/main.ts');
      runBackup(resolve(file), flags);
    });
  program
    .command('restore')
    .description('put a backup in the place of all matches; the server must be stopped')
    .argument('<FILE>', 'a file that backup has made')
    .option('--data <FOLDER>', DATA)
    .action(async (file: string, flags: { data?: string }) => {
      const { runRestore } = await import('../server/main.ts');
      runRestore(resolve(file), flags);
    });
}
