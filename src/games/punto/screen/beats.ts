/** Shows a placement step by step: the card lies, a row is marked, its highest card leaves, the next round is dealt. */
import type { View } from '../../../core/index.ts';
import { cardByName, type CardName, cellAt, NO_CARD } from '../rules/data.ts';
import type { Event, Punto, Shared } from '../rules/rules.ts';
import { leftNeighbour, placement } from '../rules/state.ts';
import type { Beat } from '../../../web/ui/board.ts';
import { withTable } from './table.ts';

const PLACED = 600;
const TURNED_UP = 450;
const ROUND_OVER = 1700;
const CARD_LEAVES = 1300;
const DEALT = 500;

const kind = (name: CardName): number => cardByName(name) ?? NO_CARD;

/** Whether a round or the match is over with these. */
const isDecided = (events: readonly Event[]): boolean =>
  events.some(({ type }) => type === 'roundWon' || type === 'roundDrawn' || type === 'matchOver');

/**
 * The table right after an event, as far as it shows; `after` knows what chance and the rules made of it, and `rest` is
 * what follows: once a round is decided, nobody is next.
 */
function onwards(shared: Shared, after: Shared, event: Event, rest: readonly Event[]): Shared {
  switch (event.type) {
    case 'placed': {
      const { seat, x, y, card } = event;
      const turn = isDecided(rest) ? seat : leftNeighbour(shared, seat);
      return withTable({ ...shared, up: shared.up.with(seat, NO_CARD), turn }, [
        ...shared.laid,
        placement(cellAt(x, y), kind(card)),
      ]);
    }
    case 'turnedUp': {
      const left = (shared.decks[event.seat] ?? 1) - 1;
      return {
        ...shared,
        up: shared.up.with(event.seat, kind(event.card)),
        decks: shared.decks.with(event.seat, left),
      };
    }
    case 'roundWon':
    case 'roundDrawn':
      return { ...shared, wins: after.wins, outcomes: after.outcomes.slice(0, shared.round) };
    case 'roundDealt':
      return {
        ...after,
        up: after.up.map(() => NO_CARD),
        decks: after.decks.map((count, seat) => count + (after.up[seat] === NO_CARD ? 0 : 1)),
      };
    case 'stuck':
    case 'matchOver':
      return shared;
  }
}

const LASTING: { readonly [T in Event['type']]: number } = {
  placed: PLACED,
  turnedUp: TURNED_UP,
  stuck: 0,
  roundWon: ROUND_OVER,
  roundDrawn: ROUND_OVER + CARD_LEAVES,
  roundDealt: DEALT,
  matchOver: 0,
};

/** Whether an event is shown together with the one before it. */
const joins = (event: Event, before: Event | undefined): boolean =>
  event.type === 'matchOver' ||
  before?.type === 'stuck' ||
  (event.type === 'turnedUp' && before?.type === 'turnedUp');

export function beats(before: View<Punto>, after: View<Punto>, events: readonly Event[]): Beat<Punto>[] {
  const shown: Beat<Punto>[] = [];
  let shared = before.shared;
  const show = (told: readonly Event[], ms: number): void => {
    shown.push({ view: { ...after, shared }, events: told, ms });
  };
  events.forEach((event, i) => {
    shared = onwards(shared, after.shared, event, events.slice(i + 1));
    const last = joins(event, events[i - 1]) ? shown.pop() : undefined;
    show([...(last?.events ?? []), event], Math.max(last?.ms ?? 0, LASTING[event.type]));
    if (event.type !== 'roundWon' || after.shared.turn === null) return;
    shared = { ...shared, removed: [...shared.removed, kind(event.removed)] };
    show([], CARD_LEAVES);
  });
  const last = shown.pop();
  return [...shown, { view: after, events: last?.events ?? [], ms: last?.ms ?? PLACED }];
}
