/** The ways into an account: passkeys, recovery codes, and the devices that are signed in. */
import { useSignal } from '@preact/signals';
import type { OwnThing } from '../../../protocol/index.ts';
import { keepAccountName } from '../accountName.ts';
import { writtenIn } from '../../ui/browser/settings.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { spoken } from '../../i18n/index.ts';
import { peopleApi } from './accountApi.ts';
import type { OwnPart } from './accountParts.ts';
import { addPasskey, missing } from './passkey.ts';
import { RecoverySheet } from './RecoverySheet.tsx';
import { usePeople } from './messages/index.ts';

const day = (time: number): string =>
  // The server counts days in universal time.
  new Date(time).toLocaleDateString(writtenIn(spoken.value!.language), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });

/** Passkeys, or devices: each with its day, and a way to be rid of it. */
function Things({
  things,
  ends,
  onEnd,
}: {
  readonly things: readonly OwnThing[];
  readonly ends: (label: string) => string;
  readonly onEnd: (id: string) => void;
}) {
  const words = usePeople();
  return (
    <ul class="plain people-things">
      {things.map(({ id, label, used, isThis }) => (
        <li key={id} class="between">
          <span>
            <b>{label}</b> {isThis === true && <span class="mark">{words.thisDevice}</span>}{' '}
            <span class="soft">{words.lastUsed(day(used))}</span>
          </span>
          {isThis !== true && <RoundButton icon="close" label={ends(label)} onClick={() => onEnd(id)} />}
        </li>
      ))}
    </ul>
  );
}

export function WaysIn({ me, act, onChange }: OwnPart) {
  const words = usePeople();
  const codes = useSignal<readonly string[] | null>(null);
  const then = (work: () => Promise<unknown>): void =>
    void act(async () => {
      await work();
      await onChange();
    });
  return (
    <>
      <section class="panel" aria-labelledby="people-passkeys">
        <h3 id="people-passkeys">{words.passkeys}</h3>
        {me.passkeys.length === 1 && me.codes === 0 && <p class="notice">{words.onlyWay}</p>}
        <p class="soft">{words.passkeysNote}</p>
        <Things
          things={me.passkeys}
          ends={words.removePasskey}
          onEnd={(id) => then(() => peopleApi.removePasskey(id))}
        />
        {missing() === null && (
          <button type="button" class="btn" onClick={() => then(addPasskey)}>
            <Icon name="plus" /> {words.addPasskey}
          </button>
        )}
      </section>
      <section class="panel" aria-labelledby="people-codes">
        <h3 id="people-codes">{words.codes}</h3>
        <p class="soft">
          {words.codesNote} {words.codesLeft(me.codes)}
        </p>
        <button
          type="button"
          class="btn"
          onClick={() => then(async () => (codes.value = await peopleApi.codes()))}
        >
          <Icon name="log" /> {words.newCodes}
        </button>
      </section>
      <section class="panel" aria-labelledby="people-devices">
        <h3 id="people-devices">{words.devices}</h3>
        <p class="soft">{words.devicesNote}</p>
        <Things
          things={me.devices}
          ends={words.endDevice}
          onEnd={(id) => then(() => peopleApi.endDevice(id))}
        />
        <button
          type="button"
          class="btn"
          onClick={() =>
            then(async () => {
              await peopleApi.leave();
              keepAccountName(null);
            })
          }
        >
          {words.signOut}
        </button>
      </section>
      {codes.value !== null && (
        <RecoverySheet codes={codes.value} name={me.name} onClose={() => (codes.value = null)} />
      )}
    </>
  );
}
