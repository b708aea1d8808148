import type { State } from '../../../core/index.ts';
import { cardName, cellAt, NO_CARD } from '../rules/data.ts';
import type { Event, Punto } from '../rules/rules.ts';
import { seatsOf, sideOf } from '../rules/state.ts';
import type { PuntoWords } from '../messages/en.ts';
import type { GameScreen } from '../../../web/ui/board/boardModule.ts';
import { Board } from './Board.tsx';
import './board.css';
import { lasting } from './lasting.ts';
import { line } from './Line.tsx';
import { sound } from './sounds.ts';
import { stops } from './stops.ts';
import { quips } from './quips.ts';
import { besideOf, cellName } from './table.ts';
import type { PuntoSays } from './messages/en.ts';

/** P16: rounds won are what counts. */
const standing = ({ shared }: Pick<State<Punto>, 'shared'>): number[] =>
  shared.up.map((_, seat) => shared.wins[sideOf(shared, seat)] ?? 0);

/** How many rounds each seat won in one of the two ways. */
const wonBy = (by: 'row' | 'count', told: readonly Event[], { shared }: State<Punto>): number[] =>
  shared.up.map(
    (_, seat) =>
      told.filter((event) => event.type === 'roundWon' && event.by === by && event.seats.includes(seat))
        .length,
  );

export const screen: GameScreen<Punto, PuntoWords, PuntoSays> = {
  Board,
  lasting,
  stops,
  line,
  firstPart: (_, says) => says.log.round(1),
  quips,
  sound,
  phrase({ x, y }, { shared, seat }, _, says) {
    const card = cardName(shared.up[seat ?? shared.turn ?? 0] ?? NO_CARD);
    const covered = shared.cells[cellAt(x, y)] ?? NO_CARD;
    if (covered > NO_CARD) return says.placeOn(card, cardName(covered));
    const beside = besideOf(shared, cellAt(x, y));
    return beside === undefined ? says.placeMiddle(card) : says.placeBeside(card, cardName(beside));
  },
  reach: ({ x, y }) => [`.cells [data-drop="${cellName(x, y)}"]`],
  standing,
  rounds: ({ shared }, _, says, names) =>
    shared.outcomes.map(({ side, by }, i) =>
      side === null
        ? says.roundToNobody(i + 1)
        : says.roundBy(
            says.roundTo(i + 1, names.seats(seatsOf(shared, side))),
            says[by === 'row' ? 'byRow' : 'byCount'],
          ),
    ),
  sources: (told, last, _, says) => [
    { label: says.byRow, points: wonBy('row', told, last) },
    { label: says.byCount, points: wonBy('count', told, last) },
    { label: says.won, points: standing(last) },
  ],
};
