import { useSignal } from '@preact/signals';
import { myName } from '../../ui/browser/settings.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { NameField } from '../../ui/components/NameField.tsx';
import { accountApi } from './accountApi.ts';
import { useActions } from './useActions.ts';
import { deviceLabel, createAccount, findPasskeyObstacle, signIn } from './passkey.ts';
import { getAccountMessages } from './messages/index.ts';

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
          <label class="lobby-name">
            <span>{messages.code}</span>
            <input
              class="field"
              autocomplete="off"
              required
              maxLength={40}
              value={code.value}
              onInput={({ currentTarget }) => (code.value = currentTarget.value)}
            />
          </label>
          <button type="submit" class="btn">
            {messages.useCode}
          </button>
        </form>
      </details>
    </>
  );
}
