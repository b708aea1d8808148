/** Where the treasures came from, for the table at the end. */
import type { State } from '../../../core/index.ts';
import { scoresOf, silverOf } from '../rules/play.ts';
import type { Event, Schicht } from '../rules/rules.ts';
import type { Source } from '../../../web/ui/board/boardModule.ts';
import type { CorridorKind, Says } from './messages/en.ts';

/** Each seat's cards of one kind, each card counted once: as the row's where a row crosses a column (S12). */
function cardsBy(kind: CorridorKind | 'chain', told: readonly Event[], seats: number): number[] {
  const counts = Array.from({ length: seats }, () => 0);
  for (const event of told) {
    if (event.type !== 'taken') continue;
    const counted = new Set<string>();
    for (const corridor of event.corridors)
      for (const card of corridor.cards) {
        if (counted.has(card)) continue;
        counted.add(card);
        if ((event.step > 1 ? 'chain' : corridor.kind) === kind) counts[event.seat]!++;
      }
  }
  return counts;
}

export function sourcesOf(told: readonly Event[], { shared }: State<Schicht>, says: Says): Source[] {
  const { seats, options } = shared;
  return [
    { label: says.fromRows, points: cardsBy('row', told, seats) },
    { label: says.fromColumns, points: cardsBy('column', told, seats) },
    { label: says.fromPiles, points: cardsBy('pile', told, seats) },
    { label: says.fromChains, points: cardsBy('chain', told, seats) },
    // S17: the fewest silver cards break a tie.
    ...(options.silver ? [{ label: says.silverAmong, points: silverOf(shared), breaksTie: true }] : []),
    { label: says.total, points: scoresOf(shared) },
  ];
}
