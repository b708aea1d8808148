import type { GameMessages } from '../../../messages/messages.ts';
import type { Sample } from '../rules/state.ts';

export interface SampleMessages extends GameMessages<Sample> {
  /** "the 7" */
  readonly card: (card: number) => string;
  /** Signs beside a name. */
  readonly points: (points: number) => string;
  readonly hand: (count: number) => string;
  /** The cards on the table, and the player's own. */
  readonly onTable: string;
  readonly yourHand: string;
}

const card = (number: number): string => `the ${number}`;

export const en: SampleMessages = {
  asks: { lay: 'Lay a card.' },
  card,
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  hand: (count) => (count === 1 ? '1 card' : `${count} cards`),
  onTable: 'On the table',
  yourHand: 'Your hand',
  events: {
    laid: (e, names) => `${names.seat(e.seat)} lays ${card(e.card)}.`,
    roundWon: (e, names) => `${names.seat(e.seat)} takes the round with ${card(e.card)}.`,
    matchOver: (e, names) => `The match is over. ${names.seats(e.winners)} won.`,
  },
  refusals: {
    over: 'The match is over.',
    turn: 'It is not your turn.',
    missing: 'You do not have that card.',
  },
};
