/** The clause and the cards of each event in Punto. */
import type { View } from '../../../core/index.ts';
import type { Explanation } from '../../../explain/explain.ts';
import { cardName, type Cell, cellAt, NEIGHBOURS, NO_CARD } from '../rules/data.ts';
import { type Event, type Punto, rowLength, type Shared } from '../rules/state.ts';
import type { PuntoRemark } from './remarks.ts';
import { cellThing, deckThing, upThing, winsThing } from './thingIds.ts';

const explain = (
  clause: string,
  things: readonly string[],
  ...remarks: PuntoRemark[]
): Explanation<PuntoRemark> => ({
  clause,
  things,
  remarks,
});

/** P9: the cards that a cell touches. */
const touched = ({ cells }: Shared, cell: Cell): Cell[] =>
  NEIGHBOURS[cell].filter((at) => cells[at] > NO_CARD);

export function explainEvent(event: Event, { shared }: View<Punto>): Explanation<PuntoRemark> {
  switch (event.type) {
    case 'turnedUp':
      return explain('P8', [upThing(event.seat), deckThing(event.seat)]);
    case 'placed': {
      const cell = cellAt(event.x, event.y);
      const { card, covered } = event;
      if (covered !== null) return explain('P10', [cellThing(cell)], { type: 'more', card, covered });
      const beside = touched(shared, cell);
      if (beside.length === 0) return explain('P7', [cellThing(cell)]);
      const others = beside.map((at) => cardName(shared.cells[at]));
      return explain('P9', [cell, ...beside].map(cellThing), { type: 'touches', card, others });
    }
    case 'stuck':
      return explain('P17', [deckThing(event.seat)], { type: 'shortRows' });
    case 'roundWon': {
      const cells = event.rows.flat().map(([x, y]) => cellThing(cellAt(x, y)));
      const how: PuntoRemark =
        event.by === 'row' ? { type: 'rowLength', length: rowLength(shared) } : { type: 'shortRows' };
      return explain(event.by === 'row' ? 'P12' : 'P17', cells, how, {
        type: 'highest',
        card: event.removed,
      });
    }
    case 'roundDrawn':
      return explain('P19', [], { type: 'shortRows' });
    case 'roundDealt':
      return explain('P15', [deckThing(event.start)]);
    case 'matchOver':
      return explain('P16', event.winners.map(winsThing));
  }
}
