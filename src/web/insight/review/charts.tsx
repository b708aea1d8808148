/**
 * Each seat's chance to win over the match. The chances add up to one, so they share one chart, with a
 * pattern and a colour per seat.
 */
import type { Names } from '../../../messages/index.ts';
import type { Review, SeatReview } from '../../../review/index.ts';
import { classifyEffect, computeWaterfall, type TurningPoint } from './turningPoints.ts';
import type { ReviewMessages } from './messages/index.ts';

const WIDTH = 320;
const HEIGHT = 120;

/** One pattern per seat, drawn in a square of 8. */
const PATTERNS = [
  'M0 8 8 0',
  'M2 2h.1M6 6h.1',
  'M0 4h8',
  'M4 0v8',
  'M0 0 8 8M0 8 8 0',
  'M1 4h6M4 1v6',
] as const;

/** Each seat's expected share before every decision, and at the end. */
export const listExpectedShares = ({ moments, seats }: Review): readonly (readonly number[])[] => [
  ...moments.map(({ shares }) => shares.map(({ mean }) => mean)),
  seats.map(({ end }) => end),
];

export function ChanceChart({
  review,
  at,
  points,
  parts,
  names,
  order,
  onScrub,
}: {
  readonly review: Review;
  readonly at: number;
  readonly points: readonly TurningPoint[];
  readonly names: Names;
  /** The seats from bottom to top. The viewer is at the bottom. */
  readonly order: readonly number[];
  readonly parts: readonly { readonly step: number; readonly name: string }[];
  /** A step that the viewer points at. The slider of the replay does the same by keyboard. */
  readonly onScrub: (step: number) => void;
}) {
  const steps = listExpectedShares(review);
  const x = (step: number): number => (WIDTH * step) / Math.max(1, steps.length - 1);
  const y = (share: number): number => HEIGHT * (1 - Math.max(0, Math.min(1, share)));
  const under = (shares: readonly number[], layer: number): number =>
    order.slice(0, layer).reduce((sum, seat) => sum + shares[seat]!, 0);
  const edge = (layer: number): string[] =>
    steps.map((shares, step) => `${x(step).toFixed(1)} ${y(under(shares, layer)).toFixed(1)}`);
  // Two seats share one line, with the uncertainty as a band around it.
  const [lowest] = order;
  const band =
    order.length === 2 && lowest !== undefined
      ? [1, -1].map((way) =>
          review.moments.map(({ shares }, step) => {
            const { mean, error } = shares[lowest]!;
            return `${x(step).toFixed(1)} ${y(mean + way * 1.96 * error).toFixed(1)}`;
          }),
        )
      : [];
  const scrub = (event: PointerEvent): void => {
    const chart = event.currentTarget as SVGElement;
    if (event.type === 'pointerdown') chart.setPointerCapture(event.pointerId);
    else if (!chart.hasPointerCapture(event.pointerId)) return;
    const { left, width } = chart.getBoundingClientRect();
    onScrub(Math.round(((event.clientX - left) / width) * (steps.length - 1)));
  };
  return (
    <svg
      class="chances"
      onPointerDown={scrub}
      onPointerMove={scrub}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        {order.map((seat) => (
          <pattern key={seat} id={`pattern-${seat}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <path class={`hatch seat-${seat}`} d={PATTERNS[seat]} />
          </pattern>
        ))}
      </defs>
      {order.map((seat, layer) => {
        const area = `M${edge(layer).join('L')}L${edge(layer + 1)
          .toReversed()
          .join('L')}Z`;
        return (
          <g key={seat}>
            <path class={`area seat-${seat}`} d={area} />
            <path d={area} fill={`url(#pattern-${seat})`} />
          </g>
        );
      })}
      {band[0] !== undefined && band[1] !== undefined && (
        <path class="band" d={`M${band[0].join('L')}L${band[1].toReversed().join('L')}Z`} />
      )}
      {order.slice(1).map((seat, layer) => (
        <path key={seat} class="edge" d={`M${edge(layer + 1).join('L')}`} />
      ))}
      <path class="half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      {parts.map(({ step, name }) => (
        <path key={`${step} ${name}`} class="part" d={`M${x(step).toFixed(1)} 0V${HEIGHT}`}>
          <title>{name}</title>
        </path>
      ))}
      {points.map(({ step }) => (
        <path key={step} class="turn" d={`M${x(step).toFixed(1)} 0V${HEIGHT}`} />
      ))}
      <path class="now" d={`M${x(at).toFixed(1)} 0V${HEIGHT}`}>
        <title>{names.seats(order)}</title>
      </path>
    </svg>
  );
}

/** Estimates may lie slightly outside of 0 to 1. */
export const toPercent = (share: number): number => Math.round(100 * Math.max(0, Math.min(1, share)));

export function Waterfall({ seat, t }: { readonly seat: SeatReview; readonly t: ReviewMessages }) {
  const falls = computeWaterfall(seat);
  const all = [0, 1, seat.start, seat.end, ...falls.flatMap(({ from, to }) => [from, to])];
  const least = Math.min(...all);
  const room = Math.max(...all) - least;
  const left = (share: number): string => `${(100 * (share - least)) / room}%`;
  const span = (from: number, to: number): { left: string; width: string } => ({
    left: left(Math.min(from, to)),
    width: `${(100 * Math.abs(to - from)) / room}%`,
  });
  return (
    <table class="falls">
      <tbody>
        <tr>
          <th scope="row">{t.parts.start}</th>
          <td class="lane" aria-hidden="true">
            <i class="is-start" style={{ left: left(seat.start) }} />
          </td>
          <td>{t.percent(toPercent(seat.start))}</td>
        </tr>
        {falls.map(({ what, from, to }) => (
          <tr key={what}>
            <th scope="row">{t.parts[what]}</th>
            <td class="lane" aria-hidden="true">
              <i class="is-start" style={{ left: left(seat.start) }} />
              <b class={to < from ? 'is-loss' : 'is-gain'} style={span(from, to)} />
            </td>
            <td>{t.effects[classifyEffect(to - from)]}</td>
          </tr>
        ))}
        <tr class="is-end">
          <th scope="row">{t.parts.end}</th>
          <td class="lane" aria-hidden="true">
            <i class="is-start" style={{ left: left(seat.start) }} />
            <b class="is-result" style={span(0, seat.end)} />
          </td>
          <td>{t.percent(toPercent(seat.end))}</td>
        </tr>
      </tbody>
    </table>
  );
}
