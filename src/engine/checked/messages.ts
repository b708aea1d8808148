import { type Language, LANGUAGES } from '../../core/index.ts';
import { formatValue } from '../../core/validateGame.ts';
import { type GameCatalogue, loadGameMessages } from '../../messages/index.ts';
import { argumentError } from './argumentChecks.ts';
import { checkId } from './ids.ts';

/**
 * A game's messages in one language. `refusals[refusal.reason]` is the sentence for a refusal, `formatEvent` the one for an event.
 * Throws for an unknown game or language.
 */
export async function loadMessages(game: string, language: Language): Promise<GameCatalogue> {
  checkId('loadMessages, argument game', game);
  if (!LANGUAGES.includes(language))
    throw argumentError(
      'loadMessages, argument language',
      `one of ${LANGUAGES.join(', ')}`,
      formatValue(language),
    );
  return loadGameMessages(game, language);
}
