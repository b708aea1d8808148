/** What an operator can configure; everything else has one right value. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { SetupError } from '../storage/database.ts';
import { databasePath } from '../storage/folder.ts';

const DEFAULT_DATA = 'data';
/** Where `hosting/tavola.service` keeps its data. */
const SERVICE_DATA = '/var/lib/tavola';

/** For commands beside a server: without a choice, and with no database in the default folder, the service's folder. */
export function locateData(
  chosen: CommandLineSettings,
  env: NodeJS.ProcessEnv,
  [standard, service] = [DEFAULT_DATA, SERVICE_DATA],
): CommandLineSettings {
  if (chosen.data !== undefined || env['TAVOLA_DATA'] !== undefined) return chosen;
  const isThere = (folder: string): boolean => existsSync(databasePath(resolve(folder)));
  return !isThere(standard) && isThere(service) ? { ...chosen, data: service } : chosen;
}

/** How long matches are kept, in milliseconds; null for ever. */
export interface RetentionTimes {
  /** Empty tables that have not begun. */
  readonly open: number | null;
  /** Unfinished matches without activity, begun or not. */
  readonly unfinished: number | null;
  readonly finished: number | null;
}

export interface AdminKey {
  readonly label: string;
  readonly key: string;
}

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded database; unused with PostgreSQL. */
  readonly data: string;
  readonly database: string | null;
  /** Other origins whose pages may use this server. */
  readonly origins: readonly string[];
  /** The host names of this server; empty accepts all. */
  readonly hosts: readonly string[];
  /** Opens /metrics to other machines; null for none. */
  readonly metricsKey: string | null;
  /** Keys of the admin page; empty for a generated one in the data folder. */
  readonly hostKeys: readonly AdminKey[];
  /** Host names of additional push services. */
  readonly pushServices: readonly string[];
  /** The number of trusted reverse proxies in front of this server. */
  readonly proxies: number;
  readonly limitsTimes: number;
  readonly grace: number;
  readonly idle: number;
  readonly sweep: number;
  /** Milliseconds: a bot's decision is sent at a multiple of them, so that its thinking time reveals nothing. */
  readonly pace: number;
  readonly keep: RetentionTimes;
  /** The interval of retention checks, in milliseconds. */
  readonly tidy: number;
  /** Allows push services on this machine; for tests only. */
  readonly localPush: boolean;
  readonly contact: string;
  readonly club: boolean;
  /** Whether players may write in their own words at tables that people reach by the link alone. */
  readonly words: boolean;
  readonly guests: boolean;
  readonly rated: boolean;
  readonly list: boolean;
  readonly presence: boolean;
  readonly meet: boolean;
  readonly accounts: boolean;
  /** Whether pages send their errors to the log. */
  readonly faults: boolean;
  /** How long a table reserves a matched player's seat, in milliseconds. */
  readonly meetPatience: number;
  readonly clubPatience: number;
  /** The public origin, where proxies do not report it; null to take it from each request. */
  readonly address: string | null;
  readonly reserved: readonly string[];
  readonly logLevel: string;
}

const DAY = 86_400_000;

type Environment = { readonly [name: string]: string | undefined };

function readWholeNumber(
  env: Environment,
  name: string,
  least: number,
  most: number,
  otherwise: number,
): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new SetupError(
      `${name} is ${JSON.stringify(text)}, it must be a whole number from ${least} to ${most}`,
    );
  return value;
}

const readList = (env: Environment, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function readOrigin(env: Environment, name: string): string | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  try {
    const url = new URL(text);
    if ((url.protocol === 'https:' || url.protocol === 'http:') && url.pathname === '/' && url.search === '')
      return url.origin;
  } catch {
    // Reported below.
  }
  throw new SetupError(
    `${name} is ${JSON.stringify(text)}, it must be an address without a path, like https://games.example.org`,
  );
}

/** Shorter keys could be guessed. */
const SHORTEST_KEY = 16;

/** `KEY`, or `LABEL:KEY` with commas between several. */
function readAdminKeys(env: Environment): AdminKey[] {
  return readList(env, 'TAVOLA_HOST_KEY').map((text) => {
    const [, label = 'host', key = ''] = /^(?:([^:]{1,24}):)?(.*)$/.exec(text) ?? [];
    if (key.length < SHORTEST_KEY)
      throw new SetupError(`TAVOLA_HOST_KEY: a key must have at least ${SHORTEST_KEY} letters`);
    return { label, key };
  });
}

export interface CommandLineSettings {
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
}

export function readSettings(chosen: CommandLineSettings, env: Environment): Settings {
  const address = readOrigin(env, 'TAVOLA_ADDRESS');
  const days = (name: string, otherwise: number): number | null => {
    const number = readWholeNumber(env, name, 0, 36_500, otherwise);
    return number === 0 ? null : number * DAY;
  };
  return {
    port: chosen.port ?? readWholeNumber(env, 'PORT', 0, 65535, 8080),
    host: chosen.host ?? env['HOST'] ?? '127.0.0.1',
    data: resolve(chosen.data ?? env['TAVOLA_DATA'] ?? DEFAULT_DATA),
    database: env['DATABASE_URL'] === undefined || env['DATABASE_URL'] === '' ? null : env['DATABASE_URL'],
    origins: [...readList(env, 'TAVOLA_ORIGINS'), ...(address === null ? [] : [address])],
    hosts: readList(env, 'TAVOLA_HOSTS').map((host) => host.toLowerCase()),
    metricsKey: env['TAVOLA_METRICS_KEY'] === '' ? null : (env['TAVOLA_METRICS_KEY'] ?? null),
    hostKeys: readAdminKeys(env),
    pushServices: readList(env, 'TAVOLA_PUSH_SERVICES').map((name) => name.toLowerCase()),
    proxies: readWholeNumber(env, 'TAVOLA_PROXIES', 0, 10, 0),
    limitsTimes: readWholeNumber(env, 'TAVOLA_LIMITS_TIMES', 1, 1e6, 1),
    grace: readWholeNumber(env, 'TAVOLA_GRACE', 500, 600_000, 15_000),
    idle: readWholeNumber(env, 'TAVOLA_IDLE', 100, 86_400_000, 120_000),
    sweep: readWholeNumber(env, 'TAVOLA_SWEEP', 50, 60_000, 1000),
    pace: readWholeNumber(env, 'TAVOLA_PACE', 0, 10_000, 1000),
    keep: {
      open: days('TAVOLA_KEEP_OPEN', 1),
      unfinished: days('TAVOLA_KEEP_UNFINISHED', 90),
      finished: days('TAVOLA_KEEP_FINISHED', 0),
    },
    tidy: readWholeNumber(env, 'TAVOLA_TIDY', 50, 86_400_000, 3_600_000),
    localPush: env['TAVOLA_LOCAL_PUSH'] === '1',
    club: env['TAVOLA_CLUB'] !== '0',
    words: env['TAVOLA_WORDS'] !== '0',
    guests: env['TAVOLA_GUESTS'] !== '0',
    rated: env['TAVOLA_RATED'] !== '0',
    list: env['TAVOLA_LIST'] !== '0',
    presence: env['TAVOLA_PRESENCE'] !== '0',
    meet: env['TAVOLA_MEET'] !== '0',
    accounts: env['TAVOLA_ACCOUNTS'] !== '0',
    faults: env['TAVOLA_FAULTS'] === '1',
    meetPatience: 1000 * readWholeNumber(env, 'TAVOLA_MEET_PATIENCE', 5, 3600, 45),
    clubPatience: 1000 * readWholeNumber(env, 'TAVOLA_CLUB_PATIENCE', 5, 3600, 90),
    address,
    reserved: readList(env, 'TAVOLA_RESERVED'),
    contact: env['TAVOLA_CONTACT'] ?? 'mailto:admin@localhost',
    logLevel: env['TAVOLA_LOG'] ?? 'info',
  };
}
