/** The thread that starts an outside program and passes questions and answers on. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type MessagePort, workerData } from 'node:worker_threads';
import { type News, type Question, readAnswer, type Reply } from './outsideProtocol.ts';

/** `shared` has the id of the last answered question, and the id of the program's process or group for `process.kill`. */
const { command, port, shared } = workerData as {
  readonly command: string;
  readonly port: MessagePort;
  readonly shared: Int32Array;
};

type Program = ChildProcessByStdio<Writable, Readable, null>;

let program: Program | undefined;
let ended = '';
let open: Question | undefined;

function reply(message: Reply): void {
  open = undefined;
  port.postMessage(message);
  Atomics.store(shared, 0, message.id);
  Atomics.notify(shared, 0);
}

function start(): Program {
  // The shell may start the program as a process of its own; a process group can be killed as a whole.
  const hasGroup = process.platform !== 'win32';
  const child = spawn(command, { shell: true, detached: hasGroup, stdio: ['pipe', 'pipe', 'inherit'] });
  Atomics.store(shared, 1, hasGroup ? -(child.pid ?? 0) : (child.pid ?? 0));
  const end = (why: string): void => {
    if (program !== child) return;
    program = undefined;
    ended = why;
    Atomics.store(shared, 1, 0);
    if (open !== undefined) reply({ id: open.id, fault: why, hasEnded: true });
  };
  child.on('error', (error) => end(`it cannot start: ${error.message}`));
  // 'close' follows the last line of output; 'exit' may come before it.
  child.on('close', (code, signal) => end(`it has ended (${signal ?? `exit code ${code}`})`));
  // 'close' reports a program that ends during a write.
  child.stdin.on('error', () => {});
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (program !== child || open === undefined || line.trim() === '') return;
    const answer = readAnswer(line, open);
    if (answer !== undefined) reply(answer);
  });
  return child;
}

port.on('message', (message: Question | News) => {
  if ('news' in message) {
    const written = (): void => reply({ id: message.id, isWritten: true });
    if (program === undefined) written();
    // Called after an error too.
    else program.stdin.write(`${message.news}\n`, written);
    return;
  }
  open = message;
  if (message.count === null) program = start();
  if (program === undefined) reply({ id: message.id, fault: ended, hasEnded: true });
  else program.stdin.write(`${message.line}\n`);
});
