/** Highlights of a review: turning points, and its summary in a sentence. */
import type { Seat } from '../../../core/index.ts';
import type { Review, SeatReview } from '../../../review/index.ts';
import type { ReviewVerdict } from './messages/index.ts';

export interface TurningPoint {
  /** The step after the decision. */
  readonly step: number;
  readonly by: 'pile' | 'decision';
  readonly seat: Seat;
  readonly action: number;
}

/** The smallest change, as a share of the victory, and how many turning points a match has at most. */
const MIN_CHANGE = 0.1;
const MAX_TURNING_POINTS = 8;

/** In the order of the match. */
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

/** Less luck than this, or luck within its uncertainty, counts as neither good nor bad. */
const MIN_LUCK = 0.1;
/**
 * Shares of the victory missed in all decisions together. Below the first a player has played well, above the
 * second they have missed much.
 */
const FEW_MISSED = 0.1;
const MANY_MISSED = 0.25;

/** The verdict on a seat. `left` is the share that it certainly missed. */
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

export interface MissedChance {
  /** The step before the decision. */
  readonly step: number;
  readonly action: number;
  readonly better: number;
  readonly gain: number;
  readonly uncertainty: number;
}

/** The costliest decisions of a seat, costliest first. */
export const findMissedChances = ({ moments }: Review, seat: Seat): MissedChance[] =>
  moments
    .flatMap(({ seat: by, action, better }, step) =>
      by !== seat || better === null
        ? []
        : [{ step, action, better: better.action, gain: better.gain, uncertainty: better.uncertainty }],
    )
    .sort((a, b) => b.gain - a.gain);

/** A bar of the waterfall; it starts where the previous one ends. */
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
