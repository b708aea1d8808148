/** What explanations add to a table's menu and list of keys. Their messages load when one of them opens. */
import { countsCards } from '../../ui/browser/settings.ts';
import { SignalSwitch } from '../../ui/components/SwitchRow.tsx';
import { explainMessages } from './messages/index.ts';
import { KeyRows } from '../../ui/components/KeyRows.tsx';

export function CardCountSwitch() {
  const t = explainMessages.value;
  return t === null ? null : <SignalSwitch id="counts-cards" label={t.countCards} of={countsCards} />;
}

export function CardCountButton({ onOpen }: { readonly onOpen: () => void }) {
  const t = explainMessages.value;
  if (t === null || !countsCards.value) return null;
  return (
    <button type="button" class="btn" onClick={onOpen}>
      {t.seen}
    </button>
  );
}

export const ExplainKeys = () => <KeyRows keys={explainMessages.value?.keys ?? []} />;
