/** The keys of the admin page: from the settings, or created once and stored in the data folder. */
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminKey, Settings } from '../settings/settings.ts';
import { SetupError } from '../storage/database.ts';
import { isSameText } from '../matches/tokens.ts';
import { makePrivate } from '../storage/folder.ts';

const KEY = 'tavola.key';
const RUNNING = 'tavola.running';
/** The author of actions from a terminal. */
export const TERMINAL = 'terminal';

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Sets the permissions before the first byte is written. */
function writePrivate(file: string, text: string): void {
  makePrivate(file);
  writeFileSync(file, text);
}

const generateKey = (): string => randomBytes(24).toString('base64url');

export const readStoredKey = (folder: string): string | undefined => read(join(folder, KEY));

/** Several processes share no folder: they take the keys from the settings, or offer no admin page. */
export function loadAdminKeys({ hostKeys, database, data }: Settings): readonly AdminKey[] {
  if (hostKeys.some(({ label }) => label === TERMINAL))
    throw new SetupError(`TAVOLA_HOST_KEY: the label ${TERMINAL} is the server's own`);
  if (hostKeys.length > 0 || database !== null) return hostKeys;
  let key = readStoredKey(data);
  if (key === undefined || key === '') writePrivate(join(data, KEY), `${(key = generateKey())}\n`);
  return [{ label: 'host', key }];
}

/** How a terminal on this machine reaches the server that uses a data folder. */
export interface RunningServer {
  readonly port: number;
  readonly host: string;
  /** Valid for this run of the server; everyone who can read the folder may use it. */
  readonly key: string;
}

/** Writes the server's address and a key with the rights of an admin key. */
export function announceServer(folder: string, port: number, host: string): AdminKey & { withdraw(): void } {
  const file = join(folder, RUNNING);
  const key = generateKey();
  const near = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  writePrivate(file, JSON.stringify({ port, host: near, key } satisfies RunningServer));
  return { label: TERMINAL, key, withdraw: () => rmSync(file, { force: true }) };
}

export function findRunningServer(folder: string): RunningServer | undefined {
  const text = read(join(folder, RUNNING));
  try {
    return text === undefined ? undefined : (JSON.parse(text) as RunningServer);
  } catch {
    return undefined;
  }
}

/** Finds the label of a key; compares all keys, in constant time. */
export function findKeyLabel(keys: readonly AdminKey[], offered: string): string | undefined {
  let found: string | undefined;
  for (const { label, key } of keys) if (isSameText(key, offered)) found = label;
  return found;
}
