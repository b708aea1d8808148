/** The package as a host gets it: packed, installed into an empty folder without anything of development, and served. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout;
}

export interface Installed {
  readonly folder: string;
  /** The names of all packages that came along. */
  readonly packages: readonly string[];
  remove(): void;
}

interface Locked {
  readonly version?: string;
  readonly dependencies?: { readonly [name: string]: string };
  readonly bin?: object;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** What is locked for us without anything of development, for a folder in which nothing but the packed file is wished for. */
function lockFor(file: string): object {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: { [path: string]: Locked };
  };
  const { '': own, ...others } = lock.packages;
  const needed = Object.entries(others).filter(
    ([, { dev, devOptional }]) => dev !== true && devOptional !== true,
  );
  const resolved = `file:${file}`;
  return {
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { dependencies: { tavola: resolved } },
      'node_modules/tavola': { ...own, resolved },
      ...Object.fromEntries(needed),
    },
  };
}

export function installPackage(): Installed {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-hosting-'));
  run('npm', ['pack', '--pack-destination', folder], ROOT);
  const [file] = readdirSync(folder);
  const write = (name: string, content: object): void =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  write('package.json', { private: true, dependencies: { tavola: `file:${file}` } });
  write('package-lock.json', lockFor(file));
  // The versions are known, so nothing is asked of a network that was fetched once.
  run('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], folder);
  const modules = join(folder, 'node_modules');
  const packages = readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  return { folder, packages, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface Program {
  readonly process: ChildProcess;
  /** What it has printed so far. */
  readonly output: () => string;
  /** Sends SIGTERM and waits; the exit code. */
  stop(): Promise<number | null>;
}

/** Starts a program and waits until it is ready, or has ended with an error. */
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

/** Whether the server behind an address says that it is well. */
export const isWell = async (url: string): Promise<boolean> =>
  fetch(`${url}healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
