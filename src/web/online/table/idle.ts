/** Reports whether the player is idle, on every change. */

/** After a minute without a touch, a key or a movement. */
const IDLE_AFTER_MS = 60_000;
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls `tell` with true when the player goes idle or hides the page. Returns a function that stops it. */
export function watchIdle(tell: (isIdle: boolean) => void, quiet = IDLE_AFTER_MS): () => void {
  let isIdle = false;
  let last = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const report = (now: boolean): void => {
    if (now === isIdle) return;
    isIdle = now;
    tell(isIdle);
  };
  const check = (): void => {
    const left = last + quiet - Date.now();
    if (left <= 0) return report(true);
    timer = setTimeout(check, left);
  };
  const noteActivity = (): void => {
    last = Date.now();
    if (!isIdle) return;
    report(false);
    clearTimeout(timer);
    check();
  };
  const handleVisibility = (): void => {
    if (document.hidden) report(true);
    else noteActivity();
  };
  for (const event of ACTIVITY_EVENTS)
    addEventListener(event, noteActivity, { passive: true, capture: true });
  document.addEventListener('visibilitychange', handleVisibility);
  check();
  handleVisibility();
  return () => {
    clearTimeout(timer);
    for (const event of ACTIVITY_EVENTS) removeEventListener(event, noteActivity, { capture: true });
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
