/** Resends commands that a busy server rejected, after twice as long each time. */
import type { TableCommand } from '../../../protocol/index.ts';

/** From one second to fifteen, plus or minus 30%, so that pages behind one address do not retry together. */
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
  /** The last command of each type. A newer one replaces it. */
  readonly #sent = new Map<CommandName, Sent>();

  constructor(send: (command: TableCommand) => boolean) {
    this.#send = send;
  }

  /** False without a connection. */
  send(command: TableCommand): boolean {
    clearTimeout(this.#sent.get(command.t)?.timer);
    this.#sent.set(command.t, { command, tries: 0 });
    return this.#send(command);
  }

  /** Schedules the last command of that type again; false if there is nothing to resend. */
  resendLater(name: CommandName): boolean {
    const sent = this.#sent.get(name);
    // A late phrase is pointless.
    if (sent === undefined || name === 'say') return false;
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** sent.tries++) * (0.7 + 0.6 * Math.random());
    clearTimeout(sent.timer);
    sent.timer = setTimeout(() => this.#send(sent.command), wait);
    return true;
  }

  /** After a reconnect the page decides what to send. */
  clear(): void {
    for (const { timer } of this.#sent.values()) clearTimeout(timer);
    this.#sent.clear();
  }
}
