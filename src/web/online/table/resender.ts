/** Sends commands again that the server had no time for, each time after twice as long. */
import type { TableCommand } from '../../../protocol/index.ts';

/** From one second to fifteen, give or take 30%, so that pages behind one address do not come back together. */
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 15_000;

type CommandName = TableCommand['t'];

interface Sent {
  readonly command: TableCommand;
  tries: number;
  timer?: ReturnType<typeof setTimeout>;
}

export class Resender {
  readonly #send: (command: TableCommand) => boolean;
  /** The last command of each name; an older one is no longer wanted. */
  readonly #sent = new Map<CommandName, Sent>();

  constructor(send: (command: TableCommand) => boolean) {
    this.#send = send;
  }

  /** False if there is no connection. */
  send(command: TableCommand): boolean {
    clearTimeout(this.#sent.get(command.t)?.timer);
    this.#sent.set(command.t, { command, tries: 0 });
    return this.#send(command);
  }

  /** The server had no time for the last command of that name; false if it is not sent again. */
  resendLater(name: CommandName): boolean {
    const sent = this.#sent.get(name);
    // A phrase that comes late is none.
    if (sent === undefined || name === 'say') return false;
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** sent.tries++) * (0.7 + 0.6 * Math.random());
    clearTimeout(sent.timer);
    sent.timer = setTimeout(() => this.#send(sent.command), wait);
    return true;
  }

  /** On a new connection the page decides again what to send. */
  clear(): void {
    for (const { timer } of this.#sent.values()) clearTimeout(timer);
    this.#sent.clear();
  }
}
