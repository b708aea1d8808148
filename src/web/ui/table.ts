/** What a board's frame needs to know of the table it stands at. */
import { createContext, type ComponentChildren, type FunctionComponent } from 'preact';

export interface LogLine {
  readonly text: string;
  /** Whether it happened while its reader was not looking. */
  readonly isNew: boolean;
}

export interface TableApi {
  readonly game: string;
  /** Whether the one who looks is to act. */
  readonly isMine: boolean;
  /** What is asked back about a move; it takes the place of what is expected. */
  readonly question: string | null;
  readonly log: readonly LogLine[];
  readonly Header: FunctionComponent<{ readonly status: ComponentChildren }>;
  /** The row of things that every table can do. */
  readonly Bar: FunctionComponent;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is no frame outside a table
export const TableContext = createContext<TableApi>(null as unknown as TableApi);
