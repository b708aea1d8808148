/** Somebody who will play against a person here: face, name, and a line on how they play; a tap asks somebody else. */
import { temperAmong } from '../../../core/index.ts';
import type { ScreenWords } from '../../ui/board/boardModule.ts';
import { Face } from '../../ui/components/Portrait.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { lazily } from '../../ui/components/lazy.tsx';
import { companyWords } from './messages/index.ts';
import './bots.css';

/** What is known of results comes with who asks for it. */
const Evenly = lazily(async () => (await import('./AdaptiveStrength.tsx')).Evenly);

interface Props {
  readonly name: string;
  readonly game: string;
  readonly tempers: ScreenWords['tempers'];
  readonly isEven: boolean;
  readonly onOther: () => void;
}

export function Opponent({ name, game, tempers, isEven, onOther }: Props) {
  const label = companyWords.value?.somebodyElse;
  return (
    <>
      <button type="button" class="opponent" title={label} onClick={onOther}>
        <Face name={name} />
        <b class="cut">{name}</b>
        <Icon name="again" />
        <span class="hidden">{label}</span>
      </button>
      <p class="soft small opponent-line" data-even={isEven ? '' : undefined}>
        {temperAmong(tempers ?? [], name)} {isEven && <Evenly game={game} />}
      </p>
    </>
  );
}
