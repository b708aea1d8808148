import { useSignal } from '@preact/signals';
import { getPageMessages } from '../../i18n/index.ts';

export function TryAgain({ text, onAgain }: { readonly text: string; readonly onAgain: () => unknown }) {
  const t = getPageMessages();
  const isTrying = useSignal(false);
  const tryIt = async (): Promise<void> => {
    if (isTrying.value) return;
    isTrying.value = true;
    await onAgain();
    isTrying.value = false;
  };
  return (
    <>
      <p role="status">{text}</p>
      <button
        type="button"
        class="primary"
        aria-disabled={isTrying.value ? 'true' : undefined}
        onClick={() => void tryIt()}
      >
        {t.tryAgain}
      </button>
    </>
  );
}
