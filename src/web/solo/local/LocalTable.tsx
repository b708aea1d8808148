/** A match that this browser keeps, or a fresh one from an address. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { GAME_LOADERS } from '../../../games/loaders.ts';
import { listed, loadRules } from '../../match/games/index.ts';
import { LocalMatch } from '../../match/session/localMatch.ts';
import { addressOf, goTo, replaceWith } from '../../ui/browser/address.ts';
import { hidesCards } from '../../match/storage/dailyTries.ts';
import { keptMatch } from '../../match/storage/savedMatches.ts';
import { rematch, tableFromAddress } from '../../match/session/openTable.ts';
import { damagedMatch } from '../../match/session/damagedMatch.ts';
import { lazily } from '../../ui/components/lazy.tsx';
import { usePage } from '../../i18n/index.ts';
import { Message } from '../../ui/components/MessagePage.tsx';
import { type Loaded, LoadedTable } from '../../match/table/LoadedTable.tsx';

/** What only comes after the end is loaded then. */
const ChallengeButton = lazily(async () => (await import('../daily/ChallengeButton.tsx')).ChallengeButton);
const DailyAfterwards = lazily(async () => (await import('../daily/DailyAfterwards.tsx')).DailyAfterwards);
const ChallengeAfterwards = lazily(
  async () => (await import('../daily/DailyAfterwards.tsx')).ChallengeAfterwards,
);

function Afterwards({ id, match }: { readonly id: string; readonly match: LocalMatch }) {
  const says = usePage();
  const kept = keptMatch(id);
  if (kept === undefined) return null;
  const { occasion } = kept;
  return (
    <>
      {occasion?.kind === 'daily' && <DailyAfterwards kept={kept} day={occasion.day} />}
      {occasion?.kind === 'challenge' && <ChallengeAfterwards kept={kept} />}
      <button
        type="button"
        class={occasion === undefined ? 'primary' : 'btn'}
        onClick={() => goTo('match', rematch(match.game, kept).id)}
      >
        {says.rematch}
      </button>
      <a class="btn" href={addressOf('replay', id)}>
        {says.replay}
      </a>
      {!hidesCards(kept) && (
        <a class="btn" href={`${addressOf('replay', id)}?look`}>
          {says.lookBack}
        </a>
      )}
      {occasion?.kind !== 'daily' && <ChallengeButton game={match.game} kept={kept} />}
      {occasion === undefined && (
        <a class="btn" href={`${addressOf('new', match.game.id)}?from=${id}`}>
          {says.changeTable}
        </a>
      )}
    </>
  );
}

async function load(id: string): Promise<Loaded> {
  const kept = keptMatch(id);
  const entry = kept === undefined ? undefined : listed(kept.game);
  if (kept === undefined || entry === undefined) return { missing: () => usePage().noMatch };
  const [game, screen] = await Promise.all([loadRules(kept.game), entry.load()]);
  try {
    const session = new LocalMatch(kept, game, screen);
    return { session, afterwards: <Afterwards id={id} match={session} /> };
  } catch {
    return damagedMatch(id);
  }
}

export const LocalTable = ({ id }: { readonly id: string }) => <LoadedTable of={id} load={() => load(id)} />;

/** Opens a table as the address says and goes there. */
export function QuickStart({ game: id, query }: { readonly game: string; readonly query: URLSearchParams }) {
  const says = usePage();
  const isWrong = useSignal(false);
  // No frame is drawn in between: there is nothing to see yet.
  useLayoutEffect(() => {
    if (!Object.hasOwn(GAME_LOADERS, id)) {
      isWrong.value = true;
      return;
    }
    void loadRules(id).then((game) => {
      const kept = tableFromAddress(game, query);
      if (kept === undefined) isWrong.value = true;
      else replaceWith('match', kept.id);
    });
  }, [id]);
  return isWrong.value ? <Message text={says.noGame} /> : <p class="loading">{says.loading}</p>;
}
