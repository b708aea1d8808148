/** How somebody is rated, game by game, and how it came about. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameRating, RatingPoint } from '../../net/index.ts';
import { addressOf } from '../device/address.ts';
import { listed } from '../games/index.ts';
import { Course } from '../ratings/Course.tsx';
import { RatingText } from '../ratings/Rating.tsx';
import { ratingsSpoken } from '../ratings/words/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { peopleApi } from './api.ts';
import { usePeople } from './words/index.ts';

function OneGame({ name, rating }: { readonly name: string; readonly rating: GameRating }) {
  const words = ratingsSpoken.value!;
  const { game, matches } = rating;
  const title = listed(game)?.title ?? game;
  const points = useSignal<readonly RatingPoint[]>([]);
  useEffect(() => {
    // Without its history the rating is still there.
    void peopleApi.ratingHistory(name, game).then(
      (history) => (points.value = history.points),
      () => undefined,
    );
  }, [name, game]);
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
      <Course title={title} points={points.value} />
      <a class="btn" href={addressOf('ranks', game)} aria-label={`${words.toBoard}: ${title}`}>
        <Icon name="course" /> {words.toBoard}
      </a>
    </li>
  );
}

export function Ratings({
  name,
  ratings,
}: {
  readonly name: string;
  readonly ratings: readonly GameRating[];
}) {
  const words = usePeople();
  const says = ratingsSpoken.value;
  if (says === null) return null;
  return (
    <section class="panel" aria-labelledby="person-ratings">
      <h3 id="person-ratings">{words.parts.ratings}</h3>
      {ratings.length === 0 && <p class="soft">{says.noRatings}</p>}
      <ul class="plain person-ratings">
        {ratings.map((rating) => (
          <OneGame key={rating.game} name={name} rating={rating} />
        ))}
      </ul>
    </section>
  );
}
