/** Why something happened: the reason in this case, the clause, and the outlined things. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameTypes, View } from '../../../core/index.ts';
import { loadRulesPage } from '../../../games/rulesPages.ts';
import type { Names } from '../../../messages/index.ts';
import { language } from '../../ui/browser/settings.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { findClause } from '../../../messages/rulesPage.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { useExplanations, useOutlines } from './useExplanations.ts';
import { explainMessages } from './messages/index.ts';
import './whyPanel.css';

interface Props {
  readonly game: string;
  readonly event: GameTypes['event'];
  readonly text: string;
  readonly view: View;
  readonly names: Names;
  readonly onRules: (clause: string) => void;
  readonly onClose: () => void;
}

/** The text of a clause; empty until loaded. */
function useClauseText(game: string, clause: string | undefined): string {
  const text = useSignal('');
  const chosen = language.value;
  useEffect(() => {
    if (clause === undefined) return;
    void loadRulesPage(game, chosen).then((page) => {
      if (language.value === chosen) text.value = findClause(page, clause)?.split('\n')[0] ?? '';
    });
  }, [game, chosen, clause]);
  return text.value;
}

export function WhyPanel({ game, event, text, view, names, onRules, onClose }: Props) {
  const reasoned = useExplanations(game, names);
  const why = reasoned?.reasons?.explainEvent(event, view);
  const clause = useClauseText(game, why?.clause);
  useOutlines(why?.things ?? []);
  const ref = useRef<HTMLElement>(null);
  const isHere = why !== undefined;
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [isHere]);
  if (reasoned === null || why === undefined) return null;
  const { t, format: say } = reasoned;
  return (
    <section class="why-panel panel" role="dialog" aria-labelledby="why-title" ref={ref} tabIndex={-1}>
      <div class="why-head">
        <h2 id="why-title">{t.whyOf(text)}</h2>
        <RoundButton icon="close" label={getPageMessages().close} onClick={onClose} />
      </div>
      {why.remarks.length > 0 && <p>{why.remarks.map(say).join(' ')}</p>}
      {clause !== '' && <blockquote>{clause}</blockquote>}
      <button type="button" class="btn" onClick={() => onRules(why.clause)}>
        <Icon name="rules" /> {getPageMessages().seeRule}
      </button>
    </section>
  );
}

export function WhyButton({ text, onAsk }: { readonly text: string; readonly onAsk: () => void }) {
  const t = explainMessages.value;
  if (t === null) return null;
  return (
    <button
      type="button"
      class="why-button"
      data-cell=""
      tabIndex={-1}
      aria-label={t.whyOf(text)}
      onClick={onAsk}
    >
      {t.why}
    </button>
  );
}
