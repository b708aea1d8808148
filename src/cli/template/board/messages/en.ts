import type { BoardMessages } from '../../../../web/ui/board/boardModule.ts';

/** The sentences of this screen, in addition to the shared ones. */
export interface SampleBoardMessages extends BoardMessages {
  /** Beside the title. */
  readonly status: (round: number) => string;
  /** The labels of the screen's parts. */
  readonly players: string;
  readonly nothingLaid: string;
  readonly hinted: string;
  /** The sentence that says what is expected. */
  readonly yourTurn: string;
  readonly theirTurn: (name: string) => string;
  readonly over: (names: string) => string;
  /** Once a card is picked. */
  readonly where: (card: string) => string;
  /** A move in a few words. */
  readonly lay: (card: string) => string;
  readonly rounds: string;
}

export const en: SampleBoardMessages = {
  howTo: () => [
    'Everyone has ten cards. In turn, each player lays one face up.',
    'The highest card takes the round and begins the next one.',
    'After ten rounds the most rounds win.',
  ],
  options: {},
  optionValues: {},
  status: (round) => `Round ${round} of 10`,
  players: 'Players',
  nothingLaid: 'nothing laid yet',
  hinted: 'hint',
  yourTurn: 'Your turn: pick a card.',
  where: (card) => `Lay ${card} in your place.`,
  theirTurn: (name) => `${name} is choosing a card.`,
  over: (names) => `${names} won the match.`,
  lay: (card) => `lay ${card}`,
  rounds: 'Rounds taken',
};
