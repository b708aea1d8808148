/** What every part of a table's screen needs. The screen provides it; a part subscribes to the signals it reads. */
import { computed, type ReadonlySignal, useSignal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { type GameCatalogue, loadGameMessages, type Names } from '../../../messages/index.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';
import { describeEvent } from '../../ui/board/describeEvent.ts';
import type { LogLine } from '../../ui/board/tableContext.ts';
import { importWithRetry } from '../../ui/browser/importWithRetry.ts';
import { language } from '../../ui/browser/settings.ts';
import type { Session } from '../session/session.ts';
import { buildLogLines, insertNotes, type LogNote } from './logLines.ts';
import { loadTableScreenMessages, type TableScreenMessages } from './messages/index.ts';
import type { PastMoment } from './PastMoment.tsx';
import type { Turn } from './turn.ts';
import type { Ending } from './verdict.ts';

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

/** What an online table adds. */
export interface OnlineExtras {
  /** Below the title. */
  readonly head: ComponentChildren;
  readonly tools: ComponentChildren;
  readonly menu: ComponentChildren;
  readonly notices: ComponentChildren;
  /** Dialogs. */
  readonly over: ComponentChildren;
  /** What the log says about players, in order. */
  readonly listNotes: (names: Names) => readonly LogNote[];
}

/** What a puzzle adds. */
export interface PuzzleExtras {
  readonly titleBefore: string;
  readonly back: { readonly href: string; readonly label: string };
  readonly about: ComponentChildren;
  readonly feedback: ComponentChildren;
  readonly bar: ComponentChildren;
}

export interface TableLog {
  /** All lines, also of events that the board has not shown yet. */
  readonly all: ReadonlySignal<readonly LogLine[]>;
  readonly shown: ReadonlySignal<readonly LogLine[]>;
  /** The shown lines with notes about players. */
  readonly noted: ReadonlySignal<readonly LogLine[]>;
}

export interface TableProps {
  readonly session: Session;
  readonly title: string;
  readonly turn: Turn;
  readonly past: PastMoment;
  readonly messages: Messages;
  readonly names: Names;
  readonly log: TableLog;
  /** Shows the table at a decision; null where that is impossible. */
  readonly onShow: ((decision: number) => void) | null;
  /** Null while the match runs and until its last move is shown. */
  readonly ending: ReadonlySignal<Ending | null>;
  readonly extras: OnlineExtras | undefined;
  readonly puzzling: PuzzleExtras | undefined;
}

export const TablePropsContext = createContext<TableProps | null>(null);

/** Throws outside a table's screen. */
export function useTableProps(): TableProps {
  const props = useContext(TablePropsContext);
  if (props === null) throw new Error('no table around this');
  return props;
}

/** The log keeps pace with the board. */
export function createTableLog(
  { eventLog, player, screen }: Session,
  messages: Messages,
  names: Names,
  extras: OnlineExtras | undefined,
): TableLog {
  let written: readonly LogLine[] = [];
  const all = computed(
    () =>
      (written = buildLogLines(written, eventLog.value, (event, earlier) => ({
        text: describeEvent(screen, messages.game, event, names, earlier),
        line: screen.logLine?.(event, messages.game, messages.board, names, earlier) ?? null,
      }))),
  );
  const shown = computed(() => all.value.slice(0, all.value.length - player.unshownEvents.value));
  // Text, so that equal notes render nothing again.
  const notes = computed(() => JSON.stringify(extras?.listNotes(names) ?? []));
  const noted = computed(() => insertNotes(shown.value, JSON.parse(notes.value) as readonly LogNote[]));
  return { all, shown, noted };
}
