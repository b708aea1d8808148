/** Choosing the place of a piece: its places in one rotation, and the nearest one after a turn (C7). */
import { TURNS } from '../rules/data.ts';
import type { Move } from '../rules/rules.ts';
import { distance, type Point } from './geometry.ts';
import { findPieceCentre } from './pieces.ts';

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
