/** How a pointer or a key focus on the area previews and chooses a move. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Area as Pane } from '../../../web/ui/kit/Area.tsx';
import type { Fit } from '../../../web/ui/kit/useFit.ts';
import type { Finger } from './AreaOverlay.tsx';
import { type Box, distance, EDGE, type Point } from './geometry.ts';
import type { MovePlan, PlaceMove, RemoveMove } from './movePlan.ts';
import { findPieceCentre, type LyingPiece, pieceAt } from './pieces.ts';
import type { Props } from './prompt.ts';

/** The wheel distance of one turn. */
const NOTCH = 60;

type Handlers = Pick<Parameters<typeof Pane>[0], 'onShiftWheel' | 'plane'>;

export function usePointing(
  { laid, phase }: Props['view']['shared'],
  plan: MovePlan,
  pieces: readonly LyingPiece[],
  ways: ReadonlyMap<number, unknown> | null,
  fit: Fit,
  box: Box,
) {
  const moveAt = (target: EventTarget | null): PlaceMove | RemoveMove | null => {
    const cell = (target as Element).closest<HTMLElement | SVGElement>('[data-at], [data-slot]')?.dataset;
    if (cell === undefined) return null;
    if (cell.slot !== undefined && phase === 'deconstruction') {
      const { q, r } = pieceAt(laid, Number(cell.slot));
      return { type: 'remove', q, r };
    }
    if (plan.chosen === null) return null;
    // A piece cannot go onto another: the table says so in words.
    const [q, r] = cell.at?.split(',').map(Number) ?? [];
    const there = cell.slot === undefined ? { q: q!, r: r! } : pieceAt(laid, Number(cell.slot));
    return { type: 'place', piece: plan.chosen, q: there.q, r: there.r, turn: plan.turns[plan.chosen] };
  };
  const look = (target: EventTarget | null, isPassing: boolean): void => {
    const move = moveAt(target);
    plan.preview(move !== null && plan.isOpen(move) ? move : null, isPassing);
  };

  const nearestTo = (point: Point): PlaceMove | RemoveMove | null => {
    const open = [
      ...plan.places.map((move) => ({ move, at: findPieceCentre(move) })),
      ...pieces
        .filter(({ slot }) => ways?.has(slot) === true)
        .map((piece) => ({
          move: { type: 'remove', q: piece.q, r: piece.r } as const,
          at: findPieceCentre(piece),
        })),
    ];
    const far = ({ at }: (typeof open)[number]): number => distance(at, point);
    const [best] = open.toSorted((a, b) => far(a) - far(b));
    return best !== undefined && far(best) < EDGE * 1.2 ? best.move : null;
  };
  const finger = useSignal<Finger | null>(null);
  const isLifted = useRef(false);
  /** Where targets are small, a finger slides to its target and lifts there. */
  const point = (event: PointerEvent): void => {
    const { left, top } = fit.plane.current!.getBoundingClientRect();
    const at = {
      x: box.x + (event.clientX - left) / fit.unit.current,
      y: box.y + (event.clientY - top) / fit.unit.current,
    };
    finger.value = { screen: { x: event.clientX, y: event.clientY }, at };
    plan.preview(nearestTo(at), false);
  };

  const pointer = useRef('');
  const wheel = useRef(0);
  const handlers: Handlers = {
    onShiftWheel: (event) => {
      // Some systems report a wheel with Shift as sideways.
      wheel.current += event.deltaY === 0 ? event.deltaX : event.deltaY;
      if (Math.abs(wheel.current) < NOTCH) return;
      plan.turn(Math.sign(wheel.current));
      wheel.current = 0;
    },
    plane: {
      onPointerDown: (event) => {
        pointer.current = event.pointerType;
        isLifted.current = false;
        if (event.pointerType === 'touch' && event.isPrimary && fit.isFine()) point(event);
        else finger.value = null;
      },
      onPointerMove: (event) => {
        if (finger.value !== null && event.pointerType === 'touch') point(event);
      },
      onPointerCancel: () => {
        finger.value = null;
      },
      onPointerUp: (event) => {
        if (finger.value === null || event.pointerType !== 'touch') return;
        const move = nearestTo(finger.value.at);
        finger.value = null;
        if (move === null) return;
        // The click that may follow repeats the same move.
        isLifted.current = true;
        plan.selectMove(move, true);
      },
      onPointerOver: (event) => {
        if (event.pointerType === 'mouse') look(event.target, true);
      },
      onPointerLeave: () => plan.preview(null, true),
      onFocusIn: (event) => {
        // A focus without a visible ring does not come from a key, and keeps the preview.
        if ((event.target as Element).matches(':focus-visible')) look(event.target, false);
      },
      onFocusOut: () => plan.preview(null, true),
      onClick: (event) => {
        if (isLifted.current) {
          isLifted.current = false;
          return;
        }
        const move = moveAt(event.target);
        // A click without a count comes from a key.
        if (move === null) plan.forget();
        else plan.selectMove(move, event.detail !== 0 && pointer.current === 'touch');
      },
    },
  };
  return { finger, handlers };
}
