/** One sentence: whose turn it is and what is expected. */
import { has, listSeats, type Seats } from '../../../core/index.ts';
import { cardName, NO_CARD, TRUMPET } from '../rules/data.ts';
import type { Jericho } from '../rules/rules.ts';
import { scoresOf, winnersOf } from '../rules/scoring.ts';
import { narrate } from '../../../messages/index.ts';
import type { Group } from './groups.ts';
import type { Memory } from './memory.ts';
import type { Table } from './table.ts';

/** While a scoring is told, its own sentence. */
function tellScoring({ memory, says, words, names }: Table): string | null {
  const { telling } = memory;
  if (telling === null) return null;
  if (telling.type === 'supplyShown') return says.asks.opens(telling.cards.length, telling.trumpets);
  if (telling.type === 'onesTaken') return says.asks.ones(names.seat(telling.seat), telling.cards.length);
  return narrate<Jericho>(words, telling, names);
}

/** J4, J7: everyone chooses at the same time. */
function askChoice({ view, says, words, names, selected, me }: Table, toAct: Seats): string {
  const { shared, own } = view;
  const isLaying = shared.phase === 'lay';
  if (me !== null && has(toAct, me)) {
    if (selected === null) return isLaying ? words.asks.lay : words.asks.feed;
    return (isLaying ? says.asks.lay : says.asks.feed)(cardName(selected));
  }
  const others = listSeats(toAct);
  const who = names.seats(others);
  if (own !== null && own.choice !== NO_CARD)
    return says.asks.waiting(cardName(own.choice), who, others.length);
  return (isLaying ? says.asks.theyLay : says.asks.theyFeed)(who, others.length);
}

/** A move that is being shown, in few words. */
function tellMove({ says, words, names }: Table, move: NonNullable<Memory['move']>): string {
  return move.type === 'trumpetPlayed'
    ? says.asks.sounds(names.seat(move.seat), move.colour)
    : narrate<Jericho>(words, move, names);
}

function askTurn(table: Table, groups: readonly Group[], toAct: Seats): string {
  const { view, says, words, names, selected, aimed, memory, me } = table;
  const { turn } = view.shared;
  // The turn passes on once a card is drawn: until then the move is still being shown.
  if (memory.move?.seat === turn) return tellMove(table, memory.move);
  if (turn !== me) return words.turn(names.seat(turn));
  if (!has(toAct, me)) return '';
  if (aimed !== null && groups[aimed]?.sounding) return table.outcomeOf(groups[aimed]);
  if (selected === null) return says.asks.turn;
  return selected === TRUMPET ? says.asks.aim : says.asks.wall(cardName(selected));
}

export function ask(table: Table, groups: readonly Group[], toAct: Seats, isSummed: boolean): string {
  const { view, says, names, memory } = table;
  const { shared } = view;
  if (isSummed) {
    const most = Math.max(...scoresOf(shared));
    const leaders = scoresOf(shared).flatMap((won, seat) => (won === most ? [seat] : []));
    return says.scoring.leads(names.seats(leaders), leaders.length, most);
  }
  const telling = tellScoring(table);
  if (telling !== null) return telling;
  if (memory.isFalling && memory.move !== null) return tellMove(table, memory.move);
  if (shared.phase === 'over') {
    const winners = winnersOf(shared);
    return says.asks.over(names.seats(winners), winners.length, shared.won[winners[0]!]?.length ?? 0);
  }
  return shared.phase === 'turns' ? askTurn(table, groups, toAct) : askChoice(table, toAct);
}
