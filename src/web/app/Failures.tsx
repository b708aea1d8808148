/** Notices of failures above any page. They have their own messages, because the page's may be missing. */
import type { Language } from '../../core/index.ts';
import { retryNow } from '../ui/browser/importWithRetry.ts';
import { language } from '../ui/browser/settings.ts';

const MESSAGES: {
  readonly [L in Language]: {
    readonly missing: string;
    readonly again: string;
    readonly fault: string;
    readonly reload: string;
  };
} = {
  en: {
    missing: 'Part of this page could not be loaded.',
    again: 'Try again',
    fault: 'Something went wrong on this page. Your match is saved.',
    reload: 'Reload',
  },
  de: {
    missing: 'Ein Teil dieser Seite konnte nicht geladen werden.',
    again: 'Noch einmal versuchen',
    fault: 'Auf dieser Seite ist etwas schiefgegangen. Deine Partie ist gespeichert.',
    reload: 'Neu laden',
  },
  fr: {
    missing: 'Une partie de cette page n’a pas pu se charger.',
    again: 'Réessayer',
    fault: 'Un problème est survenu sur cette page. Votre partie est enregistrée.',
    reload: 'Recharger',
  },
  it: {
    missing: 'Una parte di questa pagina non si è caricata.',
    again: 'Riprova',
    fault: 'Qualcosa è andato storto in questa pagina. La tua partita è salvata.',
    reload: 'Ricarica',
  },
};

function Notice({
  text,
  action,
  onAct,
}: {
  readonly text: string;
  readonly action: string;
  readonly onAct: () => void;
}) {
  return (
    <div class="missing panel between" role="status">
      <p>{text}</p>
      <button type="button" class="btn" onClick={onAct}>
        {action}
      </button>
    </div>
  );
}

/** A chunk did not load after several retries. */
export function LoadFailure() {
  const { missing, again } = MESSAGES[language.value];
  return <Notice text={missing} action={again} onAct={retryNow} />;
}

export function FaultNotice() {
  const { fault, reload } = MESSAGES[language.value];
  return <Notice text={fault} action={reload} onAct={() => location.reload()} />;
}

/** Replaces a page that could not be drawn. */
export function CrashScreen() {
  const { fault, reload } = MESSAGES[language.value];
  return (
    <main class="curtain">
      <h1>{fault}</h1>
      <button type="button" class="primary" onClick={() => location.reload()}>
        {reload}
      </button>
    </main>
  );
}
