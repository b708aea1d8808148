/** Whose turn it is and what is expected, in one sentence (C6, C13, C17). */
import { toLabels } from '../../../messages/messages.ts';
import { getArea } from '../rules/area.ts';
import { NO_CARDS } from '../rules/data.ts';
import { cardsThatHold } from '../rules/scoring.ts';
import { findWinners } from '../rules/state.ts';
import type { Campos } from '../rules/rules.ts';
import type { CamposMessages } from '../messages/en.ts';
import type { BoardProps } from '../../../web/ui/board/boardModule.ts';

export type Props = BoardProps<Campos, CamposMessages>;

export function formatPrompt({ view: { shared, seat, own }, events, moves, names, says }: Props): string {
  const turned = events.find((event) => event.type === 'constructionOver');
  // A change of phase stays until a seat must act.
  if (moves.length === 0 && turned !== undefined) return says.turned[turned.by](names, turned.seat);
  if (moves.length === 0 && events.some((event) => event.type === 'dealt')) return says.turned.now;
  const { phase, turn, second, laid } = shared;
  if (turn === null) return says.over(toLabels(names).seats(findWinners(shared)));
  if (turn !== seat || own === null) return (second ? says.waitsAgain : says.waits)[phase](names.seat(turn));
  if (!second) return says.first[phase];
  return ((own.hand & cardsThatHold(getArea(laid))) === NO_CARDS ? says.secondOnly : says.second)[phase];
}
