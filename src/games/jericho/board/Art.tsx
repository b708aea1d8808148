type Brick = readonly [hue: string, value: number, x: number, y: number, turn?: number];

const BRICKS: readonly Brick[] = [
  ['yellow', 3, -6, 124],
  ['red', 1, 36, 124],
  ['green', 4, 78, 124],
  ['yellow', 1, 120, 124],
  ['purple', 3, 162, 124],
  ['blue', 1, 204, 124],
  ['purple', 5, -27, 98],
  ['yellow', 5, 15, 98],
  ['blue', 3, 57, 98],
  ['green', 4, 99, 98],
  ['red', 5, 142, 97, 5],
  ['green', 1, -6, 72],
  ['purple', 4, 36, 72],
  ['blue', 1, 78, 72],
  ['red', 3, 15, 46],
  ['yellow', 7, 62, 43, -8],
  ['green', 5, 102, 27, -26],
  ['red', 4, 66, 10, -15],
  ['blue', 4, 228, 98, 19],
];

export function Art() {
  return (
    <svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h320v160H0z" fill="var(--yellow-soft)" />
      {BRICKS.map(([hue, value, x, y, turn = 0]) => (
        <g key={x * 200 + y} class={hue} transform={`translate(${x} ${y}) rotate(${turn} 20 12)`}>
          <rect width="40" height="24" rx="4" fill="var(--card)" stroke="var(--card-edge)" />
          <rect x="2.5" y="2.5" width="35" height="19" rx="2.5" fill="var(--c)" opacity=".24" />
          <text x="20" y="18" text-anchor="middle" font-weight="800" font-size="16" fill="var(--c-ink)">
            {value}
          </text>
        </g>
      ))}
      <g transform="translate(-18 -6) rotate(-16 176 68)" stroke="var(--gold-ink)" stroke-linejoin="round">
        <path
          d="M176 44c10 12 24 17 46 18l78 2v8l-78 2c-22 1-36 6-46 18-6-14-6-34 0-48Z"
          fill="var(--gold)"
          stroke-width="2.5"
        />
        <path d="M176 44c-5 14-5 34 0 48" fill="none" stroke-width="5" stroke-linecap="round" />
        <path d="M232 60v16M238 60v16M284 61v14" stroke-width="2.5" />
      </g>
      <g fill="none" stroke="var(--ink)" stroke-width="2.5" stroke-linecap="round" opacity=".55">
        <path d="M147 52c-4 8-4 19 0 27M137 45c-6 12-6 29 0 41" />
      </g>
    </svg>
  );
}
