/** The colours of cards and tiles differ even for people with colour blindness. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Triple = readonly [number, number, number];

const tokens = readFileSync(join(import.meta.dirname, '../src/web/ui/styles/tokens.css'), 'utf8');
const readColour = (name: string): Triple => {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(tokens)?.[1] ?? '';
  const light = (at: number): number => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [light(0), light(2), light(4)];
};

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
type Matrix = readonly [Triple, Triple, Triple];
const each = ([a, b, c]: Triple, of: (value: number) => number): Triple => [of(a), of(b), of(c)];
const times = ([one, two, three]: Matrix, [r, g, b]: Triple): Triple => {
  const row = ([x, y, z]: Triple): number => x * r + y * g + z * b;
  return [row(one), row(two), row(three)];
};

/** Simulated colour vision in linear light (Machado, Oliveira and Fernandes 2009, full strength). */
const EYES: { readonly [name: string]: Matrix } = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function lab(rgb: Triple): Triple {
  const xyz = times(
    [
      [0.4124, 0.3576, 0.1805],
      [0.2126, 0.7152, 0.0722],
      [0.0193, 0.1192, 0.9505],
    ],
    each(rgb, (value) => Math.min(1, Math.max(0, value))),
  );
  const [x, y, z] = [xyz[0] / 0.9505, xyz[1], xyz[2] / 1.089].map((t) =>
    t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116,
  );
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const apart = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The colours that meet in one game; silver joins them in the advanced Schicht. */
const TOGETHER = ['yellow', 'red', 'green', 'blue', 'purple', 'silver'];

/** A difference of 10 is clearly visible side by side; symbols stand beside every colour anyway. */
const LEAST = 10;

const pairs = TOGETHER.flatMap((a, i) => TOGETHER.slice(i + 1).map((b) => [a, b] as const));
test.each(Object.keys(EYES))('%s', (eyes) => {
  for (const [a, b] of pairs) {
    const [first, second] = [a, b].map((name) => lab(times(EYES[eyes], readColour(name))));
    expect(apart(first, second), `${a} and ${b}`).toBeGreaterThan(LEAST);
  }
});
