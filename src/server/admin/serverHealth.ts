/** What an operator looks after besides the load: version, disk, backup, club nights. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ServerHealth } from '../../protocol/index.ts';
import { backupMarker } from '../storage/backup.ts';
import type { Store } from '../storage/store.ts';

const DAY = 24 * 3_600_000;

/** From package.json, wherever this module was built to. */
function readVersion(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

const VERSION = readVersion();

/** `folder` has the embedded database; null with PostgreSQL. */
export async function readServerHealth(
  store: Store,
  folder: string | null,
  now: number,
): Promise<ServerHealth> {
  const { db } = store.database;
  const { opened, running } = await db
    .selectFrom('club_nights')
    .select((e) => [
      e.fn
        .countAll()
        .filterWhere('created', '>', now - DAY)
        .as('opened'),
      e.fn.countAll().filterWhere('due_at', 'is not', null).as('running'),
    ])
    .executeTakeFirstOrThrow();
  return {
    version: VERSION,
    disk: folder === null ? null : await readDisk(folder),
    backup:
      folder === null ? null : (statSync(backupMarker(folder), { throwIfNoEntry: false })?.mtimeMs ?? null),
    clubNights: { opened: Number(opened), running: Number(running) },
  };
}

async function readDisk(folder: string): Promise<NonNullable<ServerHealth['disk']>> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}
