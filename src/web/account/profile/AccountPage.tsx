/** The player's own account at `#/me`, and other players' profiles at `#/people/NAME`. */
import { useSignal } from '@preact/signals';
import { accountName, saveAccountName } from '../accountName.ts';
import { useServerAnswer } from '../../online/useServerAnswer.ts';
import { MessagePage } from '../../ui/components/MessagePage.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { accountApi } from './accountApi.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { accountMessages, getAccountMessages } from './messages/index.ts';
import { myName } from '../../ui/browser/settings.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { NameField, TextField } from '../../ui/components/Fields.tsx';
import { replaceWith } from '../../ui/browser/address.ts';
import { useActions } from './useActions.ts';
import { deviceLabel, createAccount, findPasskeyObstacle, signIn } from './passkey.ts';
import '../../online/online.css';
import './profile.css';

interface Props {
  readonly origin: string;
  readonly onChange: () => Promise<void>;
}

/** Explains why this device cannot use passkeys here, and where it can. */
function PasskeysUnavailable({
  why,
  origin,
}: {
  readonly why: NonNullable<ReturnType<typeof findPasskeyObstacle>>;
  readonly origin: string;
}) {
  const messages = getAccountMessages();
  return (
    <section class="panel">
      <p role="status">{messages.missing[why]}</p>
      {origin !== location.origin && (
        <p>
          {messages.elsewhere} <a href={`${origin}/#/me`}>{origin}</a>
        </p>
      )}
    </section>
  );
}

export function SignIn({ origin, onChange }: Props) {
  const messages = getAccountMessages();
  const { trouble, act } = useActions();
  const name = useSignal(myName.value);
  const code = useSignal('');
  const why = findPasskeyObstacle();
  return (
    <>
      <p>{messages.intro}</p>
      <p class="soft">{messages.guests}</p>
      {trouble !== null && (
        <p class="notice" role="alert">
          {trouble}
        </p>
      )}
      {why !== null ? (
        <PasskeysUnavailable why={why} origin={origin} />
      ) : (
        <section class="panel">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void act(async () => {
                await createAccount(name.value.trim());
                myName.value = name.value.trim();
                await onChange();
              });
            }}
          >
            <NameField name={name.value} isNeeded onName={(value) => (name.value = value)} />
            <button type="submit" class="primary wide">
              <Icon name="seat" /> {messages.make}
            </button>
          </form>
          <button
            type="button"
            class="btn"
            onClick={() =>
              void act(async () => {
                await signIn();
                await onChange();
              })
            }
          >
            {messages.enter}
          </button>
        </section>
      )}
      <details class="panel fold">
        <summary>{messages.lost}</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void act(async () => {
              await accountApi.recover(code.value, deviceLabel());
              await onChange();
            });
          }}
        >
          <TextField
            label={messages.code}
            required
            maxLength={40}
            value={code.value}
            onText={(text) => (code.value = text)}
          />
          <button type="submit" class="btn">
            {messages.useCode}
          </button>
        </form>
      </details>
    </>
  );
}

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
    <div class="home narrow-page">
      <PageHeader />
      <main class="page-parts" id="main">
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

/** The page behind a link from a signed-in device. It asks, because anyone may have sent the link. */
function SignInByLink({ code }: { readonly code: string }) {
  const messages = getAccountMessages();
  const t = getPageMessages();
  const { trouble, act } = useActions();
  return (
    <div class="home narrow-page">
      <PageHeader />
      <main class="panel message" id="main">
        <h2>{messages.deviceAsk}</h2>
        <p class="soft">{messages.deviceAskNote}</p>
        {trouble !== null && (
          <p class="notice" role="alert">
            {trouble}
          </p>
        )}
        <div class="row-of-two">
          <button type="button" class="btn" onClick={() => replaceWith('me')}>
            {t.cancel}
          </button>
          <button
            type="button"
            class="primary"
            onClick={() =>
              void act(async () => {
                await accountApi.recover(code, deviceLabel());
                replaceWith('me');
              })
            }
          >
            {messages.deviceTake}
          </button>
        </div>
      </main>
    </div>
  );
}

export function AccountPage({ path }: { readonly path: readonly string[] }) {
  const t = getPageMessages();
  if (accountMessages.value === null) return <p class="loading">{t.loading}</p>;
  const [first, name, code] = path;
  if (first === 'me' && name === 'device' && code !== undefined) return <SignInByLink code={code} />;
  if (first === 'people' && name !== undefined)
    return <ProfilePage key={name} name={decodeURIComponent(name)} />;
  return <OwnAccount />;
}
