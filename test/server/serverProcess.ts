/** An installed server in a process of its own that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { seededNode } from '../seededNode.ts';

const CLI = join(import.meta.dirname, '../../dist/cli.js');

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A server process that is killed and restarted on the same port. */
export class ServerProcess {
  readonly url: string;
  readonly #port: number;
  readonly #env: { [name: string]: string };
  #child: ChildProcess | undefined;

  constructor(port: number, env: { [name: string]: string }) {
    this.#port = port;
    this.#env = env;
    this.url = `http://127.0.0.1:${port}/`;
  }

  async start(): Promise<void> {
    const child = this.launch();
    for (let i = 0; i < 2000 && child.exitCode === null; i++) {
      const response = await fetch(`${this.url}healthz`).catch(() => undefined);
      if (response?.status === 200) return;
      await sleep(50);
    }
    throw new Error('a process does not start');
  }

  /** Starts it without waiting until it serves. */
  launch(): ChildProcess {
    const { args, env } = seededNode();
    this.#child = spawn(process.execPath, [...args, CLI, 'serve', '--port', `${this.#port}`], {
      env: {
        ...process.env,
        ...env,
        TAVOLA_LIMITS_TIMES: '1000',
        TAVOLA_GRACE: '1500',
        TAVOLA_SWEEP: '200',
        TAVOLA_PACE: '0',
        TAVOLA_LOG: 'silent',
        ...this.#env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return this.#child;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}
