import { LEVELS } from '../../../core/index.ts';
import { computeStrength } from '../session/adaptiveStrength.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { botMessages } from './messages/index.ts';

/** Describes a strength equal to the player's, between the named levels. */
export function AdaptiveStrength({ game }: { readonly game: string }) {
  const t = getPageMessages();
  const messages = botMessages.value;
  if (messages === null) return null;
  const strength = computeStrength(game);
  const level = (at: number): string => t.levels[LEVELS[at]!];
  const isAt = Math.abs(strength - Math.round(strength)) < 0.1;
  return (
    <>
      {isAt
        ? messages.evenAt(level(Math.round(strength)))
        : messages.evenBetween(level(Math.floor(strength)), level(Math.ceil(strength)))}
    </>
  );
}
