/** Events when the page becomes visible or online again. Each function returns one that stops it. */

export function onVisible(look: () => void): () => void {
  const turn = (): void => {
    if (!document.hidden) look();
  };
  document.addEventListener('visibilitychange', turn);
  return () => document.removeEventListener('visibilitychange', turn);
}

/** Also calls every `every` milliseconds, visible or not. */
export function pollWhileVisible(look: () => void, every: number): () => void {
  const timer = setInterval(look, every);
  const end = onVisible(look);
  return () => {
    clearInterval(timer);
    end();
  };
}

export function onOnline(look: () => void): () => void {
  addEventListener('online', look);
  return () => removeEventListener('online', look);
}

export function onVisibleOrOnline(look: () => void): () => void {
  const ends = [onVisible(look), onOnline(look)];
  return () => ends.forEach((end) => end());
}
