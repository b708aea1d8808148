import { toLabels } from '../../../messages/messages.ts';
import type { Seat as SeatNumber } from '../../../core/index.ts';
import { listCards, NO_PIECE, pieceName } from '../rules/data.ts';
import { Back } from '../../../web/ui/kit/Card.tsx';
import { ScoreBar } from '../../../web/ui/kit/Score.tsx';
import { Seat, Seats as Strip, seatsFrom } from '../../../web/ui/kit/Seats.tsx';
import { frontThing, handThing, scoreThing } from '../explain/vocabulary.ts';
import { Rule } from './Cards.tsx';
import { LoosePiece } from './Piece.tsx';
import type { Props } from './prompt.ts';

function Front({ props: { view, events }, seat }: { readonly props: Props; readonly seat: SeatNumber }) {
  const came = events.some((event) => event.type === 'refilled' && event.seat === seat);
  return (
    <span class="front" aria-hidden="true">
      {view.shared.front.slice(2 * seat, 2 * seat + 2).map((piece, index) => (
        <span
          key={index}
          class="front-slot"
          data-flip={`front-${seat}-${index}`}
          data-thing={frontThing(seat, index)}
        >
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
    <Strip name={says.scores} count={shared.seats} class={shared.seats > 3 ? 'many' : ''}>
      {seatsFrom(shared.seats, me).map((seat) => {
        const count = shared.hands[seat]!;
        const pieces = shared.front
          .slice(2 * seat, 2 * seat + 2)
          .flatMap((piece) => (piece === NO_PIECE ? [] : [words.piece(pieceName(piece))]));
        const name = toLabels(props.names).seat(seat);
        const points = words.points(shared.scores[seat]!);
        return (
          <Seat
            key={seat}
            seat={seat}
            name={name}
            told={says.seat(name, points, words.hand(count), seat === me ? [] : pieces)}
            isTurn={shared.turn === seat}
            isMe={seat === me}
            flip={`seat-${seat}`}
          >
            <b class="points-now" data-thing={scoreThing(seat)}>
              {shared.scores[seat]}
            </b>
            <span class="in-hand" data-thing={handThing(seat)}>
              <Back />
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
          </Seat>
        );
      })}
    </Strip>
  );
}

export const Track = ({ names, view: { shared, seat: me } }: Props) => (
  <ScoreBar
    scores={shared.scores.map((points, seat) => ({
      seat,
      name: toLabels(names).seat(seat),
      points,
      isMe: seat === me,
    }))}
  />
);
