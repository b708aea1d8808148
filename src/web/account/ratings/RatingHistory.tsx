/** How somebody's rating came about, drawn, and in numbers for whoever does not see the picture. */
import { useSignal } from '@preact/signals';
import { addressOf } from '../../ui/browser/address.ts';
import { writtenIn } from '../../ui/browser/settings.ts';
import type { RatingPoint } from '../../../protocol/index.ts';
import { spoken } from '../../i18n/index.ts';
import { courseOf, HEIGHT, WIDTH } from './ratingChart.ts';
import './ratings.css';
import { useRatings } from './messages/index.ts';

const path = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)}%`;

const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString(writtenIn(spoken.value!.language), { dateStyle: 'medium' });

function Picture({ points }: { readonly points: readonly RatingPoint[] }) {
  const { line, high, low, marks } = courseOf(points);
  const [last] = line.slice(-1);
  return (
    <div class="course-picture" aria-hidden="true">
      {marks.map(({ value, y }) => (
        <i key={value} style={{ top: percent(y, HEIGHT) }}>
          {value}
        </i>
      ))}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        {marks.map(({ value, y }) => (
          <path key={value} class="grid" d={`M0 ${y.toFixed(1)}H${WIDTH}`} />
        ))}
        <path class="band" d={`${path(high)}${path(low.toReversed()).replace('M', 'L')}Z`} />
        <path class="edge" d={path(high)} />
        <path class="edge" d={path(low)} />
        <path class="line" d={path(line)} />
      </svg>
      {last !== undefined && <b style={{ left: percent(last[0], WIDTH), top: percent(last[1], HEIGHT) }} />}
    </div>
  );
}

function Numbers({ points }: { readonly points: readonly RatingPoint[] }) {
  const words = useRatings();
  return (
    <table class="ranks-table">
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.columns.rating}</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ at, match, value, uncertainty }) => (
          <tr key={match}>
            <th scope="row">
              <a href={addressOf('t', match, 'replay')} aria-label={words.watch(dayOf(at))}>
                {dayOf(at)}
              </a>
            </th>
            <td>{words.rating(value, uncertainty)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Course({
  title,
  points,
}: {
  readonly title: string;
  readonly points: readonly RatingPoint[];
}) {
  const words = useRatings();
  const isOpen = useSignal(false);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <figure class="rating-course">
      <figcaption class="hidden">{words.history(title)}</figcaption>
      <Picture points={points} />
      <p class="soft">
        {words.course(first.value, last.value, points.length)} {words.bandNote}
      </p>
      <details class="fold" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
        <summary>{words.asNumbers}</summary>
        {isOpen.value && <Numbers points={points} />}
      </details>
    </figure>
  );
}
