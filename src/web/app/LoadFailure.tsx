/** Says that a part of the page did not load. It has its own messages, because the page's may be missing. */
import type { Language } from '../../core/index.ts';
import { retryNow } from '../ui/browser/importWithRetry.ts';
import { language } from '../ui/browser/settings.ts';

const MESSAGES: { readonly [L in Language]: readonly [text: string, again: string] } = {
  en: ['Part of this page could not be loaded.', 'Try again'],
  de: ['Ein Teil dieser Seite konnte nicht geladen werden.', 'Noch einmal versuchen'],
  fr: ['Une partie de cette page n’a pas pu se charger.', 'Réessayer'],
  it: ['Una parte di questa pagina non si è caricata.', 'Riprova'],
};

export function LoadFailure() {
  const [text, again] = MESSAGES[language.value];
  return (
    <div class="missing panel between" role="status">
      <p>{text}</p>
      <button type="button" class="btn" onClick={retryNow}>
        {again}
      </button>
    </div>
  );
}
