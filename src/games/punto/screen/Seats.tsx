/** The other seats, or all of them for somebody who looks on: colours, deck, face-up card, rounds won. */
import type { Seat } from '../../../core/index.ts';
import { cardName } from '../rules/data.ts';
import { coloursOf, leftNeighbour, type Shared, sideOf } from '../rules/state.ts';
import type { PuntoWords } from '../words/en.ts';
import { Symbol } from '../../../web/ui/Symbol.tsx';
import { Card, Deck, hueOf } from './Card.tsx';
import type { Props } from './props.ts';
import { roundEndOf, upOf } from './table.ts';

/** Rounds won, of those it takes. */
export function Wins({ shared, side, words }: { shared: Shared; side: number; words: PuntoWords }) {
  const won = shared.wins[side] ?? 0;
  return (
    <span class="wins" role="img" aria-label={words.wins(won)}>
      {Array.from({ length: shared.options.roundsToWin }, (_, i) => (
        <i key={i} class={i < won ? 'won' : ''} />
      ))}
    </span>
  );
}

/** A side's one or two colours. */
export function Token({
  shared,
  side,
  words,
  says,
}: { shared: Shared; side: number } & Pick<Props, 'words' | 'says'>) {
  const hues = coloursOf(shared, side).map(hueOf);
  const named = hues.map((hue) => words.colours[hue as keyof typeof words.colours]);
  return (
    <span class="token" data-count={hues.length} role="img" aria-label={says.colours(named)}>
      {hues.map((hue) => (
        <Symbol key={hue} hue={hue} />
      ))}
    </span>
  );
}

/** In the order of play, from the left neighbour of whoever looks on. */
function order({ seats }: Shared, from: Seat | null): Seat[] {
  const others = from === null ? seats : seats - 1;
  return Array.from({ length: others }, (_, i) => ((from ?? -1) + 1 + i) % seats);
}

export function Seats({ view, names, words, says }: Props) {
  const { shared, seat: me } = view;
  const turn = roundEndOf(shared) === null ? shared.turn : null;
  return (
    <ul class="players" aria-label={says.players}>
      {order(shared, me).map((seat) => {
        const side = sideOf(shared, seat);
        const up = upOf(shared, seat);
        const isPartner = me !== null && side === sideOf(shared, me);
        const isNext = turn !== null && turn !== seat && leftNeighbour(shared, turn) === seat;
        return (
          <li
            key={seat}
            class="seat"
            data-turn={turn === seat ? '' : undefined}
            aria-current={turn === seat ? 'true' : undefined}
          >
            <Token shared={shared} side={side} words={words} says={says} />
            <b class="name">{names.seat(seat)}</b>
            {(isPartner || isNext) && <span class="tag">{isPartner ? says.partner : says.next}</span>}
            <span class="things">
              <Deck count={shared.decks[seat] ?? 0} id={`deck-${seat}`} />
              <span class="hidden">{words.deck(shared.decks[seat] ?? 0)}</span>
              <span class="slot">
                {up !== null && <Card key={up.id} {...up} class="turned" from={`deck-${seat}`} />}
              </span>
              {up !== null && <span class="hidden">{words.nextCard(words.card(cardName(up.card)))}</span>}
              <Wins shared={shared} side={side} words={words} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
