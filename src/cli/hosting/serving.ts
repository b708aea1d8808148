/** `tavola serve`, `backup`, `restore` and `ratings`. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { TerminalMessages } from '../../server/commands.ts';
import { loadTerminalMessages } from '../../terminal/messages/index.ts';
import { findLanguage, wholeNumber } from '../console/arguments.ts';
import { withExamples } from '../console/commandLine.ts';
import { addressesForOthers, startupBanner } from './startupBanner.ts';
import { paintFor } from '../console/terminal.ts';

export const DATA = 'folder with the matches (default: TAVOLA_DATA, else ./data)';

/** Messages for a terminal; programs get lines of JSON instead. */
async function personAtTerminal(): Promise<TerminalMessages> {
  const words = await loadTerminalMessages(findLanguage(undefined, process.env));
  const paint = paintFor(process.stdout, process.env);
  const isNpm = process.env.npm_lifecycle_event === 'start';
  const restart = isNpm ? 'npm start -- --host 0.0.0.0' : 'tavola serve --host 0.0.0.0';
  return {
    ready: (place) => startupBanner(place, addressesForOthers(place), restart, words, paint),
    stopping: words.server.stopping,
    stopped: words.server.stopped,
  };
}

export function addServing(program: Command): void {
  withExamples(program.command('serve'), 'serve', 'serve --host 0.0.0.0 --port 80 --data /var/lib/tavola')
    .description('serve the page and online tables')
    .addHelpText(
      'after',
      '\nWith DATABASE_URL, matches are kept in that PostgreSQL database instead of a folder.',
    )
    .option('--port <N>', 'port to listen on (default: PORT, else 8080)')
    .option(
      '--host <ADDRESS>',
      'address to listen on; 0.0.0.0 lets other devices in (default: HOST, else this device only)',
    )
    .option('--data <FOLDER>', DATA)
    .action(async (flags: { port?: string; host?: string; data?: string }) => {
      const { runServer } = await import('../../server/commands.ts');
      const port = flags.port === undefined ? undefined : wholeNumber('option --port', flags.port, 0, 65535);
      await runServer(
        { port, host: flags.host, data: flags.data },
        process.stdout.isTTY ? await personAtTerminal() : undefined,
      );
    });
  withExamples(program.command('backup'), 'backup tavola.backup')
    .description('copy all matches to a file, even while the server runs')
    .argument('<FILE>', 'file to write; an older copy of this name is replaced')
    .option('--data <FOLDER>', DATA)
    .action(async (file: string, flags: { data?: string }) => {
      const { runBackup } = await import('../../server/commands.ts');
      runBackup(resolve(file), flags);
    });
  withExamples(program.command('restore'), 'restore tavola.backup --data ./data')
    .description('replace all matches with those of a backup; stop the server first')
    .argument('<FILE>', 'a file that tavola backup wrote')
    .option('--data <FOLDER>', DATA)
    .action(async (file: string, flags: { data?: string }) => {
      const { runRestore } = await import('../../server/commands.ts');
      runRestore(resolve(file), flags);
    });
  withExamples(program.command('clock'), 'clock', 'clock --accept')
    .description(
      'compare the clock of this device with the newest time in the database; stop the server first',
    )
    .option('--accept', 'continue from the clock of this device, forward or back')
    .option('--data <FOLDER>', DATA)
    .action(async (flags: { accept?: boolean; data?: string }) => {
      const { runClock } = await import('../../server/commands.ts');
      await runClock(flags.accept === true, flags);
    });
  withExamples(program.command('ratings'), 'ratings', 'ratings --rebuild')
    .description('check all ratings against the logs of the rated matches, even while the server runs')
    .option('--rebuild', 'replace the ratings with those that follow from the logs')
    .option('--data <FOLDER>', DATA)
    .action(async (flags: { rebuild?: boolean; data?: string }) => {
      const { runRatings } = await import('../../server/commands.ts');
      await runRatings(flags.rebuild === true, flags);
    });
}
