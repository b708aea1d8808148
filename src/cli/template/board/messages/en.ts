import type { BoardMessages } from '../../../../web/ui/board/boardModule.ts';
import type { AtLeast, Widen } from '../../../../messages/widen.ts';

export const en = {
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
} satisfies AtLeast<BoardMessages>;

export type SampleBoardMessages = Widen<typeof en, BoardMessages>;
