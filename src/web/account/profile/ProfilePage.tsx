import type { PublicProfile as Shown, GameRating, RatingPoint } from '../../../protocol/index.ts';
import { accountName } from '../accountName.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { findLocaleTag } from '../../ui/browser/settings.ts';
import { findListedGame } from '../../match/games/index.ts';
import { useServerAnswer } from '../../online/useServerAnswer.ts';
import { ApiError } from '../../online/api.ts';
import { isProvisional } from '../../solo/puzzles/puzzleRating.ts';
import { ratingMessages } from '../ratings/messages/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { MessagePage } from '../../ui/components/MessagePage.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { locale, getPageMessages } from '../../i18n/index.ts';
import { accountApi } from './accountApi.ts';
import { getAccountMessages } from './messages/index.ts';
import { afterNetworkError } from '../../ui/browser/faults.ts';
import { RatingHistoryChart } from '../ratings/RatingHistory.tsx';
import { RatingText } from '../ratings/RatingText.tsx';

function GameRatingRow({
  rating,
  points,
}: {
  readonly rating: GameRating;
  readonly points: readonly RatingPoint[];
}) {
  const messages = ratingMessages.value!;
  const { game, matches } = rating;
  const title = findListedGame(game)?.title ?? game;
  return (
    <li>
      <div class="between">
        <h4>{title}</h4>
        <p>
          <b>
            <RatingText rating={rating} />
          </b>{' '}
          <span class="soft">· {messages.ratedMatches(matches)}</span>
        </p>
      </div>
      <RatingHistoryChart title={title} points={points} />
      <a class="btn" href={buildHash('ranks', game)} aria-label={`${messages.toBoard}: ${title}`}>
        <Icon name="course" /> {messages.toBoard}
      </a>
    </li>
  );
}

function ProfileRatings({
  ratings,
  histories,
}: {
  readonly ratings: readonly GameRating[];
  readonly histories: readonly (readonly RatingPoint[])[];
}) {
  const messages = getAccountMessages();
  const t = ratingMessages.value;
  if (t === null) return null;
  return (
    <section class="panel" aria-labelledby="person-ratings">
      <h3 id="person-ratings">{messages.parts.ratings}</h3>
      {ratings.length === 0 && <p class="soft">{t.noRatings}</p>}
      <ul class="plain person-ratings">
        {ratings.map((rating, i) => (
          <GameRatingRow key={rating.game} rating={rating} points={histories[i] ?? []} />
        ))}
      </ul>
    </section>
  );
}

function GamesSection({ games }: Required<Pick<Shown, 'games'>>) {
  const messages = getAccountMessages();
  return (
    <section class="panel" aria-labelledby="person-games">
      <h3 id="person-games">{messages.parts.games}</h3>
      {games.length === 0 && <p class="soft">{messages.noMatches}</p>}
      <dl class="person-counts">
        {games.map(({ game, played, won }) => (
          <div key={game} class="between">
            <dt>{findListedGame(game)?.title ?? game}</dt>
            <dd>{messages.playedWon(played, won)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function MatchesSection({ matches }: Required<Pick<Shown, 'matches'>>) {
  const messages = getAccountMessages();
  const t = getPageMessages();
  return (
    <section class="panel" aria-labelledby="person-matches">
      <h3 id="person-matches">{messages.parts.matches}</h3>
      {matches.length === 0 && <p class="soft">{messages.noMatches}</p>}
      <ul class="plain people-things">
        {matches.map(({ id, game, over, won, seats }) => {
          const title = findListedGame(game)?.title ?? game;
          const when = new Date(over ?? 0).toLocaleDateString(findLocaleTag(locale.value!.language), {
            dateStyle: 'medium',
          });
          return (
            <li key={id} class="between">
              <span>
                <b>{title}</b>{' '}
                <span class="soft">
                  {[t.seats(seats, seats), won === true ? messages.won : messages.notWon, when].join(' · ')}
                </span>
              </span>
              <a
                class="btn"
                href={buildHash('t', id, 'replay')}
                aria-label={`${t.replay}: ${title}, ${when}`}
              >
                {t.replay}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function PuzzlesSection({ puzzles }: Required<Pick<Shown, 'puzzles'>>) {
  const messages = getAccountMessages();
  return (
    <section class="panel" aria-labelledby="person-puzzles">
      <h3 id="person-puzzles">{messages.parts.puzzles}</h3>
      <dl class="person-counts">
        {Object.entries(puzzles).map(([game, { solved, tried, rating }]) => (
          <div key={game} class="between">
            <dt>{findListedGame(game)?.title ?? game}</dt>
            <dd>
              {[
                ...(rating === undefined ? [] : [messages.puzzleRating(rating.value, isProvisional(rating))]),
                messages.solved(solved, tried),
              ].join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A rating whose history fails to load still appears. */
const loadRatingHistories = async (page: Shown) => ({
  ...page,
  histories: await Promise.all(
    (page.ratings ?? []).map(({ game }) =>
      accountApi
        .ratingHistory(page.name, game)
        .then(({ points }) => points)
        .catch(afterNetworkError([])),
    ),
  ),
});

export function ProfilePage({ name }: { readonly name: string }) {
  const messages = getAccountMessages();
  const t = getPageMessages();
  const { answer: page, again } = useServerAnswer(
    () =>
      accountApi.person(name).then(loadRatingHistories, (error: unknown) => {
        if (error instanceof ApiError && error.code === 'unknownPerson') return 'nobody' as const;
        throw error;
      }),
    [name],
  );
  if (page === undefined || ratingMessages.value === null) return <p class="loading">{t.loading}</p>;
  if (page === null) return <MessagePage text={getPageMessages().noServer} onAgain={again} />;
  if (page === 'nobody') return <MessagePage text={messages.nobody} />;
  const { games, ratings, matches, puzzles, here } = page;
  const isEmpty = [games, ratings, matches, puzzles, here].every((part) => part === undefined);
  return (
    <div class="home narrow-page">
      <PageHeader />
      <main class="page-parts" id="main">
        <h2>{page.name}</h2>
        {here === true && (
          <p class="person-here">
            <i class="presence" data-is="here" aria-hidden="true" /> {messages.hereNow}
          </p>
        )}
        {page.name === accountName.value && (
          <>
            <p class="soft">{messages.ownPage}</p>
            <p>
              <a class="btn" href={buildHash('me')}>
                <Icon name="settings" /> {messages.sharing}
              </a>
            </p>
          </>
        )}
        {isEmpty && <p class="soft">{messages.nothingShown(page.name)}</p>}
        {games !== undefined && <GamesSection games={games} />}
        {ratings !== undefined && <ProfileRatings ratings={ratings} histories={page.histories} />}
        {matches !== undefined && <MatchesSection matches={matches} />}
        {puzzles !== undefined && <PuzzlesSection puzzles={puzzles} />}
      </main>
    </div>
  );
}
