/** Choosing where a piece goes: its places for one turn, and the nearest one after a turn (C7). */
import { TURNS } from '../rules/data.ts';
import type { Move } from '../rules/rules.ts';
import { distance, type Point } from './geometry.ts';
import { middleOfPiece } from './pieces.ts';

export type Place = Extract<Move, { type: 'place' }>;
export type Removal = Extract<Move, { type: 'remove' }>;

export const isPlace = (move: Move): move is Place => move.type === 'place';
export const isRemoval = (move: Move): move is Removal => move.type === 'remove';

/** The places of one of the two pieces; of one turn only, if that is given. */
export const placesOf = (moves: readonly Move[], piece: 0 | 1, turn?: number): Place[] =>
  moves.filter(isPlace).filter((move) => move.piece === piece && (turn === undefined || move.turn === turn));

export const turnedBy = (turn: number, by: number): number => (turn + by + TURNS) % TURNS;

/** The place nearest to a point; of several, the one with the anchor it had before. */
export function nearestPlace(places: readonly Place[], to: Point, before?: Place): Place | undefined {
  const keepsAnchor = ({ q, r }: Place): boolean => before !== undefined && q === before.q && r === before.r;
  const far = (place: Place): number => distance(middleOfPiece(place), to) - (keepsAnchor(place) ? 1 : 0);
  return places.toSorted((a, b) => far(a) - far(b))[0];
}

export const sameMove = (a: Move | null, b: Move | null): boolean => {
  if (a === null || b === null) return a === b;
  if (a.type === 'score') return b.type === 'score' && a.card === b.card;
  if (b.type === 'score' || a.type !== b.type || a.q !== b.q || a.r !== b.r) return false;
  return a.type === 'remove' || (b.type === 'place' && a.piece === b.piece && a.turn === b.turn);
};
