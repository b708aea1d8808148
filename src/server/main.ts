/** `tavola serve`: one server process until it is asked to stop. */
import { SetupError } from './database.ts';
import { serve } from './serve.ts';
import { type Chosen, settingsOf } from './settings.ts';

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
    if (!(error instanceof SetupError)) throw error;
    console.error(`tavola: ${error.message}`);
    process.exitCode = 1;
  }
}
