/** The move in preparation: the chosen piece, its rotation, and the previewed place or piece. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { getArea, largestAreas, sizesWith, sizesWithout, slotAt } from '../rules/area.ts';
import { cellAt, COLOURS, type Colour, type Laid, layPiece, NO_PIECE, TURNS } from '../rules/data.ts';
import type { Move } from '../rules/rules.ts';
import { lyingPieces, findPieceCentre } from './pieces.ts';
import type { Props } from './prompt.ts';
import { distance, type Point } from './geometry.ts';

export type PlaceMove = Extract<Move, { type: 'place' }>;
export type RemoveMove = Extract<Move, { type: 'remove' }>;

export const isPlace = (move: Move): move is PlaceMove => move.type === 'place';
export const isRemoval = (move: Move): move is RemoveMove => move.type === 'remove';

export const filterPlaces = (moves: readonly Move[], piece: 0 | 1, turn?: number): PlaceMove[] =>
  moves.filter(isPlace).filter((move) => move.piece === piece && (turn === undefined || move.turn === turn));

export const addTurns = (turn: number, by: number): number => (turn + by + TURNS) % TURNS;

export function nearestPlace(
  places: readonly PlaceMove[],
  to: Point,
  before?: PlaceMove,
): PlaceMove | undefined {
  const keepsAnchor = ({ q, r }: PlaceMove): boolean =>
    before !== undefined && q === before.q && r === before.r;
  const far = (place: PlaceMove): number =>
    distance(findPieceCentre(place), to) - (keepsAnchor(place) ? 1 : 0);
  return places.toSorted((a, b) => far(a) - far(b))[0];
}

export const isSameMove = (a: Move | null, b: Move | null): boolean => {
  if (a === null || b === null) return a === b;
  if (a.type === 'score') return b.type === 'score' && a.card === b.card;
  if (b.type === 'score' || a.type !== b.type || a.q !== b.q || a.r !== b.r) return false;
  return a.type === 'remove' || (b.type === 'place' && a.piece === b.piece && a.turn === b.turn);
};

interface Spot {
  readonly move: PlaceMove | RemoveMove;
  /** Whether it waits for a second tap; otherwise a pointer or the focus rests on it. */
  readonly isTried: boolean;
}

export interface MovePlan {
  readonly chosen: 0 | 1 | null;
  readonly turns: readonly [number, number];
  readonly places: readonly PlaceMove[];
  readonly sizes: readonly number[];
  readonly asked: Signal<readonly Colour[]>;
  readonly cardAsked: Signal<readonly Colour[]>;
  readonly refused: Signal<number | null>;
  /** The previewed move, and the largest areas after it. Reading it while rendering subscribes the component. */
  spot(): Spot | null;
  sizesThen(): readonly number[];
  isOpen(move: Move): boolean;
  choose(index: 0 | 1): void;
  turn(by: number): void;
  preview(move: PlaceMove | RemoveMove | null, isPassing: boolean): void;
  forget(): void;
  selectMove(move: PlaceMove | RemoveMove, byTouch: boolean): void;
  confirm(): void;
}

export function sizesAfter(laid: readonly Laid[], front: readonly number[], move: Move | null): number[] {
  if (move?.type === 'place') {
    const piece = front[move.piece]!;
    if (piece !== NO_PIECE)
      return sizesWith(getArea(laid), layPiece(piece, cellAt(move.q, move.r), move.turn));
  }
  if (move?.type === 'remove') {
    const slot = slotAt(getArea(laid), cellAt(move.q, move.r));
    if (slot >= 0) return sizesWithout(getArea(laid), slot);
  }
  return largestAreas(laid);
}

export const ownFront = ({ seat, shared }: Props['view']): readonly number[] =>
  seat === null ? [] : shared.front.slice(2 * seat, 2 * seat + 2);

export function useMovePlan({ view, moves, pending, offer, hint }: Props): MovePlan {
  const wanted = useSignal<0 | 1>(0);
  const turns = useSignal<readonly [number, number]>([0, 0]);
  const looked = useSignal<Spot | null>(null);
  const asked = useSignal<readonly Colour[]>([]);
  const cardAsked = useSignal<readonly Colour[]>([]);
  const refused = useSignal<number | null>(null);

  const front = ownFront(view);
  const canPlace = moves.some(isPlace);
  const held = ([0, 1] as const).filter((index) => canPlace && front[index] !== NO_PIECE);
  const chosen = held.includes(wanted.value) ? wanted.value : (held[0] ?? null);

  const isOpen = (move: Move): boolean => moves.some((legal) => isSameMove(legal, move));
  const spot = (): Spot | null => {
    if (pending !== null && pending.type !== 'score') return { move: pending, isTried: true };
    const at = looked.value;
    return at !== null && isOpen(at.move) ? at : null;
  };

  // A new decision begins without a preview.
  useEffect(() => {
    looked.value = null;
    refused.value = null;
  }, [view]);
  const [advice] = hint;
  useEffect(() => {
    if (advice === undefined || advice.type === 'score') return;
    if (isPlace(advice)) {
      wanted.value = advice.piece;
      turns.value = turns.value.with(advice.piece, advice.turn) as [number, number];
    }
    looked.value = { move: advice, isTried: true };
  }, [advice]);

  const placesNow = (index: 0 | 1 | null, turn: number): PlaceMove[] =>
    index === null ? [] : filterPlaces(moves, index, turn);

  return {
    chosen,
    turns: turns.value,
    places: placesNow(chosen, chosen === null ? 0 : turns.value[chosen]),
    sizes: sizesAfter(view.shared.laid, front, null),
    asked,
    cardAsked,
    refused,
    isOpen,
    spot,
    sizesThen: () => sizesAfter(view.shared.laid, front, spot()?.move ?? null),
    choose(index) {
      wanted.value = index;
      looked.value = null;
    },
    turn(by) {
      if (chosen === null) return;
      const to = addTurns(turns.value[chosen], by);
      const before = spot();
      turns.value = turns.value.with(chosen, to) as [number, number];
      if (before === null || !isPlace(before.move)) return;
      const move = nearestPlace(placesNow(chosen, to), findPieceCentre(before.move), before.move);
      if (move === undefined) return;
      looked.value = { move, isTried: before.isTried };
      if (pending !== null) offer(move);
    },
    preview(move, isPassing) {
      const before = looked.value;
      // A passing pointer does not replace a move that waits for a second tap.
      if (before?.isTried === true && (isPassing || move === null || isSameMove(before.move, move))) return;
      looked.value = move === null ? null : { move, isTried: false };
    },
    forget() {
      looked.value = null;
      refused.value = null;
    },
    selectMove(move, byTouch) {
      const seen = spot();
      refused.value = null;
      if (!isOpen(move)) {
        looked.value = null;
        if (isRemoval(move)) {
          const piece = lyingPieces(view.shared.laid).find(({ q, r }) => q === move.q && r === move.r);
          refused.value = piece?.slot ?? null;
        }
        offer(move);
      } else if (!byTouch) offer(move);
      else if (seen?.isTried === true && isSameMove(seen.move, move)) offer(move, true);
      else looked.value = { move, isTried: true };
    },
    confirm() {
      const move = spot()?.move;
      if (move !== undefined) offer(move, true);
    },
  };
}

export const changesIn = (
  before: readonly number[],
  after: readonly number[],
  say: (colour: Colour, from: number, to: number) => string,
): string[] =>
  COLOURS.flatMap((colour, i) => (before[i] === after[i] ? [] : [say(colour, before[i]!, after[i]!)]));

const parseIndex = (what: string): 0 | 1 => (what === '0' ? 0 : 1);

export function useDragging(props: Props, plan: MovePlan) {
  const now = useRef({ props, plan });
  now.current = { props, plan };

  const moveTo = (index: 0 | 1, where: string): PlaceMove => {
    const [q, r] = where.split(',').map(Number);
    return { type: 'place', piece: index, q: q!, r: r!, turn: now.current.plan.turns[index] };
  };
  return {
    lift(what: string): boolean {
      if (now.current.plan.chosen === null) return false;
      const index = parseIndex(what);
      now.current.plan.choose(index);
      const follow = ({ clientX, clientY }: PointerEvent): void => {
        const where = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]')
          ?.dataset.drop;
        now.current.plan.preview(where === undefined ? null : moveTo(index, where), false);
      };
      const end = (): void => {
        removeEventListener('pointermove', follow);
        now.current.plan.preview(null, false);
      };
      addEventListener('pointermove', follow);
      addEventListener('pointerup', end, { once: true });
      addEventListener('pointercancel', end, { once: true });
      return true;
    },
    drop(what: string, where: string | null): void {
      if (where !== null) now.current.props.offer(moveTo(parseIndex(what), where));
    },
  };
}
