import { SHAPES } from '../../../web/ui/components/ColourSymbol.tsx';

const ROWS = [
  ['yellow', -1, [4, 9, 15]],
  ['red', 0, [7, 12]],
  ['green', -2, [3, 8, 11]],
  ['blue', 0, [6, 13, 18]],
] as const;

export function Art() {
  return (
    <svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h320v48H0z" fill="var(--silver-soft)" />
      <path d="M0 47h320v113H0z" fill="#3b342c" />
      <path d="M0 47h320v4H0z" fill="#6b5e4e" />
      <path
        d="M0 74c60-8 110 6 170 0s100-6 150 2M0 100c70 6 120-6 180 0s90 6 140-2M0 128c60-8 110 6 170 0s100-6 150 2"
        fill="none"
        stroke="#5a4f42"
        stroke-width="2"
      />
      <g fill="none" stroke="var(--ink)" stroke-width="3" stroke-linejoin="round">
        <path d="m144 47 11-20h10l11 20M149 39h22M166 20l52 27M218 47v-9h34v9" />
        <circle cx="160" cy="22" r="6.5" fill="var(--silver-soft)" />
      </g>
      <rect x="138.5" y="53" width="43" height="91" rx="8" fill="#f2b134" fill-opacity=".3" />
      <rect x="138.5" y="53" width="43" height="91" rx="8" fill="none" stroke="#f2b134" stroke-width="3" />
      {ROWS.map(([hue, start, numbers], line) =>
        numbers.map((number, i) => (
          <g key={number} class={hue} transform={`translate(${142 + (start + i) * 39} ${57 + line * 22})`}>
            <rect width="36" height="18" rx="4" fill="#fffdf8" stroke="#d8cdb8" />
            <path d={SHAPES[hue]} transform="translate(4.5 4) scale(.42)" fill="var(--c)" />
            <text x="25" y="14" text-anchor="middle" font-size="13.5" font-weight="700" fill="var(--c-ink)">
              {number}
            </text>
          </g>
        )),
      )}
    </svg>
  );
}
