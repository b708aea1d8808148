/** A shaft with its layers: one column of four is about to be taken. */
import { SHAPES } from '../../ui/Symbol.tsx';

const ROWS = [
  ['yellow', -1, [4, 9, 15]],
  ['red', 0, [7, 12]],
  ['green', -2, [3, 8, 11]],
  ['blue', 0, [10, 18, 20]],
] as const;

export function Art() {
  return (
    <svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 46h320v114H0z" fill="#3b342c" />
      <path d="M0 46h320v5H0z" fill="#5a4f42" />
      <path
        d="M0 78c60-8 110 6 170 0s100-6 150 2M0 108c70 6 120-6 180 0s90 6 140-2M0 138c60-8 110 6 170 0s100-6 150 2"
        fill="none"
        stroke="#5a4f42"
        stroke-width="2"
      />
      <g fill="none" stroke="var(--ink)" stroke-width="3" stroke-linejoin="round">
        <path d="m143 46 11-23h12l11 23M148 36h24M160 46V23" />
        <circle cx="160" cy="19" r="7" fill="var(--silver-soft)" />
        <path d="M166 15 222 46M222 46v-9h36v9" />
      </g>
      <rect
        x="138"
        y="54"
        width="44"
        height="104"
        rx="8"
        fill="#f2b134"
        fill-opacity=".25"
        stroke="#f2b134"
        stroke-width="3"
      />
      {ROWS.map(([hue, start, numbers], line) =>
        numbers.map((number, i) => (
          <g key={number} class={hue} transform={`translate(${142 + (start + i) * 38} ${59 + line * 25})`}>
            <rect width="36" height="20" rx="4" fill="#fffdf8" stroke="#d8cdb8" />
            <path d={SHAPES[hue]} transform="translate(4 4.5) scale(.46)" fill="var(--c)" />
            <text x="25" y="15.5" text-anchor="middle" font-size="14" font-weight="700" fill="var(--c-ink)">
              {number}
            </text>
          </g>
        )),
      )}
    </svg>
  );
}
