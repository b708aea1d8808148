import type { Seat, View } from '../../../core/index.ts';
import { describe, type ThingDescription, type Thing } from '../../../explain/explain.ts';
import {
  type Card,
  cardName,
  type Cell,
  cellAt,
  COLOURS,
  colourOf,
  inReach,
  NO_CARD,
  pointsOf,
  SPAN,
} from '../rules/data.ts';
import { isOpen, openCells, createCellBuffer } from '../rules/grid.ts';
import {
  sideColours,
  isNeutral,
  placedCard,
  placedCell,
  type Punto,
  rowLength,
  sideSeats,
  type Shared,
  sideOf,
  sideOfColour,
} from '../rules/state.ts';
import { type PuntoRemark, cellThing, FRAME, OUT } from './vocabulary.ts';

type Description = ThingDescription<PuntoRemark>;

function ofCard(shared: Shared, me: Seat | null, card: Card): PuntoRemark[] {
  const colour = colourOf(card);
  const side = sideOfColour(shared, colour);
  const owner: PuntoRemark = isNeutral(shared, colour)
    ? { type: 'nobodys' }
    : { type: 'owner', seats: sideSeats(shared, side), mine: me !== null && sideOf(shared, me) === side };
  return [{ type: 'card', card: cardName(card) }, owner, { type: 'strength', points: pointsOf(card) }];
}

const toPlace = ({ shared, seat }: View<Punto>): Card =>
  seat !== null && shared.turn === seat ? shared.up[seat] : NO_CARD;

function ofCell(view: View<Punto>, cell: Cell): Description {
  const { shared, seat } = view;
  const top = shared.cells[cell];
  const mine = toPlace(view);
  const here: PuntoRemark[] =
    mine !== NO_CARD && isOpen(shared, cell, mine) ? [{ type: 'mayComeHere', card: cardName(mine) }] : [];
  if (top <= NO_CARD) return describe('P9', { type: 'free' }, ...here);
  const under = shared.laid
    .filter((laid) => placedCell(laid) === cell)
    .map(placedCard)
    .slice(0, -1);
  const below: PuntoRemark[] =
    under.length === 0 ? [] : [{ type: 'under', cards: under.toReversed().map(cardName) }];
  return describe('P10', ...ofCard(shared, seat, top), ...below, ...here);
}

function ofUp(view: View<Punto>, seat: Seat): Description | null {
  const card = view.shared.up[seat];
  if (card === NO_CARD) return null;
  const about = ofCard(view.shared, view.seat, card);
  if (toPlace(view) === NO_CARD || seat !== view.seat) return describe('P8', ...about);
  const open = openCells(view.shared, card, createCellBuffer());
  const onto = open.filter((cell) => view.shared.cells[cell] > NO_CARD).length;
  const goes: PuntoRemark = { type: 'mayGo', card: cardName(card), beside: open.length - onto, onto };
  return { remarks: [...about, goes], clause: 'P8', places: open.map(cellThing) };
}

export function describeThing(view: View<Punto>, thing: Thing): Description | null {
  const { shared, seat: me } = view;
  const [kind = '', of = ''] = thing.split(' ');
  if (kind === 'cell') {
    const [x = NaN, y = NaN] = of.split(',').map(Number);
    return inReach(x, y) ? ofCell(view, cellAt(x, y)) : null;
  }
  if (thing === FRAME) {
    const left = {
      columns: SPAN - 1 - shared.right + shared.left,
      rows: SPAN - 1 - shared.bottom + shared.top,
    };
    return describe('P11', { type: 'frame' }, { type: 'frameLeft', ...left });
  }
  if (thing === OUT) return describe('P13', { type: 'out', cards: shared.removed.map(cardName) });
  const seat = Number(of);
  if (of === '' || !(seat in shared.decks)) return null;
  const side = sideOf(shared, seat);
  const mine = seat === me;
  switch (kind) {
    case 'up':
      return ofUp(view, seat);
    case 'deck':
      return describe('P6', { type: 'deck', seat, mine, count: shared.decks[seat] }, { type: 'deckOrder' });
    case 'colours': {
      const colours = sideColours(shared, side).map((colour) => COLOURS[colour - 1]);
      return describe(
        'P12',
        { type: 'colours', seat, mine, colours },
        { type: 'needs', length: rowLength(shared), two: colours.length === 2 },
      );
    }
    case 'wins':
      return describe('P16', {
        type: 'won',
        seat,
        mine,
        won: shared.wins[side],
        of: shared.options.roundsToWin,
      });
    default:
      return null;
  }
}
