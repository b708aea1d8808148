/** The plots of a report as SVG. They contain numbers and names, no words: their text is the same in every language. */
import * as Plot from '@observablehq/plot';
import { createSvgDocument } from './svgDocument.ts';

export interface Estimate {
  readonly label: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** What would be fair, or no difference. */
  readonly fair?: number;
}

const WIDTH = 680;

function draw(options: Plot.PlotOptions, about: string): string {
  const svg = Plot.plot({
    document: createSvgDocument(),
    width: WIDTH,
    marginLeft: 190,
    marginRight: 24,
    ariaLabel: about,
    ...options,
  });
  // Plot's own colours are for light pages.
  return String(svg).replaceAll('var(--plot-background)', 'none');
}

/** A dot with its interval for each row, and a mark where a fair value would be. */
export function drawEstimates(rows: readonly Estimate[], percent: boolean, about: string): string {
  const finite = rows.map((row) => ({
    ...row,
    low: Number.isFinite(row.low) ? row.low : row.mean,
    high: Number.isFinite(row.high) ? row.high : row.mean,
  }));
  const fair = finite.filter((row) => row.fair !== undefined);
  return draw(
    {
      height: 46 + 24 * rows.length,
      x: {
        grid: true,
        label: null,
        percent,
        nice: true,
        ...(percent ? { tickFormat: (x: number) => `${x}%` } : {}),
      },
      y: { label: null, domain: finite.map(({ label }) => label) },
      marks: [
        Plot.tickX(fair, {
          x: 'fair',
          y: 'label',
          stroke: 'currentColor',
          strokeOpacity: 0.6,
          strokeDasharray: '3,2',
        }),
        Plot.ruleY(finite, { x1: 'low', x2: 'high', y: 'label', stroke: 'var(--mark)', strokeWidth: 3 }),
        Plot.dot(finite, { x: 'mean', y: 'label', fill: 'var(--mark)', r: 5 }),
      ],
    },
    about,
  );
}

export interface Histogram {
  readonly label: string;
  readonly counts: ReadonlyMap<number, number>;
}

const MOST_BARS = 40;

/** Bars of equal width: at most a few dozen, however far the values lie apart. */
function groupCounts(
  { label, counts }: Histogram,
  low: number,
  width: number,
): { label: string; from: number; to: number; share: number }[] {
  const all = [...counts.values()].reduce((a, b) => a + b, 0);
  const bars = new Map<number, number>();
  for (const [value, count] of counts) {
    const bar = Math.floor((value - low) / width);
    bars.set(bar, (bars.get(bar) ?? 0) + count);
  }
  return [...bars]
    .toSorted(([a], [b]) => a - b)
    .map(([bar, count]) => ({
      label,
      from: low + bar * width - 0.5,
      to: low + (bar + 1) * width - 0.5,
      share: count / all,
    }));
}

function binWidth(rows: readonly Histogram[]): { readonly low: number; readonly width: number } {
  const values = rows.flatMap(({ counts }) => [...counts.keys()]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { low, width: Math.max(1, Math.ceil((high - low + 1) / MOST_BARS)) };
}

/** How often each value occurs, one strip for each row. */
export function drawHistograms(rows: readonly Histogram[], about: string): string {
  const { low, width } = binWidth(rows);
  const bars = rows.flatMap((row) => groupCounts(row, low, width));
  return draw(
    {
      height: 40 + 62 * rows.length,
      x: { label: null, nice: false },
      y: { axis: null },
      fy: { label: null, domain: rows.map(({ label }) => label), axis: 'left' },
      marks: [
        Plot.rectY(bars, {
          x1: 'from',
          x2: 'to',
          y: 'share',
          fy: 'label',
          fill: 'var(--mark)',
          insetLeft: 0.5,
          insetRight: 0.5,
        }),
        Plot.ruleY([0], { stroke: 'currentColor', strokeOpacity: 0.5 }),
      ],
    },
    about,
  );
}
