import { expect, test } from 'vitest';
import { computeRatingChart, RATING_CHART_HEIGHT, RATING_CHART_WIDTH } from './ratingChart.ts';

const point = (value: number, uncertainty: number) => ({ value, uncertainty });

test('matches are equally spaced, with the band around the line', () => {
  const { line, high, low } = computeRatingChart([point(1500, 400), point(1620, 300), point(1580, 220)]);
  expect(line.map(([x]) => x)).toEqual([0, RATING_CHART_WIDTH / 2, RATING_CHART_WIDTH]);
  for (const [i, [x, y]] of line.entries()) {
    expect(high[i][0]).toBe(x);
    expect(low[i][0]).toBe(x);
    expect(high[i][1]).toBeLessThan(y);
    expect(low[i][1]).toBeGreaterThan(y);
  }
  // Higher ratings are higher, and all points are inside the chart.
  expect(line[1][1]).toBeLessThan(line[0][1]);
  for (const [, y] of [...high, ...low]) {
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(RATING_CHART_HEIGHT);
  }
});

test('grid lines are at a few round numbers', () => {
  const { marks, line } = computeRatingChart([point(1500, 0), point(1700, 0)]);
  expect(marks.map(({ value }) => value)).toEqual([1500, 1600, 1700]);
  expect(marks[0].y).toBe(line[0][1]);
  expect(marks.at(-1)!.y).toBe(line[1][1]);
  for (const spread of [3, 20, 77, 500, 1300])
    expect(computeRatingChart([point(1500, spread)]).marks.length).toBeLessThanOrEqual(4);
});

test('a single match is a point in the middle', () => {
  const one = computeRatingChart([point(1512, 480)]);
  expect(one.line).toHaveLength(1);
  expect(one.line[0][0]).toBe(RATING_CHART_WIDTH / 2);
  expect(computeRatingChart([])).toEqual({ line: [], high: [], low: [], marks: [] });
});
