/** Sample in a terminal: the cards on the table, and the player's own; a move is typed as the card's number. */
import type { View } from '../../../core/index.ts';
import type { TerminalBoard } from '../../../terminal/terminalBoard.ts';
import type { Names } from '../../../messages/messages.ts';
import type { Sample } from '../rules/state.ts';
import type { SampleMessages } from '../messages/en.ts';

/** "Ada: 2 points; 3 cards; the 7" */
const seatLines = ({ shared }: View<Sample>, words: SampleMessages, names: Names): string[] =>
  shared.points.map((points, seat) => {
    const laid = shared.laid[seat] ?? null;
    const parts = [words.points(points), words.hand(shared.hands[seat] ?? 0)];
    return `${names.seat(seat)}: ${[...parts, ...(laid === null ? [] : [words.card(laid)])].join('; ')}`;
  });

export const terminalBoard: TerminalBoard<Sample, SampleMessages> = {
  draw(view, legal, words, names, paint) {
    const hand = view.own?.hand.map((card) => paint(legal.includes(card - 1) ? 'accent' : 'dim', `${card}`));
    return [
      ...seatLines(view, words, names),
      ...(hand === undefined ? [] : ['', `${words.yourHand}: ${hand.join(' ')}`]),
    ].join('\n');
  },
  describe: (view, words, names) =>
    [
      ...seatLines(view, words, names),
      ...(view.own === null ? [] : [`${words.yourHand}: ${view.own.hand.map(words.card).join(', ')}`]),
    ].join('\n'),
  formatMove: ({ card }) => `${card}`,
  parseMove: (typed) => (/^\d{1,3}$/.test(typed.trim()) ? { type: 'lay', card: Number(typed) } : undefined),
};
