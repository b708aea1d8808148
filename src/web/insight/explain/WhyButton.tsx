/** At the end of a line of the log: asks why. */
import { reasonsSpoken } from './messages/index.ts';
import './whyButton.css';

export function WhyButton({ text, onAsk }: { readonly text: string; readonly onAsk: () => void }) {
  const says = reasonsSpoken.value;
  if (says === null) return null;
  return (
    <button
      type="button"
      class="why-button"
      data-cell=""
      tabIndex={-1}
      aria-label={says.whyOf(text)}
      onClick={onAsk}
    >
      {says.why}
    </button>
  );
}
