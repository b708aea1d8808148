/** The page about a person: what whoever looks may see of it. */
import type { PersonPage as Shown } from '../../../protocol/index.ts';
import { accountName } from '../accountName.ts';
import { addressOf } from '../../ui/browser/address.ts';
import { writtenIn } from '../../ui/browser/settings.ts';
import { listed } from '../../match/games/index.ts';
import { useAnswer } from '../../online/useServerAnswer.ts';
import { ApiError } from '../../online/api.ts';
import { isProvisional } from '../../solo/puzzles/puzzleRating.ts';
import { ratingsSpoken } from '../ratings/messages/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { Message } from '../../ui/components/MessagePage.tsx';
import { Top } from '../../ui/components/PageHeader.tsx';
import { spoken, usePage } from '../../i18n/index.ts';
import { peopleApi } from './accountApi.ts';
import { Ratings } from './ProfileRatings.tsx';
import { usePeople } from './messages/index.ts';

function Games({ games }: Required<Pick<Shown, 'games'>>) {
  const words = usePeople();
  return (
    <section class="panel" aria-labelledby="person-games">
      <h3 id="person-games">{words.parts.games}</h3>
      {games.length === 0 && <p class="soft">{words.noMatches}</p>}
      <dl class="person-counts">
        {games.map(({ game, played, won }) => (
          <div key={game} class="between">
            <dt>{listed(game)?.title ?? game}</dt>
            <dd>{words.playedWon(played, won)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Matches({ matches }: Required<Pick<Shown, 'matches'>>) {
  const words = usePeople();
  const says = usePage();
  return (
    <section class="panel" aria-labelledby="person-matches">
      <h3 id="person-matches">{words.parts.matches}</h3>
      {matches.length === 0 && <p class="soft">{words.noMatches}</p>}
      <ul class="plain people-things">
        {matches.map(({ id, game, over, won, seats }) => {
          const title = listed(game)?.title ?? game;
          const when = new Date(over ?? 0).toLocaleDateString(writtenIn(spoken.value!.language), {
            dateStyle: 'medium',
          });
          return (
            <li key={id} class="between">
              <span>
                <b>{title}</b>{' '}
                <span class="soft">
                  {[says.seats(seats, seats), won === true ? words.won : words.notWon, when].join(' · ')}
                </span>
              </span>
              <a
                class="btn"
                href={addressOf('t', id, 'replay')}
                aria-label={`${says.watch}: ${title}, ${when}`}
              >
                {says.watch}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Puzzles({ puzzles }: Required<Pick<Shown, 'puzzles'>>) {
  const words = usePeople();
  return (
    <section class="panel" aria-labelledby="person-puzzles">
      <h3 id="person-puzzles">{words.parts.puzzles}</h3>
      <dl class="person-counts">
        {Object.entries(puzzles).map(([game, { solved, tried, rating }]) => (
          <div key={game} class="between">
            <dt>{listed(game)?.title ?? game}</dt>
            <dd>
              {[
                ...(rating === undefined ? [] : [words.puzzleRating(rating.value, isProvisional(rating))]),
                words.solved(solved, tried),
              ].join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Without its history a rating is still there. */
const withHistories = async (page: Shown) => ({
  ...page,
  histories: await Promise.all(
    (page.ratings ?? []).map(({ game }) =>
      peopleApi.ratingHistory(page.name, game).then(
        ({ points }) => points,
        () => [],
      ),
    ),
  ),
});

export function PersonPage({ name }: { readonly name: string }) {
  const words = usePeople();
  const says = usePage();
  const { answer: page, again } = useAnswer(
    () =>
      peopleApi.person(name).then(withHistories, (error: unknown) => {
        if (error instanceof ApiError && error.code === 'person') return 'nobody' as const;
        throw error;
      }),
    [name],
  );
  if (page === undefined || ratingsSpoken.value === null) return <p class="loading">{says.loading}</p>;
  if (page === null) return <Message text={words.noServer} onAgain={again} />;
  if (page === 'nobody') return <Message text={words.nobody} />;
  const { games, ratings, matches, puzzles, here } = page;
  const isEmpty = [games, ratings, matches, puzzles, here].every((part) => part === undefined);
  return (
    <div class="home people">
      <Top />
      <main class="people-parts" id="main">
        <h2>{page.name}</h2>
        {here === true && (
          <p class="person-here">
            <i class="presence" data-is="here" aria-hidden="true" /> {words.hereNow}
          </p>
        )}
        {page.name === accountName.value && (
          <>
            <p class="soft">{words.ownPage}</p>
            <p>
              <a class="btn" href={addressOf('me')}>
                <Icon name="settings" /> {words.sharing}
              </a>
            </p>
          </>
        )}
        {isEmpty && <p class="soft">{words.nothingShown(page.name)}</p>}
        {games !== undefined && <Games games={games} />}
        {ratings !== undefined && <Ratings ratings={ratings} histories={page.histories} />}
        {matches !== undefined && <Matches matches={matches} />}
        {puzzles !== undefined && <Puzzles puzzles={puzzles} />}
      </main>
    </div>
  );
}
