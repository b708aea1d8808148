/** A game's explainer and its messages, in the chosen language. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  loadExplainer,
  loadExplainMessages,
  type Explainer,
  type Remark,
  formatRemark,
} from '../../../explain/index.ts';
import type { Names } from '../../../messages/index.ts';
import { language } from '../../ui/browser/settings.ts';
import type { ExplainMessages } from './messages/en.ts';
import { explainMessages } from './messages/index.ts';

export interface Explanations {
  /** Undefined for a game without one. */
  readonly reasons: Explainer | undefined;
  readonly t: ExplainMessages;
  readonly format: (remark: Remark) => string;
}

/** Null until everything has loaded. */
export function useExplanations(game: string, names: Names): Explanations | null {
  const loaded = useSignal<
    (Pick<Explanations, 'reasons'> & { words: Awaited<ReturnType<typeof loadExplainMessages>> }) | null
  >(null);
  const chosen = language.value;
  useEffect(() => {
    void Promise.all([loadExplainer(game), loadExplainMessages(game, chosen)]).then(([reasons, words]) => {
      if (language.value === chosen) loaded.value = { reasons, words };
    });
  }, [game, chosen]);
  const t = explainMessages.value;
  if (loaded.value === null || t === null) return null;
  const { reasons, words } = loaded.value;
  return { reasons, t, format: (remark) => (words === undefined ? '' : formatRemark(words, remark, names)) };
}
