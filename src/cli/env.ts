/** `tavola env`: an environment for learners in other languages, over pipes (docs/environment.md describes the messages). */
import type { Command } from 'commander';
import { openSync, readSync, writeSync } from 'node:fs';
import type { Env, EnvMode } from '../env/index.ts';
import { loadEnv, loadObservation } from '../env/index.ts';
import {
  gameArgument,
  loadGame,
  parseTableConfig,
  type TableFlags,
  UsageError,
  wholeNumber,
  withOptions,
} from './console/arguments.ts';
import { withExamples } from './console/commandLine.ts';

const PROTOCOL = 1;
/** Requests and answers begin with two little-endian 32-bit numbers: the kind, and the number of bytes that follow. */
const HEAD = 8;
const LONGEST_REQUEST = 1 << 28;
const REQUEST = { step: 0, reset: 1, save: 2, load: 3, imagine: 4, observe: 5, listed: 6 } as const;
const ANSWER = { arrays: 0, bytes: 1, error: 2 } as const;

function readBytes(size: number): Buffer | null {
  const bytes = Buffer.allocUnsafe(size);
  for (let got = 0; got < size;) {
    let more = 0;
    try {
      more = readSync(0, bytes, got, size - got, null);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return null;
      // A pipe without data, where the standard input does not block.
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
      continue;
    }
    if (more === 0) return null;
    got += more;
  }
  return bytes;
}

function writeAll(file: number, bytes: Uint8Array, position: number | null): void {
  for (let done = 0; done < bytes.length;) {
    try {
      done += writeSync(file, bytes, done, bytes.length - done, position === null ? null : position + done);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}

function answer(kind: number, bytes: Uint8Array): void {
  const head = Buffer.alloc(HEAD);
  head.writeInt32LE(kind, 0);
  head.writeInt32LE(bytes.length, 4);
  writeAll(1, head, null);
  writeAll(1, bytes, null);
}

/** Legal actions as the game's numbers, row by row. */
const joinListed = (env: Env): Uint8Array =>
  new Uint8Array(
    Int32Array.from(env.listed.flatMap((actions, row) => [...actions.subarray(0, env.counts[row])])).buffer,
  );

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'utf8');

/** Answers one request; undefined means that the arrays have changed. */
function perform(env: Env, kind: number, request: Buffer): Uint8Array | undefined {
  if (kind === REQUEST.step) {
    env.step(new Int32Array(request.buffer.slice(request.byteOffset, request.byteOffset + request.length)));
    return undefined;
  }
  if (kind === REQUEST.listed) return joinListed(env);
  if (request.length < 4) throw new RangeError(`request ${kind}: expected the number of a match`);
  const i = request.readInt32LE(0);
  const rest = request.subarray(4);
  switch (kind) {
    case REQUEST.reset:
      env.reset(i, rest.length === 0 ? undefined : rest.toString('utf8'));
      return undefined;
    case REQUEST.load:
      env.load(i, rest.toString('utf8'));
      return undefined;
    case REQUEST.save:
      return bytesOf(env.save(i));
    case REQUEST.imagine:
      return bytesOf(env.imagine(i));
    case REQUEST.observe:
      return env.observe(i, rest.length === 4 ? rest.readInt32LE(0) : -1);
    default:
      throw new RangeError(`expected a request from 0 to ${Object.keys(REQUEST).length - 1}, got ${kind}`);
  }
}

/** Answers requests until the standard input ends. */
function serve(env: Env, memory: number | undefined): void {
  const arrays = new Uint8Array(env.memory);
  const sendArrays = (): void => {
    if (memory === undefined) return answer(ANSWER.arrays, arrays);
    writeAll(memory, arrays, 0);
    answer(ANSWER.arrays, new Uint8Array(0));
  };
  sendArrays();
  for (let head = readBytes(HEAD); head !== null; head = readBytes(HEAD)) {
    const [kind, size] = [head.readInt32LE(0), head.readInt32LE(4)];
    if (size < 0 || size > LONGEST_REQUEST)
      throw new UsageError(`standard input: a request of ${size} bytes`);
    const request = readBytes(size);
    if (request === null) return;
    try {
      const bytes = perform(env, kind, request);
      if (bytes === undefined) sendArrays();
      else answer(ANSWER.bytes, bytes);
    } catch (error) {
      answer(ANSWER.error, bytesOf((error as Error).message));
    }
  }
}

function parseBots(pairs: readonly string[], seats: number): { [seat: number]: string } {
  const bots: { [seat: number]: string } = {};
  for (const pair of pairs) {
    const [seat = '', name = ''] = pair.split('=');
    bots[wholeNumber('option --bot', seat, 0, seats - 1)] = name;
  }
  return bots;
}

export function addEnv(program: Command): void {
  withOptions(
    withExamples(program.command('env'), 'env punto --seats 2 --n 1024 --seed 1')
      .description(
        'play many matches as arrays of numbers, for learners in other languages (docs/environment.md)',
      )
      .argument('<GAME>', gameArgument())
      .requiredOption('--seats <N>', 'number of seats')
      .requiredOption('--n <N>', 'number of matches side by side')
      .requiredOption('--seed <TEXT>', 'the same seed deals the same matches')
      .option('--together', 'all seats that owe a decision decide in the same step')
      .option('--bot <SEAT=NAME...>', 'a bot that plays a seat, from 0', [])
      .option('--memory <FILE>', 'write the arrays to this file instead of the standard output'),
  ).action(
    async (
      id: string,
      flags: Required<Pick<TableFlags, 'option'>> & {
        seats: string;
        n: string;
        seed: string;
        together?: true;
        bot: string[];
        memory?: string;
      },
    ) => {
      const config = parseTableConfig(await loadGame(id), flags.seats, flags.option);
      const { seats, options } = config;
      const mode: EnvMode = flags.together === true ? 'together' : 'turns';
      const n = wholeNumber('option --n', flags.n, 1, 1 << 20);
      const bots = parseBots(flags.bot, seats);
      const env = await loadEnv(id, { n, seats, options, seed: flags.seed, mode, bots });
      const { rows, actions, isListed } = env;
      const header = {
        protocol: PROTOCOL,
        game: id,
        seats,
        n,
        rows,
        actions,
        listed: isListed,
        fields: (await loadObservation(id)).fields(seats),
        bytes: env.memory.byteLength,
      };
      writeAll(1, bytesOf(`${JSON.stringify(header)}\n`), null);
      serve(env, flags.memory === undefined ? undefined : openSync(flags.memory, 'r+'));
    },
  );
}
