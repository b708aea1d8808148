/** What leaving a rated table costs, said before it costs it. */
import { timeLeft } from '../../../protocol/index.ts';
import { formatRatingChange } from '../../account/ratings/RatingText.tsx';
import { type RatingMessages, ratingMessages } from '../../account/ratings/messages/index.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { getOnlineMessages } from '../messages/index.ts';
import { useServerTime } from './StatusStrip.tsx';
import type { TableStore } from './tableStore.ts';

interface Props {
  readonly table: TableStore;
}

/** From this time on, a player reads what running out of time costs. */
const LOW_TIME_MS = 30_000;

/** A sentence with the points at stake; null where nothing is rated, or nothing can be lost any more. */
export function formatCost({ table }: Props, sentence: keyof RatingMessages['costs']): string | null {
  const seat = table.seat.value;
  const info = table.info.value;
  const cost = seat === null || info?.status !== 'playing' ? 0 : (info.rated?.costs[seat] ?? 0);
  const messages = ratingMessages.value;
  return cost === 0 || messages === null ? null : messages.costs[sentence](formatRatingChange(-cost));
}

export function LowTimeCost({ table }: Props) {
  const now = useServerTime(table, true);
  const seat = table.seat.value;
  const clock = seat === null ? undefined : table.match.clocks.value[seat];
  const text = formatCost({ table }, 'time');
  if (text === null || clock === undefined || clock.since === null) return null;
  return timeLeft(clock, now.value) < LOW_TIME_MS ? <p class="notice warn">{text}</p> : null;
}

export function LeaveDialog({ table, onClose }: Props & { readonly onClose: () => void }) {
  const messages = getOnlineMessages();
  return (
    <Dialog title={messages.goAway} onClose={onClose}>
      <p>{formatCost({ table }, 'loss')}</p>
      <div class="row-of-two">
        <button type="button" class="btn" onClick={onClose}>
          {getPageMessages().cancel}
        </button>
        <button
          type="button"
          class="primary"
          onClick={() => {
            onClose();
            table.command({ t: 'leave' });
          }}
        >
          {messages.goAway}
        </button>
      </div>
    </Dialog>
  );
}
