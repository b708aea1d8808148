/** A page that can only say one thing, and may be asked to try again. */
import { buildHash } from '../browser/address.ts';
import { usePageMessages } from '../../i18n/index.ts';
import { TryAgain } from './TryAgain.tsx';
import { PageHeader } from './PageHeader.tsx';

export function MessagePage({
  text,
  onAgain,
  onDiscard,
}: {
  readonly text: string;
  /** Given where it may be otherwise in a moment. */
  readonly onAgain?: (() => unknown) | undefined;
  /** Given where the player can delete what the page is about. */
  readonly onDiscard?: (() => void) | undefined;
}) {
  const t = usePageMessages();
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
