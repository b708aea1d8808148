/** Announces a pause of the server on every page, with the time left. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announcedPause } from '../online/serverNotices.ts';
import { RoundButton } from '../ui/components/RoundButton.tsx';
import { getPageMessages } from '../i18n/index.ts';
import { formatTime } from './adminClient.ts';
import './pauseNotice.css';
import { adminMessages } from './messages/index.ts';

const MINUTE = 60_000;
/** A dismissed notice returns for the last five minutes. */
const LAST_REMINDER_MS = 5 * MINUTE;
const TICK_MS = 10_000;

export function PauseNotice() {
  const t = getPageMessages();
  const now = useSignal(Date.now());
  const putAway = useSignal<'soon' | 'last' | null>(null);
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const messages = adminMessages.value;
  const pause = announcedPause.value;
  if (messages === null || pause === null || pause.until <= now.value) return null;
  const left = pause.from - now.value;
  const stage = left > LAST_REMINDER_MS ? 'soon' : 'last';
  if (putAway.value === stage) return null;
  const when =
    left > 0 ? messages.pauseSoon(Math.ceil(left / MINUTE)) : messages.pauseNow(formatTime(pause.until));
  return (
    <div class="pause-notice panel" role="status">
      <p>
        <b>{when}</b> {pause.text === '' ? messages.phrases[pause.phrase] : pause.text}
      </p>
      <RoundButton icon="close" label={t.close} onClick={() => (putAway.value = stage)} />
    </div>
  );
}
