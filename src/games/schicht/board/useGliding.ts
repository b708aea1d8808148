/** The mine is drawn larger or smaller as places come and go; its cards then glide to where they are, as in a film. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isMotionAllowed } from '../../../web/ui/browser/settings.ts';
import { measureBoxes, animateFrom } from '../../../web/ui/board/flip.ts';

const MILLISECONDS = 200;

/** `shown` is what a film shows and moves by itself; `places` is what is offered on top of it. */
export function useGliding(shown: unknown, places: string): void {
  const last = useRef({ shown, places });
  const isChange = last.current.shown === shown && last.current.places !== places;
  const before = isChange && isMotionAllowed() ? measureBoxes(document) : null;
  last.current = { shown, places };
  useLayoutEffect(() => {
    if (before !== null) animateFrom(document, before, MILLISECONDS);
  });
}
