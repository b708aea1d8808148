/** When a page is back: in sight, or in reach of a network. What comes back from each function ends it. */

/** Calls whenever somebody looks at the page again. */
export function onVisible(look: () => void): () => void {
  const turn = (): void => {
    if (!document.hidden) look();
  };
  document.addEventListener('visibilitychange', turn);
  return () => document.removeEventListener('visibilitychange', turn);
}

/** The same, and every so many milliseconds whether or not anybody looks. */
export function pollWhileVisible(look: () => void, every: number): () => void {
  const timer = setInterval(look, every);
  const end = onVisible(look);
  return () => {
    clearInterval(timer);
    end();
  };
}

/** Calls whenever there is a network again. */
export function onOnline(look: () => void): () => void {
  addEventListener('online', look);
  return () => removeEventListener('online', look);
}

export function onVisibleOrOnline(look: () => void): () => void {
  const ends = [onVisible(look), onOnline(look)];
  return () => ends.forEach((end) => end());
}
