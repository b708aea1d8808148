import type { Seat } from '../../../core/index.ts';
import { cardName } from '../rules/data.ts';
import { sideColours, rowLength, sideOf } from '../rules/state.ts';
import { Back, Pile } from '../../../web/ui/kit/Card.tsx';
import { Region } from '../../../web/ui/board/Region.tsx';
import { deckThing, upThing } from '../explain/vocabulary.ts';
import { CardFace, RemovedCards } from './Card.tsx';
import { type Props, findFaceUpCard } from './boardModel.ts';
import { Token, Wins } from './Seats.tsx';

/** Only one card can be dragged. */
const OWN_CARD = 'card';

export function Hand({ view, moves, pending, words, says, seat }: Props & { readonly seat: Seat }) {
  const { shared } = view;
  const side = sideOf(shared, seat);
  const up = findFaceUpCard(shared, seat);
  const count = shared.decks[seat] ?? 0;
  const canPlace = moves.length > 0;
  const named = up === null ? says.faceDown : words.nextCard(words.card(cardName(up.card)));
  return (
    <Region name={says.ownCard} class="mine">
      <button
        type="button"
        class={`own ${canPlace ? 'lifted' : ''} ${pending === null ? '' : 'away'}`}
        data-cell="first"
        tabIndex={-1}
        data-drag={canPlace ? OWN_CARD : undefined}
        data-thing={upThing(seat)}
        aria-label={`${says.ownCard}, ${named}`}
        aria-pressed={canPlace}
        aria-disabled={!canPlace}
        onClick={() => document.querySelector<HTMLElement>('#board [data-legal]')?.focus()}
      >
        {up === null ? <Back /> : <CardFace key={up.id} {...up} class="turned" isBig from={`deck-${seat}`} />}
      </button>
      <div class="facts" role="group" data-cell="" tabIndex={-1} aria-label={says.facts}>
        <p class="goal">
          <Token shared={shared} side={side} words={words} says={says} />
          <span>{says.goal(rowLength(shared), sideColours(shared, side).length === 2)}</span>
        </p>
        <p class="stock">
          <Pile count={count} flip={`deck-${seat}`} thing={deckThing(seat)} />
          <span class="left">{words.deck(count)}</span>
          <Wins shared={shared} side={side} words={words} />
        </p>
        <RemovedCards cards={shared.removed} words={words} says={says} />
      </div>
    </Region>
  );
}
