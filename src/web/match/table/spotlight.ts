/** A ring around the target of a guided match; it follows its target. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

export interface SpotlightBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The ring tracks its target until it has not moved for this number of frames. */
const STEADY_FRAMES = 12;
/** Tracking stops after this number of frames in any case. */
const MAX_FRAMES = 120;

const findVisible = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());

/** The first target that is not selected yet. */
function findNextTarget(selectors: readonly string[]): HTMLElement | undefined {
  const found = selectors.map(findVisible);
  return (
    found.find((element) => element !== undefined && element.getAttribute('aria-pressed') !== 'true') ??
    found.at(-1)
  );
}

/** The element itself, or a button in it. */
const findFocusable = (element: HTMLElement): HTMLElement | null =>
  element.matches('button, [tabindex]') ? element : element.querySelector('button');

/** The box of the ring, or null. Scrolls each target into view once, and focuses it if `isFocused`. */
export function useSpotlight(selectors: readonly string[], isFocused: boolean): SpotlightBox | null {
  const box = useSignal<SpotlightBox | null>(null);
  const around = useRef<HTMLElement | undefined>(undefined);
  const key = selectors.join(' | ');
  useEffect(() => {
    around.current = undefined;
    if (key === '') {
      box.value = null;
      return undefined;
    }
    let frame = 0;
    let still = 0;
    let looked = 0;
    const track = (): void => {
      const target = findNextTarget(selectors);
      if (target !== undefined && target !== around.current) {
        around.current = target;
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        if (isFocused) findFocusable(target)?.focus({ preventScroll: true });
      }
      const now = target?.getBoundingClientRect();
      const was = box.value;
      const isSame =
        now === undefined
          ? was === null
          : was !== null &&
            now.x === was.x &&
            now.y === was.y &&
            now.width === was.width &&
            now.height === was.height;
      if (!isSame)
        box.value = now === undefined ? null : { x: now.x, y: now.y, width: now.width, height: now.height };
      still = isSame ? still + 1 : 0;
      frame = ++looked < MAX_FRAMES && still < STEADY_FRAMES ? requestAnimationFrame(track) : 0;
    };
    const again = (): void => {
      still = 0;
      looked = 0;
      if (frame === 0) frame = requestAnimationFrame(track);
    };
    again();
    const changes = new MutationObserver(again);
    changes.observe(document.querySelector('.frame')!, { subtree: true, childList: true, attributes: true });
    addEventListener('resize', again);
    addEventListener('scroll', again, true);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('resize', again);
      removeEventListener('scroll', again, true);
    };
  }, [key, isFocused]);
  return key === '' ? null : box.value;
}
