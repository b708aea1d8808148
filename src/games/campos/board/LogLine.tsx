import { toLabels } from '../../../messages/messages.ts';
import type { Names } from '../../../messages/index.ts';
import type { DrawnLogLine } from '../../../web/ui/board/boardModule.ts';
import { cardByName, pieceByName } from '../rules/data.ts';
import type { Event, PieceName } from '../rules/rules.ts';
import type { CamposMessages } from '../messages/en.ts';
import { Rule } from './Cards.tsx';
import { LoosePiece } from './Piece.tsx';

const PieceImage = ({ name, turn = 0 }: { readonly name: PieceName; readonly turn?: number }) => (
  <span class="log-piece">
    <LoosePiece piece={pieceByName(name)!} turn={turn} />
  </span>
);

export function renderLogLine(
  event: Event,
  words: CamposMessages,
  says: CamposMessages['board'],
  names: Names,
): DrawnLogLine {
  switch (event.type) {
    case 'placed':
      return {
        seat: event.seat,
        picture: (
          <>
            <PieceImage name={event.piece} turn={event.turn} />
            {says.log.placed}
          </>
        ),
      };
    case 'removed':
      return {
        seat: event.seat,
        picture: (
          <>
            <PieceImage name={event.piece} />
            {says.log.removed}
          </>
        ),
      };
    case 'scored':
      return {
        seat: event.seat,
        picture: (
          <>
            <Rule card={cardByName(event.card)!} />
            <b class="plus">+{event.points}</b>
          </>
        ),
      };
    case 'refilled':
      return { seat: event.seat, picture: null };
    case 'constructionOver':
      return {
        seat: null,
        picture: <b>{says.turned[event.by](names, event.seat)}</b>,
      };
    case 'dealt':
      return {
        seat: null,
        isQuiet: true,
        ...(event.seat === 0 ? { part: words.phases.deconstruction } : {}),
        picture: null,
      };
    case 'matchOver':
      return { seat: null, picture: <b>{says.over(toLabels(names).seats(event.winners))}</b> };
  }
}
