/** Worlds that a view allows: deals all cards that it does not show. */
import { type Rng, shuffle, type State, type View } from '../../../core/index.ts';
import { ascending, cardsFor } from './data.ts';
import { cloneShared, type Sample } from './state.ts';

export function sampleWorld({ seat, shared, own }: View<Sample>, rng: Rng): State<Sample> {
  const seen = new Set([...shared.played, ...shared.laid, ...(own?.hand ?? [])]);
  const unseen = shuffle(
    cardsFor(shared.seats).filter((card) => !seen.has(card)),
    rng,
  );
  const hands = shared.hands.map((size, other) =>
    other === seat && own !== null ? own.hand.slice() : ascending(unseen.splice(0, size)),
  );
  return {
    shared: cloneShared(shared),
    own: hands.map((hand) => ({ hand })),
    hidden: { rest: unseen },
  };
}
