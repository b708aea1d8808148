/** Fits the plane into its frame, as large as possible. Players can zoom and pan it where targets are smaller than a finger. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isMotionAllowed } from '../browser/settings.ts';
import { measureSoon } from '../board/measure.ts';

/** Pinching with two fingers and dragging with a mouse, to pan and zoom the plane. Each returns a function that stops it. */

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** In pixels; a shorter way is a click. */
const THRESHOLD = 6;

const getPinch = ([a, b]: readonly Touch[]): Spot & { readonly far: number } => ({
  x: (a!.clientX + b!.clientX) / 2,
  y: (a!.clientY + b!.clientY) / 2,
  far: Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY),
});

function listenForPinch(element: HTMLElement, zoomBy: (factor: number, at: Spot) => void): () => void {
  let last: ReturnType<typeof getPinch> | null = null;
  const down = ({ touches }: TouchEvent): void => {
    last = touches.length === 2 ? getPinch([...touches]) : null;
  };
  const move = (event: TouchEvent): void => {
    if (last === null || event.touches.length !== 2) return;
    // The page handles one finger, as scrolling.
    event.preventDefault();
    const now = getPinch([...event.touches]);
    element.scrollBy(last.x - now.x, last.y - now.y);
    if (last.far > 0) zoomBy(now.far / last.far, now);
    last = now;
  };
  element.addEventListener('touchstart', down, { passive: true });
  element.addEventListener('touchend', down, { passive: true });
  element.addEventListener('touchmove', move, { passive: false });
  return () => {
    element.removeEventListener('touchstart', down);
    element.removeEventListener('touchend', down);
    element.removeEventListener('touchmove', move);
  };
}

function allowMousePan(element: HTMLElement): () => void {
  const begin = (down: PointerEvent): void => {
    if (down.pointerType !== 'mouse' || down.button !== 0 || element.dataset.pans === undefined) return;
    const { scrollLeft, scrollTop } = element;
    let isPulled = false;
    const move = ({ clientX, clientY }: PointerEvent): void => {
      const [dx, dy] = [clientX - down.clientX, clientY - down.clientY];
      isPulled ||= Math.hypot(dx, dy) > THRESHOLD;
      if (isPulled) element.scrollTo(scrollLeft - dx, scrollTop - dy);
    };
    const end = (): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (!isPulled) return;
      // A drag must not end with a click.
      const swallow = (event: Event): void => event.stopPropagation();
      element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 50);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
  element.addEventListener('pointerdown', begin);
  return () => element.removeEventListener('pointerdown', begin);
}

/** A comfortable touch target, in pixels. */
const FINGER_SIZE = 44;
/** The smallest target ever. If the plane does not fit then, players pan it in its frame. */
const MIN_TARGET = 24.2;
/** The most pixels per unit while all is visible, and how far beyond a finger's size zooming goes. */
const MAX_SCALE = 1.25;
const CLOSE_SCALE = 1.6;
/** The zoom factor of a button press and of one pixel of a wheel. */
const STEP = 1.5;
const WHEEL_FACTOR = 0.0016;
const GLIDE = 380;

export interface PlaneBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Room {
  readonly across: number;
  readonly down: number;
}

/** The size of the frame, and of all space around it. */
interface Rooms {
  readonly own: Room;
  readonly whole: Room;
}

const measureRoom = ({ clientWidth, clientHeight }: Element): Room => ({
  across: clientWidth,
  down: clientHeight,
});
const measureRooms = (frame: Element): Rooms => ({
  own: measureRoom(frame),
  whole: measureRoom(frame.parentElement!),
});
const isSameRoom = (one: Room, other: Room): boolean =>
  one.across === other.across && one.down === other.down;

interface Plane {
  readonly box: PlaneBox;
  /** The size of the smallest target, in units. */
  readonly smallest: number;
}

const getMiddle = ({ x, y, width, height }: PlaneBox): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Sets `--u`, the length of a unit. The plane glides when its part of the grid changes. */
export type Fit = ReturnType<typeof useFit>;

export function useFit(box: PlaneBox, smallest: number) {
  const frame = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const shown = useRef<Plane>({ box, smallest });
  const unit = useRef(0);
  /** 1 shows everything. */
  const zoom = useRef(1);
  const ends = useSignal({ isSmall: false, isLeast: true, isMost: true });

  const fitting = ({ across, down }: Room, plane = shown.current): number =>
    Math.max(
      MIN_TARGET / plane.smallest,
      Math.min(across / plane.box.width, down / plane.box.height, MAX_SCALE),
    );

  /** Uses the size measured last. */
  const fitInto = ({ own, whole }: Rooms): number => {
    const element = frame.current!;
    const { width, height } = shown.current.box;
    const finger = FINGER_SIZE / shown.current.smallest;
    const least = fitting(own);
    const most = Math.max(least, finger * CLOSE_SCALE);
    // Decided with all the space there is, so that the zoom buttons do not cause their own appearance.
    const isSmall = fitting(whole) < finger;
    unit.current = isSmall ? clamp(least * zoom.current, least, most) : least;
    zoom.current = unit.current / least;
    element.style.setProperty('--u', `${unit.current.toFixed(4)}px`);
    const pans = width * unit.current > own.across + 1 || height * unit.current > own.down + 1;
    if (pans !== (element.dataset.pans !== undefined)) {
      element.toggleAttribute('data-pans', pans);
      element.scrollTo((width * unit.current - own.across) / 2, (height * unit.current - own.down) / 2);
    }
    const isLeast = zoom.current < 1.01;
    const isMost = unit.current > most * 0.99;
    const { value } = ends;
    if (value.isSmall !== isSmall || value.isLeast !== isLeast || value.isMost !== isMost)
      ends.value = { isSmall, isLeast, isMost };
    return unit.current;
  };
  const rooms = useRef<Rooms | null>(null);
  const fit = (): number => fitInto((rooms.current = measureRooms(frame.current!)));
  /** The size seldom changes with the plane's content, so it is measured with the next batch. */
  const check = useRef(() => {
    if (frame.current === null || rooms.current === null) return;
    const now = measureRooms(frame.current);
    if (!isSameRoom(now.own, rooms.current.own) || !isSameRoom(now.whole, rooms.current.whole)) fit();
  });

  /** Zooms by `factor`; the given point of the screen stays in place. */
  const zoomBy = (factor: number, at?: { readonly x: number; readonly y: number }): void => {
    const element = frame.current!;
    const { left, top, width, height } = element.getBoundingClientRect();
    const { x, y } = at ?? { x: left + width / 2, y: top + height / 2 };
    const from = plane.current!.getBoundingClientRect();
    const before = unit.current;
    zoom.current *= factor;
    const after = fit();
    const to = plane.current!.getBoundingClientRect();
    element.scrollBy(
      to.left + ((x - from.left) * after) / before - x,
      to.top + ((y - from.top) * after) / before - y,
    );
  };

  useLayoutEffect(() => {
    const old = shown.current;
    shown.current = { box, smallest };
    const before = unit.current;
    const after = rooms.current === null ? fit() : fitInto(rooms.current);
    measureSoon(check.current);
    if (old.box === box || before === 0 || !isMotionAllowed()) return;
    const from = getMiddle(old.box);
    const to = getMiddle(box);
    plane.current!.animate(
      [
        {
          transform: `translate(${(to.x - from.x) * before}px, ${(to.y - from.y) * before}px) scale(${before / after})`,
        },
        { transform: 'none' },
      ],
      { duration: GLIDE, easing: 'cubic-bezier(.3, .7, .2, 1)' },
    );
  }, [box.x, box.y, box.width, box.height]);
  useLayoutEffect(() => {
    const element = frame.current!;
    const observer = new ResizeObserver(() => void fit());
    observer.observe(element);
    const stops = [listenForPinch(element, zoomBy), allowMousePan(element)];
    return () => {
      observer.disconnect();
      for (const stop of stops) stop();
    };
  }, []);
  return {
    frame,
    plane,
    ends,
    unit,
    isFine: () => unit.current * shown.current.smallest < FINGER_SIZE - 0.5,
    closer: () => zoomBy(STEP),
    farther: () => zoomBy(1 / STEP),
    wheel: ({ deltaY, clientX, clientY }: WheelEvent) =>
      zoomBy(Math.exp(-deltaY * WHEEL_FACTOR), { x: clientX, y: clientY }),
  };
}
