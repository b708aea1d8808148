import type { EnglishMessages, GameCatalogue } from '../../../messages/messages.ts';
import type { Sample } from '../rules/state.ts';
import type { Widen } from '../../../messages/widen.ts';

const card = (number: number): string => `the ${number}`;

export const en = {
  asks: { lay: 'Lay a card.' },
  card,
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  hand: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
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
  /** Messages of the board. */
  board: {
    howTo: () => [
      'Everyone has ten cards. In turn, each player lays one face up.',
      'The highest card takes the round and begins the next one.',
      'After ten rounds the most rounds win.',
    ],
    options: {},
    optionValues: {},
    /** Beside the title. */
    status: (round: number) => `Round ${round} of 10`,
    players: 'Players',
    nothingLaid: 'nothing laid yet',
    hinted: 'hint',
    yourTurn: 'Your turn: pick a card.',
    /** Once a card is picked. */
    where: (card: string) => `Lay ${card} in your place.`,
    theirTurn: (name: string) => `${name} is choosing a card.`,
    over: (names: string) => `${names} won the match.`,
    lay: (card: string) => `lay ${card}`,
    rounds: 'Rounds taken',
  },
} satisfies EnglishMessages<Sample>;

export type SampleMessages = Widen<typeof en, GameCatalogue<Sample>>;
