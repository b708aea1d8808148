import type { Rng, View } from '../../../core/index.ts';
import { type Card, toCard, colourOf, pointsOf } from '../rules/data.ts';
import { punto, type Punto } from '../rules/rules.ts';
import { sideSeats, sideOf } from '../rules/state.ts';
import type { Chance } from './odds.ts';

/** The number of worlds that sample the contents of a deck. */
const SAMPLED_WORLDS = 24;

export function computeNextCards(view: View<Punto>, rng: Rng): Chance[][] {
  const { shared } = view;
  const counts = shared.up.map(() => new Map<Card, number>());
  const worlds = shared.neutral === null ? 1 : SAMPLED_WORLDS;
  for (let world = 0; world < worlds; world++) {
    const { decks } = punto.determinize(view, rng).hidden;
    decks.forEach((_, seat) => {
      // Partners share one pool, and no player knows who has which half.
      const pool = sideSeats(shared, sideOf(shared, seat)).flatMap((partner) => decks[partner]);
      for (const card of pool)
        counts[seat].set(card, (counts[seat].get(card) ?? 0) + 1 / pool.length / worlds);
    });
  }
  return counts.map((kinds) =>
    [...kinds].map(([card, chance]) => ({ card, chance })).sort((a, b) => a.card - b.card),
  );
}

/** Cards of one colour and nearly the same points. The search evaluates only the middle one. */
export interface CardGroup {
  readonly middle: Card;
  readonly highest: Card;
  readonly cards: readonly Chance[];
}

const GROUP_SIZE = 3;

export function groupCards(chances: readonly Chance[]): CardGroup[] {
  const groups = new Map<Card, Chance[]>();
  for (const chance of chances) {
    const points = pointsOf(chance.card);
    const highest = toCard(colourOf(chance.card), points + ((9 - points) % GROUP_SIZE));
    groups.set(highest, [...(groups.get(highest) ?? []), chance]);
  }
  return [...groups].map(([highest, cards]) => ({ highest, middle: highest - 1, cards }));
}
