import { type Hue, SHAPES } from '../../../web/ui/components/ColourSymbol.tsx';

/** Pieces of three fields, each with its column and row. */
const PIECES: readonly (readonly (readonly [Hue, number, number])[])[] = [
  [
    ['green', 0, 0],
    ['green', 1, 0],
    ['yellow', 0, 1],
  ],
  [
    ['yellow', 1, 1],
    ['yellow', 0, 2],
    ['blue', 1, 2],
  ],
  [
    ['red', 2, 0],
    ['red', 2, 1],
    ['green', 3, 0],
  ],
  [
    ['blue', -1, 1],
    ['blue', -1, 2],
    ['red', -2, 2],
  ],
  [
    ['green', 0, -1],
    ['yellow', 1, -1],
    ['green', 1, -2],
  ],
  [
    ['blue', 3, 1],
    ['yellow', 3, 2],
    ['blue', 2, 2],
  ],
  [
    ['red', -1, 0],
    ['yellow', -2, 1],
    ['red', -2, 0],
  ],
  [
    ['red', 4, -1],
    ['red', 3, -1],
    ['yellow', 4, -2],
  ],
  [
    ['green', -3, 2],
    ['green', -3, 1],
    ['blue', -4, 2],
  ],
  [
    ['blue', 4, 0],
    ['red', 5, 0],
    ['red', 5, -1],
  ],
];

const HEX = 'M0-23.7 20.5-11.8V11.8L0 23.7-20.5 11.8V-11.8Z';

/** The fields from top to bottom. Those of a piece draw in towards its middle, so it stays one piece. */
const FIELDS = PIECES.flatMap((piece) => {
  const fields = piece.map(([hue, q, r]) => ({ hue, x: 118 + 43 * (q + r / 2), y: 60 + 37.2 * r }));
  const mean = (key: 'x' | 'y'): number => fields.reduce((sum, field) => sum + field[key] / 3, 0);
  return fields.map(({ hue, x, y }) => ({
    hue,
    x: x * 0.93 + mean('x') * 0.07,
    y: y * 0.93 + mean('y') * 0.07,
  }));
}).sort((a, b) => a.y - b.y);

export function Art() {
  return (
    <svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="art">
      <path class="green" d="M0 0h320v160H0Z" style="fill: var(--c-soft)" />
      {FIELDS.map(({ hue, x, y }, i) => (
        <g
          key={i}
          class={hue}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          style="fill: var(--c)"
        >
          <path d={HEX} transform="translate(0 6)" style="fill: color-mix(in srgb, var(--c) 58%, #1a1410)" />
          <path d={HEX} />
          <path
            d={SHAPES[hue]}
            transform="translate(-9 -9) scale(.75)"
            style={`fill: var(--on-${hue === 'yellow' ? hue : 'colour'})`}
          />
        </g>
      ))}
    </svg>
  );
}
