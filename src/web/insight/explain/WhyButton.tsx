import { explainMessages } from './messages/index.ts';
import './whyButton.css';

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
