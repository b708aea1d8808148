/** The history of a rating as a chart, and as numbers for screen readers. */
import { useSignal } from '@preact/signals';
import { buildHash } from '../../ui/browser/address.ts';
import { findLocaleTag } from '../../ui/browser/settings.ts';
import type { RatingPoint } from '../../../protocol/index.ts';
import { locale } from '../../i18n/index.ts';
import { computeRatingChart, RATING_CHART_HEIGHT, RATING_CHART_WIDTH } from './ratingChart.ts';
import './ratings.css';
import { getRatingMessages } from './messages/index.ts';

const buildPath = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)}%`;

const formatDate = (at: number): string =>
  new Date(at).toLocaleDateString(findLocaleTag(locale.value!.language), { dateStyle: 'medium' });

function RatingChart({ points }: { readonly points: readonly RatingPoint[] }) {
  const { line, high, low, marks } = computeRatingChart(points);
  const [last] = line.slice(-1);
  return (
    <div class="course-picture" aria-hidden="true">
      {marks.map(({ value, y }) => (
        <i key={value} style={{ top: percent(y, RATING_CHART_HEIGHT) }}>
          {value}
        </i>
      ))}
      <svg viewBox={`0 0 ${RATING_CHART_WIDTH} ${RATING_CHART_HEIGHT}`} preserveAspectRatio="none">
        {marks.map(({ value, y }) => (
          <path key={value} class="grid" d={`M0 ${y.toFixed(1)}H${RATING_CHART_WIDTH}`} />
        ))}
        <path class="band" d={`${buildPath(high)}${buildPath(low.toReversed()).replace('M', 'L')}Z`} />
        <path class="edge" d={buildPath(high)} />
        <path class="edge" d={buildPath(low)} />
        <path class="line" d={buildPath(line)} />
      </svg>
      {last !== undefined && (
        <b
          style={{ left: percent(last[0], RATING_CHART_WIDTH), top: percent(last[1], RATING_CHART_HEIGHT) }}
        />
      )}
    </div>
  );
}

function RatingTable({ points }: { readonly points: readonly RatingPoint[] }) {
  const messages = getRatingMessages();
  return (
    <table class="ranks-table">
      <thead>
        <tr>
          <th scope="col">{messages.when}</th>
          <th scope="col">{messages.columns.rating}</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ at, match, value, uncertainty }) => (
          <tr key={match}>
            <th scope="row">
              <a href={buildHash('t', match, 'replay')} aria-label={messages.watch(formatDate(at))}>
                {formatDate(at)}
              </a>
            </th>
            <td>{messages.rating(value, uncertainty)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function RatingHistoryChart({
  title,
  points,
}: {
  readonly title: string;
  readonly points: readonly RatingPoint[];
}) {
  const messages = getRatingMessages();
  const isOpen = useSignal(false);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <figure class="rating-course">
      <figcaption class="hidden">{messages.history(title)}</figcaption>
      <RatingChart points={points} />
      <p class="soft">
        {messages.course(first.value, last.value, points.length)} {messages.bandNote}
      </p>
      <details class="fold" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
        <summary>{messages.asNumbers}</summary>
        {isOpen.value && <RatingTable points={points} />}
      </details>
    </figure>
  );
}
