/** A page that can only say one thing, and may be asked to try again. */
import { addressOf } from '../device/address.ts';
import { usePage } from '../words/index.ts';
import { TryAgain } from './TryAgain.tsx';
import { Top } from './Top.tsx';

export function Message({
  text,
  onAgain,
}: {
  readonly text: string;
  /** Given where it may be otherwise in a moment. */
  readonly onAgain?: () => unknown;
}) {
  const says = usePage();
  return (
    <div class="home">
      <Top />
      <main class="panel message" id="main">
        {onAgain === undefined ? <p>{text}</p> : <TryAgain text={text} onAgain={onAgain} />}
        <a class={onAgain === undefined ? 'primary' : 'btn'} href={addressOf()}>
          {says.backHome}
        </a>
      </main>
    </div>
  );
}
