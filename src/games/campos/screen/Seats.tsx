/** Everybody's points, pieces and cards. */
import type { Seat } from '../../../core/index.ts';
import { listCards, NO_PIECE, pieceName } from '../rules/data.ts';
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
            <span
              class="held"
              data-flip={`held-${seat}-${index}-${piece}`}
              data-from={came ? 'bag' : undefined}
            >
              <LoosePiece piece={piece} />
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

export function Seats(props: Props) {
  const { view, words, says, open } = props;
  const { shared, seat: me } = view;
  return (
    <ul class="players" data-seats={shared.seats} aria-label={says.scores}>
      {order(shared.seats, me).map((seat) => {
        const count = shared.hands[seat]!;
        const pieces = shared.front
          .slice(2 * seat, 2 * seat + 2)
          .flatMap((piece) => (piece === NO_PIECE ? [] : [words.piece(pieceName(piece))]));
        const name = props.names.seat(seat);
        return (
          <li
            key={seat}
            class={`seat ${seat === me ? 'me' : ''}`}
            data-flip={`seat-${seat}`}
            data-turn={shared.turn === seat ? '' : undefined}
          >
            <span class="hidden">
              {says.seat(
                name,
                words.points(shared.scores[seat]!),
                words.hand(count),
                seat === me ? [] : pieces,
              )}
            </span>
            <b class="name" aria-hidden="true">
              {name}
            </b>
            <span class="has" aria-hidden="true">
              <em>{shared.scores[seat]}</em>
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

/** How much of the line a marker takes, in percent; one's own says more. */
const WIDE = { me: 29, other: 16 };

/** The points of all seats on one line. */
export function Track(props: Props) {
  const { shared, seat: me } = props.view;
  const most = Math.max(30, 10 * Math.ceil((Math.max(...shared.scores) + 1) / 10));
  const seats = shared.scores
    .map((score, seat) => ({ seat, score, width: seat === me ? WIDE.me : WIDE.other }))
    .sort((a, b) => a.score - b.score || a.seat - b.seat);
  // Markers that would lie on each other are moved apart: first to the right, then back from the end of the line.
  const lefts = seats.map(({ score, width }) => ((100 - width) * score) / most);
  for (let i = 1; i < lefts.length; i++) lefts[i] = Math.max(lefts[i]!, lefts[i - 1]! + seats[i - 1]!.width);
  let end = 100;
  for (let i = lefts.length - 1; i >= 0; i--) {
    lefts[i] = Math.min(lefts[i]!, end - seats[i]!.width);
    end = lefts[i]!;
  }
  return (
    <div class="track" aria-hidden="true" style={`--steps:${most / 10}`}>
      {seats.map(({ seat, score }, i) => {
        const name = props.names.seat(seat);
        return (
          <span key={seat} class={seat === me ? 'me' : ''} style={`left:${lefts[i]!.toFixed(1)}%`}>
            {seat === me ? (
              <span class="own">{name}</span>
            ) : (
              <>
                <span class="full">{name}</span>
                <span class="short">{name.slice(0, 1)}</span>
              </>
            )}{' '}
            <b>{score}</b>
          </span>
        );
      })}
    </div>
  );
}
