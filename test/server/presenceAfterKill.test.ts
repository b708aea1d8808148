/**
 * A killed process cannot announce that its clients are gone. The test waits, so it has a file of its own; the exact
 * times are tested in src/server/matches/presenceSync.test.ts with a manual clock.
 */
import { test } from 'vitest';
import { freePort } from '../freePort.ts';
import { TestClient, openTable } from './testClient.ts';
import { openTestPostgres } from './databases.ts';
import { ServerProcess } from './serverProcess.ts';

const postgres = await openTestPostgres();

/** Enough on any busy machine. */
const PATIENCE = 280_000;

test.skipIf(postgres === undefined)(
  'players at a killed process count as gone once it was silent for long enough',
  async () => {
    const processes = [await freePort(), await freePort()].map(
      (port) => new ServerProcess(port, { DATABASE_URL: postgres!.address }),
    );
    for (const process of processes) await process.start();
    const id = await openTable(processes[0].url, { game: 'punto', seats: 2 });
    const [one, two] = [
      await TestClient.connectTo(processes[0].url, id),
      await TestClient.connectTo(processes[1].url, id),
    ];
    for (const [seat, client] of [one, two].entries()) {
      await client.join();
      await client.sit(`P${seat}`);
    }
    await one.until('both here', () => one.attendance.seats[1]?.is === 'here');
    await processes[1].kill();
    await one.until('gone', () => one.attendance.seats[1]?.is === 'gone', PATIENCE);
    for (const client of [one, two]) client.close();
    await processes[0].kill();
  },
);
