/** Scoring cards: A > B, its present state, and the points of C (C8). */
import { toLabels } from '../../../messages/messages.ts';
import type { CardState } from '../messages/en.ts';
import { type Card, cardName, CARDS, COLOURS, listCards } from '../rules/data.ts';
import type { Colour } from '../rules/rules.ts';
import { Hand as Fan, HandCard } from '../../../web/ui/kit/Hand.tsx';
import { Icon } from '../../../web/ui/components/Icon.tsx';
import { cardThing } from '../explain/vocabulary.ts';
import { Hex } from './Piece.tsx';
import type { MovePlan } from './movePlan.ts';
import type { Props } from './prompt.ts';
import { playedBy, playedCard, playedPoints } from '../rules/state.ts';

export const listCardColours = (card: Card): readonly [larger: Colour, smaller: Colour, scores: Colour] => {
  const { larger, smaller, scores } = CARDS[card]!;
  return [COLOURS[larger]!, COLOURS[smaller]!, COLOURS[scores]!];
};

export function Rule({ card }: { readonly card: Card }) {
  const [larger, smaller, scores] = listCardColours(card);
  return (
    <span class="rule" data-thing={cardThing(card)} aria-hidden="true">
      <Hex colour={larger} />
      <b>&gt;</b>
      <Hex colour={smaller} />
      <b>→</b>
      <Hex colour={scores} />
    </span>
  );
}

interface CardStanding {
  readonly sizes: string;
  readonly state: CardState;
  /** Its points: now, or after the previewed move. */
  readonly points: number;
}

/** A card's state with areas of these sizes, and with the previewed ones. */
function compareSizes(card: Card, now: readonly number[], then: readonly number[]): CardStanding {
  const { larger, smaller, scores } = CARDS[card]!;
  const a = now[larger]!;
  const b = now[smaller]!;
  const willHold = then[larger]! > then[smaller]!;
  const sign = a > b ? '>' : a < b ? '<' : '=';
  return {
    sizes: `${a} ${sign} ${b}`,
    state: a > b ? (willHold ? 'holds' : 'lost') : willHold ? 'soon' : 'fails',
    points: (willHold ? then : now)[scores]!,
  };
}

function Face({
  card,
  standing: { sizes, state, points },
}: {
  readonly card: Card;
  readonly standing: CardStanding;
}) {
  const [larger, smaller, scores] = listCardColours(card);
  return (
    <>
      <span class="if" aria-hidden="true">
        <Hex colour={larger} />
        <b>&gt;</b>
        <Hex colour={smaller} />
      </span>
      <span class="now" aria-hidden="true">
        {sizes}
      </span>
      <span class={`then ${scores}`} aria-hidden="true">
        <Hex colour={scores} />
        <em class={`plus ${state}`}>+{points}</em>
      </span>
    </>
  );
}

export function Hand({ props, plan }: { readonly props: Props; readonly plan: MovePlan }) {
  const { view, moves, pending, hint, offer, words, says } = props;
  if (view.own === null) return null;
  const then = plan.sizesThen();
  const cards = listCards(view.own.hand);
  return (
    <Fan name={says.cards} count={cards.length} class="cards">
      {cards.map((card) => {
        const name = cardName(card);
        const isLegal = moves.some((move) => move.type === 'score' && move.card === name);
        const standing = compareSizes(card, plan.sizes, then);
        const { sizes, state, points } = standing;
        const isHolding = state === 'holds' || state === 'lost';
        const label = says.card(words.card(name), sizes, points, says.states[state]);
        return (
          <HandCard
            key={card}
            hue="score-card"
            class={`${isHolding ? 'holding' : 'failing'} ${isLegal ? 'legal' : ''}`}
            label={isLegal ? says.mayPlay(label) : label}
            flip={`card-${name}`}
            thing={cardThing(card)}
            isFirst={isLegal}
            isLegal={isLegal}
            isOff={!isLegal}
            isPressed={pending?.type === 'score' && pending.card === name}
            onPick={() => offer({ type: 'score', card: name })}
            onAsk={(asked) => {
              plan.cardAsked.value = asked ? listCardColours(card) : [];
            }}
          >
            <Face card={card} standing={standing} />
            {hint[0]?.type === 'score' && hint[0].card === name && (
              <span class="badge advice">
                <Icon name="hint" />
              </span>
            )}
          </HandCard>
        );
      })}
    </Fan>
  );
}

export function PlayedCards(props: Props) {
  const { view, words, says } = props;
  const { shared } = view;
  if (shared.played.length === 0) return <p class="soft">{says.noneYet}</p>;
  return (
    <ol class="played-list" reversed>
      {shared.played.toReversed().map((played, i) => {
        const card = playedCard(played);
        const name = toLabels(props.names).seat(playedBy(played));
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
