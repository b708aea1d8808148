/** What a table's layout needs to know of the table it stands at. */
import { createContext, type ComponentChildren, type FunctionComponent } from 'preact';
import type { GameTypes } from '../../../core/index.ts';
import type { DrawnLogLine } from './boardModule.ts';
import { useContext } from 'preact/hooks';

export interface LogLine {
  readonly text: string;
  /** Whether it happened while its reader was not looking. */
  readonly isNew: boolean;
  readonly event: GameTypes['event'];
  /** Which decision told it, from 0. */
  readonly decision: number;
  /** What the eye sees instead of the sentence, if the game draws it. */
  readonly line: DrawnLogLine | null;
}

export interface TableApi {
  readonly game: string;
  /** By seat, whoever of the cast sits there, and how they play in a line; null for persons. */
  readonly bots: readonly ({ readonly name: string; readonly line: string | undefined } | null)[];
  /** Whether the one who looks is to act. */
  readonly isMyTurn: boolean;
  /** Who is asked, by name, where several persons share this screen. */
  readonly asked?: string | undefined;
  /** What is asked back about a move; it takes the place of what is expected. */
  readonly question: string | null;
  readonly Header: FunctionComponent<{ readonly status: ComponentChildren }>;
  /** The row of things that every table can do. */
  readonly Bar: FunctionComponent;
  /** What has happened, and the last of it in one line. */
  readonly Log?: FunctionComponent | undefined;
  readonly LastMove?: FunctionComponent | undefined;
  /** Says why a move goes where it goes before it is confirmed. */
  readonly MoveReason?: FunctionComponent | undefined;
  /** Who explains a first match; at no other table. */
  readonly Coach?: FunctionComponent | undefined;
}

export const TableContext = createContext<TableApi | null>(null);

/** There is no layout outside a table. */
export function useTable(): TableApi {
  const table = useContext(TableContext);
  if (table === null) throw new Error('no table around this');
  return table;
}
