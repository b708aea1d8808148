/** What Jericho brings to the screen. */
import { type Colour, colourOf, COLOURS } from '../rules/data.ts';
import type { Event, Jericho, Move, Share } from '../rules/rules.ts';
import { scoresOf, wallSizes } from '../rules/scoring.ts';
import type { JerichoWords } from '../messages/en.ts';
import type { GameScreen, Source } from '../../../web/ui/board/boardModule.ts';
import { Board } from './Board.tsx';
import './board.css';
import { lasting } from './lasting.ts';
import { line } from './Line.tsx';
import { sound } from './sounds.ts';
import { stops } from './stops.ts';
import { quips } from './quips.ts';
import { cardOf } from './groups.ts';
import type { JerichoSays } from './messages/en.ts';

/** How many cards each seat has in these shares. */
const counted = (seats: number, shares: readonly Share[]): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    shares.reduce((sum, share) => sum + (share.seat === seat ? share.cards.length : 0), 0),
  );

/** J21, J22, J25: the shares a seat won in one colour, or with its 1s. */
const sharesIn = (told: readonly Event[], colour: Colour | 'ones'): readonly Share[] =>
  told.flatMap((event) => {
    if (event.type === 'onesTaken') return colour === 'ones' ? [event] : [];
    return event.type === 'scored' && event.colour === colour ? event.shares : [];
  });

/** Where a card of the hand is put. */
function placeOf(move: Move): string {
  if (move.type === 'lay') return '[data-drop="layout"] button';
  if (move.type === 'feed' || move.type === 'supply') return '[data-drop="supply"]';
  const colour = move.type === 'trumpet' ? COLOURS.indexOf(move.colour) : colourOf(cardOf(move.card));
  return `[data-drop="colour-${colour}"]`;
}

export const screen: GameScreen<Jericho, JerichoWords, JerichoSays> = {
  Board,
  lasting,
  stops,
  line,
  firstPart: (words) => words.round(1),
  quips,
  sound,
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
  reach: (move) => {
    const card = move.type === 'trumpet' ? 'trumpet' : move.card;
    return [`.hand [data-flip="hand-${card}-0"]`, placeOf(move)];
  },
  standing: ({ shared }) => scoresOf(shared),
  sources: (told, { shared }, _words, says): Source[] => [
    ...COLOURS.map((colour) => ({
      label: says.sources.colour(colour),
      points: counted(shared.seats, sharesIn(told, colour)),
    })),
    { label: says.sources.ones, points: counted(shared.seats, sharesIn(told, 'ones')) },
    // J26: only where won cards are equal.
    { label: says.sources.walls, points: wallSizes(shared), breaksTie: true },
    { label: says.sources.all, points: scoresOf(shared) },
  ],
};
