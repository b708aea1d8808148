/** What the parts of a table's screen share. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { type GameWords, loadWords, type Names } from '../../../messages/index.ts';
import type { LogProps } from './Log.tsx';
import type { Turn } from './turn.ts';
import type { Session } from '../session/session.ts';
import { fetched } from '../../ui/browser/importWithRetry.ts';
import { language } from '../../ui/browser/settings.ts';
import { loadSays } from '../games/index.ts';
import type { ScreenWords } from '../../ui/board/boardModule.ts';
import { loadStageWords, type StageWords } from './messages/index.ts';

/** The words of a game: its own, those of its screen, and those of every table. */
export interface Speech {
  readonly words: GameWords;
  readonly says: ScreenWords;
  readonly table: StageWords;
}

/** The words of a game in the chosen language; null until they have come. */
export function useSpeech(session: Session): Speech | null {
  const speech = useSignal<Speech | null>(null);
  const chosen = language.value;
  useLayoutEffect(() => {
    void fetched(() =>
      Promise.all([
        loadWords(session.game.id, chosen),
        loadSays(session.game.id, chosen),
        loadStageWords(chosen),
      ]),
    ).then(([words, says, table]) => {
      if (language.value === chosen) speech.value = { words, says, table };
    });
  }, [session, chosen]);
  return speech.value;
}

/** What a table elsewhere adds: under the title, among the tools, in the menu, among the notices, over everything. */
export interface Extras {
  readonly Head: FunctionComponent;
  readonly Tools: FunctionComponent;
  readonly Menu: FunctionComponent<{ readonly close: () => void }>;
  readonly Notices: FunctionComponent<{ readonly names: Names; readonly words: GameWords }>;
  readonly Over: FunctionComponent;
}

/** What a puzzle puts at a table: where it leads back to, what it is, what is said of a try, and what can be done. */
export interface Puzzling {
  readonly before: string;
  readonly back: { readonly href: string; readonly label: string };
  readonly About: FunctionComponent<Pick<Parts, 'names'>>;
  readonly Says: FunctionComponent<Parts>;
  readonly Bar: FunctionComponent<Parts>;
}

export interface Parts {
  readonly session: Session;
  readonly turn: Turn;
  readonly speech: Speech;
  readonly names: Names;
  readonly extras: Extras | undefined;
  readonly logged: LogProps;
}
