/** `tavola serve`, which runs one server process until a signal, `tavola backup` and `tavola restore`. */
import { pino } from 'pino';
import { openShared, openPostgres, SetupError } from './storage/database.ts';
import { type RunningServer, startServer } from './startServer.ts';
import { compareClocks, compareSharedClocks } from './storage/serverTime.ts';
import { type CommandLineSettings, locateData, type Settings, readSettings } from './settings/settings.ts';
import { Loader } from './matches/loader.ts';
import { rebuildRatings } from './ratings/rebuildRatings.ts';
import { backup, restore } from './storage/backup.ts';
import { Store } from './storage/store.ts';

export { readAdminKey, openAdminConnection } from './adminConnection.ts';

/** A stop that takes longer ends the process. */
const STOP_TIMEOUT = 10_000;

/** Messages for a terminal; without one the server logs lines of JSON. */
export interface TerminalMessages {
  readonly ready: (place: {
    readonly url: string;
    readonly port: number;
    readonly host: string;
    readonly data: string | null;
  }) => string;
  readonly stopping: string;
  readonly stopped: string;
}

const print = (text: string): void => void process.stdout.write(text);

/** Only errors, one line each, unless the level asks for more. */
function plainLog(level: string) {
  return pino(
    { level },
    {
      write(line: string) {
        const { msg, what, reason } = JSON.parse(line) as { msg: string; what?: string; reason?: string };
        process.stderr.write(
          `tavola: ${[msg, what, reason].filter((part) => part !== undefined).join(': ')}\n`,
        );
      },
    },
  );
}

function startWithMessages(settings: Settings, person: TerminalMessages | undefined): Promise<RunningServer> {
  if (person === undefined) return startServer(settings);
  return startServer(settings, { log: plainLog(process.env['TAVOLA_LOG'] ?? 'error') });
}

/** Stops at the first signal, even while the server is still starting. */
function stopOnSignals(starting: Promise<RunningServer>, person: TerminalMessages | undefined): void {
  const stop = (): void => {
    if (person !== undefined) print(`\n${person.stopping}\n`);
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    starting
      .then((running) => running.stop())
      .then(
        () => {
          if (person !== undefined) print(`${person.stopped}\n`);
          process.exit(0);
        },
        (error: unknown) => {
          console.error(`tavola: ${(error as Error).message}`);
          process.exit(1);
        },
      );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

export async function runServer(chosen: CommandLineSettings, person?: TerminalMessages): Promise<void> {
  try {
    const settings = readSettings(chosen, process.env);
    const starting = startWithMessages(settings, person);
    stopOnSignals(starting, person);
    const { url, port } = await starting;
    const data = settings.database === null ? settings.data : null;
    if (person !== undefined) print(person.ready({ url, port, host: settings.host, data }));
  } catch (error) {
    reportError(error);
  }
}

/** A sentence for errors that the operator can fix; a stack trace for others. */
export function describeError(error: unknown): string {
  if (!(error instanceof SetupError)) throw error;
  return error.message;
}

function reportError(error: unknown): void {
  console.error(`tavola: ${describeError(error)}`);
  process.exitCode = 1;
}

/** The folder of the embedded database; PostgreSQL has its own backup programs. */
function readDataFolder(chosen: CommandLineSettings): string {
  const { database, data } = readSettings(chosen, process.env);
  if (database !== null)
    throw new SetupError(
      'DATABASE_URL is set: PostgreSQL is backed up with pg_dump, also while the server runs, and restored with pg_restore.',
    );
  return data;
}

export function runBackup(file: string, chosen: CommandLineSettings): void {
  try {
    const folder = readDataFolder(locateData(chosen, process.env));
    backup(folder, file);
    process.stdout.write(`${file} holds everything that ${folder} held just now\n`);
  } catch (error) {
    reportError(error);
  }
}

export function runRestore(file: string, chosen: CommandLineSettings): void {
  try {
    const folder = readDataFolder(chosen);
    const before = restore(file, folder);
    process.stdout.write(`${folder} holds what ${file} holds; what was there before is ${before}\n`);
  } catch (error) {
    reportError(error);
  }
}

/** Prints how the clocks differ; with `accept`, continues from the machine's clock. */
export async function runClock(accept: boolean, chosen: CommandLineSettings): Promise<void> {
  try {
    const { database, data } = readSettings(chosen, process.env);
    const isShared = database !== null;
    const compared = isShared ? compareSharedClocks(database, accept) : compareClocks(data, accept);
    const { newest, machine } = await compared;
    const text = (time: number): string => (time === 0 ? 'none' : new Date(time).toISOString());
    const clock = isShared ? 'clock of the PostgreSQL server' : 'clock of this machine';
    print(`newest time in the database: ${text(newest)}\n${clock}: ${text(machine)}\n`);
    if (accept) print(`the server will go on from the ${clock}\n`);
  } catch (error) {
    reportError(error);
  }
}

/** Compares all ratings with the logs; with `write`, rebuilds them. The server may run meanwhile. */
export async function runRatings(write: boolean, chosen: CommandLineSettings): Promise<void> {
  try {
    const { database: address, data } = readSettings(locateData(chosen, process.env), process.env);
    const database = await (address === null ? openShared(data) : openPostgres(address));
    try {
      const { matches, rows, different, misjudged } = await rebuildRatings(
        database,
        new Loader(new Store(database)),
        write,
      );
      print(`rated matches: ${matches}, rows: ${rows}\n`);
      for (const match of misjudged) print(`match ${match}: its log tells of other ratings\n`);
      if (different === 0) print('the ratings are what follows from the logs, to the last digit\n');
      else print(`${different} rows differed${write ? '; now they are what follows from the logs' : ''}\n`);
      if (misjudged.length > 0 || (different > 0 && !write)) process.exitCode = 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    reportError(error);
  }
}
