/** Random worlds that a view of Punto allows. There are no private secrets, so all seats sample from the same worlds. */
import { type Rng, randomKey, shuffle, type State } from '../../../core/index.ts';
import { type Card, toCard, NEUTRAL, NO_CARD } from './data.ts';
import { listOwnCards, without } from './deal.ts';
import {
  cloneState,
  type Neutral,
  placedCard,
  type Punto,
  sideSeats,
  type Shared,
  sideCount,
} from './state.ts';

/** A random place for each unseen neutral card: one list per seat. */
function sampleNeutral(neutral: Neutral, rng: Rng): Card[][] {
  const left = neutral.portions.map(({ points, counts }) => ({
    points: points.slice(),
    counts: counts.slice(),
  }));
  // A sighting may fit either of two portions. A choice may prove wrong later, so this backtracks.
  const explain = (index: number): boolean => {
    if (index === neutral.sightings.length) return true;
    const { seat, points, portions } = neutral.sightings[index];
    const sources = left.slice(0, portions).filter((p) => p.counts[seat] > 0 && p.points.includes(points));
    const weights = sources.map(
      (p) => (p.counts[seat] * p.points.filter((q) => q === points).length) / p.points.length,
    );
    const sum = weights.reduce((a, b) => a + b, 0);
    const first = sources.length < 2 || rng.u32() / 4294967296 < weights[0] / sum ? 0 : 1;
    for (let i = 0; i < sources.length; i++) {
      const source = sources[(first + i) % sources.length];
      source.points.splice(source.points.indexOf(points), 1);
      source.counts[seat]--;
      if (explain(index + 1)) return true;
      source.points.push(points);
      source.counts[seat]++;
    }
    return false;
  };
  if (!explain(0)) throw new Error('punto: no world explains where the neutral cards were seen');
  const hands: Card[][] = [[], [], []];
  for (const { points, counts } of left) {
    shuffle(points, rng);
    for (let seat = 0; seat < 3; seat++)
      for (const p of points.splice(0, counts[seat])) hands[seat].push(toCard(NEUTRAL, p));
  }
  return hands;
}

export const listUnseenCards = (shared: Shared, side: number): Card[] =>
  without(listOwnCards(shared, side), [
    ...shared.laid.map(placedCard),
    ...shared.up.filter((card) => card !== NO_CARD),
  ]);

export function sampleWorld(shared: Shared, rng: Rng): State<Punto> {
  const decks: Card[][] =
    shared.neutral === null ? shared.decks.map(() => []) : sampleNeutral(shared.neutral, rng);
  for (let side = 0; side < sideCount(shared); side++) {
    const unseen = shuffle(listUnseenCards(shared, side), rng);
    for (const seat of sideSeats(shared, side))
      decks[seat].push(...unseen.splice(0, shared.decks[seat] - decks[seat].length));
  }
  for (const deck of decks) shuffle(deck, rng);
  return cloneState({ shared, own: shared.decks.map(() => null), hidden: { key: randomKey(rng), decks } });
}
