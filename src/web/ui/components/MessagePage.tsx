/** A page with a single message and perhaps a retry. */
import { buildHash } from '../browser/address.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { TryAgain } from './TryAgain.tsx';
import { PageHeader } from './PageHeader.tsx';

export function MessagePage({
  text,
  onAgain,
  onDiscard,
}: {
  readonly text: string;
  /** Given if a retry may help. */
  readonly onAgain?: (() => unknown) | undefined;
  /** Given if the player can delete the subject of the page. */
  readonly onDiscard?: (() => void) | undefined;
}) {
  const t = getPageMessages();
  return (
    <div class="home">
      <PageHeader />
      <main class="panel message" id="main">
        {onAgain === undefined ? <p>{text}</p> : <TryAgain text={text} onAgain={onAgain} />}
        {onDiscard !== undefined && (
          <button type="button" class="btn" onClick={onDiscard}>
            {t.forget}
          </button>
        )}
        <a class={onAgain === undefined ? 'primary' : 'btn'} href={buildHash()}>
          {t.backHome}
        </a>
      </main>
    </div>
  );
}
