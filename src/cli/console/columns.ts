/** Aligns rows of text in columns: the first to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** 12345.6 → "12,346"; small numbers keep three digits. */
export function round(number: number): string {
  if (number >= 100) return Math.round(number).toLocaleString('en');
  return number.toPrecision(3);
}
