/**
 * A process that is killed cannot say goodbye for those who sat at it. A test that waits, so it has a file of its own; how many seconds it
 * may take is counted in src/server/matches/#presenceSync.test.ts, by a clock that no busy machine holds up.
 */
import { afterAll, test } from 'vitest';
import { freePort } from '../freePort.ts';
import { TestClient, openTable } from './testClient.ts';
import { startPostgres } from './postgres.ts';
import { ServerProcess } from './serverProcess.ts';

/** However busy the machine is. */
const PATIENCE = 280_000;

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

test.skipIf(postgres === undefined)(
  'whoever sat at a process that was killed outright is gone once it was silent for long enough',
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
