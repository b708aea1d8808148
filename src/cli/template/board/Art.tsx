/** A picture for the first page. */
const CARDS = [
  [84, 3, -14],
  [142, 11, 0],
  [200, 7, 14],
] as const;

export function Art() {
  return (
    <svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h320v160H0z" fill="var(--blue-soft)" />
      {CARDS.map(([x, number, turn]) => (
        <g key={x} transform={`translate(${x} 34) rotate(${turn} 28 48)`}>
          <rect width="56" height="92" rx="8" fill="var(--card)" stroke="var(--card-edge)" />
          <text x="28" y="58" text-anchor="middle" font-size="32" font-weight="750" fill="var(--ink)">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
