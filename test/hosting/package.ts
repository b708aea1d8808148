/** The package as users get it: packed, set up in an empty folder by the commands of docs/guide/play.md, and served. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUpCommands } from './guide.ts';

export const ROOT = join(import.meta.dirname, '..', '..');

export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout;
}

export interface Installed {
  readonly folder: string;
  readonly packages: readonly string[];
  remove(): void;
}

interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** A lock file with the versions of our dependencies, so that npm needs no registry. */
function lockFile(): object {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: { [path: string]: Locked };
  };
  const needed = Object.entries(lock.packages).filter(
    ([path, { dev, devOptional }]) => path !== '' && dev !== true && devOptional !== true,
  );
  return { lockfileVersion: 3, requires: true, packages: { '': {}, ...Object.fromEntries(needed) } };
}

export function installPackage(): Installed {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-hosting-'));
  run('npm', ['pack', '--pack-destination', folder], ROOT);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockFile()));
  // Use npm's cache.
  const env = {
    ...process.env,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
  for (const command of setUpCommands()) run('sh', ['-c', command], folder, env);
  const modules = join(folder, 'node_modules');
  const packages = readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  return { folder, packages, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface Program {
  readonly process: ChildProcess;
  readonly output: () => string;
  stop(): Promise<number | null>;
}

export async function start(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv },
  isReady: () => Promise<boolean>,
): Promise<Program> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.once('error', (error) => (output += error.message));
  for (let tries = 0; !(await isReady()); tries++) {
    if (child.exitCode !== null || tries > 600) throw new Error(`${command} did not start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    process: child,
    output: () => output,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

export const isWell = async (url: string): Promise<boolean> =>
  fetch(`${url}healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
