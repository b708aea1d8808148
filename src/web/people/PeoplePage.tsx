/** People: one's own account at `#/me`, and the page about somebody at `#/people/NAME`. */
import { useSignal } from '@preact/signals';
import { accountName, keepAccountName } from '../device/account.ts';
import { useAnswer } from '../online/answer.ts';
import { Message } from '../ui/Message.tsx';
import { Top } from '../ui/Top.tsx';
import { usePage } from '../words/index.ts';
import { peopleApi } from './api.ts';
import { Guest } from './Guest.tsx';
import { Mine } from './Mine.tsx';
import '../style/online.css';
import './people.css';
import { PersonPage } from './PersonPage.tsx';
import { peopleSpoken, usePeople } from './words/index.ts';

function Account() {
  const words = usePeople();
  const says = usePage();
  const isRemoved = useSignal(false);
  const { answer, again: look } = useAnswer(async () => {
    const who = await peopleApi.me();
    keepAccountName(who.me?.name ?? null);
    return who;
  });
  if (answer === undefined) return <p class="loading">{says.loading}</p>;
  if (answer === null) return <Message text={words.noServer} onAgain={look} />;
  return (
    <div class="home people">
      <Top />
      <main class="people-parts" id="main">
        <h2>{answer.me === null ? words.title : (accountName.value ?? '') || words.title}</h2>
        {isRemoved.value && (
          <p class="panel" role="status">
            {words.removed}
          </p>
        )}
        {answer.me === null ? (
          <Guest origin={answer.origin} onChange={look} />
        ) : (
          <Mine
            me={answer.me}
            onChange={look}
            onRemoved={() => {
              isRemoved.value = true;
              return look();
            }}
          />
        )}
      </main>
    </div>
  );
}

export function PeoplePage({ path }: { readonly path: readonly string[] }) {
  const says = usePage();
  if (peopleSpoken.value === null) return <p class="loading">{says.loading}</p>;
  const [first, name] = path;
  if (first === 'people' && name !== undefined)
    return <PersonPage key={name} name={decodeURIComponent(name)} />;
  return <Account />;
}
