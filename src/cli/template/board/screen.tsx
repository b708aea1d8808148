import type { GameScreen } from '../../../web/ui/board/boardModule.ts';
import type { Sample } from '../rules/state.ts';
import type { SampleMessages } from '../messages/en.ts';
import { Board } from './Board.tsx';
import './board.css';

/** How long each event is shown, in milliseconds. */
const LASTING = { laid: 500, roundWon: 900, matchOver: 0 };

export const screen: GameScreen<Sample, SampleMessages> = {
  Board,
  frameDuration: ({ events }) => Math.max(0, ...events.map(({ type }) => LASTING[type])),
  phrase: ({ card }, _, words, says) => says.lay(words.card(card)),
  sources: (_, { shared }, __, says) => [{ label: says.rounds, points: shared.points }],
};
