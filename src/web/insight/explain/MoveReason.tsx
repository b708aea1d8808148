/** Explains a move before it is confirmed. It overlaps the table's edge, so that nothing moves. */
import type { GameTypes, View } from '../../../core/index.ts';
import type { Names } from '../../../messages/index.ts';
import './moveReason.css';
import { useOutlines } from './outlineThings.ts';
import { useExplanations } from './useExplanations.ts';

interface Props {
  readonly game: string;
  readonly view: View;
  readonly moves: readonly GameTypes['move'][];
  readonly names: Names;
}

export function MoveReason({ game, view, moves, names }: Props) {
  const reasoned = useExplanations(game, names);
  const whys = moves.map((move) => reasoned?.reasons?.explainMove?.(view, move) ?? null);
  const said = whys.map((why) => why?.remarks.map(reasoned!.format).join(' ') ?? '');
  // Of several possible moves, only a text that fits them all.
  const [text = ''] = new Set(said).size === 1 ? said : [];
  useOutlines(text === '' ? [] : (whys[0]?.things ?? []));
  return text === '' ? null : (
    <p class="because" role="status">
      {text}
    </p>
  );
}
