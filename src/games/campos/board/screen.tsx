import { getArea } from '../rules/area.ts';
import { cardByName, COLOURS, NO_PIECE, pieceName } from '../rules/data.ts';
import type { Campos } from '../rules/rules.ts';
import { cardPoints } from '../rules/scoring.ts';
import type { CamposMessages } from '../messages/en.ts';
import type { GameScreen, PointSource } from '../../../web/ui/board/boardModule.ts';
import { Board } from './Board.tsx';
import './board.css';
import { reactions } from './reactions.ts';
import { listCardColours } from './Cards.tsx';
import { renderLogLine } from './LogLine.tsx';
import { lyingPieces } from './pieces.ts';

export const screen: GameScreen<Campos, CamposMessages> = {
  ...reactions,
  Board,
  logLine: renderLogLine,
  sentence: (event, says, names) =>
    event.type === 'placed' || event.type === 'removed'
      ? says[event.type](names, event.seat, event.piece)
      : null,
  firstPart: (words) => words.phases.construction,
  phrase(move, { shared, seat }, words, says) {
    if (move.type === 'score') {
      const points = cardPoints(getArea(shared.laid), cardByName(move.card)!);
      return says.toPlay(words.card(move.card), words.points(points));
    }
    if (move.type === 'remove') {
      const piece = lyingPieces(shared.laid).find(({ q, r }) => q === move.q && r === move.r);
      return says.removeSo(piece === undefined ? '' : words.piece(pieceName(piece.piece)));
    }
    const piece = shared.front[2 * (seat ?? shared.turn ?? 0) + move.piece] ?? NO_PIECE;
    return says.toPlace(piece === NO_PIECE ? '' : words.piece(pieceName(piece)));
  },
  briefPhrase(move, { shared, seat }, words, says) {
    if (move.type === 'score') return words.card(move.card);
    const piece =
      move.type === 'place'
        ? (shared.front[2 * (seat ?? shared.turn ?? 0) + move.piece] ?? NO_PIECE)
        : (lyingPieces(shared.laid).find(({ q, r }) => q === move.q && r === move.r)?.piece ?? NO_PIECE);
    const name = piece === NO_PIECE ? '' : words.piece(pieceName(piece));
    return move.type === 'place' ? says.placeSo(name) : says.removeSo(name);
  },
  moveTargets(move, { shared }) {
    if (move.type === 'score') return [`.hand [data-flip="card-${move.card}"]`];
    if (move.type === 'place') return [`.area [data-at="${move.q},${move.r}"]`];
    const piece = lyingPieces(shared.laid).find(({ q, r }) => q === move.q && r === move.r);
    return piece === undefined ? [] : [`.area .stone[data-slot="${piece.slot}"]`];
  },
  sources: (events, { shared }, words, says): PointSource[] => [
    ...COLOURS.map((colour) => {
      const points = shared.scores.map(() => 0);
      for (const event of events)
        if (event.type === 'scored' && listCardColours(cardByName(event.card)!)[2] === colour)
          points[event.seat]! += event.points;
      return { label: says.source(words.colours[colour]), points };
    }),
    { label: says.all, points: shared.scores },
  ],
};
