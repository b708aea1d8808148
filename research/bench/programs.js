/** The programs that play the same matches: how each is built and queried. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'build', 'bench');

class Program {
  #child;
  #answers;

  constructor(command, args, env = {}) {
    this.#child = spawn(command, args, {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    this.#answers = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  async request(line) {
    this.#child.stdin.write(`${line}\n`);
    const { value, done } = await this.#answers.next();
    if (done) throw new Error(`no answer to ${line.slice(0, 40)}`);
    return JSON.parse(value);
  }

  stop() {
    this.#child.stdin.end();
  }
}

export async function buildTavola() {
  const { build, loadConfigFromFile } = await import('vite');
  const env = { command: 'build', mode: 'production' };
  const { config } = await loadConfigFromFile(env, join(root, 'vite.config.ts'));
  config.build.rolldownOptions.input = { punto: 'research/bench/punto.ts' };
  config.build.outDir = join(out, 'tavola');
  await build({ ...config, configFile: false, root, logLevel: 'warn' });
  return () => new Program(process.execPath, [join(out, 'tavola', 'punto.js')]);
}

export function buildNative() {
  const compiler = process.env.CC ?? 'cc';
  const program = join(out, 'native');
  mkdirSync(out, { recursive: true });
  const source = join(root, 'research', 'bench', 'native', 'punto.c');
  const { status } = spawnSync(compiler, ['-O3', '-o', program, source], { stdio: 'inherit' });
  if (status !== 0) return undefined;
  return () => new Program(program, []);
}

/** Installs peers/boardgame.io, which nothing else installs; undefined where that fails. */
export function installPeer() {
  const folder = join(root, 'research', 'bench', 'peers', 'boardgame.io');
  if (!existsSync(join(folder, 'node_modules', '.package-lock.json'))) {
    console.error('bench: installing boardgame.io …');
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', process.stderr, process.stderr],
      shell: process.platform === 'win32',
    });
    if (status !== 0) return undefined;
  }
  return () => new Program(process.execPath, [join(folder, 'bench.js')], { NODE_ENV: 'production' });
}
