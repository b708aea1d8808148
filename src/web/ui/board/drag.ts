/** Dragging by mouse or touch from `data-drag` to `data-drop`. A tap stays a tap. */

/** In pixels; a shorter way is a tap. */
const THRESHOLD = 8;

interface DragHandlers {
  /** Starts a drag; returns false to prevent it. */
  readonly lift: (what: string) => boolean;
  /** Ends a drag over a place, or over nothing. */
  readonly drop: (what: string, where: string | null) => void;
}

const findDropTarget = (x: number, y: number): Element | null =>
  document
    .elementsFromPoint(x, y)
    .find((element) => element.closest('[data-drop]') !== null)
    ?.closest('[data-drop]') ?? null;

/** Returns a function that stops listening. */
export function allowDragging(root: HTMLElement, { lift, drop }: DragHandlers): () => void {
  const begin = (down: PointerEvent): void => {
    const source = (down.target as Element).closest<HTMLElement>('[data-drag]');
    const what = source?.dataset.drag;
    if (source === null || what === undefined || down.button !== 0) return;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;
    const box = source.getBoundingClientRect();

    const move = (event: PointerEvent): void => {
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      if (ghost === null) {
        if (far < THRESHOLD) return;
        if (!lift(what)) {
          end();
          return;
        }
        ghost = source.cloneNode(true) as HTMLElement;
        ghost.classList.add('dragged');
        ghost.setAttribute('aria-hidden', 'true');
        ghost.removeAttribute('data-flip');
        Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px` });
        root.append(ghost);
      }
      ghost.style.translate = `${box.left + event.clientX - down.clientX}px ${box.top + event.clientY - down.clientY}px`;
      const place = findDropTarget(event.clientX, event.clientY);
      if (place === over) return;
      over?.classList.remove('over');
      place?.classList.add('over');
      root.toggleAttribute('data-over', place !== null);
      over = place;
    };
    const end = (): void => {
      ghost?.remove();
      over?.classList.remove('over');
      root.removeAttribute('data-over');
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
    };
    const up = (event: PointerEvent): void => {
      const dragged = ghost !== null;
      const place = dragged ? findDropTarget(event.clientX, event.clientY) : null;
      end();
      if (!dragged) return;
      // A drag must not end with a click.
      addEventListener('click', cancelEvent, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', cancelEvent, { capture: true }), 50);
      drop(what, (place as HTMLElement | null)?.dataset.drop ?? null);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
  };
  root.addEventListener('pointerdown', begin);
  return () => root.removeEventListener('pointerdown', begin);
}

function cancelEvent(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
