/** The thread that talks to an outside program: it starts it, passes lines on, and starts it anew if it has ended. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type MessagePort, workerData } from 'node:worker_threads';
import type { Reply } from './outsideBot.ts';

const { command, port, answered } = workerData as {
  readonly command: string;
  readonly port: MessagePort;
  readonly answered: Int32Array;
};

let program: ChildProcessWithoutNullStreams | undefined;
let waiting = false;

function answer(reply: Reply): void {
  if (!waiting) return;
  waiting = false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage(reply);
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
}

function start(): ChildProcessWithoutNullStreams {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'] });
  const gone = (why: string): void => {
    if (program !== child) return;
    program = undefined;
    answer({ fault: why });
  };
  child.on('error', (error) => gone(`it cannot be started: ${error.message}`));
  child.on('exit', (code, signal) => gone(`it has ended (${signal ?? `exit code ${code}`})`));
  child.stdin.on('error', () => gone('it does not read its input'));
  child.stderr.resume();
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (program === child && line.trim() !== '') answer({ line });
  });
  return child;
}

port.on('message', (message: { readonly request: string } | { readonly stop: true }) => {
  if ('stop' in message) {
    // Whatever it still has to say belongs to a decision that is over.
    const late = program;
    program = undefined;
    waiting = false;
    late?.kill('SIGKILL');
    return;
  }
  waiting = true;
  program ??= start();
  program.stdin.write(`${message.request}\n`);
});
