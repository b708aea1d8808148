/** A game's explainer and its messages, in the chosen language. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  type Explainer,
  formatRemark,
  loadExplainer,
  loadExplainMessages,
  type Remark,
  type Thing,
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

const toSelector = (thing: Thing): string => `[data-thing="${CSS.escape(thing)}"]`;

/** A separate style sheet survives every render, and components need not know of it. */
export function outlineThings(things: readonly Thing[]): () => void {
  if (things.length === 0) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.frame :is(${things.map(toSelector).join()}) {
    outline: 3px dotted var(--last);
    outline-offset: 2px;
    border-radius: var(--r-small);
  }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Outlines things while the calling component is mounted. */
export function useOutlines(things: readonly Thing[]): void {
  useEffect(() => outlineThings(things), [things.join('|')]);
}
