/** How each seat stood after every decision, as lines in a picture that holds all of them, also those below nought. */

export const STANDINGS_CHART_WIDTH = 320;
export const STANDINGS_CHART_HEIGHT = 132;
/** Room for half a mark at the top and the bottom, and for the first point. */
const MARGIN = 10;
/** Where the marks of the seats stand, right of the lines; seats that end level stand side by side. */
const MARK = 13;

export interface StandingLine {
  readonly points: readonly (readonly [x: number, y: number])[];
  /** The middle of the seat's mark. */
  readonly mark: readonly [x: number, y: number];
}

export interface ChartGeometry {
  readonly lines: readonly StandingLine[];
  /** Where the line of nought lies, and how far it goes. */
  readonly zero: number;
  readonly right: number;
}

/** `standings` has one list a moment, with a number a seat. */
export function computeChart(standings: readonly (readonly number[])[]): ChartGeometry {
  const last = standings.at(-1) ?? [];
  const least = Math.min(0, ...standings.flat());
  const most = Math.max(least + 1, ...standings.flat());
  /** How many seats before this one end at the same height. */
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
