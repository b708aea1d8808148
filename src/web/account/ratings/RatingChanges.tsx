import type { Seat } from '../../../core/index.ts';
import type { RatedSeat } from '../../../protocol/index.ts';
import type { Names } from '../../../messages/index.ts';
import { RatingText, formatRatingChange } from './RatingText.tsx';
import './ratings.css';
import { getRatingMessages } from './messages/index.ts';

export function RatingChanges({
  result,
  names,
  me,
  isBot,
}: {
  readonly result: readonly RatedSeat[];
  readonly names: Pick<Names, 'seat'>;
  readonly me: Seat | null;
  readonly isBot: (seat: Seat) => boolean;
}) {
  const messages = getRatingMessages();
  const own = me === null ? undefined : result[me];
  return (
    <>
      {own !== undefined && (
        <p class="rated-own">
          {messages.yourChange(
            formatRatingChange(own.after.value - own.before.value),
            messages.rating(own.after.value, own.after.uncertainty),
          )}
        </p>
      )}
      {own?.before.provisional === true && <p class="soft">{messages.newRating(own.before.uncertainty)}</p>}
      <ul class="plain rated-seats">
        {result.map(({ before, after, left }, seat) => (
          <li key={seat} data-me={seat === me ? '' : undefined}>
            <span class="cut">
              {names.seat(seat)}
              {left && <span class="soft"> ({messages.left})</span>}
            </span>
            <b>
              {isBot(seat) ? (
                <span class="soft">{messages.unchanged}</span>
              ) : (
                formatRatingChange(after.value - before.value)
              )}
            </b>
            <span>
              <span aria-hidden="true">→ </span>
              <RatingText rating={after} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
