import type { View } from '../../../core/index.ts';
import { cardByName, cardName, NO_CARD } from '../rules/data.ts';
import { describePlace, placeAt } from '../rules/placement.ts';
import type { Move, Schicht } from '../rules/rules.ts';
import type { SchichtMessages } from '../messages/en.ts';
import type { GameScreen } from '../../../web/ui/board/boardModule.ts';
import { Board } from './Board.tsx';
import { cardMark } from './Card.tsx';
import './board.css';
import { reactions } from './reactions.ts';
import { renderLogLine } from './LogLine.tsx';
import { cardToLay } from './boardModel.ts';
import { listScoreSources } from './scoreSources.ts';

function phrase(
  move: Move,
  { shared, seat }: View<Schicht>,
  words: SchichtMessages,
  says: SchichtMessages['board'],
): string {
  const { layout } = shared;
  if (move.type === 'choose') return says.phraseChoose(move.card);
  if (move.type === 'lay') {
    const { how, against } = describePlace(layout, placeAt(move.row, move.at));
    const place = words.place(how, against === NO_CARD ? null : cardName(against));
    return says.phraseLay(cardName(cardToLay(shared, seat)), place);
  }
  return says.phraseClose(move.option + 1);
}

function reach(move: Move): string[] {
  if (move.type === 'choose') return [`.hand [data-flip="${cardMark(cardByName(move.card) ?? NO_CARD)}"]`];
  if (move.type === 'lay') return [`.mine [data-drop="${move.row},${move.at}"]`];
  return [`.choices.ways > :nth-child(${move.option + 1})`];
}

export const screen: GameScreen<Schicht, SchichtMessages> = {
  ...reactions,
  Board,
  logLine: renderLogLine,
  phrase,
  moveTargets: reach,
  sources: (events, last, _, says) => listScoreSources(events, last, says),
};
