/** An imagined match of Campos: a state and the area of its pieces, changed together. */
import type { Action, State } from '../../../core/index.ts';
import { type Area, copyArea, liftPiece, putPiece } from '../rules/area.ts';
import type { Card, Cell } from '../rules/data.ts';
import { actionAnchor, actionCard, actionIndex, actionPlace, isRemoving, isScoring } from '../rules/moves.ts';
import { placeAnchor, placeTurn } from '../rules/placing.ts';
import * as play from '../rules/play.ts';
import type { Campos } from '../rules/rules.ts';
import { cloneState } from '../rules/state.ts';

export interface World {
  readonly state: State<Campos>;
  readonly area: Area;
}

/** Copies a match; `room` receives the area. */
export function copyWorld(state: State<Campos>, area: Area, room: Area): World {
  copyArea(area, room);
  return { state: cloneState(state), area: room };
}

function applyPlace({ state, area }: World, index: 0 | 1, anchor: Cell, turn: number): void {
  const { shared } = state;
  play.placePiece(state, shared.turn as number, index, anchor, turn, undefined);
  putPiece(area, shared.laid[shared.laid.length - 1]);
}

function applyRemoval({ state, area }: World, slot: number): void {
  play.removeFromArea(state, state.shared.turn as number, slot, undefined);
  liftPiece(area, slot);
}

const applyScore = ({ state, area }: World, card: Card): void =>
  play.playCard(state, area, state.shared.turn as number, card, undefined);

export function applyToWorld(world: World, action: Action): void {
  if (isScoring(action)) applyScore(world, actionCard(action));
  else if (isRemoving(action))
    applyRemoval(world, play.slotWith(world.state.shared.laid, actionAnchor(action)));
  else {
    const open = actionPlace(action);
    applyPlace(world, actionIndex(action), placeAnchor(open), placeTurn(open));
  }
}
