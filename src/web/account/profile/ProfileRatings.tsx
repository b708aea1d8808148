/** How somebody is rated, game by game, and how it came about. */
import type { GameRating, RatingPoint } from '../../../protocol/index.ts';
import { addressOf } from '../../ui/browser/address.ts';
import { listed } from '../../match/games/index.ts';
import { Course } from '../ratings/RatingHistory.tsx';
import { RatingText } from '../ratings/RatingText.tsx';
import { ratingsSpoken } from '../ratings/messages/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { usePeople } from './messages/index.ts';

function OneGame({
  rating,
  points,
}: {
  readonly rating: GameRating;
  readonly points: readonly RatingPoint[];
}) {
  const words = ratingsSpoken.value!;
  const { game, matches } = rating;
  const title = listed(game)?.title ?? game;
  return (
    <li>
      <div class="between">
        <h4>{title}</h4>
        <p>
          <b>
            <RatingText rating={rating} />
          </b>{' '}
          <span class="soft">· {words.ratedMatches(matches)}</span>
        </p>
      </div>
      <Course title={title} points={points} />
      <a class="btn" href={addressOf('ranks', game)} aria-label={`${words.toBoard}: ${title}`}>
        <Icon name="course" /> {words.toBoard}
      </a>
    </li>
  );
}

export function Ratings({
  ratings,
  histories,
}: {
  readonly ratings: readonly GameRating[];
  /** One for each of them. */
  readonly histories: readonly (readonly RatingPoint[])[];
}) {
  const words = usePeople();
  const says = ratingsSpoken.value;
  if (says === null) return null;
  return (
    <section class="panel" aria-labelledby="person-ratings">
      <h3 id="person-ratings">{words.parts.ratings}</h3>
      {ratings.length === 0 && <p class="soft">{says.noRatings}</p>}
      <ul class="plain person-ratings">
        {ratings.map((rating, i) => (
          <OneGame key={rating.game} rating={rating} points={histories[i] ?? []} />
        ))}
      </ul>
    </section>
  );
}
