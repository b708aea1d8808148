/** Whether the person at this device gives any sign of life: says so when that changes, and only then. */

/** After a minute without a touch, a key or a movement nobody seems to be there. */
const QUIET = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls `tell` with true when the person falls silent or turns to another page; returns how to stop. */
export function watchIdle(tell: (isIdle: boolean) => void, quiet = QUIET): () => void {
  let isIdle = false;
  let last = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const say = (now: boolean): void => {
    if (now === isIdle) return;
    isIdle = now;
    tell(isIdle);
  };
  const look = (): void => {
    const left = last + quiet - Date.now();
    if (left <= 0) return say(true);
    timer = setTimeout(look, left);
  };
  const sign = (): void => {
    last = Date.now();
    if (!isIdle) return;
    say(false);
    clearTimeout(timer);
    look();
  };
  const turn = (): void => {
    if (document.hidden) say(true);
    else sign();
  };
  for (const event of SIGNS) addEventListener(event, sign, { passive: true, capture: true });
  document.addEventListener('visibilitychange', turn);
  look();
  turn();
  return () => {
    clearTimeout(timer);
    for (const event of SIGNS) removeEventListener(event, sign, { capture: true });
    document.removeEventListener('visibilitychange', turn);
  };
}
