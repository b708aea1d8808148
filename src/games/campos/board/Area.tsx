/** The playing area: pieces, places and the previewed move, on one plane that fits its frame. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Colour } from '../rules/rules.ts';
import { Area as Pane } from '../../../web/ui/kit/Area.tsx';
import { useFit } from '../../../web/ui/kit/useFit.ts';
import { isRemoval, type MovePlan } from './movePlan.ts';
import { boxAround, EDGE, PITCH, type Point, pointAt, ROW } from './geometry.ts';
import { Lens, Ghost, AreaOutlines, Coming, Leaving } from './AreaOverlay.tsx';
import type { Marks } from './useMarks.ts';
import { turnsByKey } from './OwnPieces.tsx';
import { listFields, lyingPieces, pieceAt, findWayOut } from './pieces.ts';
import type { Props } from './prompt.ts';
import { AreaPieces } from './AreaPieces.tsx';
import { usePointing } from './usePointing.ts';
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

  const { finger, handlers } = usePointing(view.shared, plan, pieces, ways, fit, box);
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
      {...handlers}
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
