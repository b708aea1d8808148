/** The playing area: pieces, places and the previewed move, on one plane that fits its frame. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Colour } from '../rules/rules.ts';
import { Area as Pane } from '../../../web/ui/kit/Area.tsx';
import { useFit } from '../../../web/ui/kit/useFit.ts';
import { isRemoval, type PlaceMove, type RemoveMove, type MovePlan } from './movePlan.ts';
import { boxAround, distance, EDGE, PITCH, type Point, pointAt, ROW } from './geometry.ts';
import { type Finger, Lens, Ghost, AreaOutlines, Coming, Leaving } from './AreaOverlay.tsx';
import type { Marks } from './useMarks.ts';
import { turnsByKey } from './OwnPieces.tsx';
import { listFields, lyingPieces, findPieceCentre, pieceAt, findWayOut } from './pieces.ts';
import type { Props } from './prompt.ts';
import { AreaPieces } from './AreaPieces.tsx';
import { PlaceButtons, PieceButtons } from './AreaButtons.tsx';

interface AreaProps {
  readonly props: Props;
  readonly plan: MovePlan;
  readonly marks: Marks;
  /** The colours of a card on show, whose areas are outlined. */
  readonly rings: readonly Colour[];
  readonly children?: ComponentChildren;
}

/** Margin around the outermost cells for places of a piece, or for a removed one. */
const ROOM = { construction: [EDGE * 3.6, EDGE * 3.3], deconstruction: [EDGE * 2.1, EDGE * 2.2] } as const;
/** The button width of a piece: the largest without overlaps. */
const STONE = EDGE * 1.95;
/** The wheel distance of one turn. */
const NOTCH = 60;
const UP: Point = { x: 0, y: -1 };

export function Area({ props, plan, marks, rings, children }: AreaProps) {
  const { view, events, moves, says } = props;
  const { laid, phase } = view.shared;
  const pieces = useMemo(() => lyingPieces(laid), [laid]);
  const came = marks.came.join();
  const went = marks.went.join();
  // A piece removed last keeps its place; once all are gone, all places stay.
  const box = useMemo(() => {
    const shown = [...pieces, ...marks.went.map((slot) => pieceAt(laid, slot))];
    const all = shown.length > 0 ? shown : laid.map((_, slot) => pieceAt(laid, slot));
    return boxAround(all.flatMap(listFields).map(pointAt), ...ROOM[phase]);
  }, [pieces, went, phase]);
  const fit = useFit(box, phase === 'construction' ? ROW : STONE);
  const { frame, plane } = fit;
  const focused =
    plane.current?.contains(document.activeElement) === true ? (document.activeElement as HTMLElement) : null;

  /** The pieces that may be removed, each with its way out (C15); null when no removal is due. */
  const ways = useMemo(() => {
    const removals = moves.filter(isRemoval);
    if (removals.length === 0) return null;
    const slots = pieces.filter(({ q, r }) => removals.some((move) => move.q === q && move.r === r));
    return new Map(slots.map(({ slot }) => [slot, findWayOut(laid, slot)]));
  }, [moves, pieces]);

  const spot = plan.spot()?.move;
  const lifted = pieces.find(({ q, r }) => spot?.type === 'remove' && spot.q === q && spot.r === r);
  const placed = events.findLast((event) => event.type === 'placed');
  const coming = placed === undefined ? undefined : pieceAt(laid, laid.length - 1);
  const removed = events.findLast((event) => event.type === 'removed');
  const leaving = marks.went
    .map((slot) => pieceAt(laid, slot))
    .find(({ q, r }) => removed !== undefined && q === removed.q && r === removed.r);

  const away = [lifted, coming].flatMap((piece) => (piece === undefined ? [] : [piece.slot]));
  const still = useMemo(
    () => <AreaPieces {...{ box, laid, pieces, marks, away, ways }} />,
    [box, laid, came, went, away.join(), ways],
  );
  const buttons = useMemo(
    () => (
      <>
        <PieceButtons {...{ props, plan, marks, pieces, box, ways }} />
        <PlaceButtons {...{ props, plan, box }} />
      </>
    ),
    [laid, moves, props.hint, props.says, plan.chosen, plan.turns, came, box, ways],
  );

  const turn = plan.chosen === null ? 0 : plan.turns[plan.chosen];
  const turnShown = useRef(turn);
  const wasOnPlace = focused?.dataset.at !== undefined;
  const at = spot?.type === 'place' ? `${spot.q},${spot.r}` : null;
  useLayoutEffect(() => {
    const isTurned = turnShown.current !== turn;
    turnShown.current = turn;
    if (isTurned && wasOnPlace && at !== null)
      plane.current?.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus();
  }, [turn, at]);

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
    return { type: 'place', piece: plan.chosen, q: there.q, r: there.r, turn };
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
    const { left, top } = plane.current!.getBoundingClientRect();
    const at = {
      x: box.x + (event.clientX - left) / fit.unit.current,
      y: box.y + (event.clientY - top) / fit.unit.current,
    };
    finger.value = { screen: { x: event.clientX, y: event.clientY }, at };
    plan.preview(nearestTo(at), false);
  };

  const pointer = useRef('');
  const wheel = useRef(0);
  return (
    <Pane
      name={says.area}
      fit={fit}
      box={box}
      closer={says.closer}
      farther={says.farther}
      style={`--pitch: ${PITCH.toFixed(2)}; --stone: ${STONE}`}
      onKey={(event) => {
        if (event.key === 'Escape') plan.forget();
        return turnsByKey(plan, event);
      }}
      onShiftWheel={(event) => {
        // Some systems report a wheel with Shift as sideways.
        wheel.current += event.deltaY === 0 ? event.deltaX : event.deltaY;
        if (Math.abs(wheel.current) < NOTCH) return;
        plan.turn(Math.sign(wheel.current));
        wheel.current = 0;
      }}
      plane={{
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
      }}
      over={
        <>
          {finger.value !== null && (
            <Lens
              {...{ props, plan, box, laid, marks, away, pieces, ways }}
              finger={finger.value}
              within={frame.current!.parentElement!.getBoundingClientRect()}
            />
          )}
          {children}
        </>
      }
    >
      {still}
      {leaving !== undefined && (
        <Leaving key={leaving.slot} piece={leaving} box={box} way={findWayOut(laid, leaving.slot) ?? UP} />
      )}
      {buttons}
      {coming !== undefined && placed !== undefined && (
        <Coming key={coming.slot} piece={coming} box={box} from={`front-${placed.seat}-${placed.index}`} />
      )}
      <AreaOutlines plan={plan} box={box} laid={laid} also={rings} />
      <Ghost props={props} plan={plan} box={box} pieces={pieces} ways={ways} />
    </Pane>
  );
}
