/** The board of docs/boards.md at a table on which the other seats play by themselves. */
import { useState } from 'preact/hooks';
import { TableContext } from '../board/tableContext.ts';
import { type HighestProps, SmallBoard } from './SmallBoard.tsx';

const NAMES = ['Mina', 'Ada', 'Ben'];
const names: HighestProps['names'] = {
  seat: (seat) => NAMES[seat] ?? '',
  seats: (seats) => seats.map((seat) => NAMES[seat]).join(', '),
};

const boardMessages: HighestProps['says'] = {
  howTo: () => [],
  options: {},
  optionValues: {},
  parts: { seats: 'Seats', places: 'Places', hand: 'Your hand' },
  status: (pile) => `${pile} cards left`,
  ask: (isMine, isPicked) => (isMine ? (isPicked ? 'Lay it on your place.' : 'Choose a card.') : 'Wait.'),
  card: (card) => `Card ${card}`,
  seat: (name, won) => `${name}, ${won} tricks`,
  place: (name, card) => `Place of ${name}: ${card ?? 'empty'}`,
};

const gameMessages: HighestProps['words'] = {
  asks: { lay: 'lay a card' },
  events: { laid: ({ seat, card }) => `${NAMES[seat]} lays ${card}.` },
  refusals: { notYours: 'That place is not yours.' },
  board: boardMessages,
};

const START: HighestProps['view'] = {
  seat: 0,
  shared: { laid: [null, 4, null], won: [1, 0, 2], pile: 9 },
  own: { hand: [3, 8, 11] },
};

export function SmallTable() {
  const [view, show] = useState(START);
  const { own, shared } = view;
  const moves = (own?.hand ?? []).map((card) => ({ type: 'lay' as const, card }));
  const isMine = shared.laid[0] === null;
  return (
    <TableContext.Provider
      value={{
        game: 'small',
        bots: [],
        isMyTurn: isMine,
        question: null,
        Header: ({ status }) => (
          <section class="table-top" aria-label="The table">
            {status}
          </section>
        ),
        Bar: () => null,
      }}
    >
      <SmallBoard
        view={view}
        events={[]}
        moves={isMine ? moves : []}
        toAct={isMine ? 1 : 0}
        pending={null}
        hint={[]}
        marks={[]}
        open={null}
        names={names}
        words={gameMessages}
        says={boardMessages}
        offer={({ card }) =>
          show({
            ...view,
            shared: { ...shared, laid: [card, 4, 7], pile: shared.pile - 1 },
            own: { hand: own?.hand.filter((one) => one !== card) ?? [] },
          })
        }
      />
    </TableContext.Provider>
  );
}
