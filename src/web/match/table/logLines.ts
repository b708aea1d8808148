/** The log as players read it: parts, turns and events, newest part and turn first. */
import type { GameTypes, Seat } from '../../../core/index.ts';
import type { DecisionEvents } from '../session/session.ts';
import type { LogLine } from '../../ui/board/tableContext.ts';

/** What one seat did, with the consequences. */
export interface LogBlock {
  readonly seat: Seat | null;
  readonly lines: readonly LogLine[];
}

export interface LogPart {
  /** Null before the first part with a title. */
  readonly title: string | null;
  readonly blocks: readonly LogBlock[];
}

/** One line per event. Unchanged lines of `before` stay the same objects, so that they do not render again. */
export function buildLogLines(
  before: readonly LogLine[],
  decisions: readonly DecisionEvents[],
  write: (
    event: GameTypes['event'],
    earlier: readonly GameTypes['event'][],
  ) => Pick<LogLine, 'text' | 'line'>,
): LogLine[] {
  const all = decisions.flatMap(({ events }) => events);
  const lines: LogLine[] = [];
  for (const [decision, { events, isNew }] of decisions.entries())
    for (const event of events) {
      const old = before[lines.length];
      const holds = old?.event === event && old.decision === decision && old.isNew === isNew;
      const fresh = (): LogLine => ({ ...write(event, all.slice(0, lines.length)), isNew, event, decision });
      lines.push(holds ? old : fresh());
    }
  return lines;
}

/** A note about a player, such as one who gave up, before the decision with that number. */
export interface LogNote {
  readonly text: string;
  readonly decision: number;
}

/** Notes stand before the lines of their decision, in blocks of their own. */
export function insertNotes(lines: readonly LogLine[], notes: readonly LogNote[]): readonly LogLine[] {
  if (notes.length === 0) return lines;
  const log = [...lines];
  for (const { text, decision } of notes) {
    const at = log.findIndex((line) => line.event !== null && line.decision >= decision);
    log.splice(at === -1 ? log.length : at, 0, { text, decision, isNew: false, event: null, line: null });
  }
  return log;
}

const haveSameItems = <T>(some: readonly T[], others: readonly T[]): boolean =>
  some.length === others.length && some.every((one, i) => one === others[i]);

/** Reuses unchanged parts and blocks of `before`. Both have the newest first. */
export function reuseUnchanged(before: readonly LogPart[], now: readonly LogPart[]): LogPart[] {
  return now.map((part, i) => {
    const old = before[before.length - now.length + i];
    if (old === undefined) return part;
    const blocks = part.blocks.map((block, at) => {
      const was = old.blocks[old.blocks.length - part.blocks.length + at];
      return was !== undefined && was.seat === block.seat && haveSameItems(was.lines, block.lines)
        ? was
        : block;
    });
    return old.title === part.title && haveSameItems(old.blocks, blocks)
      ? old
      : { title: part.title, blocks };
  });
}

/** `first` is the title of the first part. */
export function groupIntoParts(log: readonly LogLine[], first: string | null): LogPart[] {
  const parts: { title: string | null; blocks: { seat: Seat | null; lines: LogLine[] }[] }[] = [];
  for (const line of log) {
    const title = line.line?.part;
    if (title !== undefined || parts.length === 0) parts.push({ title: title ?? first, blocks: [] });
    const { blocks } = parts.at(-1)!;
    const seat = line.line?.seat ?? null;
    const last = blocks.at(-1);
    // Consequences stay with their decision. Simultaneous decisions of other seats do not.
    const before = last?.lines.at(-1);
    const isSame = before?.decision === line.decision && (seat === null || line.line?.isQuiet === true);
    const isAlike = (before?.event === null) === (line.event === null);
    const belongs = last !== undefined && isAlike && (last.seat === seat || isSame);
    if (belongs) last.lines.push(line);
    else blocks.push({ seat, lines: [line] });
  }
  const isSeen = ({ lines }: LogBlock): boolean => lines.some(({ line }) => line?.picture !== null);
  // A part without visible lines has no title yet.
  return parts
    .map(({ title, blocks }) => ({ title: blocks.some(isSeen) ? title : null, blocks }))
    .map(({ title, blocks }) => ({ title, blocks: blocks.toReversed() }))
    .toReversed();
}

/** The last move for the line on a phone: a seat's own move rather than a consequence. */
export const findLastMove = (log: readonly LogLine[]): LogLine | undefined =>
  log.findLast(
    ({ line }) => line !== null && line.seat !== null && line.picture !== null && line.isQuiet !== true,
  );
