/** The log as it is read: parts of the match, in them turns, in them what happened, the newest part and turn first. */
import type { Seat } from '../../core/index.ts';
import type { LogLine } from '../ui/table.ts';

/** What one seat did, and what came of it. */
export interface Block {
  readonly seat: Seat | null;
  readonly lines: readonly LogLine[];
}

export interface Part {
  /** Null before the first part that has a name. */
  readonly title: string | null;
  readonly blocks: readonly Block[];
}

/** `first` is what the part is called that a match begins with. */
export function partsOf(log: readonly LogLine[], first: string | null): Part[] {
  const parts: { title: string | null; blocks: { seat: Seat | null; lines: LogLine[] }[] }[] = [];
  for (const line of log) {
    const title = line.line?.part;
    if (title !== undefined || parts.length === 0) parts.push({ title: title ?? first, blocks: [] });
    const { blocks } = parts.at(-1)!;
    const seat = line.line?.seat ?? null;
    const last = blocks.at(-1);
    // What follows from a decision stays with it; what others do at the same time is theirs.
    const isSame =
      last?.lines.at(-1)?.decision === line.decision && (seat === null || line.line?.isQuiet === true);
    const belongs = last !== undefined && (last.seat === seat || isSame);
    if (belongs) last.lines.push(line);
    else blocks.push({ seat, lines: [line] });
  }
  const isSeen = ({ lines }: Block): boolean => lines.some(({ line }) => line?.picture !== null);
  // A part that has only just begun has nothing to show yet.
  return parts
    .map(({ title, blocks }) => ({ title: blocks.some(isSeen) ? title : null, blocks }))
    .map(({ title, blocks }) => ({ title, blocks: blocks.toReversed() }))
    .toReversed();
}

/** What was done last, as the line on a phone shows it: what somebody did rather than what came of it. */
export const lastMoveIn = (log: readonly LogLine[]): LogLine | undefined =>
  log.findLast(
    ({ line }) => line !== null && line.seat !== null && line.picture !== null && line.isQuiet !== true,
  );
