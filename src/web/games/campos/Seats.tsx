/** Everybody's points, pieces and cards. */
import type { Seat } from '../../../core/index.ts';
import { listCards, NO_PIECE, pieceName } from '../../../games/campos/data.ts';
import { Rule } from './Cards.tsx';
import { LoosePiece } from './Piece.tsx';
import type { Props } from './props.ts';

/** In the order of play, from the left neighbour of the one who looks. */
const order = (seats: number, from: Seat | null): Seat[] =>
  Array.from({ length: seats }, (_, i) => (i + (from ?? -1) + 1) % seats);

/** Two pieces, or as many as are left. */
function Front({ props: { view, events }, seat }: { readonly props: Props; readonly seat: Seat }) {
  const came = events.some((event) => event.type === 'refilled' && event.seat === seat);
  return (
    <span class="front" aria-hidden="true">
      {view.shared.front.slice(2 * seat, 2 * seat + 2).map((piece, index) => (
        <span key={index} class="front-slot" data-flip={`front-${seat}-${index}`}>
          {piece !== NO_PIECE && (
            <span class="held" data-flip={`held-${seat}-${index}-${piece}`} data-from={came ? 'bag' : undefined}>
              <LoosePiece piece={piece} />
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

export function Seats(props: Props) {
  const { view, names, words, says, open } = props;
  const { shared, seat: me } = view;
  return (
    <ul class="players" aria-label={says.scores}>
      {order(shared.seats, me).map((seat) => {
        const count = shared.hands[seat]!;
        const pieces = shared.front
          .slice(2 * seat, 2 * seat + 2)
          .flatMap((piece) => (piece === NO_PIECE ? [] : [words.piece(pieceName(piece))]));
        const name = seat === me ? says.you : names.seat(seat);
        return (
          <li
            key={seat}
            class={`seat ${seat === me ? 'me' : ''}`}
            data-flip={`seat-${seat}`}
            data-turn={shared.turn === seat ? '' : undefined}
          >
            <span class="hidden">
              {says.seat(name, words.points(shared.scores[seat]!), words.hand(count), seat === me ? [] : pieces)}
            </span>
            <span class="who" aria-hidden="true">
              <b class="name">{name}</b>
              <em>{shared.scores[seat]}</em>
            </span>
            <span class="holds-cards" aria-hidden="true">
              <i class="card-back" />
              {count}
            </span>
            {seat !== me && shared.phase === 'construction' && <Front props={props} seat={seat} />}
            {open !== null && (
              <span class="open-hand">
                {listCards(open[seat]!.hand).map((card) => (
                  <Rule key={card} card={card} />
                ))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Between two markers, as a share of the track. */
const APART = 15;

/** The points of all seats on one line. */
export function Track({ view: { shared, seat: me }, names, says }: Props) {
  const most = Math.max(30, 10 * Math.ceil((Math.max(...shared.scores) + 1) / 10));
  const seats = shared.scores.map((score, seat) => ({ seat, score })).sort((a, b) => a.score - b.score || a.seat - b.seat);
  // Markers that would lie on each other are moved apart, from the right so that none leaves the line.
  const places = seats.map(({ score }) => (100 * score) / most);
  for (let i = 1; i < places.length; i++) places[i] = Math.max(places[i]!, places[i - 1]! + APART);
  const limit = 100;
  for (let i = places.length - 1; i >= 0; i--) places[i] = Math.min(places[i]!, limit - APART * (places.length - 1 - i));
  return (
    <div class="track" aria-hidden="true" style={`--steps:${most / 10}`}>
      {seats.map(({ seat, score }, i) => (
        <span key={seat} class={seat === me ? 'me' : ''} style={`--n:${places[i]!.toFixed(1)}`}>
          {seat === me ? says.you : names.seat(seat)} <b>{score}</b>
        </span>
      ))}
    </div>
  );
}
