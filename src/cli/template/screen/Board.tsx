/** Sample's table: who has how many points, what lies, and one's own cards. */
import { HAND } from '../rules/data.ts';
import { winnersOf } from '../rules/play.ts';
import type { Sample } from '../rules/state.ts';
import type { SampleWords } from '../words/en.ts';
import type { BoardProps } from '../../../web/ui/board.ts';
import { Region } from '../../../web/ui/Region.tsx';
import { TableLayout } from '../../../web/ui/TableLayout.tsx';
import type { SampleSays } from './words/en.ts';

type Props = BoardProps<Sample, SampleWords, SampleSays>;

function askOf({ view, pending, names, words, says }: Props): string {
  const { shared, seat } = view;
  if (shared.turn === null) return says.over(names.seats(winnersOf(shared)));
  if (shared.turn !== seat) return says.theirTurn(names.seat(shared.turn));
  return pending === null ? says.yourTurn : says.sure(words.card(pending.card));
}

function Seats({ view: { shared }, names, words, says }: Props) {
  return (
    <ul class="players" aria-label={says.players}>
      {shared.points.map((points, seat) => (
        <li key={seat} aria-current={shared.turn === seat ? 'true' : undefined}>
          <b>{names.seat(seat)}</b> <span>{words.points(points)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A place for everybody's card; `data-flip` lets a card be seen moving from the hand to its place. */
function Table({ view: { shared }, names, words, says }: Props) {
  return (
    <Region name={words.onTable} class="laid">
      {shared.laid.map((card, seat) => (
        <button
          key={seat}
          type="button"
          class="place"
          data-cell={seat}
          tabIndex={-1}
          aria-disabled
          aria-label={`${names.seat(seat)}: ${card === null ? says.nothingLaid : words.card(card)}`}
        >
          {card === null ? (
            <span class="free" />
          ) : (
            <span class="number" data-flip={`card-${card}`}>
              {card}
            </span>
          )}
          <small>{names.seat(seat)}</small>
        </button>
      ))}
    </Region>
  );
}

function Hand({ view, moves, pending, hint, offer, words, says }: Props) {
  const can = new Set(moves.map(({ card }) => card));
  return (
    <Region name={words.yourHand} class="cards">
      {view.own?.hand.map((card) => {
        const isHinted = hint.some((move) => move.card === card);
        return (
          <button
            key={card}
            type="button"
            class="number"
            data-cell={card}
            data-flip={`card-${card}`}
            data-legal={can.has(card) ? '' : undefined}
            data-hint={isHinted ? '' : undefined}
            tabIndex={-1}
            aria-pressed={pending?.card === card}
            aria-disabled={!can.has(card)}
            aria-label={isHinted ? `${words.card(card)}, ${says.hinted}` : words.card(card)}
            onClick={() => offer({ type: 'lay', card })}
          >
            {card}
          </button>
        );
      })}
    </Region>
  );
}

export function Board(props: Props) {
  const { shared, own } = props.view;
  const round = Math.min(HAND, shared.played.length / shared.seats + 1);
  return (
    <TableLayout
      status={props.says.status(round)}
      seats={<Seats {...props} />}
      board={<Table {...props} />}
      ask={askOf(props)}
      hand={own !== null && <Hand {...props} />}
    />
  );
}
