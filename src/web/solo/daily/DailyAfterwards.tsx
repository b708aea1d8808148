/** What can be done after a try of the day: its cards stay unseen while another try of them may come. */
import { buildHash } from '../../ui/browser/address.ts';
import type { SavedMatch } from '../../match/storage/savedMatches.ts';
import { useDailyMessages } from './messages/index.ts';

export function DailyAfterwards({ kept, day }: { readonly kept: SavedMatch; readonly day: string }) {
  const t = useDailyMessages();
  if (t === null) return null;
  return (
    <a class="primary" href={buildHash('daily', kept.game, day)}>
      {t.title}
    </a>
  );
}

/** What can be done after a deal that somebody sent. */
export function ChallengeAfterwards({ kept }: { readonly kept: SavedMatch }) {
  const t = useDailyMessages();
  if (t === null) return null;
  return (
    <a class="primary" href={buildHash('compare', kept.id)}>
      {t.seeBoth}
    </a>
  );
}
