/** Charts of the statistics. Patterns distinguish areas as colours do, and the numbers stand beside them as text. */
import type { Tally } from './computeStatistics.ts';
import type { StatisticsMessages } from './messages/index.ts';

/** Defined once per page; bars refer to them. */
export const Patterns = () => (
  <svg class="patterns" width="0" height="0" aria-hidden="true">
    <defs>
      <pattern id="not-won" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" />
      </pattern>
    </defs>
  </svg>
);

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)}%`;

/** Matches as a hatched bar, wins as its solid part, and a mark at the expected wins. */
export function TallyBar({ tally, most }: { readonly tally: Tally; readonly most: number }) {
  const { matches, won, expected } = tally;
  const mark = percent(expected, most);
  return (
    <svg class="tally-bar" aria-hidden="true">
      <rect class="not-won" width={percent(matches, most)} height="100%" rx="4" />
      <rect class="won" width={percent(won, most)} height="100%" rx="4" />
      <line class="halo" x1={mark} x2={mark} y1="-15%" y2="115%" />
      <line class="mark" x1={mark} x2={mark} y1="-15%" y2="115%" />
    </svg>
  );
}

export const ShareBar = ({ share }: { readonly share: number }) => (
  <svg class="tally-bar thin" aria-hidden="true">
    <rect class="not-won" width="100%" height="100%" rx="4" />
    <rect class="won" width={percent(share, 1)} height="100%" rx="4" />
  </svg>
);

export function TallyLegend({ t }: { readonly t: StatisticsMessages }) {
  return (
    <ul class="tally-legend plain soft">
      {(['won', 'not-won', 'mark'] as const).map((part) => (
        <li key={part}>
          <svg aria-hidden="true">
            {part === 'mark' ? (
              <line class="mark" x1="50%" x2="50%" y1="0" y2="100%" />
            ) : (
              <rect class={part} width="100%" height="100%" rx="4" />
            )}
          </svg>
          {t.legend[part === 'won' ? 'won' : part === 'mark' ? 'expected' : 'notWon']}
        </li>
      ))}
    </ul>
  );
}

const WIDTH = 320;
const HEIGHT = 72;
/** Keeps the line from being cut at the edges. */
const MARGIN = 6;

/** A line over all matches, and the zero line. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const all = [0, ...values];
  const high = Math.max(1, ...all);
  const low = Math.min(-1, ...all);
  const x = (i: number): number => (WIDTH * i) / Math.max(1, all.length - 1);
  const y = (value: number): number => MARGIN + ((HEIGHT - 2 * MARGIN) * (high - value)) / (high - low);
  const line = all
    .map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
  return (
    <svg class="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path class="nought" d={`M0 ${y(0).toFixed(1)}H${WIDTH}`} />
      <path class="course" d={line} />
    </svg>
  );
}
