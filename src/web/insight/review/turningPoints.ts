/** Highlights of a review: turning points with better moves, and its summary in a sentence. */
import type { Seat } from '../../../core/index.ts';
import type { Moment, Review, SeatReview } from '../../../review/index.ts';
import type { ReviewVerdict } from './messages/index.ts';

export interface TurningPoint {
  /** The step after the decision. */
  readonly step: number;
  /** What changed the chances more: what was drawn, or the decision. */
  readonly by: 'pile' | 'decision';
  readonly seat: Seat;
  readonly action: number;
  readonly better: Moment['better'];
}

/** The smallest change, as a share of the victory, and how many changes and missed chances a match has at most. */
const MIN_CHANGE = 0.1;
/** Below this gain a hint calls moves equally good. */
const MIN_GAIN = 0.03;
const MAX_CHANGES = 6;
const MAX_MISSED = 3;

/** The greatest changes, and the costliest decisions of the given seats, in the order of the match. */
export function findTurningPoints({ moments }: Review, seats: readonly Seat[]): TurningPoint[] {
  const points = moments.map(({ seat, action, parts, better }, i) => {
    const chance = Math.max(...parts.map((part) => Math.abs(part.chance)));
    const decision = Math.max(...parts.map(({ own, others }) => Math.abs(own + others)));
    const by = chance >= decision ? ('pile' as const) : ('decision' as const);
    return { step: i + 1, by, seat, action, better, size: Math.max(chance, decision) };
  });
  const changes = points
    .filter(({ size }) => size >= MIN_CHANGE)
    .toSorted((a, b) => b.size - a.size)
    .slice(0, MAX_CHANGES);
  const missed = seats.flatMap((seat) =>
    findMissedChances(points, seat)
      .filter(({ better }) => better.gain >= MIN_GAIN)
      .slice(0, MAX_MISSED)
      .map((point) => ({ ...point, by: 'decision' as const })),
  );
  return [...missed, ...changes.filter(({ step }) => missed.every((point) => point.step !== step))]
    .toSorted((a, b) => a.step - b.step)
    .map(({ step, by, seat, action, better }) => ({ step, by, seat, action, better }));
}

/** The decisions of a seat that had a better one, costliest first. */
export const findMissedChances = <M extends Pick<Moment, 'seat' | 'better'>>(
  moments: readonly M[],
  seat: Seat,
): (M & { readonly better: NonNullable<Moment['better']> })[] =>
  moments
    .flatMap((moment) =>
      moment.seat === seat && moment.better !== null ? [{ ...moment, better: moment.better }] : [],
    )
    .toSorted((a, b) => b.better.gain - a.better.gain);

/** The chance of a seat before and after what made the turning point, without the rest of its step. */
export function findChange(
  { moments }: Review,
  shares: readonly (readonly number[])[],
  { step, by }: TurningPoint,
  seat: Seat,
): { readonly from: number; readonly to: number } {
  const { own, others, chance } = moments[step - 1]!.parts[seat]!;
  const before = shares[step - 1]![seat]!;
  const after = shares[step]![seat]!;
  return by === 'decision'
    ? { from: before, to: before + own + others }
    : { from: after - chance, to: after };
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

/** How much something helped or cost a seat. Sums over a match may exceed the whole victory, so words say more than numbers. */
export type Effect = 'none' | 'helpedLittle' | 'helped' | 'costLittle' | 'cost';

/** Changes of the share of the victory from which it helped or cost a little, and from which much. */
const SOME = 0.05;
const MUCH = 0.25;

export function classifyEffect(change: number): Effect {
  if (Math.abs(change) < SOME) return 'none';
  if (change > 0) return change < MUCH ? 'helpedLittle' : 'helped';
  return change > -MUCH ? 'costLittle' : 'cost';
}
