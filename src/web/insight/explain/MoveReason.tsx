/** Says, before a move is confirmed, why it goes where it goes; over the table's edge, so that nothing moves for it. */
import type { Kind, View } from '../../../core/index.ts';
import type { Names } from '../../../messages/index.ts';
import './moveReason.css';
import { useLights } from './outlineThings.ts';
import { useReasons } from './useExplanations.ts';

interface Props {
  readonly game: string;
  readonly view: View;
  /** The move that waits, or those that are open. */
  readonly moves: readonly Kind['move'][];
  readonly names: Names;
}

export function Because({ game, view, moves, names }: Props) {
  const reasoned = useReasons(game, names);
  const whys = moves.map((move) => reasoned?.reasons?.before?.(view, move) ?? null);
  const said = whys.map((why) => why?.remarks.map(reasoned!.say).join(' ') ?? '');
  // Of several open moves only what holds for all of them is said.
  const [text = ''] = new Set(said).size === 1 ? said : [];
  useLights(text === '' ? [] : (whys[0]?.things ?? []));
  return text === '' ? null : (
    <p class="because" role="status">
      {text}
    </p>
  );
}
