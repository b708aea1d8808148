import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import {
  type GameCatalogue,
  type GameMessages,
  loadGameMessages,
  type Names,
} from '../../../messages/index.ts';
import type { LogProps } from './Log.tsx';
import type { LogNote } from './logLines.ts';
import type { Turn } from './turn.ts';
import type { Session } from '../session/session.ts';
import { importWithRetry } from '../../ui/browser/importWithRetry.ts';
import { language } from '../../ui/browser/settings.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';
import { loadTableScreenMessages, type TableScreenMessages } from './messages/index.ts';

export interface Messages {
  readonly game: GameCatalogue;
  readonly board: BoardMessages;
  readonly table: TableScreenMessages;
}

/** Null until loaded. */
export function useMessages(session: Session): Messages | null {
  const messages = useSignal<Messages | null>(null);
  const chosen = language.value;
  useLayoutEffect(() => {
    void importWithRetry(() =>
      Promise.all([loadGameMessages(session.game.id, chosen), loadTableScreenMessages(chosen)]),
    ).then(([game, table]) => {
      if (language.value === chosen) messages.value = { game, board: game.board, table };
    });
  }, [session, chosen]);
  return messages.value;
}

export interface OnlineExtras {
  readonly Head: FunctionComponent;
  readonly Tools: FunctionComponent;
  readonly Menu: FunctionComponent<{ readonly close: () => void }>;
  readonly Notices: FunctionComponent<{ readonly names: Names; readonly words: GameMessages }>;
  readonly Over: FunctionComponent;
  /** What the log says about players, in order. */
  readonly listNotes: (names: Names) => readonly LogNote[];
}

export interface PuzzleExtras {
  readonly titleBefore: string;
  readonly back: { readonly href: string; readonly label: string };
  readonly About: FunctionComponent<Pick<TableProps, 'names'>>;
  readonly Feedback: FunctionComponent<TableProps>;
  readonly Bar: FunctionComponent<TableProps>;
}

export interface TableProps {
  readonly session: Session;
  readonly turn: Turn;
  readonly messages: Messages;
  readonly names: Names;
  readonly extras: OnlineExtras | undefined;
  readonly logProps: LogProps;
}
