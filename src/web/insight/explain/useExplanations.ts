/** A game's reasons and all the words for them, in the chosen language. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  loadReasons,
  loadReasonWords,
  type Reasons,
  type Remark,
  sayRemark,
} from '../../../explain/index.ts';
import type { Names } from '../../../messages/index.ts';
import { language } from '../../ui/browser/settings.ts';
import type { ReasonPageWords } from './messages/en.ts';
import { reasonsSpoken } from './messages/index.ts';

export interface Reasoned {
  /** Undefined for a game that has none. */
  readonly reasons: Reasons | undefined;
  readonly says: ReasonPageWords;
  readonly say: (remark: Remark) => string;
}

/** Null until all of it has come. */
export function useReasons(game: string, names: Names): Reasoned | null {
  const loaded = useSignal<
    (Pick<Reasoned, 'reasons'> & { words: Awaited<ReturnType<typeof loadReasonWords>> }) | null
  >(null);
  const chosen = language.value;
  useEffect(() => {
    void Promise.all([loadReasons(game), loadReasonWords(game, chosen)]).then(([reasons, words]) => {
      if (language.value === chosen) loaded.value = { reasons, words };
    });
  }, [game, chosen]);
  const says = reasonsSpoken.value;
  if (loaded.value === null || says === null) return null;
  const { reasons, words } = loaded.value;
  return { reasons, says, say: (remark) => (words === undefined ? '' : sayRemark(words, remark, names)) };
}
