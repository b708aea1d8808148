/** Sends a text to other programs where the device offers that, and to the clipboard everywhere. */
import { useSignal } from '@preact/signals';
import { Icon } from '../../ui/components/Icon.tsx';
import type { DailyWords } from './messages/index.ts';

export function Sending({ text, says }: { readonly text: string; readonly says: DailyWords }) {
  const state = useSignal<'ready' | 'copied' | 'failed'>('ready');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      state.value = 'copied';
    } catch {
      state.value = 'failed';
    }
  };
  const canShare = 'share' in navigator;
  return (
    <div class="daily-send">
      {canShare && (
        <button
          type="button"
          class="primary"
          onClick={() => void navigator.share({ text }).catch(() => undefined)}
        >
          <Icon name="share" /> {says.share}
        </button>
      )}
      <button type="button" class={canShare ? 'btn' : 'primary'} onClick={() => void copy()}>
        <Icon name={state.value === 'copied' ? 'check' : 'link'} />
        <span aria-live="polite">
          {state.value === 'ready' ? says.copy : state.value === 'copied' ? says.copied : says.copyFailed}
        </span>
      </button>
    </div>
  );
}
