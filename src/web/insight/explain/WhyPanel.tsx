/** Why something happened: what is to be said of this very case, the clause in words, and the things concerned lit up. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Kind, View } from '../../../core/index.ts';
import { loadRulesPage } from '../../../games/pages.ts';
import type { Names } from '../../../messages/index.ts';
import { language } from '../../ui/browser/settings.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { clauseOf } from '../../../messages/rulesPage.ts';
import { useLights } from './outlineThings.ts';
import { useReasons } from './useExplanations.ts';
import './whyPanel.css';

interface Props {
  readonly game: string;
  readonly event: Kind['event'];
  /** The event in words. */
  readonly text: string;
  readonly view: View;
  readonly names: Names;
  readonly onRules: (clause: string) => void;
  readonly onClose: () => void;
}

/** The rules' own words for a clause; empty until they have come. */
function useClause(game: string, clause: string | undefined): string {
  const text = useSignal('');
  const chosen = language.value;
  useEffect(() => {
    if (clause === undefined) return;
    void loadRulesPage(game, chosen).then((page) => {
      if (language.value === chosen) text.value = clauseOf(page, clause)?.split('\n')[0] ?? '';
    });
  }, [game, chosen, clause]);
  return text.value;
}

export function Why({ game, event, text, view, names, onRules, onClose }: Props) {
  const reasoned = useReasons(game, names);
  const why = reasoned?.reasons?.why(event, view);
  const clause = useClause(game, why?.clause);
  useLights(why?.things ?? []);
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
  const { says, say } = reasoned;
  return (
    <section class="why-panel panel" role="dialog" aria-labelledby="why-title" ref={ref} tabIndex={-1}>
      <div class="why-head">
        <h2 id="why-title">{says.whyOf(text)}</h2>
        <RoundButton icon="close" label={says.close} onClick={onClose} />
      </div>
      {why.remarks.length > 0 && <p>{why.remarks.map(say).join(' ')}</p>}
      {clause !== '' && <blockquote>{clause}</blockquote>}
      <button type="button" class="btn" onClick={() => onRules(why.clause)}>
        <Icon name="rules" /> {says.seeRule}
      </button>
    </section>
  );
}
