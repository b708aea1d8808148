/** The played cards, open to all (C8). */
import { cardName } from '../rules/data.ts';
import { playedBy, playedCard, playedPoints } from '../rules/state.ts';
import { Rule } from './Cards.tsx';
import type { Props } from './props.ts';

export function PlayedCards(props: Props) {
  const { view, words, says } = props;
  const { shared } = view;
  if (shared.played.length === 0) return <p class="soft">{says.noneYet}</p>;
  return (
    <ol class="played-list" reversed>
      {shared.played.toReversed().map((played, i) => {
        const card = playedCard(played);
        const name = props.names.seat(playedBy(played));
        return (
          <li key={shared.played.length - i}>
            <Rule card={card} />
            <span class="by cut" aria-hidden="true">
              {name}
            </span>
            <b aria-hidden="true">+{playedPoints(played)}</b>
            <span class="hidden">
              {says.playedBy(name, words.card(cardName(card)), words.points(playedPoints(played)))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
