/**
 * `exec:COMMAND`: a bot that is any program. It reads one JSON line per decision and answers with one (docs/bots.md).
 * A thread talks to it, so that a simulation can wait synchronously.
 */
import { MessageChannel, type MessagePort, Worker, receiveMessageOnPort } from 'node:worker_threads';
import type { Bot } from '../../bots/index.ts';
import {
  type Action,
  type Config,
  type EmittedEvent,
  type Game,
  type Json,
  type Rng,
  type Seat,
  type State,
  type View,
  collectEvents,
  eventsVisibleTo,
  nonDefaultOptions,
} from '../../core/index.ts';
import { RunError } from '../console/errors.ts';
import { type News, PROTOCOL, type Question, type Reply } from './outsideProtocol.ts';

export const EXEC_PREFIX = 'exec:';

/** The wall-clock time of a program for a decision, and the extra time for its answer to arrive. */
const MILLISECONDS = 1000;
const GRACE = 1000;
/** The time of a program to start and to answer hello. */
const STARTING = 20_000;
/** A program that leaves this many questions in a row without an answer ends the run. */
const MOST_UNANSWERED = 3;

type EventsByDecision = readonly (readonly EmittedEvent[])[];

interface OwnSeat {
  readonly match: number;
  readonly events: EventsByDecision;
  known: number;
}

/** Sends a question to the thread and waits for the reply; undefined on a timeout. Drops replies to earlier questions. */
export function askThread(
  port: MessagePort,
  shared: Int32Array,
  question: Question | News,
  wait: number,
): Reply | undefined {
  port.postMessage(question);
  const until = performance.now() + wait;
  for (let last = Atomics.load(shared, 0); last !== question.id; last = Atomics.load(shared, 0)) {
    const left = until - performance.now();
    if (left <= 0) return undefined;
    Atomics.wait(shared, 0, last, left);
  }
  for (;;) {
    const reply = receiveMessageOnPort(port)?.message as Reply;
    if (reply.id === question.id) return reply;
  }
}

export class OutsideBot implements Bot {
  readonly name: string;
  readonly #game: Game;
  readonly #config: Config;
  readonly #report: (text: string) => void;
  readonly #seats = new Map<Seat, OwnSeat>();
  /** Written by the thread: the id of the last answered question, and the process id for `process.kill`. */
  readonly #shared = new Int32Array(new SharedArrayBuffer(8));
  #port: MessagePort | undefined;
  #isRunning = false;
  #id = 0;
  #faults = 0;
  #answered = 0;
  /** Questions in a row without an answer. */
  #unanswered = 0;

  constructor(name: string, game: Game, config: Config, report: (text: string) => void) {
    this.name = name;
    this.#game = game;
    this.#config = config;
    this.#report = report;
  }

  get faults(): number {
    return this.#faults;
  }

  /** Gives the program a seat in a match; `events` grows with every decision. Starts the program if it does not run. */
  begin(match: number, seat: Seat, events: EventsByDecision): void {
    this.#seats.set(seat, { match, events, known: 0 });
    if (!this.#isRunning) this.#start();
  }

  /** Sends the result of a match. Waits until it is written, since the run may end right after. */
  end(seat: Seat, result: Json): void {
    const news = JSON.stringify({ type: 'end', ...this.#news(seat), result });
    if (this.#port !== undefined) askThread(this.#port, this.#shared, { id: ++this.#id, news }, GRACE);
    // A program that still thinks about an abandoned question would outlive the run.
    if (this.#unanswered > 0) this.#kill();
  }

  choose(view: View, legal: readonly Action[], rng: Rng): Action {
    if (!this.#isRunning) this.#start();
    const { shared, own } = this.#game.show(view);
    const id = ++this.#id;
    const line = JSON.stringify({
      type: 'move',
      id,
      ...this.#news(view.seat!),
      view: { shared, own },
      legal: legal.map((action) => this.#game.moves.decode(action)),
    });
    const reply = this.#askProgram({ id, line, count: legal.length }, MILLISECONDS + GRACE);
    if (reply !== undefined && 'move' in reply) {
      this.#answered++;
      return legal[reply.move]!;
    }
    this.#faults++;
    this.#report(`${this.name}: ${this.#describeFault(reply)}; a random legal move is played instead`);
    return legal[rng.below(legal.length)]!;
  }

  #describeFault(reply: Reply | undefined): string {
    if (reply === undefined) {
      const fault = `it has not answered within ${MILLISECONDS + GRACE} ms`;
      if (++this.#unanswered < MOST_UNANSWERED) return fault;
      this.#kill();
      throw new RunError(`${this.name}: ${fault}, ${MOST_UNANSWERED} times in a row`);
    }
    if (!('fault' in reply)) throw new Error(`not a reply to a question: ${JSON.stringify(reply)}`);
    if (reply.hasEnded) {
      this.#isRunning = false;
      if (this.#answered === 0)
        throw new RunError(`${this.name}: ${reply.fault} before it answered any question`);
    }
    return reply.fault;
  }

  #start(): void {
    this.#port ??= this.#startThread();
    const { id: game } = this.#game;
    const hello = {
      type: 'hello',
      protocol: PROTOCOL,
      game,
      options: nonDefaultOptions(this.#game, this.#config),
      seats: this.#config.seats,
      ms: MILLISECONDS,
    };
    const reply = this.#askProgram({ id: ++this.#id, line: JSON.stringify(hello), count: null }, STARTING);
    if (reply === undefined || !('isGreeted' in reply)) {
      const why =
        reply === undefined
          ? `it has not answered hello within ${STARTING} ms`
          : (reply as { fault: string }).fault;
      this.#kill();
      throw new RunError(
        `${this.name}: ${why}; expected a program for version ${PROTOCOL} of the protocol (docs/bots.md)`,
      );
    }
    this.#isRunning = true;
    this.#answered = 0;
    // A restarted program gets the events of the whole match.
    for (const seat of this.#seats.values()) seat.known = 0;
  }

  #startThread(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    const worker = new Worker(new URL('./outsideWorker.js', import.meta.url), {
      workerData: { command: this.name.slice(EXEC_PREFIX.length), port: port2, shared: this.#shared },
      transferList: [port2],
    });
    worker.unref();
    port1.unref();
    return port1;
  }

  #askProgram(question: Question, wait: number): Reply | undefined {
    const reply = askThread(this.#port!, this.#shared, question, wait);
    if (reply !== undefined) this.#unanswered = 0;
    return reply;
  }

  /** The match and seat, and the events there that the program does not know yet. */
  #news(seat: Seat): { readonly match: number; readonly seat: Seat; readonly events: readonly unknown[] } {
    const at = this.#seats.get(seat);
    if (at === undefined) throw new Error(`${this.name} has no match at seat ${seat}`);
    const events = eventsVisibleTo(at.events.slice(at.known).flat(), seat);
    at.known = at.events.length;
    return { match: at.match, seat, events };
  }

  #kill(): void {
    const pid = Atomics.exchange(this.#shared, 1, 0);
    try {
      if (pid !== 0) process.kill(pid, 'SIGKILL');
    } catch {}
    this.#isRunning = false;
    this.#unanswered = 0;
  }
}

type Bots = readonly (Bot | null)[];

export const hasOutside = (bots: Bots): boolean => bots.some((bot) => bot instanceof OutsideBot);

/** Begins a match for the programs among `bots`, which are listed by seat. */
export function beginOutside(bots: Bots, match: number, events: EventsByDecision): void {
  for (const [seat, bot] of bots.entries()) if (bot instanceof OutsideBot) bot.begin(match, seat, events);
}

export function endOutside(bots: Bots, game: Game, state: State): void {
  for (const [seat, bot] of bots.entries())
    if (bot instanceof OutsideBot) bot.end(seat, game.transcript.result(state));
}

/** The same game, with the events of every decision collected in `events`. */
export function recordingGame(game: Game, events: (readonly EmittedEvent[])[]): Game {
  const apply: Game['apply'] = (state, seat, action) => {
    const emitted: EmittedEvent[] = [];
    events.push(emitted);
    game.apply(state, seat, action, collectEvents(emitted));
  };
  return Object.assign(Object.create(game) as Game, { apply });
}
