/**
 * What is measured after a drawing: all at once, in the frame that follows and before anybody sees it, or as soon as somebody
 * else measures. To measure right after each change would lay the page out again and again.
 */
const waiting = new Set<() => void>();

export function measureSoon(measure: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(measureNow);
  waiting.add(measure);
}

/** Measures whatever waits for it. */
export function measureNow(): void {
  const all = [...waiting];
  waiting.clear();
  for (const measure of all) measure();
}
