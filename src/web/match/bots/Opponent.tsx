/** A bot in the setup: face, name and style. A tap replaces it with another bot. */
import { assignStyle } from '../../../core/index.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';
import { Portrait } from '../../ui/components/Portrait.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { lazyComponent } from '../../ui/components/lazyComponent.tsx';
import { botMessages } from './messages/index.ts';
import './bots.css';

/** The adaptive strength loads only where it is shown. */
const AdaptiveStrength = lazyComponent(async () => (await import('./AdaptiveStrength.tsx')).AdaptiveStrength);

interface Props {
  readonly name: string;
  readonly game: string;
  readonly tempers: BoardMessages['tempers'];
  readonly isEven: boolean;
  readonly onOther: () => void;
}

export function Opponent({ name, game, tempers, isEven, onOther }: Props) {
  const label = botMessages.value?.somebodyElse;
  return (
    <>
      <button type="button" class="opponent" title={label} onClick={onOther}>
        <Portrait name={name} />
        <b class="cut">{name}</b>
        <Icon name="again" />
        <span class="hidden">{label}</span>
      </button>
      <p class="soft small opponent-line" data-even={isEven ? '' : undefined}>
        {assignStyle(tempers ?? [], name)} {isEven && <AdaptiveStrength game={game} />}
      </p>
    </>
  );
}
