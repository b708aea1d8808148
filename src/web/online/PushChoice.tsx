import { useEffect } from 'preact/hooks';
import { Icon } from '../ui/components/Icon.tsx';
import { canPush, needsHomeScreen, pushState, refreshPush, startPush, stopPush } from './push.ts';
import { getOnlineMessages } from './messages/index.ts';

export function PushChoice() {
  const messages = getOnlineMessages();
  useEffect(() => void refreshPush(), []);
  if (!canPush()) return needsHomeScreen() ? <p class="soft">{messages.pushOnIphone}</p> : null;
  const state = pushState.value;
  if (state === 'denied') return <p class="soft">{messages.pushDenied}</p>;
  return (
    <div class="push-choice" role="status">
      {state === 'on' && <p>{messages.pushOn}</p>}
      {state === 'failed' && <p class="soft">{messages.pushFailed}</p>}
      <button
        type="button"
        class="btn"
        aria-disabled={state === 'asking'}
        onClick={() => void (state === 'on' ? stopPush() : startPush())}
      >
        <Icon name="bell" /> {state === 'on' ? messages.pushStop : messages.push}
      </button>
    </div>
  );
}
