/** How strong an even opponent is now, in words. */
import { LEVELS } from '../../../core/index.ts';
import { evenNow } from '../session/adaptiveStrength.ts';
import { usePage } from '../../i18n/index.ts';
import { companyWords } from './messages/index.ts';

/** How strong somebody plays who is as strong as the person here, between the levels that have names. */
export function Evenly({ game }: { readonly game: string }) {
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
