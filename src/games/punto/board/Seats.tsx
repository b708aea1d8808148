/** The other seats, or all of them for a spectator: colours, deck, face-up card, rounds won. */
import { toLabels } from '../../../messages/messages.ts';
import { leftNeighbour } from '../../../core/index.ts';
import { Pile } from '../../../web/ui/kit/Card.tsx';
import { Pips } from '../../../web/ui/kit/Score.tsx';
import { Seat, Seats as Strip, seatsFrom } from '../../../web/ui/kit/Seats.tsx';
import { ColourSymbol } from '../../../web/ui/components/ColourSymbol.tsx';
import { cardName } from '../rules/data.ts';
import { sideColours, sideSeats, type Shared, sideOf } from '../rules/state.ts';
import { coloursThing, deckThing, upThing, winsThing } from '../explain/vocabulary.ts';
import type { PuntoMessages } from '../messages/en.ts';
import { CardFace, hueClass } from './Card.tsx';
import { type Props, findRoundEnd, findFaceUpCard } from './boardModel.ts';

export function Wins({ shared, side, words }: { shared: Shared; side: number; words: PuntoMessages }) {
  const won = shared.wins[side] ?? 0;
  return (
    <Pips
      of={shared.options.roundsToWin}
      done={won}
      label={words.wins(won)}
      thing={winsThing(sideSeats(shared, side)[0] ?? 0)}
    />
  );
}

type TokenProps = { readonly shared: Shared; readonly side: number } & Pick<Props, 'words' | 'says'>;

const coloursSaid = ({ shared, side, words, says }: TokenProps): string =>
  says.colours(
    sideColours(shared, side).map((colour) => words.colours[hueClass(colour) as keyof typeof words.colours]),
  );

export function Token(token: TokenProps) {
  const hues = sideColours(token.shared, token.side).map(hueClass);
  return (
    <span
      class="token"
      data-thing={coloursThing(sideSeats(token.shared, token.side)[0] ?? 0)}
      data-count={hues.length}
      role="img"
      aria-label={coloursSaid(token)}
    >
      {hues.map((hue) => (
        <ColourSymbol key={hue} hue={hue} />
      ))}
    </span>
  );
}

export function Seats({ view, names, words, says }: Props) {
  const { shared, seat: me } = view;
  const turn = findRoundEnd(shared) === null ? shared.turn : null;
  const seats = seatsFrom(shared.seats, me, false);
  return (
    <Strip name={says.players} count={seats.length > 3 ? 2 : seats.length}>
      {seats.map((seat) => {
        const side = sideOf(shared, seat);
        const up = findFaceUpCard(shared, seat);
        const isPartner = me !== null && side === sideOf(shared, me);
        const isNext = turn !== null && turn !== seat && leftNeighbour(shared, turn) === seat;
        const note = isPartner ? says.partner : isNext ? says.next : undefined;
        const token = { shared, side, words, says };
        const label = [
          toLabels(names).seat(seat),
          coloursSaid(token),
          note,
          words.deck(shared.decks[seat] ?? 0),
          up === null ? undefined : words.nextCard(words.card(cardName(up.card))),
          words.wins(shared.wins[side] ?? 0),
        ];
        return (
          <Seat
            key={seat}
            seat={seat}
            name={toLabels(names).seat(seat)}
            told={label.filter((part) => part !== undefined).join(', ')}
            isTurn={turn === seat}
            lead={<Token {...token} />}
            note={note}
          >
            <Pile count={shared.decks[seat] ?? 0} flip={`deck-${seat}`} thing={deckThing(seat)} />
            <span class="slot">
              {up !== null && (
                <CardFace key={up.id} {...up} class="turned" from={`deck-${seat}`} thing={upThing(seat)} />
              )}
            </span>
            <Wins shared={shared} side={side} words={words} />
          </Seat>
        );
      })}
    </Strip>
  );
}
