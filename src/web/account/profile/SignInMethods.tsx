/** Sign-in methods: passkeys, recovery codes and signed-in devices. */
import { useSignal } from '@preact/signals';
import type { AccountItem } from '../../../protocol/index.ts';
import { saveAccountName } from '../accountName.ts';
import { findLocaleTag } from '../../ui/browser/settings.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { getPageMessages, locale } from '../../i18n/index.ts';
import { buildPageLink, ShareLink } from '../../online/ShareLink.tsx';
import { accountApi } from './accountApi.ts';
import type { AccountSectionProps } from './useActions.ts';
import { addPasskey, findPasskeyObstacle } from './passkey.ts';
import { getAccountMessages } from './messages/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { saveFile } from '../../ui/browser/saveFile.ts';

interface Props {
  readonly codes: readonly string[];
  readonly name: string;
  readonly onClose: () => void;
}

/** Recovery codes, to print or save. The server shows them only once. */
function RecoverySheet({ codes, name, onClose }: Props) {
  const messages = getAccountMessages();
  const title = messages.codesTitle(name, location.host);
  return (
    <Dialog title={title} class="recovery" onClose={onClose}>
      <p>{messages.codesHow}</p>
      <ol class="plain codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="row-of-two">
        <button type="button" class="btn" onClick={() => print()}>
          <Icon name="log" /> {getPageMessages().print}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() =>
            saveFile('tavola-codes.txt', `${[title, messages.codesHow, '', ...codes].join('\n')}\n`)
          }
        >
          <Icon name="save" /> {messages.save}
        </button>
      </div>
    </Dialog>
  );
}

const formatDay = (time: number): string =>
  // The server counts days in UTC.
  new Date(time).toLocaleDateString(findLocaleTag(locale.value!.language), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });

/** Passkeys or devices, each with its date and a button to remove it. */
function MethodList({
  things,
  ends,
  onEnd,
}: {
  readonly things: readonly AccountItem[];
  readonly ends: (label: string) => string;
  readonly onEnd: (id: string) => void;
}) {
  const messages = getAccountMessages();
  return (
    <ul class="plain people-things">
      {things.map(({ id, label, used, isThis }) => (
        <li key={id} class="between">
          <span>
            <b>{label}</b> {isThis === true && <span class="mark">{messages.thisDevice}</span>}{' '}
            <span class="soft">{messages.lastUsed(formatDay(used))}</span>
          </span>
          {isThis !== true && <RoundButton icon="close" label={ends(label)} onClick={() => onEnd(id)} />}
        </li>
      ))}
    </ul>
  );
}

export function SignInMethods({ me, act, onChange }: AccountSectionProps) {
  const messages = getAccountMessages();
  const codes = useSignal<readonly string[] | null>(null);
  const link = useSignal<string | null>(null);
  const then = (work: () => Promise<unknown>): void =>
    void act(async () => {
      await work();
      await onChange();
    });
  return (
    <>
      <section class="panel" aria-labelledby="people-passkeys">
        <h3 id="people-passkeys">{messages.passkeys}</h3>
        {me.passkeys.length === 1 && me.codes === 0 && <p class="notice">{messages.onlyWay}</p>}
        <p class="soft">{messages.passkeysNote}</p>
        <MethodList
          things={me.passkeys}
          ends={messages.removePasskey}
          onEnd={(id) => then(() => accountApi.removePasskey(id))}
        />
        {findPasskeyObstacle() === null && (
          <button type="button" class="btn" onClick={() => then(addPasskey)}>
            <Icon name="plus" /> {messages.addPasskey}
          </button>
        )}
      </section>
      <section class="panel" aria-labelledby="people-codes">
        <h3 id="people-codes">{messages.codes}</h3>
        <p class="soft">
          {messages.codesNote} {messages.codesLeft(me.codes)}
        </p>
        <button
          type="button"
          class="btn"
          onClick={() => then(async () => (codes.value = await accountApi.createRecoveryCodes()))}
        >
          <Icon name="log" /> {messages.newCodes}
        </button>
      </section>
      <section class="panel" aria-labelledby="people-devices">
        <h3 id="people-devices">{messages.devices}</h3>
        <p class="soft">{messages.devicesNote}</p>
        <MethodList
          things={me.devices}
          ends={messages.endDevice}
          onEnd={(id) => then(() => accountApi.endDevice(id))}
        />
        {link.value === null ? (
          <button
            type="button"
            class="btn"
            onClick={() =>
              void act(async () => {
                link.value = buildPageLink('me', 'device', await accountApi.createDeviceLink());
              })
            }
          >
            <Icon name="plus" /> {messages.addDevice}
          </button>
        ) : (
          <>
            <p class="soft">{messages.addDeviceNote}</p>
            <ShareLink link={link.value} label={messages.addDevice} title={messages.addDevice} />
          </>
        )}
        <button
          type="button"
          class="btn"
          onClick={() =>
            then(async () => {
              await accountApi.signOut();
              saveAccountName(null);
            })
          }
        >
          {messages.signOut}
        </button>
      </section>
      {codes.value !== null && (
        <RecoverySheet codes={codes.value} name={me.name} onClose={() => (codes.value = null)} />
      )}
    </>
  );
}
