/** One sentence: whose turn it is and what is expected, or the result of the round. */
import { cardName, cellAt, colourOf, NO_CARD } from '../rules/data.ts';
import { findWinners } from '../rules/play.ts';
import { isNeutral } from '../rules/state.ts';
import { type Props, type RoundEnd, findRoundEnd } from './boardModel.ts';
import { describePlaced, listLaid } from './placed.ts';

function roundOver({ view, names, says }: Props, { winners, outcome, rows }: RoundEnd): string {
  const isMine = view.seat !== null && winners.includes(view.seat);
  const who = names.seats(winners);
  if (winners.length === 0) return says.nobodyWins;
  if (outcome.by === 'count') return isMine ? says.youWinCount : says.winCount(who, winners.length);
  const length = Math.max(...rows.map((row) => row.length));
  return isMine ? says.youWinRow(length) : says.winRow(who, winners.length, length);
}

function matchOver({ view, names, says }: Props): string {
  const winners = findWinners(view.shared);
  const partners = view.shared.options.teams ? 2 : 1;
  const isMine = view.seat !== null && winners.includes(view.seat) && winners.length === partners;
  return isMine ? says.youWinMatch : says.winMatch(names.seats(winners), winners.length);
}

export function formatPrompt(props: Props): string {
  const { view, events, pending, names, says } = props;
  const { shared, seat } = view;
  if (shared.turn === null) return matchOver(props);
  const end = findRoundEnd(shared);
  if (end !== null) return roundOver(props, end);
  const placed = events.find((event) => event.type === 'placed');
  const isStuck = shared.decks[shared.turn] === 0;
  if (placed !== undefined && (placed.seat === shared.turn || isStuck))
    return describePlaced(placed, listLaid(shared), says, names);
  const card = shared.up[shared.turn] ?? NO_CARD;
  if (card === NO_CARD)
    return shared.turn === seat ? says.youTurnUp : says.turningUp(names.seat(shared.turn));
  const name = cardName(card);
  if (shared.turn !== seat) return says.theirTurn(names.seat(shared.turn), name);
  const neutral = isNeutral(shared, colourOf(card));
  if (pending !== null) {
    const covered = shared.cells[cellAt(pending.x, pending.y)] ?? NO_CARD;
    return says.sure(covered > NO_CARD ? says.placeOn(name, cardName(covered)) : says.placeHere(name));
  }
  return shared.filled === 0 ? says.yourStart(name, neutral) : says.yourTurn(name, neutral);
}
