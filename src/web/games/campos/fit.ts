/** Fits the plane into its frame: as large as there is room, never so small that a finger misses. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { mayMove } from '../../session/settings.ts';
import type { Box } from './geometry.ts';

/** What is to be hit is at least so many pixels wide; if the plane does not fit then, it is moved about in its frame. */
const FINGER = 24.2;
/** Pixels a unit at most. */
const MOST = 1.25;
const GLIDE = 380;

const middle = ({ x, y, width, height }: Box): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/**
 * The frame gets `--u`, the length of a unit; the plane glides to its new place when its part of the grid changes.
 * `smallest` is how many units wide the smallest thing to be hit is.
 */
export function useFit(box: Box, smallest: number) {
  const frame = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const shown = useRef({ box, smallest });

  const unitFor = ({ box: { width, height }, smallest }: typeof shown.current): number => {
    const { clientWidth, clientHeight } = frame.current!;
    return Math.max(FINGER / smallest, Math.min(clientWidth / width, clientHeight / height, MOST));
  };
  const fit = (): number => {
    const element = frame.current!;
    const { width, height } = shown.current.box;
    const unit = unitFor(shown.current);
    element.style.setProperty('--u', `${unit.toFixed(4)}px`);
    const pans = width * unit > element.clientWidth + 1 || height * unit > element.clientHeight + 1;
    if (pans !== (element.dataset.pans !== undefined)) {
      element.toggleAttribute('data-pans', pans);
      element.scrollTo((width * unit - element.clientWidth) / 2, (height * unit - element.clientHeight) / 2);
    }
    return unit;
  };

  useLayoutEffect(() => {
    const old = shown.current;
    shown.current = { box, smallest };
    const before = unitFor(old);
    const unit = fit();
    if (old.box === box || !mayMove()) return;
    const from = middle(old.box);
    const to = middle(box);
    plane.current!.animate(
      [
        {
          transform: `translate(${(to.x - from.x) * before}px, ${(to.y - from.y) * before}px) scale(${before / unit})`,
        },
        { transform: 'none' },
      ],
      { duration: GLIDE, easing: 'cubic-bezier(.3, .7, .2, 1)' },
    );
  }, [box.x, box.y, box.width, box.height]);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => void fit());
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);
  return { frame, plane };
}
