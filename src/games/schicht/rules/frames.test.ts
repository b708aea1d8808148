import { expect, test } from 'vitest';
import { fastRng, listSeats, type Step, applyWithFrames, viewOf } from '../../../core/index.ts';
import { cardName } from './data.ts';
import { type Schicht, schicht, type Shared } from './rules.ts';

function randomSteps(seats: number, seed: string): Step<Schicht>[] {
  const rng = fastRng(seed, 1);
  const state = schicht.setup({ seats, start: null, options: { silver: true } }, seed);
  const steps: Step<Schicht>[] = [];
  for (let [seat] = listSeats(schicht.toAct(state)); seat !== undefined;) {
    const legal = schicht.legal(viewOf(state, seat));
    steps.push(...applyWithFrames(schicht, state, seat, legal[rng.below(legal.length)]));
    [seat] = listSeats(schicht.toAct(state));
  }
  return steps;
}

const lying = ({ layout }: Shared): string[] =>
  layout.flatMap(({ piles }) => piles.flat()).map((card) => cardName(card));

test('an event is emitted after its change: a card lies, corridors are gone, gaps are closed', () => {
  const seen = new Set<string>();
  for (const { emitted: events, state } of Array.from({ length: 12 }, (_, i) =>
    randomSteps(2 + (i % 5), `film ${i}`),
  ).flat())
    for (const { event } of events) {
      const { shared } = state;
      const gaps = shared.layout.some(({ piles }) => piles.some((pile) => pile.length === 0));
      seen.add(event.type);
      if (event.type === 'revealed') expect(shared.revealed.map(cardName)).toContain(event.cards[0].card);
      if (event.type === 'laid') expect(lying(shared)).toContain(event.card);
      if (event.type === 'taken') {
        expect(shared.phase).toBe('close');
        expect(lying(shared)).not.toContain(event.cards[0]);
        expect(shared.treasures[event.seat].map(cardName)).toEqual(expect.arrayContaining([...event.cards]));
      }
      if (event.type === 'closed') expect([shared.phase, gaps]).toEqual(['lay', false]);
    }
  expect([...seen].toSorted()).toEqual(['closed', 'laid', 'matchOver', 'revealed', 'taken']);
});
