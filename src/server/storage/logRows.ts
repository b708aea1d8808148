/** Converts entries to rows of the log, and back. */
import type { Entry, Logged } from '../room/logEntry.ts';
import type { Append } from './database.ts';
import type { Row } from './schema.ts';

/** Marks a bot's decision; a player's has no text. */
const BY_BOT = 'bot';

/** In the order of `Row<'log'>`. */
export const toLogValues = (match: string, { version, at, entry }: Logged): Append['row'] =>
  entry.kind === 'act'
    ? [match, version, at, entry.seat, entry.action, entry.bot ? BY_BOT : null]
    : [match, version, at, null, null, JSON.stringify(entry)];

export const fromLogRow = ({ version, at, seat, action, entry }: Omit<Row<'log'>, 'match'>): Logged => ({
  version,
  at,
  entry:
    seat !== null && action !== null
      ? { kind: 'act', seat, action, bot: entry === BY_BOT }
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
