/** A seat's way from its initial chance to its result: gains solid, losses hatched, all numbers signed. */
import type { SeatReview } from '../../../review/index.ts';
import { computeWaterfall } from './turningPoints.ts';
import type { ReviewMessages } from './messages/index.ts';

const toPercent = (share: number): number => Math.round(100 * share);
function formatSigned(share: number): string {
  const points = toPercent(share);
  if (points === 0) return '0';
  return `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
}

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
          <td>{toPercent(seat.start)}</td>
        </tr>
        {falls.map(({ what, from, to }) => (
          <tr key={what}>
            <th scope="row">{t.parts[what]}</th>
            <td class="lane" aria-hidden="true">
              <i class="is-start" style={{ left: left(seat.start) }} />
              <b class={to < from ? 'is-loss' : 'is-gain'} style={span(from, to)} />
            </td>
            <td>
              {formatSigned(to - from)}
              {toPercent(seat.uncertainty[what]) > 0 && <small> ± {toPercent(seat.uncertainty[what])}</small>}
            </td>
          </tr>
        ))}
        <tr class="is-end">
          <th scope="row">{t.parts.end}</th>
          <td class="lane" aria-hidden="true">
            <i class="is-start" style={{ left: left(seat.start) }} />
            <b class="is-result" style={span(0, seat.end)} />
          </td>
          <td>{toPercent(seat.end)}</td>
        </tr>
      </tbody>
    </table>
  );
}
