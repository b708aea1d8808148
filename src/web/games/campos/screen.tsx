import { cardByName, COLOURS, NO_PIECE, pieceName } from '../../../games/campos/data.ts';
import type { Campos, Event } from '../../../games/campos/rules.ts';
import { pointsOf } from '../../../games/campos/scoring.ts';
import type { CamposWords } from '../../../words/campos/en.ts';
import type { GameScreen, Source } from '../../ui/board.ts';
import { beats } from './beats.ts';
import { Board } from './Board.tsx';
import './board.css';
import { coloursOfCard } from './Cards.tsx';
import { lyingPieces } from './pieces.ts';
import type { CamposSays } from './words/en.ts';

const SAYS = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
  it: async () => (await import('./words/it.ts')).it,
};

type Phase = Campos['shared']['phase'];

/** The cards played, each with the phase it was played in. */
function scoredIn(told: readonly Event[]): { phase: Phase; event: Extract<Event, { type: 'scored' }> }[] {
  let phase: Phase = 'construction';
  return told.flatMap((event) => {
    if (event.type === 'constructionOver') phase = 'deconstruction';
    return event.type === 'scored' ? [{ phase, event }] : [];
  });
}

export const screen: GameScreen<Campos, CamposWords, CamposSays> = {
  Board,
  beats,
  phrase(move, { shared, seat }, words, says) {
    if (move.type === 'score') {
      const points = pointsOf(shared.laid, cardByName(move.card)!);
      return says.toPlay(words.card(move.card), words.points(points));
    }
    if (move.type === 'remove') {
      const piece = lyingPieces(shared.laid).find(({ q, r }) => q === move.q && r === move.r);
      return says.toRemove(piece === undefined ? '' : words.piece(pieceName(piece.piece)), move.q, move.r);
    }
    const piece = shared.front[2 * (seat ?? shared.turn ?? 0) + move.piece] ?? NO_PIECE;
    return says.toPlace(piece === NO_PIECE ? '' : words.piece(pieceName(piece)), move.q, move.r, move.turn);
  },
  // The first piece of a turn can be taken back; what ends the turn cannot (C6, C9, C13).
  hurts: (_, { shared }) => shared.second,
  standing: ({ shared }) => shared.scores,
  sources: (told, { shared }, words, says): Source[] => {
    const scored = scoredIn(told);
    return (['construction', 'deconstruction'] as const).flatMap((phase) =>
      COLOURS.flatMap((colour) => {
        const mine = scored.filter(
          (one) => one.phase === phase && coloursOfCard(cardByName(one.event.card)!)[2] === colour,
        );
        if (mine.length === 0) return [];
        const points = shared.scores.map((_, seat) =>
          mine.reduce((sum, { event }) => sum + (event.seat === seat ? event.points : 0), 0),
        );
        return [{ label: says.source(words.phases[phase], words.colours[colour]), points }];
      }),
    );
  },
  loadSays: (language) => SAYS[language](),
};
