/** The game's picture on the first page: four in a row. */
import { type Hue, SHAPES } from '../../../web/ui/components/ColourSymbol.tsx';

const CARDS: readonly (readonly [Hue, number, x: number, y: number])[] = [
  ['green', 1, -105, -78],
  ['blue', 9, -51, -78],
  ['yellow', 4, 57, -78],
  ['yellow', 7, -159, -24],
  ['red', 2, -105, -24],
  ['red', 5, -51, -24],
  ['red', 7, 3, -24],
  ['red', 9, 57, -24],
  ['green', 6, 111, -24],
  ['yellow', 2, -105, 30],
  ['green', 8, 3, 30],
  ['blue', 3, 111, 30],
];

export function Art() {
  return (
    <svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="art">
      <path class="red" d="M0 0h320v160H0Z" style="fill: var(--c-soft)" />
      <g transform="translate(160 80) rotate(-8) scale(1.08)" style="font: 750 23px var(--text-font)">
        <path
          d="M-81 0H81"
          style="stroke: var(--gold); stroke-width: 60; stroke-linecap: round; opacity: .55"
        />
        {CARDS.map(([hue, points, x, y]) => (
          <g key={`${x} ${y}`} class={hue} transform={`translate(${x} ${y})`}>
            <rect y="2" width="48" height="48" rx="8" style="fill: #0003" />
            <rect width="48" height="48" rx="8" style="fill: var(--card); stroke: var(--card-edge)" />
            <rect
              x="3"
              y="3"
              width="42"
              height="42"
              rx="5.5"
              style="fill: color-mix(in srgb, var(--c) 18%, var(--card))"
            />
            <text x="7" y="25" style="fill: var(--c-ink)">
              {points}
            </text>
            <path
              d={SHAPES[hue]}
              transform="translate(23 22) scale(.8)"
              style="fill: var(--c); stroke: var(--c-ink); stroke-width: 1.6; stroke-linejoin: round"
            />
          </g>
        ))}
      </g>
    </svg>
  );
}
