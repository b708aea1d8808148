/** Version 2 of the protocol between `tavola` and an outside program: docs/bots.md. */

export const PROTOCOL = 2;

/** A line for the program; `count` is the number of legal moves, null for the greeting. */
export interface Question {
  readonly id: number;
  readonly line: string;
  readonly count: number | null;
}

/** A line that needs no answer from the program; the thread replies once it is written. */
export interface News {
  readonly id: number;
  readonly news: string;
}

export type Reply =
  | { readonly id: number; readonly move: number }
  | { readonly id: number; readonly isGreeted: true }
  | { readonly id: number; readonly isWritten: true }
  | { readonly id: number; readonly fault: string; readonly hasEnded: boolean };

const GREETING = `{"protocol":${PROTOCOL}}`;

function parse(line: string): { readonly [key: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as { [key: string]: unknown }) : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a program's line as the reply to the open question; undefined if it answers an earlier one. */
export function readAnswer(line: string, { id, count }: Question): Reply | undefined {
  const answer = parse(line);
  const shown = line.slice(0, 80);
  const fault = (text: string): Reply => ({ id, fault: text, hasEnded: false });
  if (count === null) {
    if (answer?.['protocol'] === PROTOCOL) return { id, isGreeted: true };
    return fault(`it answers hello with ${shown}, not with ${GREETING}`);
  }
  if (answer === undefined) return fault(`its answer is not a JSON object: ${shown}`);
  const to = answer['id'];
  if (typeof to !== 'number' || to > id)
    return fault(`its answer does not have the question's id, ${id}: ${shown}`);
  if (to !== id) return undefined;
  const move = answer['move'];
  if (typeof move === 'number' && Number.isInteger(move) && move >= 0 && move < count) return { id, move };
  return fault(`its answer names no legal move from 0 to ${count - 1}: ${shown}`);
}
