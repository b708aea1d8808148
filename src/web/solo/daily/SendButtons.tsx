import { getPageMessages } from '../../i18n/index.ts';
import { useSignal } from '@preact/signals';
import { Icon } from '../../ui/components/Icon.tsx';
import type { DailyMessages } from './messages/index.ts';

export function SendButtons({ text, t }: { readonly text: string; readonly t: DailyMessages }) {
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
          <Icon name="share" /> {getPageMessages().share}
        </button>
      )}
      <button type="button" class={canShare ? 'btn' : 'primary'} onClick={() => void copy()}>
        <Icon name={state.value === 'copied' ? 'check' : 'link'} />
        <span aria-live="polite">
          {state.value === 'ready'
            ? t.copy
            : state.value === 'copied'
              ? getPageMessages().copied
              : t.copyFailed}
        </span>
      </button>
    </div>
  );
}
