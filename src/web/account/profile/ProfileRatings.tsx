import type { GameRating, RatingPoint } from '../../../protocol/index.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { findListedGame } from '../../match/games/index.ts';
import { RatingHistoryChart } from '../ratings/RatingHistory.tsx';
import { RatingText } from '../ratings/RatingText.tsx';
import { ratingMessages } from '../ratings/messages/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { getAccountMessages } from './messages/index.ts';

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

export function ProfileRatings({
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
