/**
 * Batches measurements after a render: all run together before the next paint. Measuring after each change
 * would repeat the layout.
 */
const waiting = new Set<() => void>();

export function measureSoon(measure: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(measureNow);
  waiting.add(measure);
}

export function measureNow(): void {
  const all = [...waiting];
  waiting.clear();
  for (const measure of all) measure();
}
