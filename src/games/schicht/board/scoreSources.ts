import type { SchichtMessages } from '../messages/en.ts';
import type { State } from '../../../core/index.ts';
import { listScores, countSilver } from '../rules/play.ts';
import type { Corridor } from '../rules/layout.ts';
import type { Event, Schicht } from '../rules/rules.ts';
import type { PointSource } from '../../../web/ui/board/boardModule.ts';

/** Each seat's cards of one kind. A card counts once: for the row where a row crosses a column (S12). */
function countCardsBy(kind: Corridor['kind'] | 'chain', events: readonly Event[], seats: number): number[] {
  const counts = Array.from({ length: seats }, () => 0);
  for (const event of events) {
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

export function listScoreSources(
  events: readonly Event[],
  { shared }: State<Schicht>,
  says: SchichtMessages['board'],
): PointSource[] {
  const { seats, options } = shared;
  return [
    { label: says.fromRows, points: countCardsBy('row', events, seats) },
    { label: says.fromColumns, points: countCardsBy('column', events, seats) },
    { label: says.fromPiles, points: countCardsBy('pile', events, seats) },
    { label: says.fromChains, points: countCardsBy('chain', events, seats) },
    // S17: the fewest silver cards break a tie.
    ...(options.silver ? [{ label: says.silverAmong, points: countSilver(shared), breaksTie: true }] : []),
    { label: says.total, points: listScores(shared) },
  ];
}
