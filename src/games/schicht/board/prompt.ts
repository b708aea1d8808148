/** Whose turn it is and what is expected, in one sentence; during an animation, what is happening. */
import { toLabels } from '../../../messages/messages.ts';
import { listSeats, type Seat } from '../../../core/index.ts';
import { listClosings } from '../rules/closings.ts';
import { cardByName, cardName, NO_CARD } from '../rules/data.ts';
import { takeCorridors } from '../rules/layout.ts';
import { describePlace, placesFor } from '../rules/placement.ts';
import { listScores, findWinners } from '../rules/play.ts';
import { cardsTaken, previewLaying } from '../explain/outcomes.ts';
import { type Props, listCompleteCorridors, findLastLaid } from './boardModel.ts';

type Asked = Pick<Props, 'view' | 'events' | 'moves' | 'toAct' | 'pending' | 'names' | 'words' | 'says'>;

function askToChoose({ view: { shared, own, seat }, toAct, pending, names, words, says }: Asked): string {
  const thinking = listSeats(toAct).filter((one) => one !== seat);
  if (seat === null || own === null)
    return thinking.length === 0
      ? words.asks.choose
      : says.askThinking(names.seats(thinking), thinking.length);
  if (own.choice !== NO_CARD) {
    const chosen = cardName(own.choice);
    if (thinking.length === 0) return `${words.chosen(words.card(chosen))}.`;
    return says.askChosen(chosen, names.seats(thinking), thinking.length);
  }
  if (pending?.type !== 'choose') return own.hand.length === 1 ? says.askLastCard : says.askChoose;
  const card = cardByName(pending.card) ?? NO_CARD;
  const places = placesFor(shared.layout, card);
  const said = places.map((place) => {
    const { how, against } = describePlace(shared.layout, place);
    return words.place(how, against === NO_CARD ? null : cardName(against));
  });
  const [first] = places;
  const gain =
    first === undefined || places.length > 1
      ? 0
      : cardsTaken(previewLaying(shared.layout, card, first).takings);
  return says.askSure(pending.card, said, gain);
}

function askInTurn({ view: { shared, seat }, events, moves, names, says }: Asked): string {
  const { layout, phase, order, laid, revealed } = shared;
  const last = findLastLaid(shared);
  const who = (one: Seat): string | null => (one === seat ? null : names.seat(one));
  const complete = listCompleteCorridors(shared);
  if (last !== null && complete.length > 0) {
    const { cards } = takeCorridors(layout, complete);
    return says.askCompletes(who(last.seat), complete, cards.length, shared.chain > 0);
  }
  if (last !== null && phase === 'close') {
    const ways = listClosings(layout).length;
    if (ways > 1) return last.seat === seat ? says.askClose(ways) : says.askClosing(names.seat(last.seat));
    const taken = events.find((event) => event.type === 'taken');
    return says.askTakes(who(last.seat), taken?.cards.length ?? 0);
  }
  const turn = order[laid] ?? last?.seat ?? 0;
  const card = revealed[turn] ?? NO_CARD;
  if (turn === seat && moves.length > 0) return says.askLay(cardName(card), placesFor(layout, card).length);
  return says.askLaying(who(turn), cardName(card));
}

export function formatPrompt(asked: Asked): string {
  const { view, names, says } = asked;
  const { shared } = view;
  if (shared.phase === 'over') {
    const winners = findWinners(shared);
    return says.askOver(toLabels(names).seats(winners), Math.max(...listScores(shared)));
  }
  return shared.phase === 'choose' ? askToChoose(asked) : askInTurn(asked);
}
