/**
 * `exec:COMMAND`: a bot that is any program. It is sent one JSON line for a decision and answers with one; docs/bots.md
 * describes both. A thread of its own talks to it, so that a simulation can wait for the answer where it stands.
 */
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Bot } from '../../bots/index.ts';
import type { Action, Config, Game } from '../../core/index.ts';
import { statedOptions } from '../../core/index.ts';

export const OUTSIDE = 'exec:';

/** How long a program may think about a decision, and how much longer its answer may be on its way. */
const MILLISECONDS = 1000;
const GRACE = 1000;
/** The first answer may also take the time that a program needs to start. */
const STARTING = 5000;

/** What came back: a line, or why there is none. */
export type Reply = { readonly line: string } | { readonly fault: string };

export interface OutsideBot extends Bot {
  /** How many answers were late, missing or illegal so far. */
  readonly faults: () => number;
}

export const isOutside = (bot: Bot): bot is OutsideBot => 'faults' in bot;

/** The index that an answer names, or what is wrong with it. */
function readAnswer(line: string, count: number): { readonly index: number } | { readonly fault: string } {
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    return { fault: `its answer is not JSON: ${line.slice(0, 80)}` };
  }
  const move =
    typeof answer === 'object' && answer !== null ? (answer as { move?: unknown }).move : undefined;
  if (typeof move === 'number' && Number.isInteger(move) && move >= 0 && move < count) return { index: move };
  return { fault: `its answer names no legal move from 0 to ${count - 1}: ${line.slice(0, 80)}` };
}

export function outsideBot(
  name: string,
  game: Game,
  config: Config,
  report: (text: string) => void,
): OutsideBot {
  const { port1, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./outsideWorker.js', import.meta.url), {
    workerData: { command: name.slice(OUTSIDE.length), port: port2, answered },
    transferList: [port2],
  });
  worker.unref();
  port1.unref();
  let faults = 0;
  let started = false;

  /** Sends a line and waits for the answer. */
  const ask = (request: string): Reply => {
    Atomics.store(answered, 0, 0);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    port1.postMessage({ request });
    const wait = MILLISECONDS + (started ? GRACE : STARTING);
    started = true;
    if (Atomics.wait(answered, 0, 0, wait) === 'timed-out') {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      port1.postMessage({ stop: true });
      started = false;
      return { fault: `it has not answered within ${wait} ms` };
    }
    return receiveMessageOnPort(port1)?.message as Reply;
  };

  return {
    name,
    faults: () => faults,
    choose(view, legal, rng): Action {
      const { shared, own } = game.show(view);
      const request = {
        game: game.id,
        options: statedOptions(game, config),
        seats: config.seats,
        seat: view.seat,
        view: { shared, own },
        legal: legal.map((action) => game.moves.decode(action)),
        ms: MILLISECONDS,
      };
      const reply = ask(JSON.stringify(request));
      const answer = 'fault' in reply ? reply : readAnswer(reply.line, legal.length);
      if ('index' in answer) return legal[answer.index]!;
      faults++;
      report(`${name}: ${answer.fault}; a random legal move is played instead`);
      return legal[rng.below(legal.length)]!;
    },
  };
}
