/** Switches push notifications for this device on or off. */
import { useEffect } from 'preact/hooks';
import { Icon } from '../ui/components/Icon.tsx';
import { canPush, pushState, refreshPush, startPush, stopPush } from './push.ts';
import { useOnlineMessages } from './messages/index.ts';

export function PushChoice() {
  const words = useOnlineMessages();
  useEffect(() => void refreshPush(), []);
  if (!canPush()) return null;
  const state = pushState.value;
  if (state === 'denied') return <p class="soft">{words.pushDenied}</p>;
  return (
    <div class="push-choice" role="status">
      {state === 'on' && <p>{words.pushOn}</p>}
      {state === 'failed' && <p class="soft">{words.pushFailed}</p>}
      <button
        type="button"
        class="btn"
        aria-disabled={state === 'asking'}
        onClick={() => void (state === 'on' ? stopPush() : startPush())}
      >
        <Icon name="bell" /> {state === 'on' ? words.pushStop : words.push}
      </button>
    </div>
  );
}
