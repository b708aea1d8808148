/** The commands for whoever hosts: serve, back up, restore. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Person } from '../../server/main.ts';
import { loadTableWords } from '../../words/index.ts';
import { languageOf, wholeNumber } from '../console/arguments.ts';
import { addressesForOthers, greeting } from './greeting.ts';
import { paintFor } from '../console/terminal.ts';

/** What every command for a host says of `--data`. */
export const DATA = 'where matches are kept; TAVOLA_DATA or ./data if it is not given';

/** How the server speaks in a terminal. */
async function personAtTerminal(): Promise<Person> {
  const words = await loadTableWords(languageOf(undefined, process.env));
  const paint = paintFor(process.stdout, process.env);
  const isNpm = process.env.npm_lifecycle_event === 'start';
  const restart = isNpm ? 'npm start -- --host 0.0.0.0' : 'tavola serve --host 0.0.0.0';
  return {
    ready: (place) => greeting(place, addressesForOthers(place), restart, words, paint),
    stopping: words.server.stopping,
    stopped: words.server.stopped,
  };
}

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
      const { runServer } = await import('../../server/main.ts');
      const port = flags.port === undefined ? undefined : wholeNumber('option --port', flags.port, 0, 65535);
      await runServer(
        { port, host: flags.host, data: flags.data },
        process.stdout.isTTY ? await personAtTerminal() : undefined,
      );
    });
  program
    .command('backup')
    .description('copy all matches to a file, also while the server runs')
    .argument('<FILE>', 'where to; a copy of that name is replaced')
    .option('--data <FOLDER>', DATA)
    .action(async (file: string, flags: { data?: string }) => {
      const { runBackup } = await import('../../server/main.ts');
      runBackup(resolve(file), flags);
    });
  program
    .command('restore')
    .description('put a backup in the place of all matches; the server must be stopped')
    .argument('<FILE>', 'a file that backup has made')
    .option('--data <FOLDER>', DATA)
    .action(async (file: string, flags: { data?: string }) => {
      const { runRestore } = await import('../../server/main.ts');
      runRestore(resolve(file), flags);
    });
  program
    .command('clock')
    .description(
      'compare the clock of this machine with the newest time in the database; the server must be stopped',
    )
    .option('--accept', 'go on from the clock of this machine, forward or back')
    .option('--data <FOLDER>', DATA)
    .action(async (flags: { accept?: boolean; data?: string }) => {
      const { runClock } = await import('../../server/main.ts');
      await runClock(flags.accept === true, flags);
    });
  program
    .command('ratings')
    .description('compare all ratings with the logs of the rated matches, also while the server runs')
    .option('--rebuild', 'put what follows from the logs in the place of what is kept')
    .option('--data <FOLDER>', DATA)
    .action(async (flags: { rebuild?: boolean; data?: string }) => {
      const { runRatings } = await import('../../server/main.ts');
      await runRatings(flags.rebuild === true, flags);
    });
}
