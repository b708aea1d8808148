import { toLabels } from '../../../messages/messages.ts';
import type { State } from '../../../core/index.ts';
import { cardName, cellAt, NO_CARD } from '../rules/data.ts';
import type { Event, Punto } from '../rules/rules.ts';
import { sideSeats, sideOf } from '../rules/state.ts';
import type { PuntoMessages } from '../messages/en.ts';
import type { GameScreen } from '../../../web/ui/board/boardModule.ts';
import { Board } from './Board.tsx';
import './board.css';
import { reactions } from './reactions.ts';
import { renderLogLine } from './LogLine.tsx';
import { findNeighbour, cellName } from './boardModel.ts';
import { describePlaced, listLaid, listPlaced } from './placed.ts';

/** P16: rounds won decide the match. */
const listWins = ({ shared }: Pick<State<Punto>, 'shared'>): number[] =>
  shared.up.map((_, seat) => shared.wins[sideOf(shared, seat)] ?? 0);

const countWins = (by: 'row' | 'count', events: readonly Event[], { shared }: State<Punto>): number[] =>
  shared.up.map(
    (_, seat) =>
      events.filter((event) => event.type === 'roundWon' && event.by === by && event.seats.includes(seat))
        .length,
  );

export const screen: GameScreen<Punto, PuntoMessages> = {
  ...reactions,
  Board,
  logLine: renderLogLine,
  sentence(event, says, names, earlier, before) {
    if (event.type !== 'placed') return null;
    const laid = [...(before === null ? [] : listLaid(before)), ...listPlaced(earlier)];
    return describePlaced(event, laid, says, names);
  },
  firstPart: (_, says) => says.log.round(1),
  phrase({ x, y }, { shared, seat }, _, says) {
    const card = cardName(shared.up[seat ?? shared.turn ?? 0] ?? NO_CARD);
    const covered = shared.cells[cellAt(x, y)] ?? NO_CARD;
    if (covered > NO_CARD) return says.placeOn(card, cardName(covered));
    const beside = findNeighbour(shared, cellAt(x, y));
    return beside === undefined ? says.placeMiddle(card) : says.placeBeside(card, cardName(beside));
  },
  moveTargets: ({ x, y }) => [`.cells [data-drop="${cellName(x, y)}"]`],
  rounds: ({ shared }, _, says, names) =>
    shared.outcomes.map(({ side, by }, i) =>
      side === null
        ? says.roundToNobody(i + 1)
        : says.roundBy(
            says.roundTo(i + 1, toLabels(names).seats(sideSeats(shared, side))),
            says[by === 'row' ? 'byRow' : 'byCount'],
          ),
    ),
  sources: (events, last, _, says) => [
    { label: says.byRow, points: countWins('row', events, last) },
    { label: says.byCount, points: countWins('count', events, last) },
    { label: says.won, points: listWins(last) },
  ],
};
