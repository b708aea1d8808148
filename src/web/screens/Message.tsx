/** A page that can only say one thing. */
import { addressOf } from '../session/place.ts';
import { Top } from '../ui/Top.tsx';
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
