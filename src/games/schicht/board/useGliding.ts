/** As places come and go, the mine changes its scale; its cards then glide to their new positions. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isMotionAllowed } from '../../../web/ui/browser/settings.ts';
import { measureBoxes, animateFrom } from '../../../web/ui/board/flip.ts';

const MILLISECONDS = 200;

/** `shown` is the state that animations move by themselves; `places` are the offers on top of it. */
export function useGliding(shown: unknown, places: string): void {
  const last = useRef({ shown, places });
  const isChange = last.current.shown === shown && last.current.places !== places;
  const before = isChange && isMotionAllowed() ? measureBoxes(document) : null;
  last.current = { shown, places };
  useLayoutEffect(() => {
    if (before !== null) animateFrom(document, before, MILLISECONDS);
  });
}
