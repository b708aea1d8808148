/** What of a review is worth a mark: where the match turned, and what can be said in a sentence. */
import type { Seat } from '../../../core/index.ts';
import type { Review, SeatReview } from '../../../review/index.ts';
import type { ReviewVerdict } from './messages/index.ts';

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
const MIN_CHANGE = 0.1;
const MAX_TURNING_POINTS = 8;

/** The turning points in the order of the match. */
export function findTurningPoints({ moments }: Review): TurningPoint[] {
  return moments
    .map(({ seat, action, parts }, i) => {
      const chance = Math.max(...parts.map((part) => Math.abs(part.chance)));
      const decision = Math.max(...parts.map(({ own, others }) => Math.abs(own + others)));
      const by = chance >= decision ? ('pile' as const) : ('decision' as const);
      return { step: i + 1, by, seat, action, size: Math.max(chance, decision) };
    })
    .filter(({ size }) => size >= MIN_CHANGE)
    .sort((a, b) => b.size - a.size)
    .slice(0, MAX_TURNING_POINTS)
    .sort((a, b) => a.step - b.step)
    .map(({ step, by, seat, action }) => ({ step, by, seat, action }));
}

/** Less than a tenth either way is neither good luck nor bad, nor is what may as well have been nothing. */
const MIN_LUCK = 0.1;
/** Of the victory, in all decisions together: whoever left no more has played well, and whoever left more than the second has left much. */
const FEW_MISSED = 0.1;
const MANY_MISSED = 0.25;

/** What a seat's review comes to; `left` is what was certainly to be had more. */
export function computeVerdict(
  { chance, uncertainty }: Pick<SeatReview, 'chance' | 'uncertainty'>,
  left: number,
): ReviewVerdict {
  const isClear = Math.abs(chance) >= MIN_LUCK && Math.abs(chance) > uncertainty.chance;
  return {
    play: left <= FEW_MISSED ? 'well' : left <= MANY_MISSED ? 'little' : 'much',
    luck: isClear ? (chance > 0 ? 'with' : 'against') : 'unclear',
  };
}

/** A decision of a seat at which more was to be had. */
export interface MissedChance {
  /** The step before it was made. */
  readonly step: number;
  readonly action: number;
  readonly better: number;
  readonly gain: number;
  readonly uncertainty: number;
}

/** The costliest decisions of a seat, the costliest first. */
export const findMissedChances = ({ moments }: Review, seat: Seat): MissedChance[] =>
  moments
    .flatMap(({ seat: by, action, better }, step) =>
      by !== seat || better === null
        ? []
        : [{ step, action, better: better.action, gain: better.gain, uncertainty: better.uncertainty }],
    )
    .sort((a, b) => b.gain - a.gain);

/** The stretches of a waterfall, each from where the one before it ended. */
export interface WaterfallStep {
  readonly what: 'others' | 'own' | 'chance';
  readonly from: number;
  readonly to: number;
}

export function computeWaterfall({ start, others, own, chance }: SeatReview): WaterfallStep[] {
  return [
    { what: 'others', from: start, to: start + others },
    { what: 'own', from: start + others, to: start + others + own },
    { what: 'chance', from: start + others + own, to: start + others + own + chance },
  ];
}
