/** What of a review is worth a mark: where the match turned, and what can be said in a sentence. */
import type { Seat } from '../../../core/index.ts';
import type { Review, SeatReview } from '../../../review/index.ts';
import type { Verdict } from './messages/index.ts';

/** A step at which somebody's chance changed much. */
export interface TurningPoint {
  /** The step that shows it: the decision has been made. */
  readonly step: number;
  readonly by: 'pile' | 'decision';
  /** Who decided. */
  readonly seat: Seat;
  readonly action: number;
}

/** At least a tenth of the victory, and the eight greatest at most. */
const MUCH = 0.1;
const MANY = 8;

/** The turning points in the order of the match. */
export function turningPoints({ moments }: Review): TurningPoint[] {
  return moments
    .map(({ seat, action, parts }, i) => {
      const chance = Math.max(...parts.map((part) => Math.abs(part.chance)));
      const decision = Math.max(...parts.map(({ own, others }) => Math.abs(own + others)));
      const by = chance >= decision ? ('pile' as const) : ('decision' as const);
      return { step: i + 1, by, seat, action, size: Math.max(chance, decision) };
    })
    .filter(({ size }) => size >= MUCH)
    .sort((a, b) => b.size - a.size)
    .slice(0, MANY)
    .sort((a, b) => a.step - b.step)
    .map(({ step, by, seat, action }) => ({ step, by, seat, action }));
}

/** Less than a tenth either way is neither good luck nor bad, nor is what may as well have been nothing. */
const LUCK = 0.1;
/** Of the victory, in all decisions together: whoever left no more has played well, and whoever left more than the second has left much. */
const LITTLE = 0.1;
const MORE = 0.25;

/** What a seat's review comes to; `left` is what was certainly to be had more. */
export function verdictOf(
  { chance, uncertainty }: Pick<SeatReview, 'chance' | 'uncertainty'>,
  left: number,
): Verdict {
  const isClear = Math.abs(chance) >= LUCK && Math.abs(chance) > uncertainty.chance;
  return {
    play: left <= LITTLE ? 'well' : left <= MORE ? 'little' : 'much',
    luck: isClear ? (chance > 0 ? 'with' : 'against') : 'unclear',
  };
}

/** A decision of a seat at which more was to be had. */
export interface Costly {
  /** The step before it was made. */
  readonly step: number;
  readonly action: number;
  readonly better: number;
  readonly gain: number;
  readonly uncertainty: number;
}

/** The costliest decisions of a seat, the costliest first. */
export const costliest = ({ moments }: Review, seat: Seat): Costly[] =>
  moments
    .flatMap(({ seat: by, action, better }, step) =>
      by !== seat || better === null
        ? []
        : [{ step, action, better: better.action, gain: better.gain, uncertainty: better.uncertainty }],
    )
    .sort((a, b) => b.gain - a.gain);

/** The stretches of a waterfall, each from where the one before it ended. */
export interface Fall {
  readonly what: 'others' | 'own' | 'chance';
  readonly from: number;
  readonly to: number;
}

export function fallsOf({ start, others, own, chance }: SeatReview): Fall[] {
  return [
    { what: 'others', from: start, to: start + others },
    { what: 'own', from: start + others, to: start + others + own },
    { what: 'chance', from: start + others + own, to: start + others + own + chance },
  ];
}
