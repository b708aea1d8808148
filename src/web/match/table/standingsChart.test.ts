import { describe, expect, test } from 'vitest';
import { computeChart, STANDINGS_CHART_HEIGHT, STANDINGS_CHART_WIDTH } from './ResultDialog.tsx';

const HALF = 6;

describe('the chart of a match', () => {
  test.each([
    [
      'points',
      [
        [0, 0],
        [3, 0],
        [3, 7],
      ],
    ],
    [
      'below nought',
      [
        [0, 0, 0],
        [-4, 2, 1],
        [-9, 5, 5],
      ],
    ],
    [
      'nothing but losses',
      [
        [0, 0],
        [-4, -2],
      ],
    ],
    ['six seats level', [[0, 0, 0, 0, 0, 0]]],
  ])('%s: all points are inside the chart', (_, standings) => {
    const { lines, zero: nought } = computeChart(standings);
    for (const { points, mark } of lines) {
      for (const [x, y] of points) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThan(mark[0] - HALF + 1);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(STANDINGS_CHART_HEIGHT);
      }
      expect(mark[0]).toBeLessThanOrEqual(STANDINGS_CHART_WIDTH - HALF);
      expect(mark[1]).toBeGreaterThan(HALF);
      expect(mark[1]).toBeLessThan(STANDINGS_CHART_HEIGHT - HALF);
    }
    expect(nought).toBeGreaterThan(0);
    expect(nought).toBeLessThan(STANDINGS_CHART_HEIGHT);
  });
  test('more points are higher, and zero is at its line', () => {
    const { lines, zero: nought } = computeChart([
      [0, 0],
      [5, -5],
    ]);
    expect(lines[0].points[0][1]).toBe(nought);
    expect(lines[0].mark[1]).toBeLessThan(nought);
    expect(lines[1].mark[1]).toBeGreaterThan(nought);
  });
  test('marks of seats that end level do not overlap', () => {
    const { lines } = computeChart([[4, 4, 4]]);
    const places = lines.map(({ mark }) => mark[0]);
    expect(new Set(places).size).toBe(3);
  });
});
