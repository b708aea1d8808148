/** A page that can only say one thing, and may be asked to try again. */
import { addressOf } from '../browser/address.ts';
import { usePage } from '../../i18n/index.ts';
import { TryAgain } from './TryAgain.tsx';
import { Top } from './PageHeader.tsx';

export function Message({
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
  const says = usePage();
  return (
    <div class="home">
      <Top />
      <main class="panel message" id="main">
        {onAgain === undefined ? <p>{text}</p> : <TryAgain text={text} onAgain={onAgain} />}
        {onDiscard !== undefined && (
          <button type="button" class="btn" onClick={onDiscard}>
            {says.forget}
          </button>
        )}
        <a class={onAgain === undefined ? 'primary' : 'btn'} href={addressOf()}>
          {says.backHome}
        </a>
      </main>
    </div>
  );
}
