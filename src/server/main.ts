/** `tavola serve`: one server process until it is asked to stop; and `tavola backup`, `tavola restore`. */
import { SetupError } from './database.ts';
import { serve } from './serve.ts';
import { type Chosen, settingsOf } from './settings.ts';
import { backup, restore } from './storage/backup.ts';

/** How long a stop may take before the process ends anyway. */
const PATIENCE = 10_000;

export async function runServer(chosen: Chosen): Promise<void> {
  try {
    const settings = settingsOf(chosen, process.env);
    const running = await serve(settings);
    process.stdout.write(`Tavola is at ${running.url}\n`);
    if (settings.database === null) process.stdout.write(`Matches are kept in ${settings.data}\n`);
    for (const [match, reason] of running.aside)
      process.stdout.write(`Match ${match} is set aside: ${reason}\n`);
    const stop = (): void => {
      setTimeout(() => process.exit(1), PATIENCE).unref();
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(`tavola: ${(error as Error).message}`);
          process.exit(1);
        },
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    complain(error);
  }
}

/** What the host can put right is said in a sentence. */
function complain(error: unknown): void {
  if (!(error instanceof SetupError)) throw error;
  console.error(`tavola: ${error.message}`);
  process.exitCode = 1;
}

/** The folder of the embedded database; PostgreSQL has programs of its own for this. */
function folderOf(chosen: Chosen): string {
  const { database, data } = settingsOf(chosen, process.env);
  if (database !== null)
    throw new SetupError(
      'DATABASE_URL is set: PostgreSQL is backed up with pg_dump, also while the server runs, and restored with pg_restore.',
    );
  return data;
}

export function runBackup(file: string, chosen: Chosen): void {
  try {
    const folder = folderOf(chosen);
    backup(folder, file);
    process.stdout.write(`${file} holds everything that ${folder} held just now\n`);
  } catch (error) {
    complain(error);
  }
}

export function runRestore(file: string, chosen: Chosen): void {
  try {
    const folder = folderOf(chosen);
    const before = restore(file, folder);
    process.stdout.write(`${folder} holds what ${file} holds; what was there before is ${before}\n`);
  } catch (error) {
    complain(error);
  }
}
