/** One's own account: what it is called, who sees what, the ways in, everything as files, and deleting it. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type Me, type OwnThing, PARTS, type PuzzleCounts, SHARES } from '../../net/index.ts';
import { address, addressOf } from '../device/address.ts';
import { keepAccountName } from '../device/account.ts';
import { writtenIn } from '../device/settings.ts';
import { solvingOf } from '../device/solving.ts';
import { LISTED } from '../games/index.ts';
import { api } from '../online/api.ts';
import { useOffered } from '../online/offered.ts';
import { places } from '../online/places.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NameField } from '../ui/NameField.tsx';
import { RoundButton } from '../ui/RoundButton.tsx';
import { SwitchRow } from '../ui/SwitchRow.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { spoken } from '../words/index.ts';
import { peopleApi } from './api.ts';
import { type Doing, useDoing } from './doing.ts';
import { addPasskey, missing } from './passkey.ts';
import { RecoverySheet } from './RecoverySheet.tsx';
import { usePeople } from './words/index.ts';

interface Props {
  readonly me: Me;
  readonly onChange: () => Promise<void>;
}
type Part = Props & Pick<Doing, 'act' | 'choose'>;

const day = (time: number): string =>
  // The server counts days in universal time.
  new Date(time).toLocaleDateString(writtenIn(spoken.value!.language), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });

/** Seats that this device has as a guest, once. */
function Claim({ act, onChange }: Part) {
  const words = usePeople();
  const said = useSignal<string | null>(null);
  const kept = places();
  if (said.value !== null) return <p role="status">{said.value}</p>;
  if (kept.length === 0) return null;
  return (
    <section class="panel">
      <p>{words.claimNote}</p>
      <button
        type="button"
        class="btn"
        onClick={() =>
          void act(async () => {
            const { claimed, refused } = await peopleApi.claim({
              places: kept.map(({ id, token }) => ({ id, token })),
            });
            said.value = [words.claimed(claimed), ...(refused > 0 ? [words.claimRefused(refused)] : [])].join(
              ' ',
            );
            await onChange();
          })
        }
      >
        {words.claim(kept.length)}
      </button>
    </section>
  );
}

function Name({ me, act, onChange }: Part) {
  const words = usePeople();
  const name = useSignal(me.name);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void act(async () => {
          await peopleApi.rename(name.value.trim());
          await onChange();
        });
      }}
    >
      <NameField name={name.value} isNeeded onName={(value) => (name.value = value)} />
      <p class="soft">{words.renameNote}</p>
      <button type="submit" class="btn">
        {words.rename}
      </button>
    </form>
  );
}

function Sharing({ me, choose, onChange }: Part) {
  const words = usePeople();
  const hasPresence = useOffered()?.presence !== false;
  // What was chosen last, also before the page has heard that it is kept.
  const shares = useRef(me.shares);
  shares.current = me.shares;
  return (
    <section class="panel" aria-labelledby="people-sharing">
      <h3 id="people-sharing">{words.sharing}</h3>
      <p class="soft">{words.sharingNote}</p>
      <ul class="options">
        {PARTS.filter((part) => part !== 'presence' || hasPresence).map((part) => (
          <li key={part}>
            <label for={`share-${part}`}>{words.parts[part]}</label>
            <select
              id={`share-${part}`}
              class="field"
              value={me.shares[part]}
              onChange={({ currentTarget: { value } }) =>
                void choose(async () => {
                  const wish = { ...shares.current, [part]: value };
                  await peopleApi.share(wish);
                  shares.current = wish;
                  await onChange();
                })
              }
            >
              {SHARES.map((share) => (
                <option key={share} value={share}>
                  {words.shares[share]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who may invite them to a table. */
function Invitations({ me, choose, onChange }: Part) {
  const words = usePeople();
  const isOffered = useOffered()?.presence !== false;
  if (!isOffered) return null;
  const change = (ask: () => Promise<unknown>): void =>
    void choose(async () => {
      await ask();
      await onChange();
    });
  return (
    <section class="panel" aria-labelledby="people-invitations">
      <h3 id="people-invitations">{words.invitations}</h3>
      <ul class="options">
        <SwitchRow
          id="may-invite"
          label={words.mayInvite}
          isOn={me.invites}
          onChange={(isOn) => change(() => peopleApi.mayInvite(isOn))}
        />
      </ul>
      {me.muted.length > 0 && <p class="soft">{words.mutedNote}</p>}
      {me.muted.length > 0 && (
        <ul class="people-things">
          {me.muted.map((name) => (
            <li key={name}>
              <span>{name}</span>
              <RoundButton
                icon="close"
                label={words.unmute(name)}
                onClick={() => change(() => api.mute(name, false))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How this device's person does at puzzles, by game; null without a try. */
function puzzlesHere(): PuzzleCounts | null {
  const counts = LISTED.flatMap(({ id }) => {
    const { tried, rating } = solvingOf(id) ?? { tried: [], rating: undefined };
    const solved = tried.filter(([, isSolved]) => isSolved).length;
    return tried.length === 0 ? [] : [[id, { tried: tried.length, solved, rating }] as const];
  });
  return counts.length === 0 ? null : Object.fromEntries(counts);
}

/** Puzzles are solved on the device alone: what the account knows of them is what the device tells when asked to. */
function Puzzles({ me, act, onChange }: Part) {
  const words = usePeople();
  const here = puzzlesHere();
  const tell = (puzzles: PuzzleCounts | null): void =>
    void act(async () => {
      await peopleApi.keepPuzzles(puzzles);
      await onChange();
    });
  if (here === null && me.puzzles === null) return null;
  return (
    <section class="panel" aria-labelledby="people-puzzles">
      <h3 id="people-puzzles">{words.parts.puzzles}</h3>
      <p class="soft">{words.puzzlesNote}</p>
      {here !== null && (
        <button type="button" class="btn" onClick={() => tell(here)}>
          {words.puzzlesTell}
        </button>
      )}
      {me.puzzles !== null && (
        <button type="button" class="btn" onClick={() => tell(null)}>
          {words.puzzlesForget}
        </button>
      )}
    </section>
  );
}

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

function WaysIn({ me, act, onChange }: Part) {
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

function Removing({ me, act, onRemoved }: Part & { readonly onRemoved: () => Promise<void> }) {
  const words = usePeople();
  const isAsked = useSignal(false);
  const typed = useSignal('');
  const close = (): void => {
    isAsked.value = false;
  };
  const mayRemove = typed.value.trim() === me.name;
  return (
    <section class="panel" aria-labelledby="people-remove">
      <h3 id="people-remove">{words.remove}</h3>
      <p class="soft">{words.removeNote}</p>
      <button type="button" class="btn" onClick={() => (isAsked.value = true)}>
        {words.remove}
      </button>
      {isAsked.value && (
        <Dialog title={words.remove} onClose={close}>
          <p>{words.removeNote}</p>
          <label class="lobby-name">
            <span>{words.removeType(me.name)}</span>
            <input
              class="field"
              autocomplete="off"
              value={typed.value}
              onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
            />
          </label>
          <div class="row-of-two">
            <button type="button" class="btn" onClick={close}>
              {words.keep}
            </button>
            <button
              type="button"
              class="primary"
              aria-disabled={!mayRemove}
              onClick={() => {
                if (!mayRemove) return;
                void act(async () => {
                  await peopleApi.remove(me.name);
                  keepAccountName(null);
                  await onRemoved();
                });
              }}
            >
              {words.removeNow}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

export function Mine({ me, onChange, onRemoved }: Props & { readonly onRemoved: () => Promise<void> }) {
  const words = usePeople();
  const { trouble, act, choose } = useDoing();
  const part = { me, onChange, act, choose };
  // Whoever has come from a table wants to go back there.
  const [then] = /^[0-9A-Za-z]{8,32}$/.exec(address.value.query.get('then') ?? '') ?? [];
  return (
    <>
      <p>{me.name === '' ? words.nameless : words.hello(me.name)}</p>
      {trouble !== null && (
        <p class="notice" role="alert">
          {trouble}
        </p>
      )}
      {me.name === '' ? (
        <section class="panel">
          <Name {...part} />
        </section>
      ) : (
        <p>
          <a class="btn" href={addressOf('people', encodeURIComponent(me.name))}>
            <Icon name="eye" /> {words.myPage}
          </a>
        </p>
      )}
      {then !== undefined && (
        <p>
          <a class="primary" href={addressOf('t', then)}>
            {words.backToTable}
          </a>
        </p>
      )}
      <Claim {...part} />
      <Sharing {...part} />
      <Invitations {...part} />
      <Puzzles {...part} />
      <WaysIn {...part} />
      <section class="panel" aria-labelledby="people-files">
        <h3 id="people-files">{words.files}</h3>
        <p class="soft">{words.filesNote}</p>
        <div class="menu-more">
          <button
            type="button"
            class="btn"
            onClick={() =>
              void act(async () =>
                saveFile('tavola-account.json', JSON.stringify(await peopleApi.account(), null, 2)),
              )
            }
          >
            <Icon name="save" /> {words.saveAccount}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => void act(async () => saveFile('tavola-matches.jsonl', await peopleApi.records()))}
          >
            <Icon name="save" /> {words.saveRecords}
          </button>
        </div>
      </section>
      {me.name !== '' && (
        <details class="panel fold">
          <summary>{words.rename}</summary>
          <Name {...part} />
        </details>
      )}
      <Removing {...part} onRemoved={onRemoved} />
    </>
  );
}
