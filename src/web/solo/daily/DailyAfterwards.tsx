/** What can be done after a try of the day: its cards stay unseen while another try of them may come. */
import { addressOf } from '../../ui/browser/address.ts';
import type { Kept } from '../../match/storage/savedMatches.ts';
import { useDaily } from './messages/index.ts';

export function DailyAfterwards({ kept, day }: { readonly kept: Kept; readonly day: string }) {
  const says = useDaily();
  if (says === null) return null;
  return (
    <a class="primary" href={addressOf('daily', kept.game, day)}>
      {says.title}
    </a>
  );
}

/** What can be done after a deal that somebody sent. */
export function ChallengeAfterwards({ kept }: { readonly kept: Kept }) {
  const says = useDaily();
  if (says === null) return null;
  return (
    <a class="primary" href={addressOf('compare', kept.id)}>
      {says.seeBoth}
    </a>
  );
}
