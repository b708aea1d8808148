/** Rows of the log, and their writer: it writes all entries of one turn of the loop together. */
import type { Entry, Logged } from '../room/logEntry.ts';
import type { Append, Database } from './database.ts';
import type { Row } from './schema.ts';

/** Marks a bot's decision; a player's has no text. */
const BY_BOT = 'bot';
/** Marks an undo to which all players have agreed. */
const AGREED = 'agreed';

/** In the order of `Row<'log'>`. */
export const toLogValues = (match: string, { version, at, entry }: Logged): Append['row'] =>
  entry.kind === 'act'
    ? [
        match,
        version,
        at,
        entry.seat,
        entry.action,
        entry.bot ? BY_BOT : entry.agreed === true ? AGREED : null,
      ]
    : [match, version, at, null, null, JSON.stringify(entry)];

export const fromLogRow = ({ version, at, seat, action, entry }: Omit<Row<'log'>, 'match'>): Logged => ({
  version,
  at,
  entry:
    seat !== null && action !== null
      ? { kind: 'act', seat, action, bot: entry === BY_BOT, ...(entry === AGREED ? { agreed: true } : {}) }
      : (JSON.parse(entry ?? '') as Entry),
});

export const toLogRow = (match: string, logged: Logged): Row<'log'> => {
  const [, version, at, seat, action, entry] = toLogValues(match, logged) as [
    string,
    number,
    number,
    number | null,
    number | null,
    string | null,
  ];
  return { match, version, at, seat, action, entry };
};

interface Writing extends Append {
  readonly match: string;
  readonly version: number;
}

interface Pending {
  readonly entry: Writing;
  readonly resolve: (won: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Entries of a batch that are announced per turn of the loop; more would block it. */
const MAX_ANNOUNCED = 32;
const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

export class LogWriter {
  readonly #database: Database;
  readonly #committed: (entries: readonly Writing[]) => void;
  #pending: Pending[] = [];
  #scheduled = false;
  #writing = 0;
  #idle: (() => void)[] = [];

  constructor(database: Database, committed: (entries: readonly Writing[]) => void) {
    this.#database = database;
    this.#committed = committed;
  }

  /** False if another entry has that version already. */
  append(entry: Writing): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ entry, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#writing >= this.#database.lanes) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      while (this.#pending.length > 0 && this.#writing < this.#database.lanes)
        void this.#write(this.#pending.splice(0, this.#database.batch));
    });
  }

  async #write(batch: readonly Pending[]): Promise<void> {
    this.#writing++;
    try {
      const entries = batch.map(({ entry }) => entry);
      const won = await this.#database.append(entries);
      this.#committed(entries.filter((_, i) => won[i]));
      for (let i = 0; i < batch.length; i++) {
        if (i > 0 && i % MAX_ANNOUNCED === 0) await nextTurn();
        batch[i]!.resolve(won[i]!);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.#writing--;
    if (this.#pending.length > 0) this.#schedule();
    else if (this.#writing === 0) for (const resolve of this.#idle.splice(0)) resolve();
  }

  async settled(): Promise<void> {
    if (this.#pending.length > 0 || this.#writing > 0)
      await new Promise<void>((resolve) => this.#idle.push(resolve));
  }
}
