/** One sentence: whose turn it is and what is expected. */
import { seatSetHas, listSeats, type SeatSet } from '../../../core/index.ts';
import { cardName, NO_CARD, TRUMPET } from '../rules/data.ts';
import type { Jericho } from '../rules/rules.ts';
import { listScores, findWinners } from '../rules/scoring.ts';
import { toLabels } from '../../../messages/messages.ts';
import { formatEvent } from '../../../messages/index.ts';
import type { WallGroup } from './wallGroups.ts';
import type { RecentEvents } from './recentEvents.ts';
import type { BoardState } from './boardState.ts';

function formatScoring({ memory, says, words, names }: BoardState): string | null {
  const { telling } = memory;
  if (telling === null) return null;
  if (telling.type === 'supplyShown') return says.asks.opens(telling.cards.length, telling.trumpets);
  if (telling.type === 'onesTaken') return says.asks.ones(names, telling.seat, telling.cards.length);
  return formatEvent<Jericho>(words, telling, names);
}

/** J4, J7: all players choose at the same time. */
function formatChoice({ view, says, words, names, selected, me }: BoardState, toAct: SeatSet): string {
  const { shared, own } = view;
  const isLaying = shared.phase === 'lay';
  if (me !== null && seatSetHas(toAct, me)) {
    if (selected === null) return isLaying ? words.asks.lay : words.asks.feed;
    return (isLaying ? says.asks.lay : says.asks.feed)(cardName(selected));
  }
  const others = listSeats(toAct);
  const who = names.seats(others);
  if (own !== null && own.choice !== NO_CARD)
    return says.asks.waiting(cardName(own.choice), who, others.length);
  return (isLaying ? says.asks.theyLay : says.asks.theyFeed)(who, others.length);
}

function formatShownMove(
  { says, words, names }: BoardState,
  move: NonNullable<RecentEvents['move']>,
): string {
  return move.type === 'trumpetPlayed'
    ? says.asks.sounds(names, move.seat, move.colour)
    : formatEvent<Jericho>(words, move, names);
}

function formatTurn(table: BoardState, groups: readonly WallGroup[], toAct: SeatSet): string {
  const { view, says, words, names, selected, aimed, memory, me } = table;
  const { turn } = view.shared;
  // The turn passes with the draw; until then the move is on show.
  if (memory.move?.seat === turn) return formatShownMove(table, memory.move);
  if (turn !== me) return words.turn(names.seat(turn));
  if (!seatSetHas(toAct, me)) return '';
  if (aimed !== null && groups[aimed]?.sounding) return table.describeTrumpet(groups[aimed]);
  if (selected === null) return says.asks.turn;
  return selected === TRUMPET ? says.asks.aim : says.asks.wall(cardName(selected));
}

export function formatPrompt(
  table: BoardState,
  groups: readonly WallGroup[],
  toAct: SeatSet,
  isSummed: boolean,
): string {
  const { view, says, names, memory } = table;
  const { shared } = view;
  if (isSummed) {
    const most = Math.max(...listScores(shared));
    const leaders = listScores(shared).flatMap((won, seat) => (won === most ? [seat] : []));
    return says.scoring.leads(toLabels(names).seats(leaders), most);
  }
  const telling = formatScoring(table);
  if (telling !== null) return telling;
  if (memory.isFalling && memory.move !== null) return formatShownMove(table, memory.move);
  if (shared.phase === 'over') {
    const winners = findWinners(shared);
    return says.asks.over(toLabels(names).seats(winners), shared.won[winners[0]!]?.length ?? 0);
  }
  return shared.phase === 'turns' ? formatTurn(table, groups, toAct) : formatChoice(table, toAct);
}
