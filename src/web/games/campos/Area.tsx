/** The playing area: pieces, places and what is being tried, on one plane that fits its frame. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Colour } from '../../../games/campos/rules.ts';
import { Region } from '../../ui/Region.tsx';
import { isRemoval, type Place, type Removal } from './choosing.ts';
import { useFit } from './fit.ts';
import { type Box, boxAround, EDGE, PITCH, pointAt, SHAPES_OF_TURNS, THICK } from './geometry.ts';
import { useKeptFocus } from './keptFocus.ts';
import type { Marks } from './marks.ts';
import { Ghost, Pill, Rings, spotStyle } from './Over.tsx';
import { LoosePiece } from './Piece.tsx';
import { turnsByKey } from './Pieces.tsx';
import { fieldsOf, type Lying, lyingPieces, middleOfPiece, pieceAt, wayOut } from './pieces.ts';
import { changesIn, ownFront, type Plan, sizesAfter } from './plan.ts';
import type { Props } from './props.ts';
import { Still } from './Still.tsx';

interface AreaProps {
  readonly props: Props;
  readonly plan: Plan;
  readonly marks: Marks;
  /** The colours of a card on show: their areas are outlined. */
  readonly rings: readonly Colour[];
  /** What lies over the middle of the table for a moment. */
  readonly children?: ComponentChildren;
}

/** Room around the outermost cells for the places of a piece, or for one that is pulled out. */
const ROOM = { construction: [EDGE * 3.5, EDGE * 3.3], deconstruction: [EDGE * 2.1, EDGE * 2.2] } as const;

/** What was placed last is drawn apart while it is being shown, so that it can move. */
function Moving({ piece, from, box }: { readonly piece: Lying; readonly from: string; readonly box: Box }) {
  const { left, top, width, height } = SHAPES_OF_TURNS[piece.turn]!;
  const { x, y } = pointAt(piece);
  return (
    <span
      class="moving"
      data-flip={`laid-${piece.slot}`}
      data-from={from}
      style={`${spotStyle({ x: x + left, y: y + top }, box)};--w:${width.toFixed(1)};--h:${(height + 2 * THICK).toFixed(1)}`}
    >
      <LoosePiece piece={piece.piece} turn={piece.turn} isLast />
    </span>
  );
}

/** A piece that has just been removed, on its way out. */
function Leaving({ piece, way, box }: { readonly piece: Lying; readonly way: { x: number; y: number }; readonly box: Box }) {
  const { left, top, width, height } = SHAPES_OF_TURNS[piece.turn]!;
  const { x, y } = pointAt(piece);
  const out = `--ox:${(way.x * EDGE * 3).toFixed(1)};--oy:${(way.y * EDGE * 3).toFixed(1)}`;
  return (
    <span
      class="moving leaving"
      key={piece.slot}
      style={`${spotStyle({ x: x + left, y: y + top }, box)};--w:${width.toFixed(1)};--h:${(height + 2 * THICK).toFixed(1)};${out}`}
    >
      <LoosePiece piece={piece.piece} turn={piece.turn} />
    </span>
  );
}

/** The places for the chosen piece in its turn, as buttons at the point where its three fields meet. */
function Places({ props: { view, words, says }, plan, box }: Pick<AreaProps, 'props' | 'plan'> & { box: Box }) {
  const { laid } = view.shared;
  return (
    <>
      {plan.places.map((place, i) => {
        const after = sizesAfter(laid, ownFront(view), place);
        const changes = changesIn(plan.sizes, after, (colour, from, to) => says.change(words.colours[colour], from, to));
        return (
          <button
            type="button"
            key={`${place.q},${place.r},${place.turn}`}
            class="place at"
            data-cell={i === 0 ? 'first' : ''}
            data-at={`${place.q},${place.r}`}
            data-drop={`${place.q},${place.r}`}
            aria-label={says.fits(place.q, place.r, place.turn, changes)}
            style={spotStyle(middleOfPiece(place), box)}
          />
        );
      })}
    </>
  );
}

interface StonesProps extends Pick<AreaProps, 'props' | 'plan' | 'marks'> {
  readonly pieces: readonly Lying[];
  readonly box: Box;
  readonly ways: ReadonlyMap<number, unknown> | null;
}

/** The pieces as buttons: to be read, to be removed, to be told why not. */
function Stones({ props: { view, words, says, hint }, plan, marks, pieces, box, ways }: StonesProps) {
  const { laid } = view.shared;
  const factsOf = (piece: Lying): string[] => {
    const facts: string[] = [];
    if (marks.came.includes(piece.slot)) facts.push(says.isLast);
    if (ways === null) return facts;
    const isAdvised = hint.some((move) => isRemoval(move) && move.q === piece.q && move.r === piece.r);
    if (isAdvised) facts.push(says.isHinted);
    if (!ways.has(piece.slot)) return [...facts, says.staysHere];
    const after = sizesAfter(laid, [], { type: 'remove', q: piece.q, r: piece.r });
    const changes = changesIn(plan.sizes, after, (colour, from, to) => says.change(words.colours[colour], from, to));
    return [...facts, says.mayGo(changes)];
  };
  return (
    <>
      {pieces.map((piece) => {
        const fields = fieldsOf(piece).map(({ colour, q, r }) => words.field(words.colours[colour], q, r));
        const name = words.laid(piece.q, piece.r, fields);
        return (
          <button
            type="button"
            key={piece.slot}
            class="stone at"
            data-cell={ways?.has(piece.slot) === true ? 'first' : ''}
            data-slot={piece.slot}
            aria-disabled={ways?.has(piece.slot) === true ? undefined : 'true'}
            aria-label={says.withFacts(name, factsOf(piece))}
            style={spotStyle(middleOfPiece(piece), box)}
          />
        );
      })}
    </>
  );
}

export function Area({ props, plan, marks, rings, children }: AreaProps) {
  const { view, events, moves, says } = props;
  const { laid, phase } = view.shared;
  const pieces = useMemo(() => lyingPieces(laid), [laid]);
  const [roomX, roomY] = ROOM[phase];
  const all = useMemo(() => pieces.flatMap(fieldsOf).map(pointAt), [pieces]);
  const box = useMemo(() => boxAround(all, roomX, roomY), [all, phase]);
  const { frame, plane } = useFit(box);
  const focused = useKeptFocus(plane);
  const pointer = useRef('');

  const ways = useMemo(() => {
    const removals = moves.filter(isRemoval);
    if (removals.length === 0) return null;
    const slots = pieces.filter(({ q, r }) => removals.some((move) => move.q === q && move.r === r));
    return new Map(slots.map(({ slot }) => [slot, wayOut(pieces, slot)]));
  }, [moves, pieces]);

  const spot = plan.spot();
  const lifted = pieces.find(({ q, r }) => spot?.move.type === 'remove' && spot.move.q === q && spot.move.r === r);
  const placed = events.findLast((event) => event.type === 'placed');
  const moving = placed !== undefined && laid.length > 0 ? pieceAt(laid, laid.length - 1) : undefined;
  const removed = events.findLast((event) => event.type === 'removed');
  const gone = removed === undefined ? undefined : marks.went.map((slot) => pieceAt(laid, slot)).find(({ q, r }) => q === removed.q && r === removed.r);
  const away = [lifted, moving].flatMap((piece) => (piece === undefined ? [] : [piece.slot]));
  const still = useMemo(
    () => <Still {...{ box, laid, pieces, marks, away, ways }} />,
    [box, laid, marks.came.join(), marks.went.join(), away.join(), ways],
  );
  const buttons = useMemo(
    () => (
      <>
        <Stones {...{ props, plan, marks, pieces, box, ways }} />
        <Places {...{ props, plan, box }} />
      </>
    ),
    [props.view, props.moves, props.hint, props.words, props.says, plan.chosen, plan.turns, marks.came.join(), box, ways],
  );

  // After a turn the focus goes where the piece went.
  const at = spot?.move.type === 'place' ? `${spot.move.q},${spot.move.r}` : undefined;
  const turn = plan.chosen === null ? 0 : plan.turns[plan.chosen];
  const turnShown = useRef(turn);
  const wasOnPlace = focused?.dataset.at !== undefined;
  useLayoutEffect(() => {
    const turned = turnShown.current !== turn;
    turnShown.current = turn;
    if (turned && wasOnPlace && at !== undefined)
      plane.current?.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus();
  }, [turn, at]);

  const moveAt = (target: EventTarget | null): Place | Removal | null => {
    const element = target as Element | null;
    const place = element?.closest<HTMLElement>('[data-at]')?.dataset.at;
    if (place !== undefined && plan.chosen !== null) {
      const [q, r] = place.split(',').map(Number);
      return { type: 'place', piece: plan.chosen, q: q!, r: r!, turn };
    }
    const slot = element?.closest<HTMLElement | SVGElement>('[data-slot]')?.dataset.slot;
    if (slot === undefined) return null;
    const { q, r } = pieceAt(laid, Number(slot));
    // On a piece there is no room for another: that is refused in words.
    if (phase === 'construction') return plan.chosen === null ? null : { type: 'place', piece: plan.chosen, q, r, turn };
    return { type: 'remove', q, r };
  };
  const look = (target: EventTarget | null): void => {
    const move = moveAt(target);
    const isOpen = move !== null && (move.type === 'place' ? (target as Element).closest('[data-at]') !== null : ways?.has(Number((target as Element).closest<HTMLElement>('[data-slot]')?.dataset.slot)));
    plan.look(isOpen === true ? move : null);
  };

  const wheel = useRef(0);
  return (
    <Region
      name={says.area}
      class="area"
      onKey={(event) => turnsByKey(plan, event)}
    >
      <div
        class="window"
        ref={frame}
        onWheel={(event) => {
          if (plan.chosen === null || event.ctrlKey) return;
          event.preventDefault();
          wheel.current += event.deltaY;
          if (Math.abs(wheel.current) < 60) return;
          plan.turn(Math.sign(wheel.current));
          wheel.current = 0;
        }}
      >
        <div
          ref={plane}
          class="plane"
          style={`--w:${box.width.toFixed(1)};--h:${box.height.toFixed(1)};--pitch:${PITCH.toFixed(2)}`}
          onPointerDown={(event) => {
            pointer.current = event.pointerType;
          }}
          onPointerOver={(event) => {
            if (event.pointerType === 'mouse') look(event.target);
          }}
          onPointerLeave={(event) => {
            if (event.pointerType === 'mouse') plan.look(null);
          }}
          onFocusIn={(event) => {
            if ((event.target as Element).closest('.pill') === null) look(event.target);
          }}
          onFocusOut={() => plan.look(null)}
          onClick={(event) => {
            if ((event.target as Element).closest('.pill') !== null) return;
            const move = moveAt(event.target);
            // A click without a count comes from a key.
            if (move !== null) plan.take(move, event.detail !== 0 && pointer.current === 'touch');
          }}
        >
          {still}
          {gone !== undefined && <Leaving piece={gone} way={wayOut([...pieces, gone], gone.slot) ?? { x: 0, y: -1 }} box={box} />}
          {buttons}
          {moving !== undefined && placed !== undefined && <Moving piece={moving} from={`front-${placed.seat}-${placed.index}`} box={box} />}
          <Rings plan={plan} box={box} pieces={pieces} also={rings} />
          <Ghost props={props} plan={plan} box={box} pieces={pieces} ways={ways} />
          <Pill props={props} plan={plan} box={box} />
        </div>
      </div>
      {children}
    </Region>
  );
}
