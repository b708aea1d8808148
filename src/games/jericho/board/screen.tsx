import { type Colour, colourOf, COLOURS } from '../rules/data.ts';
import type { Event, Jericho, Move, Share } from '../rules/rules.ts';
import { listScores, wallSizes } from '../rules/scoring.ts';
import type { JerichoMessages } from '../messages/en.ts';
import type { GameScreen, PointSource } from '../../../web/ui/board/boardModule.ts';
import { Board } from './Board.tsx';
import './board.css';
import { reactions } from './reactions.ts';
import { renderLogLine } from './LogLine.tsx';
import { findCard } from './wallGroups.ts';

const countCards = (seats: number, shares: readonly Share[]): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    shares.reduce((sum, share) => sum + (share.seat === seat ? share.cards.length : 0), 0),
  );

/** J21, J22, J25: the shares a seat won in one colour, or with its 1s. */
const listShares = (events: readonly Event[], colour: Colour | 'ones'): readonly Share[] =>
  events.flatMap((event) => {
    if (event.type === 'onesTaken') return colour === 'ones' ? [event] : [];
    return event.type === 'scored' && event.colour === colour ? event.shares : [];
  });

function moveTarget(move: Move): string {
  if (move.type === 'lay') return '[data-drop="layout"] button';
  if (move.type === 'feed' || move.type === 'supply') return '[data-drop="supply"]';
  const colour = move.type === 'trumpet' ? COLOURS.indexOf(move.colour) : colourOf(findCard(move.card));
  return `[data-drop="colour-${colour}"]`;
}

export const screen: GameScreen<Jericho, JerichoMessages> = {
  ...reactions,
  Board,
  logLine: renderLogLine,
  firstPart: (words) => words.round(1),
  phrase: (move, _view, _words, { phrase }) => {
    switch (move.type) {
      case 'lay':
        return phrase.lay(move.card);
      case 'feed':
        return phrase.feed(move.card);
      case 'build':
        return phrase.build(move.card);
      case 'supply':
        return phrase.supply(move.card);
      case 'trumpet':
        return phrase.trumpet(move.colour);
    }
  },
  moveTargets: (move) => {
    const card = move.type === 'trumpet' ? 'trumpet' : move.card;
    return [`.hand [data-flip="hand-${card}-0"]`, moveTarget(move)];
  },
  sources: (events, { shared }, _words, says): PointSource[] => [
    ...COLOURS.map((colour) => ({
      label: says.sources.colour(colour),
      points: countCards(shared.seats, listShares(events, colour)),
    })),
    { label: says.sources.ones, points: countCards(shared.seats, listShares(events, 'ones')) },
    // J26: only where won cards are equal.
    { label: says.sources.walls, points: wallSizes(shared), breaksTie: true },
    { label: says.sources.all, points: listScores(shared) },
  ],
};
