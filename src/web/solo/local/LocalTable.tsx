/** A match saved in this browser, or a new one from an address. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { GAME_LOADERS } from '../../../games/gameLoaders.ts';
import { findListedGame, loadRules } from '../../match/games/index.ts';
import { LocalMatch } from '../../match/session/localMatch.ts';
import { buildHash, goTo, replaceWith } from '../../ui/browser/address.ts';
import { hidesCards } from '../../match/storage/dailyTries.ts';
import { nextLevel } from '../../match/storage/levels.ts';
import { countsForStrength, findSavedMatch, type SavedMatch } from '../../match/storage/savedMatches.ts';
import type { Game } from '../../../core/index.ts';
import { createMatchFromAddress, createRematch } from '../../match/session/createMatch.ts';
import { canReplay } from '../../match/session/history.ts';
import { lazyComponent } from '../../ui/components/lazyComponent.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { MessagePage } from '../../ui/components/MessagePage.tsx';
import { type LoadResult, LoadedTable, showDamagedMatch } from '../../match/table/LoadedTable.tsx';

/** Parts that appear after the end load then. */
const ChallengeButton = lazyComponent(
  async () => (await import('../daily/ChallengeButton.tsx')).ChallengeButton,
);
const DailyAfterwards = lazyComponent(
  async () => (await import('../daily/ChallengeButton.tsx')).DailyAfterwards,
);
const ChallengeAfterwards = lazyComponent(
  async () => (await import('../daily/ChallengeButton.tsx')).ChallengeAfterwards,
);

interface Afterwards {
  readonly id: string;
  readonly match: LocalMatch;
}

/** The level above the bots' that the player has just beaten, with the same opponents. */
function NextLevel({ game, saved }: { readonly game: Game; readonly saved: SavedMatch }) {
  const t = getPageMessages();
  const offer = countsForStrength(saved) ? nextLevel(game.id) : null;
  if (offer === null) return null;
  return (
    <button
      type="button"
      class="btn"
      onClick={() => goTo('match', createRematch(game, saved, offer.level).id)}
    >
      {t.nextLevel(t.levels[offer.level], offer.wins)}
    </button>
  );
}

function LocalAfterwards({ id, match }: Afterwards) {
  const t = getPageMessages();
  const saved = findSavedMatch(id);
  if (saved === undefined) return null;
  const { occasion } = saved;
  return (
    <>
      {occasion?.kind === 'daily' && <DailyAfterwards match={saved} day={occasion.day} />}
      {occasion?.kind === 'challenge' && <ChallengeAfterwards match={saved} />}
      <button
        type="button"
        class={occasion === undefined ? 'primary' : 'btn'}
        onClick={() => goTo('match', createRematch(match.game, saved).id)}
      >
        {t.rematch}
      </button>
      {occasion === undefined && <NextLevel game={match.game} saved={saved} />}
      {!hidesCards(saved) && (
        <a class="btn" href={`${buildHash('replay', id)}?look`}>
          {t.lookBack}
        </a>
      )}
    </>
  );
}

function MoreAfterwards({ id, match }: Afterwards) {
  const t = getPageMessages();
  const saved = findSavedMatch(id);
  if (saved === undefined) return null;
  const { occasion } = saved;
  return (
    <>
      <a class="btn" href={buildHash('replay', id)}>
        {t.replay}
      </a>
      {occasion === undefined && (
        <a class="btn" href={`${buildHash('new', match.game.id)}?from=${id}`}>
          {t.changeTable}
        </a>
      )}
      {occasion?.kind !== 'daily' && saved.reshuffles === undefined && (
        <ChallengeButton game={match.game} match={saved} />
      )}
    </>
  );
}

async function loadMatch(id: string): Promise<LoadResult> {
  const saved = findSavedMatch(id);
  const entry = saved === undefined ? undefined : findListedGame(saved.game);
  if (saved === undefined || entry === undefined) return { missing: () => getPageMessages().noMatch };
  const [game, screen] = await Promise.all([loadRules(saved.game), entry.load()]);
  if (!canReplay(game, saved)) return showDamagedMatch(id);
  const session = new LocalMatch(saved, game, screen);
  return {
    session,
    afterwards: <LocalAfterwards id={id} match={session} />,
    more: <MoreAfterwards id={id} match={session} />,
  };
}

export const LocalTable = ({ id }: { readonly id: string }) => (
  <LoadedTable of={id} load={() => loadMatch(id)} />
);

/** Creates the match of an address and opens it. */
export function QuickStart({ game: id, query }: { readonly game: string; readonly query: URLSearchParams }) {
  const t = getPageMessages();
  const isWrong = useSignal(false);
  // Runs before the first paint: there is nothing to show yet.
  useLayoutEffect(() => {
    if (!Object.hasOwn(GAME_LOADERS, id)) {
      isWrong.value = true;
      return;
    }
    void loadRules(id).then((game) => {
      const saved = createMatchFromAddress(game, query);
      if (saved === undefined) isWrong.value = true;
      else replaceWith('match', saved.id);
    });
  }, [id]);
  return isWrong.value ? <MessagePage text={t.noGame} /> : <p class="loading">{t.loading}</p>;
}
