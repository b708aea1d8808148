/** The player's own account at `#/me`, and other players' profiles at `#/people/NAME`. */
import { useSignal } from '@preact/signals';
import { accountName, saveAccountName } from '../accountName.ts';
import { useServerAnswer } from '../../online/useServerAnswer.ts';
import { MessagePage } from '../../ui/components/MessagePage.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { accountApi } from './accountApi.ts';
import { SignIn } from './SignIn.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import '../../online/online.css';
import './profile.css';
import { ProfilePage } from './ProfilePage.tsx';
import { accountMessages, getAccountMessages } from './messages/index.ts';

function OwnAccount() {
  const messages = getAccountMessages();
  const t = getPageMessages();
  const isRemoved = useSignal(false);
  const { answer, again: look } = useServerAnswer(async () => {
    const who = await accountApi.me();
    saveAccountName(who.me?.name ?? null);
    return who;
  });
  if (answer === undefined) return <p class="loading">{t.loading}</p>;
  if (answer === null) return <MessagePage text={getPageMessages().noServer} onAgain={look} />;
  return (
    <div class="home people">
      <PageHeader />
      <main class="people-parts" id="main">
        <h2>{answer.me === null ? t.account : (accountName.value ?? '') || t.account}</h2>
        {isRemoved.value && (
          <p class="panel" role="status">
            {messages.removed}
          </p>
        )}
        {answer.me === null ? (
          <SignIn origin={answer.origin} onChange={look} />
        ) : (
          <AccountSettings
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

export function AccountPage({ path }: { readonly path: readonly string[] }) {
  const t = getPageMessages();
  if (accountMessages.value === null) return <p class="loading">{t.loading}</p>;
  const [first, name] = path;
  if (first === 'people' && name !== undefined)
    return <ProfilePage key={name} name={decodeURIComponent(name)} />;
  return <OwnAccount />;
}
