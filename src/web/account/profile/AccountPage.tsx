/** People: one's own account at `#/me`, and the page about somebody at `#/people/NAME`. */
import { useSignal } from '@preact/signals';
import { accountName, keepAccountName } from '../accountName.ts';
import { useAnswer } from '../../online/useServerAnswer.ts';
import { Message } from '../../ui/components/MessagePage.tsx';
import { Top } from '../../ui/components/PageHeader.tsx';
import { usePage } from '../../i18n/index.ts';
import { peopleApi } from './accountApi.ts';
import { Guest } from './SignIn.tsx';
import { Mine } from './AccountSettings.tsx';
import '../../online/online.css';
import './profile.css';
import { PersonPage } from './ProfilePage.tsx';
import { peopleSpoken, usePeople } from './messages/index.ts';

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
