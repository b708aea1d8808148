/** Somebody who will play against a person here: face, name, and a line on how they play; a tap asks somebody else. */
import { LEVELS, temperAmong } from '../../core/index.ts';
import { evenNow } from '../session/company.ts';
import type { ScreenWords } from '../ui/board.ts';
import { Face } from '../ui/Face.tsx';
import { Icon } from '../ui/Icon.tsx';
import { usePage } from '../words/index.ts';
import { companyWords } from './words/index.ts';
import './company.css';

/** How strong somebody plays who is as strong as the person here, between the levels that have names. */
function Evenly({ game }: { readonly game: string }) {
  const says = usePage();
  const words = companyWords.value;
  if (words === null) return null;
  const strength = evenNow(game);
  const level = (at: number): string => says.levels[LEVELS[at]!]!;
  const isAt = Math.abs(strength - Math.round(strength)) < 0.1;
  return (
    <>
      {isAt
        ? words.evenAt(level(Math.round(strength)))
        : words.evenBetween(level(Math.floor(strength)), level(Math.ceil(strength)))}
    </>
  );
}

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
      <p class="soft small opponent-line">
        {temperAmong(tempers ?? [], name)} {isEven && <Evenly game={game} />}
      </p>
    </>
  );
}
