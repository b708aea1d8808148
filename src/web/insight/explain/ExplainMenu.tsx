/** What reasons add to a table's menu and to its list of keys; their words come when one of them is opened. */
import { countsCards } from '../../ui/browser/settings.ts';
import { SignalSwitch } from '../../ui/components/SwitchRow.tsx';
import { reasonsSpoken } from './messages/index.ts';
import { KeyRows } from '../../ui/components/KeyRows.tsx';

/** Whether cards are counted for those who want it. */
export function SeenSwitch() {
  const says = reasonsSpoken.value;
  return says === null ? null : <SignalSwitch id="counts-cards" label={says.countCards} of={countsCards} />;
}

export function SeenButton({ onOpen }: { readonly onOpen: () => void }) {
  const says = reasonsSpoken.value;
  if (says === null || !countsCards.value) return null;
  return (
    <button type="button" class="btn" onClick={onOpen}>
      {says.seen}
    </button>
  );
}

/** The keys that ask. */
export const ReasonKeys = () => <KeyRows keys={reasonsSpoken.value?.keys ?? []} />;
