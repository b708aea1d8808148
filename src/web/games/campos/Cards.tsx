/** Scoring cards: A > B, how that stands now, and what C brings (C8). */
import { type Card, cardName, CARDS, COLOURS, listCards } from '../../../games/campos/data.ts';
import type { Colour } from '../../../games/campos/rules.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Region } from '../../ui/Region.tsx';
import { Hex } from './Hex.tsx';
import type { Plan } from './plan.ts';
import type { Props } from './props.ts';

export const coloursOfCard = (card: Card): readonly [larger: Colour, smaller: Colour, scores: Colour] => {
  const { larger, smaller, scores } = CARDS[card]!;
  return [COLOURS[larger]!, COLOURS[smaller]!, COLOURS[scores]!];
};

/** A card in one line. */
export function Rule({ card }: { readonly card: Card }) {
  const [larger, smaller, scores] = coloursOfCard(card);
  return (
    <span class="rule" aria-hidden="true">
      <Hex colour={larger} />
      <b>&gt;</b>
      <Hex colour={smaller} />
      <b>→</b>
      <Hex colour={scores} />
    </span>
  );
}

/** How a card stands with areas of these sizes. */
export function standingOf(card: Card, sizes: readonly number[]): { a: number; b: number; points: number; holds: boolean } {
  const { larger, smaller, scores } = CARDS[card]!;
  const a = sizes[larger]!;
  const b = sizes[smaller]!;
  return { a, b, points: sizes[scores]!, holds: a > b };
}

const signOf = (a: number, b: number): string => (a > b ? '>' : a < b ? '<' : '=');

/** What is printed on a card, with the sizes as they are. */
export function Face({ card, sizes, then }: { readonly card: Card; readonly sizes: readonly number[]; readonly then: readonly number[] }) {
  const [larger, smaller, scores] = coloursOfCard(card);
  const { a, b, points, holds } = standingOf(card, sizes);
  const later = standingOf(card, then);
  return (
    <>
      <span class="if">
        <Hex colour={larger} />
        <b>&gt;</b>
        <Hex colour={smaller} />
      </span>
      <span class="now">
        {a} {signOf(a, b)} {b}
      </span>
      <span class={`then ${scores}`}>
        <Hex colour={scores} />
        {holds ? (
          <em class={later.holds ? 'plus' : 'plus lost'}>+{later.holds ? later.points : points}</em>
        ) : later.holds ? (
          <em class="plus soon">+{later.points}</em>
        ) : (
          <em class="plus none">+{points}</em>
        )}
      </span>
    </>
  );
}

export function Hand({ props, plan }: { readonly props: Props; readonly plan: Plan }) {
  const { view, moves, pending, hint, offer, words, says } = props;
  if (view.own === null) return null;
  const then = plan.sizesThen();
  const cards = listCards(view.own.hand);
  const nameOf = (card: Card, isLegal: boolean): string => {
    const { a, b, points, holds } = standingOf(card, plan.sizes);
    const later = standingOf(card, then);
    const say = holds ? says.cardHolds : says.cardFails;
    const facts = [say(words.card(cardName(card)), a, b, words.points(points))];
    if (isLegal) facts.push(says.mayPlay);
    if (!holds && later.holds) facts.push(says.wouldHold(words.points(later.points)));
    if (holds && !later.holds) facts.push(says.wouldFail);
    return facts.join('; ');
  };
  return (
    <Region name={says.cards} class="cards">
      {cards.map((card) => {
        const name = cardName(card);
        const isLegal = moves.some((move) => move.type === 'score' && move.card === name);
        const isPending = pending?.type === 'score' && pending.card === name;
        const isHinted = hint[0]?.type === 'score' && hint[0].card === name;
        const { holds } = standingOf(card, plan.sizes);
        const ask = (asked: boolean): void => {
          plan.cardAsked.value = asked ? coloursOfCard(card) : [];
        };
        return (
          <button
            type="button"
            key={card}
            data-cell={isLegal ? 'first' : ''}
            data-flip={`card-${name}`}
            class={`score-card ${holds ? 'holds' : 'fails'} ${isLegal ? 'legal' : ''}`}
            aria-label={nameOf(card, isLegal)}
            aria-pressed={isPending}
            aria-disabled={isLegal ? undefined : 'true'}
            onClick={() => offer({ type: 'score', card: name })}
            onPointerEnter={(event) => event.pointerType === 'mouse' && ask(true)}
            onPointerLeave={() => ask(false)}
            onFocus={() => ask(true)}
            onBlur={() => ask(false)}
          >
            <Face card={card} sizes={plan.sizes} then={then} />
            {isHinted && (
              <span class="advice">
                <Icon name="hint" />
              </span>
            )}
          </button>
        );
      })}
    </Region>
  );
}
