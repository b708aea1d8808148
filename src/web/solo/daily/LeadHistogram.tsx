/** A histogram of all players' leads. Numbered pins mark the player's own tries. */
import { buildColumns, type Leads, countTries } from '../../../daily/index.ts';
import type { SavedTry } from '../../match/storage/dailyTries.ts';
import { formatLead } from './formatLead.ts';
import { findBestTry } from './TryList.tsx';
import type { DailyMessages } from './messages/index.ts';
import { StripePattern } from './StripePattern.tsx';

const WIDTH = 468;
const HEIGHT = 190;
const TOP = 44;
const BOTTOM = HEIGHT - 26;
/** Few columns are centred. */
const MAX_COLUMN = 72;
/** Empty columns stay visible. */
const MIN_HEIGHT = 2;

interface Props {
  readonly leads: Leads;
  readonly tries: readonly SavedTry[];
  readonly t: DailyMessages;
}

export function LeadHistogram({ leads, tries, t }: Props) {
  const own = tries.flatMap(({ lead }, i) => (lead === null ? [] : [{ lead, number: i + 1 }]));
  const columns = buildColumns(
    leads,
    own.map(({ lead }) => lead),
  );
  const width = Math.min(MAX_COLUMN, WIDTH / columns.length);
  const left = (WIDTH - width * columns.length) / 2;
  const most = Math.max(1, ...columns.map(({ tries: count }) => count));
  const height = (count: number): number => MIN_HEIGHT + ((BOTTOM - TOP - MIN_HEIGHT) * count) / most;
  const best = findBestTry(tries);
  const columnAt = (lead: number): number => columns.findIndex(({ from, to }) => lead >= from && lead < to);
  /** The player's tries in one column stand side by side. */
  const pins = own.map(({ lead, number }, i) => {
    const column = columnAt(lead);
    const mates = own.filter((other) => columnAt(other.lead) === column);
    const shift =
      (own.slice(0, i).filter((other) => columnAt(other.lead) === column).length - (mates.length - 1) / 2) *
      30;
    const x = Math.min(WIDTH - 15, Math.max(15, left + (column + 0.5) * width + shift));
    return { x, y: BOTTOM - height(columns[column]!.tries) - 26, number, isBest: tries[number - 1] === best };
  });
  const every = Math.ceil(columns.length / 7);
  const label = t.chart(
    formatLead(columns[0]!.from),
    formatLead(columns.at(-1)!.to - 1),
    countTries(leads),
    own.map(({ lead }) => formatLead(lead)).join(', '),
  );
  return (
    <svg class="histogram" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <StripePattern id="daily-stripe" />
      {columns.map(({ from, to, tries: count }, i) => (
        <g key={from}>
          <rect
            class={own.some(({ lead }) => columnAt(lead) === i) ? 'mine' : ''}
            x={left + i * width + 2}
            y={BOTTOM - height(count)}
            width={width - 4}
            height={height(count)}
            rx="3"
          >
            <title>{t.columnOf(formatLead(from), formatLead(to - 1), count)}</title>
          </rect>
          {i % every === 0 && (
            <text x={left + (i + 0.5) * width} y={HEIGHT - 6}>
              {formatLead(from)}
            </text>
          )}
        </g>
      ))}
      <path class="base" d={`M0 ${BOTTOM + 1}H${WIDTH}`} />
      {pins.map(({ x, y, number, isBest }) => (
        <g key={number} class={`pin ${isBest ? 'best' : ''}`}>
          <path d={`M${x} ${y}V${y + 24}`} />
          <circle cx={x} cy={y} r="14" />
          <text x={x} y={y + 5.5}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
