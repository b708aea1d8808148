/** An imagined match of Campos: a state of the game and the area that its pieces lie in, changed together. */
import type { Action, State } from '../../../core/index.ts';
import { type Area, copyArea, lift, put } from '../rules/area.ts';
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

/** A match that goes on from where another one stands; its area is put into `room`. */
export function goOnFrom(state: State<Campos>, area: Area, room: Area): World {
  copyArea(area, room);
  return { state: cloneState(state), area: room };
}

function place({ state, area }: World, index: 0 | 1, anchor: Cell, turn: number): void {
  const { shared } = state;
  play.place(state, shared.turn as number, index, anchor, turn, undefined);
  put(area, shared.laid[shared.laid.length - 1]);
}

function remove({ state, area }: World, slot: number): void {
  play.remove(state, state.shared.turn as number, slot, undefined);
  lift(area, slot);
}

const score = ({ state, area }: World, card: Card): void =>
  play.score(state, area, state.shared.turn as number, card, undefined);

export function apply(world: World, action: Action): void {
  if (isScoring(action)) score(world, actionCard(action));
  else if (isRemoving(action)) remove(world, play.slotWith(world.state.shared.laid, actionAnchor(action)));
  else {
    const open = actionPlace(action);
    place(world, actionIndex(action), placeAnchor(open), placeTurn(open));
  }
}
