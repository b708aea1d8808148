/** A rating: the number, its uncertainty, and a sign and a word if it is provisional. */
import type { ShownRating } from '../../../protocol/index.ts';
import './ratings.css';
import { ratingMessages } from './messages/index.ts';

/** With a sign: +12, −7, ±0. */
export const formatRatingChange = (change: number): string =>
  change === 0 ? '±0' : change > 0 ? `+${change}` : `−${-change}`;

export function RatingText({
  rating: { value, uncertainty, provisional },
  isShort = false,
}: {
  readonly rating: ShownRating;
  /** Hides the word "provisional" from sight, but not from screen readers. */
  readonly isShort?: boolean;
}) {
  const messages = ratingMessages.value;
  if (messages === null) return null;
  const shown = provisional && isShort ? `${value}?` : `${value}`;
  return (
    <span class="rating" title={provisional ? messages.provisional : undefined}>
      <span class="rating-number">{isShort ? shown : messages.rating(shown, uncertainty)}</span>
      {provisional && <span class={isShort ? 'hidden' : 'soft'}> {messages.provisional}</span>}
    </span>
  );
}
