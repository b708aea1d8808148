import { createContext, type ComponentChildren, type FunctionComponent } from 'preact';
import type { GameTypes } from '../../../core/index.ts';
import type { DrawnLogLine } from './boardModule.ts';
import { useContext } from 'preact/hooks';

export interface LogLine {
  readonly text: string;
  /** Whether it happened while the player was away. */
  readonly isNew: boolean;
  /** Null for a note about a player, such as one who gave up. */
  readonly event: GameTypes['event'] | null;
  /** For a note, the decision that follows it. */
  readonly decision: number;
  /** The drawing that replaces the sentence, if the game has one. */
  readonly line: DrawnLogLine | null;
}

export interface TableApi {
  readonly game: string;
  /** By seat: the bot's name and its style in one line; null for people. */
  readonly bots: readonly ({ readonly name: string; readonly line: string | undefined } | null)[];
  readonly isMyTurn: boolean;
  /** The name of the player to act, where several share the screen. */
  readonly asked?: string | undefined;
  /** Asks to confirm a move, in place of the prompt. */
  readonly question: string | null;
  readonly Header: FunctionComponent<{ readonly status: ComponentChildren }>;
  readonly Bar: FunctionComponent;
  readonly Log?: FunctionComponent | undefined;
  readonly LastMove?: FunctionComponent | undefined;
  /** Explains a move before the player confirms it. */
  readonly MoveReason?: FunctionComponent | undefined;
  readonly Coach?: FunctionComponent | undefined;
}

export const TableContext = createContext<TableApi | null>(null);

/** Throws outside a table. */
export function useTable(): TableApi {
  const table = useContext(TableContext);
  if (table === null) throw new Error('no table around this');
  return table;
}
