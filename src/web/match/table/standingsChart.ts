/** Each seat's points after every decision as lines of a chart, including values below zero. */

export const STANDINGS_CHART_WIDTH = 320;
export const STANDINGS_CHART_HEIGHT = 132;
/** Room for half a mark above and below, and for the first point. */
const MARGIN = 10;
/** The width of a mark. Marks stand right of the lines, side by side for seats that end level. */
const MARK = 13;

export interface StandingLine {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly mark: readonly [x: number, y: number];
}

export interface ChartGeometry {
  readonly lines: readonly StandingLine[];
  readonly zero: number;
  readonly right: number;
}

/** `standings` has one list per moment, with a number per seat. */
export function computeChart(standings: readonly (readonly number[])[]): ChartGeometry {
  const last = standings.at(-1) ?? [];
  const least = Math.min(0, ...standings.flat());
  const most = Math.max(least + 1, ...standings.flat());
  /** How many earlier seats end at the same height. */
  const level = (seat: number): number =>
    last.slice(0, seat).filter((points) => points === last[seat]).length;
  const columns = 1 + Math.max(0, ...last.map((_, seat) => level(seat)));
  const right = STANDINGS_CHART_WIDTH - MARGIN / 2 - columns * MARK;
  const x = (i: number): number =>
    MARGIN / 2 + (i / Math.max(1, standings.length - 1)) * (right - MARGIN / 2 - 4);
  const y = (points: number): number =>
    STANDINGS_CHART_HEIGHT -
    MARGIN -
    ((points - least) / (most - least)) * (STANDINGS_CHART_HEIGHT - 2 * MARGIN);
  return {
    zero: y(0),
    right,
    lines: last.map((_, seat) => ({
      points: standings.map((points, i) => [x(i), y(points[seat]!)] as const),
      mark: [right + (level(seat) + 0.5) * MARK, y(last[seat]!)],
    })),
  };
}
