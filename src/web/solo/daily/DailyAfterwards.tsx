/** Actions after a daily try. Its cards stay hidden while another try is possible. */
import { buildHash } from '../../ui/browser/address.ts';
import type { SavedMatch } from '../../match/storage/savedMatches.ts';
import { getDailyMessages } from './messages/index.ts';

export function DailyAfterwards({ match, day }: { readonly match: SavedMatch; readonly day: string }) {
  const t = getDailyMessages();
  if (t === null) return null;
  return (
    <a class="primary" href={buildHash('daily', match.game, day)}>
      {t.title}
    </a>
  );
}

export function ChallengeAfterwards({ match }: { readonly match: SavedMatch }) {
  const t = getDailyMessages();
  if (t === null) return null;
  return (
    <a class="primary" href={buildHash('compare', match.id)}>
      {t.seeBoth}
    </a>
  );
}
