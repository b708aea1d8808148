/** Converts entries to rows of the log, and back. */
import type { Entry, Logged } from '../room/logEntry.ts';
import type { Append } from './database.ts';
import type { LogRow } from './matchTables.ts';

/** Marks a bot's decision; a player's has no text. */
const BY_BOT = 'bot';

/** In the order of `LogRow`. */
export const toLogValues = (match: string, { version, at, entry }: Logged): Append['row'] =>
  entry.kind === 'act'
    ? [match, version, at, entry.seat, entry.action, entry.bot ? BY_BOT : null]
    : [match, version, at, null, null, JSON.stringify(entry)];

export const fromLogRow = ({ version, at, seat, action, deed }: Omit<LogRow, 'match'>): Logged => ({
  version,
  at,
  entry:
    seat !== null && action !== null
      ? { kind: 'act', seat, action, bot: deed === BY_BOT }
      : (JSON.parse(deed ?? '') as Entry),
});

export const toLogRow = (match: string, logged: Logged): LogRow => {
  const [, version, at, seat, action, deed] = toLogValues(match, logged) as [
    string,
    number,
    number,
    number | null,
    number | null,
    string | null,
  ];
  return { match, version, at, seat, action, deed };
};
