/** When a page is back: in sight, or in reach of a network. What comes back from each function ends it. */

/** Calls whenever somebody looks at the page again. */
export function whenSeen(look: () => void): () => void {
  const turn = (): void => {
    if (!document.hidden) look();
  };
  document.addEventListener('visibilitychange', turn);
  return () => document.removeEventListener('visibilitychange', turn);
}

/** The same, and every so many milliseconds whether or not anybody looks. */
export function nowAndThen(look: () => void, every: number): () => void {
  const timer = setInterval(look, every);
  const end = whenSeen(look);
  return () => {
    clearInterval(timer);
    end();
  };
}

/** Calls whenever there is a network again. */
export function whenOnline(look: () => void): () => void {
  addEventListener('online', look);
  return () => removeEventListener('online', look);
}

export function whenSeenOrOnline(look: () => void): () => void {
  const ends = [whenSeen(look), whenOnline(look)];
  return () => ends.forEach((end) => end());
}
