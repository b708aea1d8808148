/** A page that can only say one thing. */
import { addressOf } from '../device/address.ts';
import { Top } from './Top.tsx';
import { usePage } from '../words/index.ts';

export function Message({ text }: { readonly text: string }) {
  const says = usePage();
  return (
    <div class="home">
      <Top />
      <main class="panel message" id="main">
        <p>{text}</p>
        <a class="primary" href={addressOf()}>
          {says.backHome}
        </a>
      </main>
    </div>
  );
}
