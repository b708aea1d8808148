/** Gestures that ask for an explanation: hover, tap, long press, right click, keyboard. */
import type { Thing } from '../../../explain/index.ts';

export interface ExplainRequest {
  readonly at: Element;
  readonly things: readonly Thing[];
}

export interface GestureHandlers {
  /** Shows a short answer beside the thing; null removes it. */
  readonly brief: (asked: ExplainRequest | null) => void;
  readonly full: (asked: ExplainRequest) => void;
}

const THING_SELECTOR = '.frame [data-thing]';
/** A pointer that rests this long asks for a tip; a press this long asks for the sheet. */
const HOVER_MS = 600;
const LONG_PRESS_MS = 550;
/** Time to cross the gap between a thing and its tip. */
const LEAVE_MS = 250;
/** A finger that moves further, in pixels, is not asking. */
const MAX_DRIFT = 8;

const readThing = (element: Element): Thing => element.getAttribute('data-thing') ?? '';

interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

/** A thing inside another counts if its area is below this share, even where a button of the outer covers it. */
const INSIDE = 0.6;

/** The smallest thing at a point inside the top one. */
function findSmallestThing(top: Element, { clientX: x, clientY: y }: Spot): Element {
  const outer = top.getBoundingClientRect();
  let least = INSIDE * outer.width * outer.height;
  let found = top;
  for (const thing of document.querySelectorAll(THING_SELECTOR)) {
    const { left, right, top: above, bottom, width, height } = thing.getBoundingClientRect();
    const isThere = x >= left && x <= right && y >= above && y <= bottom;
    const isWithin =
      left >= outer.left - 1 &&
      right <= outer.right + 1 &&
      above >= outer.top - 1 &&
      bottom <= outer.bottom + 1;
    if (!isThere || !isWithin || width * height >= least) continue;
    least = width * height;
    found = thing;
  }
  return found;
}

function findThingAt(target: EventTarget | null, spot?: Spot): ExplainRequest | null {
  const top = target instanceof Element ? target.closest(THING_SELECTOR) : null;
  if (top === null) return null;
  const at = spot === undefined ? top : findSmallestThing(top, spot);
  return { at, things: [readThing(at)] };
}

/** The focused thing: itself, several in one element, or the element around it. */
function findFocusedThing(): ExplainRequest | null {
  const at = document.activeElement;
  if (at === null || at === document.body || at.closest('.frame') === null) return null;
  if (at.matches(THING_SELECTOR)) return { at, things: [readThing(at)] };
  const inside = [...new Set([...at.querySelectorAll(THING_SELECTOR)].map(readThing))];
  return inside.length > 0 ? { at, things: inside } : findThingAt(at);
}

/** A tap there has another meaning: a move, a refusal or a dialog. Disabled buttons do nothing. */
function isBusy(target: EventTarget | null): boolean {
  const taken = target instanceof Element ? target.closest('button, a, input, select, dialog') : null;
  return taken !== null && !taken.matches('#board button[aria-disabled=true]:not([data-drop], [data-slot])');
}

function cancelEvent(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Returns a function that stops listening. */
export function listenForQuestions({ brief, full: whole }: GestureHandlers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let shown: ExplainRequest | null = null;
  const show = (asked: ExplainRequest | null): void => {
    clearTimeout(resting);
    if (asked === null && shown === null) return;
    shown = asked;
    brief(asked);
  };
  const showLater = (asked: ExplainRequest | null, after: number): void => {
    clearTimeout(resting);
    resting = setTimeout(() => show(asked?.at.isConnected === false ? null : asked), after);
  };
  const on = <E extends keyof DocumentEventMap>(type: E, hear: (event: DocumentEventMap[E]) => void): void =>
    document.addEventListener(type, hear, { signal, capture: true });

  on('pointerover', (event) => {
    const { target } = event;
    if (event.pointerType !== 'mouse') return;
    const asked = findThingAt(target, event);
    // The pointer moves to the tip to read it.
    if (target instanceof Element && target.closest('#explained') !== null) clearTimeout(resting);
    else if (asked?.at !== shown?.at || shown === null)
      showLater(asked, asked === null ? LEAVE_MS : HOVER_MS);
  });
  on('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible'))
      showLater(findFocusedThing(), HOVER_MS);
  });
  on('focusout', () => show(null));
  addEventListener('blur', () => show(null), { signal });
  addEventListener('resize', () => show(null), { signal });
  on('scroll', () => show(null));
  on('click', (event) => {
    const { target } = event;
    if (isBusy(target)) show(null);
    else if (target instanceof Element && target.closest('#explained') === null) {
      const asked = findThingAt(target, event);
      show(asked?.at === shown?.at ? null : asked);
    }
  });
  on('pointerdown', (down) => {
    const asked = findThingAt(down.target, down);
    if (down.pointerType === 'mouse' || asked === null || !down.isPrimary) return;
    const press = new AbortController();
    const held = setTimeout(() => {
      press.abort();
      show(null);
      // Releasing a long press must not tap.
      addEventListener('click', cancelEvent, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', cancelEvent, { capture: true }), 1000);
      whole(asked);
    }, LONG_PRESS_MS);
    press.signal.addEventListener('abort', () => clearTimeout(held));
    const end = (): void => press.abort();
    const moved = ({ clientX, clientY }: PointerEvent): void => {
      if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > MAX_DRIFT) end();
    };
    for (const type of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(type, end, { signal: press.signal, capture: true });
    document.addEventListener('pointermove', moved, { signal: press.signal, capture: true });
  });
  on('contextmenu', (event) => {
    const asked = findThingAt(event.target, event);
    if (asked === null) return;
    event.preventDefault();
    show(null);
    // Some devices fire this event for a long press, perhaps before the timer.
    if (document.querySelector('dialog[open]') === null) whole(asked);
  });
  // Runs after the board's handler, which may use the key itself.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') show(null);
      if (event.key.toLowerCase() !== 'i' || event.defaultPrevented) return;
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]') !== null)
        return;
      const asked = findFocusedThing();
      if (asked === null) return;
      event.preventDefault();
      show(null);
      whole(asked);
    },
    { signal },
  );
  return () => {
    clearTimeout(resting);
    listening.abort();
  };
}
