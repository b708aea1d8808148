/** What opens the host's page: keys from the settings, or one that is made once and kept in the folder of the data. */
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminKey, Settings } from '../runtime/settings.ts';
import { SetupError } from '../storage/database.ts';
import { isSameText } from '../matches/tokens.ts';
import { makePrivate } from '../storage/folder.ts';

const KEY = 'tavola.key';
const RUNNING = 'tavola.running';
/** What an act that was done in a terminal is signed with. */
export const TERMINAL = 'terminal';

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Only its owner may read the file, before there is anything in it. */
function writePrivate(file: string, text: string): void {
  makePrivate(file);
  writeFileSync(file, text);
}

const generateKey = (): string => randomBytes(24).toString('base64url');

/** The key that was made for a folder; undefined if none was made yet. */
export const readStoredKey = (folder: string): string | undefined => read(join(folder, KEY));

/** Several processes have no folder in common: there the keys are in the settings, or there is no page. */
export function loadAdminKeys({ hostKeys, database, data }: Settings): readonly AdminKey[] {
  if (hostKeys.some(({ label }) => label === TERMINAL))
    throw new SetupError(`TAVOLA_HOST_KEY: the label ${TERMINAL} is the server's own`);
  if (hostKeys.length > 0 || database !== null) return hostKeys;
  let key = readStoredKey(data);
  if (key === undefined || key === '') writePrivate(join(data, KEY), `${(key = generateKey())}\n`);
  return [{ label: 'host', key }];
}

/** How a terminal on this machine talks to the server that has a folder. */
export interface RunningServer {
  readonly port: number;
  readonly host: string;
  /** For this run of the server alone: whoever can read the folder may have it. */
  readonly key: string;
}

/** Says where the server is; the key opens what the host's keys open. */
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

/** Whose key it is; every key is compared, whichever fits. */
export function findKeyLabel(keys: readonly AdminKey[], offered: string): string | undefined {
  let found: string | undefined;
  for (const { label, key } of keys) if (isSameText(key, offered)) found = label;
  return found;
}
